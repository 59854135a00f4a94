import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, measured, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cabinet, close, corner, fade, line, many } from './washing-machine.ts';

interface Dishwasher {
  /** Nominal, in millimetres. */
  width: 450 | 600;
  colour: ColourName;
  brand: string;
}

const HEIGHT = 845;
const DEPTH = 600;

const materials =
  fade('dishwasher-sheen', 'x', '0 #fff 0', '.2 #fff .3', '.4 #fff .02', '.7 #fff .12', '1 #000 .1') +
  fade('dishwasher-glass', 'xy', '0 #3b454a', '.45 #171d20', '1 #0b0f11') +
  fade('dishwasher-tub', 'x', '0 #7c878b', '.3 #c9d1d4', '.5 #e6ebec', '.7 #b9c3c7', '1 #747f83') +
  '<defs><pattern id="dishwasher-wire" width="24" height="200" patternUnits="userSpaceOnUse"><rect x="2" width="3.4" height="200" fill="#e6ebec" opacity=".8"/></pattern></defs>' +
  fade('dishwasher-plate', 'x', '0 #d5dcde', '.4 #ffffff', '1 #bcc6c9');

function panel({ colour, brand }: Dishwasher, half: number): string {
  const c = COLOURS[colour];
  const [keys, grip] = half > 250 ? [4, 0] : [3, -22];
  return (
    paint(box(-half, -812, half * 2, 118, 6), c.base, 'gHs .9', 'gV .45') +
    line(path`M${-half + 3} -810.5h${half * 2 - 6}`, '#fff', 2, 0.5) +
    lettering({ text: brand, x: -half + 26, y: -744, size: 30, fill: c.print }) +
    paint(box(grip - 48, -788, 96, 30, 15), '#0b0f10 .55', 'gV .5') +
    line(path`M${grip - 36} -759.5h72`, '#fff', 2.4, 0.4) +
    paint(box(half - 168, -790, 146, 66, 8), 'dishwasher-glass') +
    line(box(half - 167, -789, 144, 64, 7), '#fff', 1.5, 0.25) +
    lettering({ text: '3:05', x: half - 154, y: -745, size: 36, fill: '#ffe9a3', weight: 500 }) +
    many(2, (i) => paint(disc(half - 62 + i * 20, -768, 4), i ? '#8b989d' : '#7fd1f2')) +
    many(2, (i) => paint(disc(half - 62 + i * 20, -748, 4), '#8b989d .6')) +
    many(keys, (i) => paint(disc(half - 162 + i * 42, -709, 7), c.light, 'gV .7') + line(disc(half - 162 + i * 42, -709, 7), '#000', 1.2, 0.3)) +
    paint(disc(-half + 38, -716, 9), c.light, 'gV .8') +
    line(disc(-half + 38, -716, 9), '#000', 1.4, 0.35)
  );
}

const frameOf = (machine: Dishwasher) => {
  const half = machine.width / 2 - 1;
  const c = COLOURS[machine.colour];
  return {
    half,
    c,
    shell:
      materials +
      [-half + 30, half - 78].map((x) => paint(box(x, -14, 48, 14, 4), '#23292b', 'gHs .6')).join('') +
      paint(box(-half + 12, -110, half * 2 - 24, 98, 4), '#262d30', 'gV .4') +
      paint(box(-half, -HEIGHT + 4, half * 2, HEIGHT - 110, 6), c.dark) +
      paint(box(-half, -HEIGHT, half * 2, 32, 7), c.light, 'gHs .5', 'gV .35'),
  };
};

function front(machine: Dishwasher): Drawing {
  const { half, c, shell } = frameOf(machine);
  return {
    svg:
      shell +
      panel(machine, half) +
      paint(box(-half, -690, half * 2, 588, 6), c.base, 'gHs .8', 'dishwasher-sheen', 'gV .22') +
      line(box(-half + 1.5, -688.5, half * 2 - 3, 585, 5), '#fff', 2.4, 0.4) +
      line(box(-half, -690, half * 2, 588, 6), '#000', 1.8, 0.28) +
      paint(box(-half + 12, -100, half * 2 - 24, 12), '#000 .4'),
    width: machine.width,
    height: HEIGHT,
  };
}

/** Plates on edge, as they stand in the lower basket. */
const plates = (x: number, y: number, count: number, r: number) =>
  many(count, (i) => paint(disc(x + i * 23, y - r, 8, r), 'dishwasher-plate') + line(disc(x + i * 23 - 1.5, y - r, 5, r * 0.7), '#7f959e', 1.2, 0.4));
