import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, measured, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cast, fade, halo, line, many } from './washing-machine.ts';

interface Toaster {
  slots: 2 | 4;
  colour: ColourName;
  brand: string;
}

const HEIGHT = 192;
const DEPTH = 186;
const widthOf = ({ slots }: Toaster) => (slots === 4 ? 408 : 288);

const materials =
  fade('toaster-steel', 'y', '0 #f7f9f9', '.16 #b9c2c5', '.5 #e2e7e8', '.8 #c3c9cb', '1 #7c8689') +
  fade('toaster-coat', 'y', '0 #fff .6', '.14 #fff .12', '.5 #fff .1', '.75 #000 .06', '1 #000 .36') +
  halo('toaster-bread', 0.45, 0.4, 0.7, '0 #f3cf94', '.65 #d99f53', '1 #a9682b') +
  fade('toaster-dark', 'y', '0 #464f52', '.3 #22292b', '1 #0d1112');

const toast = (x: number, y: number, w: number) =>
  paint(path`M${x} ${y}v-62c-14-4-16-36 14-38 20-8 ${w - 48}-8 ${w - 28} 0 30 2 28 34 14 38v62z`, '#a9682b', 'toaster-bread') +
  line(path`M${x + 1} ${y}v-62c-14-4-16-36 14-38 20-8 ${w - 48}-8 ${w - 28} 0 30 2 28 34 14 38v62`, '#8a4e1c', 5, 0.9) +
  many(5, (i) => paint(disc(x + 18 + ((i * 37) % (w - 36)), y - 30 - ((i * 23) % 46), 3.4, 2.4), '#8a4e1c .3'));

function front(toaster: Toaster): Drawing {
  const c = COLOURS[toaster.colour];
  const width = widthOf(toaster);
  const half = width / 2;
  const bread = toaster.slots === 4 ? [-half + 62, 34] : [-62];
  return {
    svg:
      materials +
      bread.map((x) => toast(x, -HEIGHT + 34, toaster.slots === 4 ? 112 : 124)).join('') +
      [-half + 26, half - 62].map((x) => paint(box(x, -8, 36, 8, 3), '#191e20')).join('') +
      paint(box(-half + 6, -34, width - 12, 28, 8), 'toaster-dark') +
      paint(
        path`M${-half} -40v${-HEIGHT + 96}a44 56 0 0 1 44-56h${width - 88}a44 56 0 0 1 44 56v${HEIGHT - 96}a14 14 0 0 1-14 14h${-width + 28}a14 14 0 0 1-14-14z`,
        c.base,
        'toaster-coat',
        'gHs .8',
      ) +
      line(path`M${-half + 1.5} -44v${-HEIGHT + 100}a43 55 0 0 1 43-55h${width - 90}`, '#fff', 1.8, 0.55) +
      paint(path`M${-half + 34} ${-HEIGHT + 1}h${width - 68}l6 13h${-width + 56}z`, 'toaster-steel') +
      paint(box(-half + 46, -HEIGHT + 4, width - 92, 6, 3), '#0d1112 .85') +
      line(path`M${-half + 14} -46h${width - 28}`, '#000', 1.4, 0.25) +
      line(path`M${-half + 14} -44.5h${width - 28}`, '#fff', 1.2, 0.4) +
      paint(path`M${-half + 40} ${-HEIGHT + 34}c-14 10-18 30-18 60v40c6-50 16-84 44-100z`, '#fff .28') +
      lettering({ text: toaster.brand, x: 0, y: -88, size: 26, fill: c.print, anchor: 'middle' }) +
      paint(path`M${half - 1} -152h7v84h-7z`, '#14191b') +
      paint(box(half + 1, -146, 16, 22, 5), '#22292b', 'gV .9'),
    width: width + 30,
    height: HEIGHT + 64,
    shadow: half * 1.02,
  };
}

