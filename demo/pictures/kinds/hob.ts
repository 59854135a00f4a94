import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, measured, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cast, close, fade, line, many } from './washing-machine.ts';

interface Hob {
  zones: 4 | 5;
  /** Colour of the frame; the glass is black or white. */
  colour: ColourName;
  brand: string;
}

const DEPTH = 520;
/** Foreshortening of the glass in the cook's view. */
const FLAT = 0.5;
const widthOf = ({ zones }: Hob) => (zones === 5 ? 780 : 590);

const materials =
  fade('hob-glass', 'xy', '0 #3b454a', '.4 #1b2124', '.41 #12171a', '1 #07090b') +
  fade('hob-white', 'xy', '0 #ffffff', '.4 #eef1f2', '.41 #e6eaeb', '1 #cfd6d8') +
  fade('hob-heat', 'x', '0 #ff6a3c', '1 #ffb13c');

function rings({ zones }: Hob): { x: number; y: number; r: number; level: number }[] {
  const four = [
    { x: -142, y: -380, r: 90, level: 0 },
    { x: 142, y: -380, r: 105, level: 7 },
    { x: -142, y: -178, r: 105, level: 9 },
    { x: 142, y: -178, r: 73, level: 0 },
  ];
  if (zones === 4) return four;
  return [...four.map((ring) => ({ ...ring, x: ring.x * 1.76, r: Math.min(ring.r, 96) })), { x: 0, y: -290, r: 132, level: 0 }];
}

/** The glass from above, its front edge on y = 0. */
function glass(hob: Hob): string {
  const width = widthOf(hob);
  const light = hob.colour === 'white' || hob.colour === 'cream';
  const mark = light ? '#5b6668' : '#c3c9cb';
  const zone = ({ x, y, r }: { x: number; y: number; r: number }) =>
    line(disc(x, y, r), mark, 2.4, 0.8) +
    line(disc(x, y, r - 9), mark, 1.2, 0.35, 'stroke-dasharray="2 7"') +
    line(path`M${x - 9} ${y}h18M${x} ${y - 9}v18`, mark, 2, 0.8);
  const slider = ({ level }: { level: number }, i: number, all: unknown[]) => {
    const pitch = (width - 110) / all.length;
    const x = -width / 2 + 70 + i * pitch;
    return (
      line(path`M${x} -38h${pitch - 52}`, mark, 5, 0.25) +
      (level ? `<rect x="${x}" y="-40.5" width="${(pitch - 52) * (level / 9)}" height="5" rx="2.5" fill="url(#hob-heat)"/>` : '') +
      lettering({ text: String(level), x: x + pitch - 40, y: -28, size: 26, fill: level ? '#ff7a4c' : mark, weight: 500 })
    );
  };
  return (
    materials +
    paint(box(-width / 2, -DEPTH, width, DEPTH, 10), light ? 'hob-white' : 'hob-glass') +
    line(box(-width / 2 + 2, -DEPTH + 2, width - 4, DEPTH - 4, 9), light ? '#8d979a' : '#fff', 2.4, 0.4) +
    rings(hob).map(zone).join('') +
    line(path`M${-width / 2 + 30} -74h${width - 60}`, mark, 1.2, 0.25) +
    rings(hob).map(slider).join('') +
    line(disc(-width / 2 + 36, -38, 11), mark, 2.2, 0.9, 'stroke-dasharray="58 12"') +
    line(path`M${-width / 2 + 36} -53v12`, mark, 2.2, 0.9) +
    lettering({ text: hob.brand, x: 0, y: -DEPTH + 34, size: 19, fill: mark, anchor: 'middle' })
  );
}

/** Glass, frame and the box under it, in the cook's view. */
function lying(hob: Hob, pot: string): Drawing {
  const width = widthOf(hob);
  const c = COLOURS[hob.colour];
  return {
    svg:
      cast('hob-ground', box(-width / 2 + 10, -DEPTH * FLAT, width, DEPTH * FLAT + 4, 20), 12, 0.5) +
      paint(path`M${-width / 2 + 24} -44h${width - 48}v36a8 8 0 0 1-8 8h${-width + 64}a8 8 0 0 1-8-8z`, '#3a4245', 'gH .8', 'gV .5') +
      many(9, (i) => paint(box(-width / 2 + 64 + i * ((width - 128) / 9), -20, (width - 128) / 14, 6, 3), '#0b0f10 .8')) +
      `<g transform="translate(0 -50) scale(1 ${FLAT})">${glass(hob)}</g>` +
      paint(path`M${-width / 2} -55h${width}v7a6 6 0 0 1-6 6h${-width + 12}a6 6 0 0 1-6-6z`, c.base, 'gMetV .55') +
      line(path`M${-width / 2 + 2} -54.5h${width - 4}`, '#fff', 2, 0.65) +
      pot,
    width,
    height: 50 + DEPTH * FLAT,
    shadow: 0,
  };
}

const front = (hob: Hob): Drawing => lying(hob, '');

/** With a pot on the strongest zone. */
function pot(hob: Hob): Drawing {
  const ring = rings(hob)[2];
  if (!ring) throw new Error('a hob has zones');
  const [x, y, r] = [ring.x, -50 + ring.y * FLAT + 26, ring.r + 8];
  const pan =
    cast('hob-pot', disc(x + 18, y, r, r * 0.45), 10, 0.6) +
    line(path`M${x - r - 2} ${y - 94}h-30q-14 0-14 12t14 12h30M${x + r + 2} ${y - 94}h30q14 0 14 12t-14 12h-30`, '#8d979a', 9, 1) +
    paint(path`M${x - r} ${y - 116}v116a${r} ${r * 0.42} 0 0 0 ${2 * r} 0v-116z`, '#c3c9cb', 'gMet') +
    line(path`M${x - r + 1} ${y - 8}a${r} ${r * 0.42} 0 0 0 ${2 * r - 2} 0`, '#000', 2, 0.25) +
    paint(disc(x, y - 116, r + 4, r * 0.43), '#b9c2c5', 'gMet') +
    paint(
      path`M${x - r + 4} ${y - 120}c10-56 ${r * 0.6}-64 ${r - 4}-64s${r - 14} 8 ${r - 4} 64a${r - 4} ${r * 0.36} 0 0 1 ${-2 * r + 8} 0z`,
      '#b3bdc0',
      'gMet .6',
      'gV .25',
    ) +
    paint(path`M${x - 16} ${y - 178}h32l-6-14h-20z`, '#59646a', 'gH') +
    paint(disc(x, y - 194, 24, 9), '#1d2325', 'gV .8');
  const drawing = lying(hob, pan);
  return { ...drawing, height: Math.max(drawing.height, -y + 204) };
}

const top = (hob: Hob): Drawing => ({
  svg: cast('hob-ground', box(-widthOf(hob) / 2 + 8, -DEPTH + 10, widthOf(hob), DEPTH), 9, 0.4) + glass(hob),
  width: widthOf(hob),
  height: DEPTH,
  shadow: 0,
});

const detail = (hob: Hob): Drawing => close('hob-close', glass(hob), -widthOf(hob) / 2, -240, 300, 240);

export const kind: DeviceKind<Hob> = {
  frame: 766,
  defaults: { zones: 4, colour: 'silver', brand: 'Bela' },
  views: { front, top, pot, detail, measures: (device) => measured(top(device)) },
};