const glassware = (x: number, y: number) =>
  paint(path`M${x - 30} ${y - 112}h60l-9 112h-42z`, '#d9ecf2 .6', 'gH .4') + line(path`M${x - 30} ${y - 112}h60`, '#fff', 2.4, 0.9);
const mug = (x: number, y: number, fill: string) =>
  line(path`M${x + 34} ${y - 74}q28 0 25 24t-27 20`, fill, 8, 1) + paint(box(x - 36, y - 90, 72, 90, 12), fill, 'gH .5');

const basket = (y: number, height: number, half: number) =>
  line(path`M${-half} ${y - height}h${half * 2}M${-half} ${y}h${half * 2}`, '#e6ebec', 5, 1) +
  `<rect x="${-half}" y="${y - height}" width="${half * 2}" height="${height}" fill="url(#dishwasher-wire)"/>` +
  paint(box(-42, y - height - 6, 84, 15, 7), '#59646a', 'gV .7');

/** The door lowered, both baskets full. */
function open(machine: Dishwasher): Drawing {
  const { half, c, shell } = frameOf(machine);
  const inner = half - 44;
  const wide = half > 250;
  return {
    svg:
      `<g transform="translate(0 -40)">${shell}` +
      paint(box(-half, -812, half * 2, 704, 5), c.base, 'gH .6') +
      paint(box(-half + 20, -796, half * 2 - 40, 670, 18), 'dishwasher-tub') +
      paint(box(-half + 20, -796, half * 2 - 40, 670, 18), '#0b1214 .22', 'gV .4') +
      line(box(-half + 20, -796, half * 2 - 40, 670, 18), '#000', 3, 0.4) +
      paint(box(-half + 20, -796, half * 2 - 40, 46, 18), '#fffbe6 .5') +
      many(
        wide ? 5 : 4,
        (i) =>
          `<g transform="translate(0 -80)">${i % 2 ? mug(-inner + 52 + i * ((inner * 2) / (wide ? 5 : 4)), -520, [c.light, COLOURS.coral.base, '#f4f6f6', COLOURS.midnight.light][i % 4] ?? '') : glassware(-inner + 52 + i * ((inner * 2) / (wide ? 5 : 4)), -520)}</g>`,
      ) +
      basket(-586, 46, inner) +
      paint(box(-inner * 0.7, -540, inner * 1.4, 12, 6), '#8d979a', 'gV .8') +
      plates(-inner + 26, -226, wide ? 14 : 9, 92) +
      paint(box(inner - 92, -326, 78, 96, 8), '#59646a .8', 'gH .5') +
      many(4, (i) => line(path`M${inner - 80 + i * 18} -322v${-44 - (i % 2) * 16}`, '#dfe5e7', 6, 1)) +
      basket(-222, 74, inner) +
      '</g>' +
      '<g transform="translate(0 22)">' +
      paint(path`M${-half + 6} -172h${half * 2 - 12}l26 126h${-half * 2 - 40}z`, 'dishwasher-tub') +
      paint(path`M${-half + 6} -172h${half * 2 - 12}l26 126h${-half * 2 - 40}z`, 'gV .8') +
      line(path`M${-half + 40} -136h${half * 2 - 80}l18 72h${-half * 2 + 44}z`, '#000', 2, 0.2) +
      paint(box(-78, -118, 92, 42, 8), '#8d979a .8', 'gV .6') +
      paint(disc(54, -97, 24, 15), '#59646a', 'gV .7') +
      paint(path`M${-half - 20} -46h${half * 2 + 40}v16a8 8 0 0 1-8 8h${-half * 2 - 24}a8 8 0 0 1-8-8z`, c.base, 'gHs', 'gV .6') +
      line(path`M${-half - 18} -45h${half * 2 + 36}`, '#fff', 2, 0.6) +
      '</g>',
    width: machine.width + 50,
    height: HEIGHT + 40,
    shadow: half * 1.1,
  };
}

function threeQuarter(machine: Dishwasher): Drawing {
  return corner(
    'dishwasher',
    { front: front(machine).svg, ...cabinet(COLOURS[machine.colour].base, machine.width - 2, HEIGHT, DEPTH, 30) },
    machine.width,
    HEIGHT,
    DEPTH,
  );
}

const detail = (machine: Dishwasher): Drawing => close('dishwasher-close', front(machine).svg, machine.width / 2 - 300, -HEIGHT, 300, 240);

export const kind: DeviceKind<Dishwasher> = {
  frame: 1000,
  defaults: { width: 600, colour: 'silver', brand: 'Bela' },
  views: { front, open, corner: threeQuarter, detail, measures: (device) => measured(front(device)) },
};
