import { lettering } from '../lettering.ts';
import { measured, paint } from '../measures.ts';
import { round } from '../studio.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Lens {
  /** Length without caps in millimetres, 40–260. */
  length: number;
  diameter: number;
  brand: string;
}

const BARREL = '#1b2022';

export interface Glass {
  /** Kind that draws it: prefix of all ids. */
  prefix: string;
  x: number;
  y: number;
  radius: number;
  /** Text engraved around the glass. */
  engraving?: string;
  accent?: string;
}

/** The front of a lens: knurled rim, engraved ring, coated glass with reflections. Also used for compact cameras. */
export function glass({ prefix, x, y, radius, engraving, accent = '#c9a24a' }: Glass): string {
  const ring = (r: number, attributes: string) => `<circle r="${round(radius * r)}" ${attributes}/>`;
  const letters = engraving
    ? [...engraving]
        .map(
          (letter, i, all) =>
            `<g transform="rotate(${round((i - (all.length - 1) / 2) * 8.5)})">${letter === ' ' ? '' : lettering({ text: letter, x: 0, y: -radius * 0.735, size: radius * 0.115, fill: '#d6dcdc', anchor: 'middle' })}</g>`,
        )
        .join('')
    : '';
  return (
    `<defs><radialGradient id="${prefix}-glass" cx=".42" cy=".38" r=".66"><stop stop-color="#34506b"/><stop offset=".3" stop-color="#1d2f55"/><stop offset=".58" stop-color="#2a1c47"/><stop offset=".82" stop-color="#0a1018"/><stop offset="1" stop-color="#04070a"/></radialGradient>` +
    `<linearGradient id="${prefix}-coat" x2="1" y2="1"><stop stop-color="#9fd8e6" stop-opacity=".85"/><stop offset=".4" stop-color="#6f7df0" stop-opacity=".22"/><stop offset="1" stop-color="#c36bd6" stop-opacity="0"/></linearGradient></defs>` +
    `<g transform="translate(${x} ${y})">${paint(`circle r="${radius}"`, '#181d1f', 'gV .45')}` +
    ring(0.955, `fill="none" stroke="#444e51" stroke-width="${round(radius * 0.06)}" stroke-dasharray="${round(radius * 0.035)} ${round(radius * 0.04)}"`) +
    ring(0.99, `fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="${round(radius * 0.014)}"`) +
    ring(0.9, 'fill="#0e1214"') +
    ring(0.885, `fill="none" stroke="${accent}" stroke-width="${round(radius * 0.016)}"`) +
    paint(`circle r="${round(radius * 0.86)}"`, '#15191b', 'gV .25') +
    letters +
    ring(0.68, 'fill="#06090b"') +
    [0.67, 0.63, 0.59].map((r) => ring(r, `fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="${round(radius * 0.012)}"`)).join('') +
    ring(0.56, `fill="url(#${prefix}-glass)"`) +
    ring(0.38, `fill="none" stroke="#8fb6e8" stroke-opacity=".16" stroke-width="${round(radius * 0.05)}"`) +
    `<path d="${heptagon(radius * 0.17)}" fill="#020406" opacity=".85"/>` +
    `<path d="M${round(-radius * 0.5)} ${round(-radius * 0.12)}A${round(radius * 0.52)} ${round(radius * 0.52)} 0 0 1 ${round(radius * 0.1)} ${round(-radius * 0.51)}Q${round(-radius * 0.08)} ${round(-radius * 0.2)} ${round(-radius * 0.5)} ${round(-radius * 0.12)}z" fill="url(#${prefix}-coat)"/>` +
    `<ellipse transform="rotate(-42)" cx="0" cy="${round(-radius * 0.38)}" rx="${round(radius * 0.13)}" ry="${round(radius * 0.06)}" fill="#fff" opacity=".8"/>` +
    `<ellipse transform="rotate(-42)" cx="0" cy="${round(radius * 0.4)}" rx="${round(radius * 0.2)}" ry="${round(radius * 0.05)}" fill="#e6a8d8" opacity=".35"/><circle cx="${round(radius * 0.2)}" cy="${round(radius * 0.22)}" r="${round(radius * 0.035)}" fill="#bfe6d8" opacity=".7"/>` +
    ring(0.56, `fill="none" stroke="#000" stroke-width="${round(radius * 0.02)}"`) +
    '</g>'
  );
}

