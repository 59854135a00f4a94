import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cabinet, cast, close, corner, fade, halo, line, many } from './washing-machine.ts';

interface Oven {
  colour: ColourName;
  brand: string;
}

const SIZE = 595;
const HALF = SIZE / 2;
const DEPTH = 548;

const materials =
  fade('oven-glass', 'xy', '0 #39434a', '.32 #171d20', '.33 #12171a', '1 #07090a') +
  fade('oven-enamel', 'y', '0 #4b4f52', '.5 #2b3033', '1 #3a4043') +
  halo('oven-glow', 0.5, 0.1, 0.95, '0 #ffdf9e .85', '.5 #e0963e .4', '1 #40200a 0') +
  halo('oven-crust', 0.4, 0.3, 0.75, '0 #f4c77c', '.6 #cf8a3c', '1 #8a4e1c') +
  '<defs><clipPath id="oven-window"><rect x="-214" y="-390" width="428" height="258" rx="14"/></clipPath></defs>';

const knob = (x: number, y: number) =>
  cast(`oven-knob-${x > 0 ? 'right' : 'left'}`, disc(x + 3, y + 6, 26), 4, 0.5) +
  paint(disc(x, y, 27), '#9aa4a8', 'gMet') +
  paint(disc(x, y, 22), '#c9d0d2', 'gV .8') +
  line(path`M${x} ${y - 20}v12`, '#14191b', 3.6, 0.9) +
  line(disc(x, y, 36), '#c3c9cb', 2, 0.55, 'stroke-dasharray="1 17"');

function panel({ colour, brand }: Oven): string {
  const c = COLOURS[colour];
  return (
    paint(box(-HALF, -SIZE, SIZE, 104, 4), c.base, 'gHs', 'gV .6') +
    line(path`M${-HALF + 2} ${-SIZE + 1.5}h${SIZE - 4}`, '#fff', 2, 0.5) +
    knob(-206, -543) +
    knob(206, -543) +
    paint(box(-104, -572, 208, 58, 7), 'oven-glass') +
    line(box(-103, -571, 206, 56, 6), '#fff', 1.4, 0.22) +
    lettering({ text: '18:30', x: -86, y: -531, size: 34, fill: '#ffe9a3', weight: 500 }) +
    lettering({ text: '180°', x: 26, y: -534, size: 22, fill: '#ffd08a', weight: 500 }) +
    many(3, (i) => paint(disc(34 + i * 20, -524, 2.4), '#8b989d')) +
    lettering({ text: brand, x: -HALF + 22, y: -504, size: 15, fill: c.print })
  );
}

const bar = (y: number, id: string) =>
  cast(id, box(-236, y + 14, 478, 18, 9), 5, 0.7) +
  [-214, 196].map((x) => paint(box(x, y - 2, 18, 26, 4), '#6f7a7d', 'gH')).join('') +
  paint(box(-242, y, 484, 20, 10), '#c3c9cb', 'gMetV') +
  line(path`M-232 ${y + 4}h464`, '#fff', 2, 0.7);

/** Wire rack with its rails. */
const rack = (y: number) => line(path`M-250 ${y}h500`, '#c3c9cb', 4, 0.75) + line(path`M-244 ${y + 5}h488`, '#c3c9cb', 5, 0.35, 'stroke-dasharray="1 12"');

const loaf = (x: number, y: number, w: number) =>
  paint(path`M${x - w / 2} ${y}c-16-52 26-88 ${w / 2} -88s${w / 2 + 16} 36 ${w / 2} 88z`, 'oven-crust') +
  many(3, (i) => line(path`M${x - w * 0.24 + i * w * 0.2} ${y - 66}q14 14 8 36`, '#fbe3b4', 6, 0.7));

const baking = (y: number) =>
  loaf(-88, y - 8, 150) +
  loaf(84, y - 8, 150) +
  paint(path`M-216 ${y - 14}h432l-12 24h-408z`, '#2b3033', 'gV .8') +
  line(path`M-214 ${y - 13}h428`, '#fff', 2, 0.4);

