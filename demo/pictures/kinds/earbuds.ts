import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { paint } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Earbuds {
  colour: ColourName;
  brand: string;
}

const contact = (x: number, half: number): string => `<ellipse cx="${x}" cy="0" rx="${half}" ry="2" fill="url(#gShadow)"/>`;

const DEFS = `<defs><radialGradient id="earbuds-form" cx=".34" cy=".22" r=".95"><stop stop-color="#fff" stop-opacity=".6"/><stop offset=".35" stop-color="#fff" stop-opacity=".1"/><stop offset=".7" stop-color="#000" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></radialGradient>
<pattern id="earbuds-mesh" width=".9" height=".9" patternUnits="userSpaceOnUse"><circle cx=".45" cy=".45" r=".28" fill="#000" fill-opacity=".75"/></pattern></defs>`;

/** One bud with its stem down, 33 mm high, tip towards `s`. */
function bud(c: Colour, s: 1 | -1): string {
  const tip = `path d="M${s * 5}-31.500C${s * 9}-33 ${s * 13.5}-31.5 ${s * 14}-27C${s * 14.3}-22.5 ${s * 11}-19 ${s * 6}-19z"`;
  const stem = `path d="M${s * -5.2}-25C${s * -5.6}-16 ${s * -4.6}-8 ${s * -4.2}-3C${s * -4} 0 ${s * 2.4} 0 ${s * 2.6}-3L${s * 4.2}-22z"`;
  return (
    paint(tip, '#e4e8e9', 'gHs', 'gV .5') +
    `<path d="M${s * 8.8}-32C${s * 7}-28 ${s * 7}-23 ${s * 8.8}-19.4" fill="none" stroke="#000" stroke-opacity=".22" stroke-width=".5"/><ellipse cx="${s * 13.2}" cy="-26.6" rx="1.2" ry="3.2" fill="#3a4245"/>` +
    paint(stem, c.base, 'gHs', 'gV .5') +
    paint(`ellipse cx="${s * -0.5}" cy="-25.5" rx="8.3" ry="8"`, c.base, 'earbuds-form') +
    `<ellipse cx="${s * -0.5}" cy="-25.5" rx="8" ry="7.7" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width=".4"/>` +
    paint(`rect x="${s * -2.6 - 1.6}" y="-29.8" width="3.2" height="1.6" rx=".8"`, '#15191b', 'earbuds-mesh') +
    `<circle cx="${s * -0.8}" cy="-9" r="1.5" fill="#000" opacity=".12"/><circle cx="${s * -0.8}" cy="-9" r="1.5" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width=".3"/>` +
    paint(`path d="M${s * -3.7}-1.800C${s * -3.4} .1 ${s * 2} .1 ${s * 2.3}-1.800z"`, '#b6bfc1', 'gMet') +
    `<path d="M${s === 1 ? -4.6 : -3}-20C-4.6-14-3.8-8-3.5-4" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width=".5"/>`
  );
}

/** The lower half of the case, 64 mm wide. */
function base(c: Colour, brand: string): string {
  const shell = 'path d="M-32-24.500C-32-8-28 0-17 0H17C28 0 32-8 32-24.500C32-26-32-26-32-24.500z"';
  return (
    paint(shell, c.base, 'earbuds-form', 'gHs .6') +
    '<path d="M-31.5-24.600C-20-25.6 20-25.6 31.5-24.6" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width=".5"/><circle cx="0" cy="-17" r="2" fill="#72d699" opacity=".25"/><circle cx="0" cy="-17" r=".8" fill="#8ff0b4"/>' +
    lettering({ text: brand, x: 0, y: -8.5, size: 4.4, fill: c.print, anchor: 'middle', opacity: 0.8 })
  );
}

/** The case open with both buds in their seats. */
function openCase(c: Colour, brand: string): string {
  const lid = 'path d="M-32-27C-32-50-28-60-17-60H17C28-60 32-50 32-27z"';
  const inner = 'path d="M-28-27C-28-46-25-55.5-16-55.500H16C25-55.5 28-46 28-27z"';
  return (
    paint(lid, c.base, 'gV .7', 'gHs') +
    paint(inner, c.dark, 'gV .3', 'gHs') +
    '<path d="M-31.5-29C-31.5-50-27.5-59.5-17-59.500H17C27.5-59.5 31.5-50 31.5-29" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width=".6"/>' +
    lettering({ text: brand.toUpperCase(), x: 0, y: -45, size: 3, fill: c.print, anchor: 'middle', spacing: 0.5, opacity: 0.6 }) +
    paint('rect x="-31.5" y="-30" width="63" height="8" rx="3.5"', c.dark, 'gH .5') +
    `<g transform="translate(-13.5 -7.5)">${bud(c, -1)}</g><g transform="translate(13.5 -7.5)">${bud(c, 1)}</g>` +
    base(c, brand)
  );
}

function open({ colour, brand }: Earbuds): Drawing {
  const c = COLOURS[colour];
  return {
    svg: `${DEFS}${contact(-17, 34)}${contact(35, 12)}<g transform="translate(-17 0)">${openCase(c, brand)}</g><g transform="translate(37 0)">${bud(c, -1)}</g>`,
    width: 98,
    height: 60,
    shadow: 0,
  };
}

/** Both buds without the case. */
function front({ colour }: Earbuds): Drawing {
  const c = COLOURS[colour];
  return {
    svg: `${DEFS}${contact(-17, 10)}${contact(17, 10)}<g transform="translate(-17 0)">${bud(c, 1)}</g><g transform="translate(17 0)">${bud(c, -1)}</g>`,
    width: 56,
    height: 34,
    shadow: 0,
  };
}

/** The case closed. */
function closed({ colour, brand }: Earbuds): Drawing {
  const c = COLOURS[colour];
  const lid = 'path d="M-32-24.500C-32-40-28-47-17-47H17C28-47 32-40 32-24.500z"';
  return {
    svg: `${DEFS}${paint(lid, c.base, 'earbuds-form', 'gHs .6')}${base(c, brand)}<path d="M-32-24.800H32" stroke="#000" stroke-opacity=".4" stroke-width=".6"/><path d="M-30-32C-29-42-26-46.2-17-46.200H17" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width=".7"/>${paint('rect x="-6" y="-26.5" width="12" height="3.4" rx="1.7"', c.dark, 'gV .5')}`,
    width: 66,
    height: 47,
    shadow: 34,
  };
}

/** One bud close up. */
function detail({ colour }: Earbuds): Drawing {
  return { svg: `${DEFS}${contact(0, 9)}${bud(COLOURS[colour], 1)}`, width: 32, height: 34, shadow: 0 };
}

export const kind: DeviceKind<Earbuds> = {
  frame: 98,
  defaults: { colour: 'white', brand: 'Tihota' },
  views: { open, front, closed, detail },
};
