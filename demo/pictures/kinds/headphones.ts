import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { paint } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Headphones {
  colour: ColourName;
  /** The thin ring between shell and cushion. */
  accent: ColourName;
  brand: string;
}

type Side = 1 | -1;

const LEATHER = '#23292b';
const contact = (x: number, half: number): string => `<ellipse cx="${x}" cy="0" rx="${half}" ry="3.4" fill="url(#gShadow)"/>`;

const DEFS = `<defs>
<pattern id="headphones-mesh" width="2.2" height="2.2" patternUnits="userSpaceOnUse"><circle cx=".7" cy=".7" r=".5" fill="#000" fill-opacity=".55"/><circle cx="1.8" cy="1.8" r=".5" fill="#000" fill-opacity=".55"/></pattern>
<linearGradient id="headphones-arc" x2="1" y2="0"><stop stop-color="#000" stop-opacity=".2"/><stop offset=".22" stop-color="#fff" stop-opacity=".45"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>
<radialGradient id="headphones-pad" cx=".42" cy=".36" r=".62"><stop offset=".45" stop-color="#000" stop-opacity=".55"/><stop offset=".68" stop-color="#fff" stop-opacity=".2"/><stop offset=".84" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></radialGradient>
<radialGradient id="headphones-face" cx=".34" cy=".26" r=".9"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".4" stop-color="#fff" stop-opacity=".08"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></radialGradient>
</defs>`;

/** The bow over the head with its padding and both metal sliders; it ends 100 mm above the shelf. */
function headband(c: Colour): string {
  const bow = 'path d="M-81.5-104A81.5 88 0 0 1 81.5-104L74.5-104A74.5 79.5 0 0 0-74.5-104z"';
  const slider = (s: Side) =>
    paint(`rect x="${s * 78 - 2.6}" y="-114" width="5.2" height="34" rx="1.5"`, '#b6bfc1', 'gMet') +
    Array.from({ length: 5 }, (_, i) => `<path d="M${s * 78 - 1.4} ${-99 + i * 3}h2.8" stroke="#000" stroke-opacity=".35" stroke-width=".6"/>`).join('') +
    paint(`rect x="${s * 78 - 4.8}" y="-124" width="9.6" height="23" rx="4.2"`, c.base, 'gHs', 'gV .4');
  return (
    `<path d="M-66-134A70.5 75 0 0 1 66-134" fill="none" stroke="${LEATHER}" stroke-width="9" stroke-linecap="round"/>` +
    '<path d="M-66-136A72 76 0 0 1 66-136" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="2.4" stroke-linecap="round"/><path d="M-64-132.500A69 73 0 0 1 64-132.5" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2" stroke-linecap="round"/>' +
    paint(bow, c.base, 'headphones-arc', 'gV .35') +
    '<path d="M-80.6-106A80.6 87 0 0 1 80.6-106" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width=".9"/>' +
    '<path d="M-75.2-106A75 80 0 0 1 75.2-106" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1"/>' +
    slider(-1) +
    slider(1)
  );
}

/** A cup seen from the edge: cushion inside, accent ring, shell outside, the fork that carries it. */
function cup(c: Colour, accent: string, s: Side): string {
  const cushion = `path d="M${65 * s}-90C${50 * s}-92 ${43 * s}-85 ${43 * s}-70V-21C${43 * s}-7 ${50 * s} 0 ${65 * s}-2z"`;
  const shell = `path d="M${66 * s}-91h${5 * s}c${11 * s} 0 ${17 * s} 15 ${17 * s} 45s${-6 * s} 45 ${-17 * s} 45h${-5 * s}z"`;
  const fork = `M${78 * s}-92C${78 * s}-84 ${86 * s}-80 ${87.5 * s}-68V-46`;
  return (
    paint(cushion, LEATHER, 'gHs', 'gV .35') +
    `<path d="M${58 * s}-90.500C${54 * s}-70 ${54 * s}-22 ${58 * s}-1.5" fill="none" stroke="#000" stroke-opacity=".45" stroke-width=".9"/>` +
    `<path d="M${47 * s}-76C${45.5 * s}-60 ${45.5 * s}-34 ${47 * s}-16" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.6" stroke-linecap="round"/>` +
    paint(`rect x="${s === 1 ? 64 : -66.5}" y="-91" width="2.5" height="90" rx="1"`, accent, 'gV .5') +
    paint(shell, c.base, 'gHs', 'gV .55') +
    `<path d="M${71 * s}-90.300c${10.4 * s} 0 ${16.3 * s} 15 ${16.3 * s} 44" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width=".8"/>` +
    `<path d="M${69.5 * s}-88v84" stroke="#000" stroke-opacity=".16" stroke-width=".7"/>` +
    `<path d="${fork}" fill="none" stroke="${c.dark}" stroke-width="7" stroke-linecap="round"/><path d="${fork}" fill="none" stroke="${c.base}" stroke-width="5.6" stroke-linecap="round"/>` +
    `<path d="${fork}" transform="translate(-1 0)" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="1.3" stroke-linecap="round"/>` +
    paint(`circle cx="${87.5 * s}" cy="-46" r="2.2"`, '#8d979a', 'gMet')
  );
}