function front(oven: Oven): Drawing {
  const c = COLOURS[oven.colour];
  return {
    svg:
      materials +
      paint(box(-HALF, -SIZE, SIZE, SIZE, 4), c.dark) +
      panel(oven) +
      paint(box(-HALF, -484, SIZE, 472, 6), 'oven-glass') +
      paint(box(-HALF, -34, SIZE, 26, 4), c.base, 'gHs', 'gV .6') +
      `<g clip-path="url(#oven-window)">${paint(box(-214, -390, 428, 258), '#140d08', 'oven-glow')}${rack(-322)}${rack(-162)}${baking(-170)}${paint(box(-214, -390, 428, 258), '#05080a .18')}</g>` +
      line(box(-214, -390, 428, 258, 14), '#fff', 2, 0.14) +
      paint(path`M${-HALF + 2} -482h300l-220 446h-80z`, '#fff .06') +
      line(box(-HALF + 1.2, -483, SIZE - 2.4, 446, 5), '#fff', 1.8, 0.28) +
      bar(-462, 'oven-bar') +
      paint(box(-HALF + 8, -9, SIZE - 16, 9), '#0b0f10') +
      many(24, (i) => paint(box(-270 + i * 22.8, -7, 14, 4, 2), '#3a4346')),
    width: SIZE,
    height: SIZE,
  };
}

/** The door folded down, two loaves on the tray. */
function open(oven: Oven): Drawing {
  return {
    svg:
      `${materials}<g transform="translate(0 -96)">` +
      paint(box(-HALF, -SIZE, SIZE, SIZE, 4), '#1a1f21') +
      panel(oven) +
      paint(box(-HALF + 6, -486, SIZE - 12, 476, 8), '#596266', 'gMetV .4') +
      paint(box(-258, -462, 516, 428, 22), 'oven-enamel', 'gH .8') +
      paint(box(-206, -424, 412, 340, 14), '#24292b', 'oven-glow') +
      line(path`M-258 -462l52 38M258 -462l-52 38M-258 -36l52 -48M258 -36l-52 -48`, '#000', 2, 0.3) +
      line(disc(0, -262, 86), '#6f7a7d', 3, 0.6) +
      many(8, (i) => `<g transform="rotate(${i * 45} 0 -262)">${line(path`M0 -278v-50`, '#6f7a7d', 5, 0.45)}</g>`) +
      paint(box(-150, -414, 44, 18, 8), '#fff4cf') +
      rack(-330) +
      rack(-210) +
      rack(-92) +
      baking(-98) +
      paint(box(-258, -462, 516, 428, 22), 'oven-glow .4') +
      line(box(-262, -466, 524, 436, 24), '#0b0f10', 7, 0.8) +
      '</g>' +
      paint(path`M${-HALF + 4} -110h${SIZE - 8}l34 92h${-SIZE - 60}z`, 'oven-glass', '#fff .1') +
      paint(path`M-226 -100h452l22 66h-496z`, '#5e4630 .5', 'oven-glow .5') +
      paint(path`M${-HALF - 30} -18h${SIZE + 60}v14a4 4 0 0 1-4 4h${-SIZE - 52}a4 4 0 0 1-4-4z`, COLOURS[oven.colour].base, 'gHs', 'gV .6') +
      line(path`M${-HALF - 28} -18h${SIZE + 56}`, '#fff', 2, 0.5),
    width: SIZE + 70,
    height: SIZE + 96,
    shadow: 350,
  };
}

const threeQuarter = (oven: Oven): Drawing => corner('oven', { front: front(oven).svg, ...cabinet('#8f999c', SIZE, SIZE, DEPTH, 12) }, SIZE, SIZE, DEPTH);

const detail = (oven: Oven): Drawing => close('oven-close', front(oven).svg, -HALF, -SIZE, 400, 320);

export const kind: DeviceKind<Oven> = {
  frame: 700,
  defaults: { colour: 'silver', brand: 'Bela' },
  views: { front, open, corner: threeQuarter, detail },
};