function heptagon(r: number): string {
  const points = Array.from({ length: 7 }, (_, i) => `${round(Math.sin((i * Math.PI * 2) / 7) * r)} ${round(-Math.cos((i * Math.PI * 2) / 7) * r)}`);
  return `M${points.join('L')}z`;
}

/** A ring round the barrel; `ribs` gives it rubber ridges. */
function band(half: number, top: number, height: number, ribs: boolean): string {
  const shape = `rect x="${round(-half)}" y="${round(top)}" width="${round(2 * half)}" height="${round(height)}" rx="${ribs ? 1.4 : 0.6}"`;
  const edge = `<rect x="${round(-half)}" y="${round(top)}" width="${round(2 * half)}" height=".7" fill="#fff" opacity=".16"/><rect x="${round(-half)}" y="${round(top + height - 0.9)}" width="${round(2 * half)}" height=".9" fill="#000" opacity=".45"/>`;
  return `<${shape} fill="${ribs ? '#15191b' : BARREL}"/>${ribs ? `<${shape} fill="url(#lens-ribs)"/>` : ''}<${shape} fill="url(#lens-round)"/>${edge}`;
}

const DEFS = `<defs><pattern id="lens-ribs" width="2.4" height="4" patternUnits="userSpaceOnUse"><rect width="1.3" height="4" fill="#3c4548"/><rect width=".5" height="4" fill="#6b7679"/></pattern>
<linearGradient id="lens-round"><stop stop-color="#000" stop-opacity=".7"/><stop offset=".14" stop-color="#fff" stop-opacity=".06"/><stop offset=".26" stop-color="#fff" stop-opacity=".34"/><stop offset=".38" stop-color="#fff" stop-opacity=".05"/><stop offset=".75" stop-color="#000" stop-opacity=".25"/><stop offset=".93" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity=".75"/></linearGradient></defs>`;

/** Standing on its mount: focus ring on top, zoom ring on long lenses, marks between them. */
function side({ length, diameter, brand }: Lens): Drawing {
  const r = diameter / 2;
  const at = (share: number) => -length * share;
  const foot = Math.min(r, 31);
  const marks = ['0.5', '0.7', '1', '2', '5 m'].slice(diameter > 60 ? 0 : 1);
  return {
    svg:
      DEFS +
      paint(`rect x="${-foot + 5}" y="-5" width="${2 * foot - 10}" height="5" rx="1"`, '#aeb7b9', 'gMet') +
      paint(`rect x="${-foot + 1.5}" y="-7" width="${2 * foot - 3}" height="3.2"`, '#aeb7b9', 'gMet') +
      `<path d="M${-foot} -7H${foot}L${round(r - 1)} ${round(at(0.2))}H${round(1 - r)}z" fill="${BARREL}"/><path d="M${-foot} -7H${foot}L${round(r - 1)} ${round(at(0.2))}H${round(1 - r)}z" fill="url(#lens-round)"/>` +
      `<circle cx="0" cy="${round(at(0.2) * 0.5 - 4)}" r="1.5" fill="#e0453a"/>` +
      band(r - 1, at(0.25), length * 0.05, false) +
      band(r, at(0.46), length * 0.21, true) +
      band(r - 1.2, at(0.6), length * 0.14, false) +
      band(r - 0.3, at(0.84), length * 0.24, true) +
      band(r - 1, at(0.95), length * 0.11, false) +
      `<rect x="${round(-r + 1)}" y="${round(at(0.875))}" width="${round(2 * r - 2)}" height="1.3" fill="#c9a24a"/><rect x="${round(-r + 1)}" y="${round(at(0.875))}" width="${round(2 * r - 2)}" height="1.3" fill="url(#lens-round)" opacity=".7"/>` +
      band(r, at(1), length * 0.055, false) +
      `<rect x="${round(-r + 2)}" y="${round(-length)}" width="${round(2 * r - 4)}" height=".7" fill="#fff" opacity=".35"/>` +
      (length < 75 ? [] : marks)
        .map((text, i) =>
          lettering({ text, x: ((i + 0.5) / marks.length - 0.5) * r * 1.5, y: at(0.5), size: Math.min(4.4, r * 0.13), fill: '#e8ecec', anchor: 'middle' }),
        )
        .join('') +
      lettering({
        text: brand.toUpperCase(),
        x: 0,
        y: at(length < 75 ? 0.5 : 0.555),
        size: Math.min(5, r * 0.16),
        fill: '#fff',
        anchor: 'middle',
        spacing: 0.6,
      }),
    width: diameter,
    height: length,
  };
}