/** The end with lever, dial and keys. */
function side({ colour, slots }: Toaster): Drawing {
  const c = COLOURS[colour];
  const half = DEPTH / 2;
  const lever = (x: number) =>
    paint(box(x - 3.5, -158, 7, 60, 3.5), '#0b0f10') +
    cast(`toaster-lever-${x < 0 ? 'a' : 'b'}`, box(x - 20, -144, 42, 20, 8), 3, 0.45) +
    paint(box(x - 22, -152, 44, 20, 8), '#22292b', 'gV') +
    line(path`M${x - 16} -149h32`, '#fff', 1.2, 0.5);
  return {
    svg:
      materials +
      [-half + 14, half - 40].map((x) => paint(box(x, -8, 26, 8, 3), '#191e20')).join('') +
      paint(box(-half + 6, -34, DEPTH - 12, 28, 8), 'toaster-dark') +
      paint(
        path`M${-half} -40v${-HEIGHT + 100}a60 60 0 0 1 60-60h${DEPTH - 120}a60 60 0 0 1 60 60v${HEIGHT - 100}a12 12 0 0 1-12 12h${-DEPTH + 24}a12 12 0 0 1-12-12z`,
        c.base,
        'toaster-coat',
        'gH .6',
      ) +
      paint(
        path`M${-half + 17} -50v${-HEIGHT + 118}a46 46 0 0 1 46-46h${DEPTH - 126}a46 46 0 0 1 46 46v${HEIGHT - 118}a8 8 0 0 1-8 8h${-DEPTH + 50}a8 8 0 0 1-8-8z`,
        'toaster-steel',
      ) +
      line(path`M${-half + 17} -50v${-HEIGHT + 118}a46 46 0 0 1 46-46h${DEPTH - 126}a46 46 0 0 1 46 46v${HEIGHT - 118}`, '#000', 1, 0.25) +
      (slots === 4 ? lever(-34) + lever(34) : lever(0)) +
      line(disc(0, -62, 26), '#4a5356', 2, 0.8, 'stroke-dasharray="1 9.9"') +
      paint(disc(0, -62, 20), '#22292b', 'gBall .6') +
      line(disc(0, -62, 19.5), '#fff', 0.8, 0.3) +
      line(path`M0 -78v8`, '#ffe9a3', 2.4, 1) +
      [-50, 50]
        .map(
          (x, i) =>
            paint(disc(x, -62, 8), '#e2e7e8', 'gV .9') + line(disc(x, -62, 8), '#000', 0.9, 0.35) + line(disc(x, -62, 3), i ? '#c8553d' : '#4a5356', 1.4, 0.9),
        )
        .join('') +
      line(path`M${-half + 1.5} -44v${-HEIGHT + 104}a59 59 0 0 1 59-59h${DEPTH - 122}`, '#fff', 1.6, 0.5),
    width: DEPTH,
    height: HEIGHT,
  };
}

/** The slots from above. */
function top(toaster: Toaster): Drawing {
  const c = COLOURS[toaster.colour];
  const width = widthOf(toaster);
  const half = width / 2;
  const slot = (x: number, y: number, w: number) =>
    paint(box(x, y, w, 34, 8), '#0b0f10') +
    many(2, (i) => line(path`M${x + 10} ${y + 10 + i * 14}h${w - 20}`, '#e0763c', 2, 0.75)) +
    line(path`M${x + 8} ${y + 17}h${w - 16}`, '#8d979a', 2, 0.5, 'stroke-dasharray="1 11"') +
    line(box(x - 1, y - 1, w + 2, 36, 9), '#fff', 1.2, 0.5);
  const lengths = toaster.slots === 4 ? [-half + 48, 14] : [-half + 42];
  const long = toaster.slots === 4 ? half - 62 : width - 84;
  return {
    svg:
      materials +
      cast('toaster-over', box(-half + 4, -DEPTH + 8, width, DEPTH, 40), 7, 0.4) +
      paint(box(-half, -DEPTH, width, DEPTH, 40), c.base, 'gHs', 'toaster-coat') +
      line(box(-half + 1.4, -DEPTH + 1.4, width - 2.8, DEPTH - 2.8, 39), '#fff', 1.6, 0.4) +
      paint(box(-half + 22, -DEPTH + 28, width - 44, DEPTH - 56, 22), 'toaster-steel') +
      line(box(-half + 22, -DEPTH + 28, width - 44, DEPTH - 56, 22), '#000', 1, 0.25) +
      lengths.map((x) => slot(x, -DEPTH + 48, long) + slot(x, -DEPTH + 104, long)).join('') +
      paint(box(half - 2, -DEPTH / 2 - 20, 20, 40, 7), '#22292b', 'gH .8'),
    width: width + 36,
    height: DEPTH,
    shadow: 0,
  };
}

export const kind: DeviceKind<Toaster> = {
  frame: 420,
  defaults: { slots: 2, colour: 'cream', brand: 'Jutro' },
  views: { front, side, top, measures: (device) => measured(front(device), widthOf(device), HEIGHT) },
};