const controls = (c: Colour): string =>
  [-30, -21]
    .map(
      (y) =>
        paint(`rect x="71.5" y="${y}" width="5.4" height="7" rx="2.6"`, c.dark, 'gV .8') +
        `<path d="M72.8 ${y + 1}h2.8" stroke="#fff" stroke-opacity=".35" stroke-width=".5"/>`,
    )
    .join('') +
  '<circle cx="74.2" cy="-36" r="1.1" fill="#b9f2c8"/><circle cx="74.2" cy="-36" r="2.2" fill="#72d699" opacity=".3"/>' +
  '<rect x="72.7" y="-11" width="3" height="7" rx="1.5" fill="#0a0d0e" stroke="#fff" stroke-opacity=".3" stroke-width=".4"/>' +
  [-70, -67, -64].map((y) => `<circle cx="73.5" cy="${y}" r=".7" fill="#0a0d0e" opacity=".7"/>`).join('');

function front({ colour, accent }: Headphones): Drawing {
  const c = COLOURS[colour];
  const ring = COLOURS[accent].base;
  return { svg: DEFS + contact(-67, 30) + contact(67, 30) + headband(c) + cup(c, ring, -1) + cup(c, ring, 1), width: 184, height: 192, shadow: 0 };
}

/** The outside of one cup with the touch surface, the band seen from its edge. */
function side({ colour, accent, brand }: Headphones): Drawing {
  const c = COLOURS[colour];
  const band = 'path d="M-13-116C-15-150-13-186-8-191Q0-194 8-191C13-186 15-150 13-116z"';
  const oval = (rx: number, ry: number) => `ellipse cx="0" cy="-47" rx="${rx}" ry="${ry}"`;
  const fork = 'M-30-70C-30-96-14-104 0-104S30-96 30-70';
  return {
    svg:
      DEFS +
      contact(0, 34) +
      paint(band, c.base, 'gH .8', 'gV .4') +
      '<path d="M-7-190C-11-184-13-150-11-118" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1"/><path d="M-10-150h20" stroke="#000" stroke-opacity=".18" stroke-width=".7"/>' +
      lettering({ text: brand.toUpperCase(), x: 0, y: -132, size: 4.6, fill: c.print, anchor: 'middle', spacing: 0.7 }) +
      paint('rect x="-6" y="-118" width="12" height="22" rx="2"', '#b6bfc1', 'gMet') +
      paint(oval(40, 47), LEATHER, 'gHs', 'gV .3') +
      `<${oval(38.4, 45.4)} fill="${COLOURS[accent].base}"/>` +
      paint(oval(37.5, 44.5), c.base, 'headphones-face') +
      `<${oval(37, 44)} fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".8"/>` +
      `<path d="${fork}" fill="none" stroke="${c.dark}" stroke-width="7.5" stroke-linecap="round"/><path d="${fork}" fill="none" stroke="${c.base}" stroke-width="6" stroke-linecap="round"/><path d="${fork}" transform="translate(-.8 -1)" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.2" stroke-linecap="round"/>` +
      paint('circle cx="-30" cy="-70" r="2.3"', '#8d979a', 'gMet') +
      paint('circle cx="30" cy="-70" r="2.3"', '#8d979a', 'gMet') +
      `<${oval(24, 29)} fill="#000" opacity=".08"/><${oval(24, 29)} fill="none" stroke="#000" stroke-opacity=".2" stroke-width=".7"/><ellipse cx="0" cy="-46.2" rx="24" ry="29" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width=".6"/>` +
      lettering({ text: brand, x: 0, y: -44.6, size: 8.5, fill: c.print, anchor: 'middle' }) +
      `<rect x="-4" y="-10" width="8" height="2" rx="1" fill="#0a0d0e" opacity=".6"/><circle cx="9" cy="-10.5" r=".8" fill="#0a0d0e" opacity=".6"/>`,
    width: 82,
    height: 192,
    shadow: 0,
  };
}

/** Both cups turned flat: the cushions and the cloth over the drivers. */
function open({ colour, accent }: Headphones): Drawing {
  const c = COLOURS[colour];
  const pad = (s: Side) => {
    const oval = (rx: number, ry: number) => `ellipse cx="${s * 66}" cy="-47" rx="${rx}" ry="${ry}"`;
    return (
      `<path d="M${s * 78}-92C${s * 76}-84 ${s * 66}-92 ${s * 66}-80" fill="none" stroke="${c.dark}" stroke-width="8"/>` +
      paint(oval(38.5, 47), c.base, 'gHs', 'gV .5') +
      `<${oval(37.4, 45.8)} fill="${COLOURS[accent].base}"/>` +
      paint(oval(36.6, 45), LEATHER, 'headphones-pad') +
      `<${oval(28.5, 36.5)} fill="none" stroke="#fff" stroke-opacity=".14" stroke-width=".8" stroke-dasharray="1.6 1"/>` +
      paint(oval(19, 26), '#3a4245', 'headphones-mesh', 'gV .3') +
      `<${oval(19, 26)} fill="none" stroke="#000" stroke-opacity=".6" stroke-width="1.6"/>` +
      lettering({ text: s === 1 ? 'L' : 'R', x: s * 66, y: -39, size: 22, fill: '#e8ecec', anchor: 'middle', opacity: 0.85 })
    );
  };
  return { svg: DEFS + contact(-66, 36) + contact(66, 36) + headband(c) + pad(-1) + pad(1), width: 212, height: 192, shadow: 0 };
}

/** One cup from behind: keys, charging light, socket, microphones. */
function detail({ colour, accent }: Headphones): Drawing {
  const c = COLOURS[colour];
  return {
    svg: `${DEFS}${contact(0, 30)}<g transform="translate(-67 0)">${cup(c, COLOURS[accent].base, 1)}${controls(c)}</g>`,
    width: 66,
    height: 104,
    shadow: 0,
  };
}

export const kind: DeviceKind<Headphones> = {
  frame: 232,
  defaults: { colour: 'cream', accent: 'copper', brand: 'Tihota' },
  views: { front, side, open, detail },
};
