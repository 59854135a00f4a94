import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, measured, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cast, close, fade, line, many } from './washing-machine.ts';

interface CapsuleMachine {
  colour: ColourName;
  brand: string;
}

const materials =
  fade('capsule-machine-dark', 'x', '0 #0c1011', '.22 #4b5659', '.5 #22292b', '1 #0b0f10') +
  fade('capsule-machine-coat', 'y', '0 #fff .7', '.2 #fff .16', '.6 #000 .02', '1 #000 .34') +
  fade('capsule-machine-water', 'x', '0 #5d8798 .5', '.2 #ffffff .75', '.4 #a9cddb .4', '.85 #7fa9ba .45', '1 #47707f .7') +
  fade('capsule-machine-stream', 'x', '0 #3a1d0e', '.4 #9a5c2e', '1 #4a2714') +
  fade('capsule-machine-foil', 'x', '0 #000 .35', '.25 #fff .6', '.5 #fff 0', '1 #000 .35');

const cup = (x: number, y: number) =>
  line(path`M${x - 24} ${y - 40}c-18 0-16 26 4 26`, '#f6f6f3', 5, 1) +
  paint(path`M${x - 26} ${y - 50}h52l-4 40c-1 7-5 10-11 10h-22c-6 0-10-3-11-10z`, '#f8f8f5', 'gH .5') +
  paint(disc(x, y - 50, 26, 3.4), '#dededa') +
  paint(disc(x, y - 49.6, 23, 2.4), '#7a4a28');

/** From the side, as it stands on the worktop: spout left, tank right. */
function front({ colour, brand }: CapsuleMachine): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      materials +
      paint(box(82, -222, 82, 204, 14), '#cfe6ee .6', 'capsule-machine-water') +
      paint(box(86, -150, 74, 126, 10), '#7fb2c8 .42') +
      line(path`M88 -150h70`, '#fff', 1.6, 0.8) +
      paint(box(78, -232, 90, 15, 6), '#22292b', 'gV .8') +
      line(box(82, -222, 82, 204, 14), '#4b6d7b', 1.2, 0.4) +
      paint(path`M-164 -20a10 10 0 0 1 10-10h320a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8h-314a16 16 0 0 1-16-16z`, 'capsule-machine-dark') +
      line(path`M-158 -28.5h322`, '#fff', 1.2, 0.3) +
      paint(box(-158, -44, 106, 15, 4), '#2a3235', 'gMet .8') +
      line(path`M-150 -38h92`, '#0b0f10', 3.4, 0.85, 'stroke-dasharray="4 6"') +
      paint(path`M-40 -30c10-30 10-70-6-112h124v112z`, 'capsule-machine-dark') +
      paint(
        path`M-146 -204c0-34 30-56 84-56h120c24 0 40 14 40 38v192h-76c4-60-2-96-40-112-30-12-72-12-110-14-14-1-18-10-18-24z`,
        c.base,
        'gHs .9',
        'capsule-machine-coat',
      ) +
      line(path`M-144 -206c2-30 30-52 82-52h120c22 0 38 13 38 36`, '#fff', 2, 0.6) +
      paint(path`M-132 -214c12-22 44-30 92-30h80c-70 4-130 10-160 46-10 2-14-8-12-16z`, '#fff .32') +
      line(path`M22 -30c4-60-2-94-36-110`, '#000', 1.4, 0.2) +
      paint(path`M-150 -202c-4-20 4-40 24-52l112-20c10-2 12 10 4 12l-98 22c-16 8-22 20-22 38z`, '#c3c9cb', 'gMetV') +
      line(path`M-126 -252l112-20`, '#fff', 1.6, 0.8) +
      paint(box(-134, -170, 60, 16, 6), '#22292b', 'gV .7') +
      paint(path`M-116 -156h24l-3 16h-18z`, '#9aa4a8', 'gMet') +
      paint(box(-106.5, -141, 4, 52), 'capsule-machine-stream') +
      paint(disc(-104, -44, 34, 3), '#000 .35') +
      cup(-104, -44) +
      many(2, (i) => paint(disc(30 + i * 30, -236, 9, 4.4), '#c3c9cb', 'gMetV') + paint(disc(30 + i * 30, -236.6, 6.4, 3), i ? '#22292b' : '#3a4245')) +
      lettering({ text: brand, x: 60, y: -190, size: 20, fill: c.print, anchor: 'middle' }),
    width: 338,
    height: 276,
    shadow: 172,
  };
}

/** From the front, which shows its narrow width. */
function narrow({ colour }: CapsuleMachine): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      materials +
      paint(box(-46, -150, 92, 126, 4), 'capsule-machine-dark') +
      paint(path`M-62 -142v-70c0-34 22-50 62-50s62 16 62 50v70c0 6-4 10-10 10h-104c-6 0-10-4-10-10z`, c.base, 'gH .8', 'capsule-machine-coat') +
      line(path`M-60 -146v-66c0-32 20-48 60-48`, '#fff', 1.8, 0.6) +
      paint(path`M-40 -196v-30c0-28 16-44 40-44s40 16 40 44v30h-10v-28c0-22-10-32-30-32s-30 10-30 32v28z`, '#c3c9cb', 'gMet') +
      paint(box(-30, -178, 60, 14, 6), '#22292b', 'gV .7') +
      paint(path`M-24 -134h48l-6 14h-36z`, '#22292b', 'gH .7') +
      many(2, (i) => paint(box(-13 + i * 18, -122, 8, 12, 2), '#9aa4a8', 'gMet') + paint(box(-11 + i * 18, -112, 3.4, 26), 'capsule-machine-stream')) +
      paint(box(-52, -46, 104, 14, 4), '#2a3235', 'gMet .8') +
      line(path`M-44 -40h88`, '#0b0f10', 3.4, 0.85, 'stroke-dasharray="4 6"') +
      cup(0, -44) +
      paint(box(-60, -32, 120, 32, 8), 'capsule-machine-dark') +
      line(path`M-54 -30.5h108`, '#fff', 1.2, 0.35),
    width: 128,
    height: 272,
  };
}

/** Capsules in six roasts. */
function capsules(): Drawing {
  const one = (x: number, y: number, fill: string) =>
    cast(`capsule-machine-pod-${fill.slice(1)}`, disc(x + 3, y, 21, 5), 2.5, 0.5) +
    paint(disc(x, y - 4, 24, 6), '#c3c9cb', 'gMet', `${fill} .35`) +
    line(disc(x, y - 4, 23.6, 5.6), '#fff', 0.7, 0.7) +
    paint(path`M${x - 12} ${y - 32}q12-5 24 0l8 28q-20 7-40 0z`, fill, 'capsule-machine-foil') +
    line(path`M${x - 13} ${y - 26}q13 4 26 0`, '#000', 0.7, 0.3) +
    paint(disc(x, y - 32.6, 12, 3.2), fill, '#fff .3');
  return {
    svg:
      materials +
      ['#5a3a72', '#b0714a', '#2b3d52'].map((fill, i) => one(-52 + i * 52, -34, fill)).join('') +
      ['#c8553d', '#526757', '#c9a227', '#1d2224'].map((fill, i) => one(-78 + i * 52, -4, fill)).join(''),
    width: 208,
    height: 76,
    shadow: 104,
  };
}

const detail = (machine: CapsuleMachine): Drawing => close('capsule-machine-close', front(machine).svg, -168, -282, 236, 190);

export const kind: DeviceKind<CapsuleMachine> = {
  frame: 340,
  defaults: { colour: 'coral', brand: 'Jutro' },
  views: { front, narrow, detail, capsules, measures: (device) => measured(front(device)) },
};