function front({ diameter, brand }: Lens): Drawing {
  return {
    svg: glass({ prefix: 'lens', x: 0, y: -diameter / 2, radius: diameter / 2, engraving: `${brand.toUpperCase()} ASPH` }),
    width: diameter,
    height: diameter,
    shadow: diameter * 0.3,
  };
}

/** The mount: bayonet, contacts, rear glass. */
function back({ diameter }: Lens): Drawing {
  const r = Math.max(diameter / 2, 32);
  const contacts = Array.from(
    { length: 10 },
    (_, i) => `<circle transform="rotate(${-36 + i * 8})" cy="21.5" r="1.1" fill="#d8b45c" stroke="#6b5320" stroke-width=".3"/>`,
  ).join('');
  const lugs = [20, 140, 260]
    .map(
      (a) =>
        `<path transform="rotate(${a})" d="M-9-26.500A28 28 0 0 1 9-26.500L8-23.600A25 25 0 0 0-8-23.600z" fill="#eef1f2" stroke="#5b6668" stroke-width=".4"/>`,
    )
    .join('');
  const screws = [80, 200, 320]
    .map((a) => `<g transform="rotate(${a})"><circle cy="-26.3" r="1.3" fill="#7c8689"/><path d="M-1-26.300h2" stroke="#2a3032" stroke-width=".4"/></g>`)
    .join('');
  return {
    svg:
      `${DEFS}<g transform="translate(0 ${-r})">${paint(`circle r="${r}"`, BARREL, 'gBall .6')}<circle r="${r - 0.5}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width=".7"/>` +
      `${paint('circle r="29.5"', '#aeb7b9', 'gMet', 'gV .5')}<circle r="29" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width=".5"/><circle r="24.5" fill="#101416"/>${lugs}${screws}` +
      `<path d="M-16 17.500A23.8 23.8 0 0 0 16 17.500L13.5 14.500A20 20 0 0 1-13.5 14.500z" fill="#070a0b"/>${contacts}<circle r="17" fill="#070a0b" stroke="#3b4447" stroke-width="1"/><circle r="14.5" fill="url(#gLens)"/>` +
      '<ellipse cx="-5" cy="-6" rx="4.5" ry="2.6" transform="rotate(-40 -5 -6)" fill="#fff" opacity=".55"/><circle cx="0" cy="-30.8" r="1" fill="#e0453a"/></g>',
    width: 2 * r,
    height: 2 * r,
    shadow: r * 0.6,
  };
}

export const kind: DeviceKind<Lens> = {
  frame: 215,
  defaults: { length: 118, diameter: 84, brand: 'Zorni' },
  views: { side, front, back, measures: (lens) => measured(side(lens)) },
};
