import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cast, close, fade, halo, line, many } from './washing-machine.ts';

interface Fan {
  colour: ColourName;
  brand: string;
}

const HEIGHT = 1060;
const R = 212;
const AXIS = -HEIGHT + R;
/** Lower edge of the cage. */
const NECK = -HEIGHT + 2 * R;

const materials =
  fade('fan-blade', 'xy', '0 #fff .5', '.5 #fff .05', '1 #000 .3') +
  fade('fan-tube', 'x', '0 #000 .4', '.25 #fff .5', '.5 #fff 0', '1 #000 .4') +
  halo('fan-hub', 0.36, 0.3, 0.8, '0 #fff .6', '.5 #fff 0', '1 #000 .35') +
  halo('fan-depth', 0.5, 0.5, 0.5, '0 #0b1214 .28', '.8 #0b1214 .16', '1 #0b1214 .3');

const steel = '#8b9598';

/** Cage, blades and hub around (0, AXIS). */
function cage(c: (typeof COLOURS)[ColourName], brand: string): string {
  const blade = (turn: number) =>
    `<g transform="rotate(${turn} 0 ${AXIS})">${paint(path`M-14 ${AXIS - 34}c-58-50-70-110-30-146 44-14 96 6 104 40-10 46-30 82-48 110z`, c.base, '#000 .08', 'fan-blade')}${line(path`M-14 ${AXIS - 34}c-58-50-70-110-30-146 44-14 96 6 104 40`, '#000', 1.4, 0.18)}</g>`;
  return (
    paint(disc(0, AXIS, R), 'fan-depth') +
    many(5, (i) => blade(i * 72 + 8)) +
    `<g stroke="${steel}" stroke-width="2.2" stroke-linecap="round" fill="none" opacity=".95">${many(60, (i) => `<path d="M0 ${AXIS - 52}q12 -70 0 -156" transform="rotate(${i * 6} 0 ${AXIS})"/>`)}</g>` +
    `<g stroke="#fff" stroke-width=".7" fill="none" opacity=".65">${many(30, (i) => `<path d="M-.8 ${AXIS - 52}q12 -70 0 -156" transform="rotate(${i * 6 - 120} 0 ${AXIS})"/>`)}</g>` +
    line(disc(0, AXIS, R * 0.72), steel, 2.4, 0.9) +
    line(disc(0, AXIS, R - 4), c.base, 9, 1) +
    line(disc(0, AXIS, R - 4), '#000', 9, 0.14) +
    line(path`M${-R + 6} ${AXIS}a${R - 6} ${R - 6} 0 0 1 ${R} ${-R + 6}`, '#fff', 2.6, 0.7) +
    cast('fan-shade', disc(3, AXIS + 6, 50), 6, 0.4) +
    paint(disc(0, AXIS, 50), c.base, 'fan-hub') +
    line(disc(0, AXIS, 49), '#fff', 1.4, 0.5) +
    paint(disc(0, AXIS, 36), '#c3c9cb', 'gMetV') +
    paint(disc(0, AXIS, 33), c.base, 'fan-hub') +
    lettering({ text: brand, x: 0, y: AXIS + 6, size: 16, fill: c.print, anchor: 'middle' })
  );
}

const stand = (c: (typeof COLOURS)[ColourName]) =>
  paint(disc(0, -12, 176, 22), c.base, 'gV .6') +
  paint(path`M-176 -12a176 22 0 0 0 352 0v4a176 18 0 0 1-352 0z`, c.dark, 'gH .5') +
  line(path`M-170 -18a172 20 0 0 1 250-10`, '#fff', 2, 0.7) +
  paint(path`M-44 -24c20-6 26-20 28-54h32c2 34 8 48 28 54q-44 12-88 0z`, c.base, 'fan-tube') +
  paint(box(-12, -HEIGHT + 2 * R + 60, 24, HEIGHT - 2 * R - 130, 4), '#c3c9cb', 'gMet') +
  paint(box(-19, -390, 38, 320, 8), c.base, 'fan-tube') +
  paint(box(-25, -402, 50, 26, 8), '#22292b', 'gH .8') +
  paint(path`M-40 ${NECK - 60}h80l12 72v76c0 16-10 26-26 26h-52c-16 0-26-10-26-26v-76z`, c.base, 'fan-tube', 'gV .4') +
  line(path`M-50 ${NECK + 16}h100`, '#000', 1.4, 0.2) +
  line(disc(0, NECK + 62, 34), c.print, 2, 0.8, 'stroke-dasharray="1 12.3"') +
  cast('fan-knob', disc(2, NECK + 66, 26), 4, 0.45) +
  paint(disc(0, NECK + 62, 27), '#9aa4a8', 'gMet') +
  paint(disc(0, NECK + 62, 22), c.base, 'fan-hub') +
  line(path`M0 ${NECK + 44}v8`, c.print, 3, 1) +
  paint(box(-9, NECK + 22, 18, 5, 2.5), '#72d699');

function front({ colour, brand }: Fan): Drawing {
  const c = COLOURS[colour];
  return { svg: materials + stand(c) + cage(c, brand), width: 2 * R, height: HEIGHT, shadow: 186 };
}

function side({ colour }: Fan): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      `${materials}${stand(c)}` +
      paint(path`M-20 ${NECK - 30}c20-60 30-110 50-150h50c-10 50-20 110-40 170z`, c.base, 'fan-tube') +
      `<g transform="rotate(-8 0 ${AXIS})">` +
      paint(path`M20 ${AXIS - 58}h76c30 0 44 24 44 58s-14 58-44 58h-76z`, c.base, 'gV', 'gHs .6') +
      line(path`M24 ${AXIS - 56}h72c26 0 40 20 42 46`, '#fff', 2, 0.6) +
      many(6, (i) => paint(box(98, AXIS - 32 + i * 11, 28, 4, 2), '#000 .35')) +
      paint(disc(-18, AXIS, 26, R - 16), c.base, 'fan-blade .8') +
      `<g stroke="${steel}" stroke-width="2.2" fill="none">${many(15, (i) => `<path d="M24 ${AXIS - 196 + i * 28}Q-30 ${AXIS - 205 + i * 29.3} -66 ${AXIS - 70 + i * 10}M24 ${AXIS - 196 + i * 28}Q46 ${AXIS - 160 + i * 23} 52 ${AXIS - 56 + i * 8}"/>`)}</g>` +
      paint(box(10, AXIS - R, 20, 2 * R, 9), c.base, 'fan-tube') +
      paint(path`M-64 ${AXIS - 40}c-12 10-16 24-16 40s4 30 16 40z`, c.base, 'fan-hub') +
      '</g>',
    width: 360,
    height: HEIGHT,
    shadow: 186,
  };
}

const detail = (fan: Fan): Drawing => close('fan-close', front(fan).svg, -R - 8, -HEIGHT - 8, 2 * R + 16, 2 * R + 16);

/** The keys on the neck. */
const keys = (fan: Fan): Drawing => close('fan-neck', front(fan).svg, -96, NECK - 32, 192, 158);

export const kind: DeviceKind<Fan> = {
  frame: 1250,
  defaults: { colour: 'white', brand: 'Dih' },
  views: { front, side, detail, keys },
};
