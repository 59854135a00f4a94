import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, measured, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cabinet, cast, close, corner, fade, halo, line, many } from './washing-machine.ts';

interface Microwave {
  colour: ColourName;
  brand: string;
}

const [WIDTH, HEIGHT, DEPTH] = [490, 288, 390];
const LEFT = -WIDTH / 2;

const materials =
  fade('microwave-glass', 'xy', '0 #46525a', '.42 #1b2226', '.43 #141a1d', '1 #080b0c') +
  fade('microwave-wall', 'x', '0 #a5afb2', '.4 #f0f3f3', '1 #98a3a6') +
  halo('microwave-light', 0.5, 0.3, 0.8, '0 #ffe2a8 .65', '1 #ffe2a8 0') +
  `<defs><pattern id="microwave-mesh" width="5" height="5" patternUnits="userSpaceOnUse"><circle cx="2.5" cy="2.5" r="1.25" fill="#000" opacity=".6"/></pattern></defs>`;

const shell = (c: (typeof COLOURS)[ColourName]) =>
  materials +
  [-200, 164].map((x) => paint(box(x, -10, 36, 10, 3), '#191e20')).join('') +
  paint(box(LEFT, -HEIGHT, WIDTH, HEIGHT - 9, 9), c.base, 'gHs .9', 'gV .5') +
  line(box(LEFT + 1, -HEIGHT + 1, WIDTH - 2, HEIGHT - 11, 8), '#fff', 1.8, 0.45);

function panel({ colour }: Microwave): string {
  const c = COLOURS[colour];
  return (
    line(path`M119 ${-HEIGHT + 4}v${HEIGHT - 17}`, '#000', 2, 0.35) +
    paint(box(136, -266, 92, 44, 5), 'microwave-glass') +
    line(box(136.8, -265.2, 90.4, 42.4, 4.5), '#fff', 1.1, 0.3) +
    lettering({ text: '1:30', x: 182, y: -235, size: 27, fill: '#ffe9a3', anchor: 'middle', weight: 500 }) +
    many(
      6,
      (i) =>
        paint(box(138 + (i % 3) * 31, -208 + Math.floor(i / 3) * 24, 26, 17, 4), c.light, 'gV .5') +
        line(box(138 + (i % 3) * 31, -208 + Math.floor(i / 3) * 24, 26, 17, 4), '#000', 0.9, 0.22),
    ) +
    line(disc(182, -108, 41), c.print, 2.6, 0.6, 'stroke-dasharray="1 11.9"') +
    cast('microwave-knob', disc(184, -103, 32), 4, 0.45) +
    paint(disc(182, -108, 33), '#9aa4a8', 'gMet') +
    paint(disc(182, -108, 27), c.base, 'gV .9') +
    line(path`M182 -132v10`, c.print, 3, 1) +
    paint(box(140, -48, 84, 22, 5), c.light, 'gV .5') +
    line(box(140, -48, 84, 22, 5), '#000', 1, 0.3) +
    line(path`M176 -37h12`, c.print, 2.6, 0.8)
  );
}

function front(microwave: Microwave): Drawing {
  const c = COLOURS[microwave.colour];
  return {
    svg:
      shell(c) +
      line(box(LEFT + 5, -HEIGHT + 5, 358, HEIGHT - 19, 6), '#000', 1.4, 0.2) +
      paint(box(LEFT + 14, -HEIGHT + 15, 320, 226, 8), 'microwave-glass') +
      paint(box(LEFT + 48, -HEIGHT + 46, 252, 164, 14), '#0b0d0d', 'microwave-light .5') +
      paint(disc(LEFT + 174, -100, 96, 12), '#cfe3ea .2') +
      line(disc(LEFT + 174, -100, 96, 12), '#dff0f5', 1.2, 0.4) +
      `<rect x="${LEFT + 48}" y="${-HEIGHT + 46}" width="252" height="164" rx="14" fill="url(#microwave-mesh)"/>` +
      line(box(LEFT + 48, -HEIGHT + 46, 252, 164, 14), '#fff', 1.2, 0.14) +
      paint(path`M${LEFT + 15} ${-HEIGHT + 16}h170l-110 224h-60z`, '#fff .07') +
      line(box(LEFT + 15, -HEIGHT + 16, 318, 224, 7), '#fff', 1.3, 0.28) +
      cast('microwave-bar', box(92, -262, 12, 216, 6), 4, 0.5) +
      paint(box(86, -268, 13, 220, 6.5), '#b9c2c5', 'gMet') +
      line(box(86, -268, 13, 220, 6.5), '#000', 0.8, 0.3) +
      panel(microwave) +
      lettering({ text: microwave.brand, x: -60, y: -20, size: 15, fill: c.print, anchor: 'middle' }),
    width: WIDTH,
    height: HEIGHT,
  };
}

/** The door open: lit, with the turning plate and a bowl of soup. */
function open(microwave: Microwave): Drawing {
  const c = COLOURS[microwave.colour];
  return {
    svg:
      `<g transform="translate(52 0)">${shell(c)}` +
      paint(box(LEFT + 10, -HEIGHT + 10, 346, HEIGHT - 30, 8), '#dfe4e5', 'gV .5') +
      paint(box(LEFT + 30, -HEIGHT + 28, 306, 216, 10), 'microwave-wall') +
      paint(path`M${LEFT + 30} -44l34-36h238l34 36z`, '#8d979a', '#fff .35') +
      line(
        path`M${LEFT + 30} ${-HEIGHT + 28}l34 26h238l34-26M${LEFT + 64} ${-HEIGHT + 54}v154M${LEFT + 302} ${-HEIGHT + 54}v154M${LEFT + 30} -44l34-36h238l34 36`,
        '#000',
        1.3,
        0.2,
      ) +
      many(5, (i) => paint(disc(LEFT + 320, -190 + i * 11, 2.2, 3), '#000 .4')) +
      paint(disc(LEFT + 183, -66, 122, 17), '#bcd6df .7', 'gV .5') +
      line(disc(LEFT + 183, -66, 122, 17), '#fff', 2, 0.8) +
      paint(disc(LEFT + 187, -63, 62, 8), '#000 .25') +
      paint(path`M${LEFT + 110} -128h146c0 36-26 62-50 64h-46c-24-2-50-28-50-64z`, '#f4f6f6', 'gH .6') +
      paint(disc(LEFT + 183, -128, 73, 11), '#fbfbf9', 'gV .3') +
      paint(disc(LEFT + 183, -127, 65, 8.6), '#d9742f', 'gV .5') +
      many(4, (i) => paint(disc(LEFT + 146 + i * 26, -128 + (i % 2) * 3, 6, 2), '#6f9a4a')) +
      paint(box(LEFT + 30, -HEIGHT + 28, 306, 216, 10), 'microwave-light') +
      line(box(LEFT + 30, -HEIGHT + 28, 306, 216, 10), '#000', 2.4, 0.4) +
      panel(microwave) +
      `<g transform="matrix(-1 .12 0 1 ${LEFT + 6} 0)">${paint(box(0, -HEIGHT + 4, 128, HEIGHT - 17, 6), '#e3e8e9', 'gH .7')}${paint(box(16, -HEIGHT + 22, 92, HEIGHT - 54, 8), 'microwave-glass')}<rect x="28" y="${-HEIGHT + 44}" width="68" height="180" rx="8" fill="url(#microwave-mesh)"/>${line(box(16, -HEIGHT + 22, 92, HEIGHT - 54, 8), '#fff', 1.2, 0.4)}${paint(box(116, -HEIGHT + 4, 13, HEIGHT - 17, 5), c.base, 'gH .8')}</g></g>`,
    width: WIDTH + 130,
    height: HEIGHT,
    shadow: 310,
  };
}

const threeQuarter = (microwave: Microwave): Drawing =>
  corner('microwave', { front: front(microwave).svg, ...cabinet(COLOURS[microwave.colour].base, WIDTH, HEIGHT, DEPTH, 9) }, WIDTH, HEIGHT, DEPTH);

const detail = (microwave: Microwave): Drawing => close('microwave-close', front(microwave).svg, 4, -HEIGHT, 242, 200);

export const kind: DeviceKind<Microwave> = {
  frame: 490,
  defaults: { colour: 'black', brand: 'Bela' },
  views: { front, open, corner: threeQuarter, detail, measures: (device) => measured(front(device)) },
};
