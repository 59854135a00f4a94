import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, measured, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cast, close, fade, halo, line, many } from './washing-machine.ts';

interface Kettle {
  colour: ColourName;
  brand: string;
}

const materials =
  fade('kettle-body', 'x', '0 #000 .42', '.1 #000 .06', '.2 #fff .5', '.3 #fff .1', '.62 #000 .04', '.8 #fff .18', '.9 #000 .16', '1 #000 .44') +
  fade('kettle-dark', 'x', '0 #0b0f10', '.2 #4b5659', '.45 #22292b', '1 #0b0f10') +
  fade('kettle-grip', 'xy', '0 #505b5f', '.4 #22292b', '1 #0b0f10') +
  halo('kettle-lid', 0.36, 0.2, 0.9, '0 #fff .7', '.5 #fff 0', '1 #000 .3');

const BODY = path`M-70 -214c-8 60-20 116-26 164a12 12 0 0 0 12 14h168a12 12 0 0 0 12-14c-6-48-18-104-26-164z`;

const base = () =>
  paint(path`M-104 -8a8 8 0 0 1 8-14h192a8 8 0 0 1 8 14l-4 8h-200z`, 'kettle-dark') +
  line(path`M-98 -21h196`, '#fff', 1.4, 0.4) +
  paint(box(-92, -28, 184, 8, 3), '#14191b', 'gH .5') +
  paint(box(-14, -14, 28, 5, 2.5), '#7fd1f2');

const handle = () =>
  cast('kettle-shade', path`M84 -200c40 0 56 30 52 70l-6 60-14 0 6-60c2-30-8-46-40-48z`, 5, 0.25) +
  paint(path`M58 -216h44c34 0 48 24 45 60l-7 76c-1 12-8 18-20 18h-30l2-22h20c6 0 8-2 9-8l6-66c1-22-6-32-28-32h-41z`, 'kettle-grip') +
  line(path`M66 -212h38c30 0 42 20 39 54l-7 74`, '#fff', 1.8, 0.35) +
  paint(box(96, -224, 24, 12, 5), '#2a3235', 'gV .8');

function pot({ colour, brand }: Kettle): string {
  const c = COLOURS[colour];
  return (
    handle() +
    paint(path`M-62 -208l-46-14c-6-2-9 3-6 8 12 20 20 34 30 62l20-2z`, c.base, 'gHs', 'gV .7') +
    line(path`M-64 -207l-44-13`, '#fff', 2, 0.6) +
    paint(BODY, c.base, 'kettle-body', 'gV .25') +
    line(path`M-69 -212c-8 60-20 114-25.5 160`, '#fff', 1.4, 0.35) +
    paint(path`M-95 -56a12 12 0 0 0 11 20h168a12 12 0 0 0 11-20z`, '#c3c9cb', 'gMet') +
    line(path`M-94 -56h188`, '#000', 1.2, 0.3) +
    paint(path`M-70 -216c4-14 30-22 70-22s66 8 70 22z`, c.base, 'kettle-body', 'kettle-lid') +
    paint(box(-73, -219, 146, 8, 4), '#c3c9cb', 'gMet') +
    line(path`M-70 -211h140`, '#000', 1.2, 0.25) +
    paint(path`M-12 -238h24l-4-8h-16z`, '#59646a', 'gH') +
    paint(disc(0, -249, 19, 7), '#22292b', 'gV .9') +
    paint(box(-9, -178, 18, 104, 9), '#0d1416 .72') +
    paint(box(-6, -134, 12, 57, 6), '#8fc3da .8', 'gH .4') +
    many(5, (i) => line(path`M13 ${-166 + i * 20}h${i % 2 ? 5 : 9}`, c.print, 1.4, 0.75)) +
    line(box(-9, -178, 18, 104, 9), '#fff', 1, 0.3) +
    lettering({ text: brand, x: 0, y: -190, size: 13, fill: c.print, anchor: 'middle' })
  );
}

const front = (kettle: Kettle): Drawing => ({
  svg: `${materials}<g transform="translate(-16 0)">${base()}<g transform="translate(0 9)">${pot(kettle)}</g></g>`,
  width: 264,
  height: 256,
  shadow: 122,
});

/** Lifted off its base. */
function lifted(kettle: Kettle): Drawing {
  const keys = ['70°', '85°', '100°']
    .map(
      (text, i) =>
        paint(box(-66 + i * 46, -25, 40, 17, 8), '#2a3235', 'gV .7') +
        lettering({ text, x: -46 + i * 46, y: -13, size: 10.5, fill: i === 1 ? '#ffe9a3' : '#aab6ba', anchor: 'middle' }),
    )
    .join('');
  return {
    svg:
      `${materials}<g transform="translate(-16 0)">` +
      paint(path`M-108 -12a8 8 0 0 1 8-20h200a8 8 0 0 1 8 20l-4 12h-208z`, 'kettle-dark') +
      paint(disc(0, -33, 106, 11), '#2a3235', 'gV .6') +
      line(disc(0, -33, 105, 10.4), '#fff', 1.2, 0.3) +
      paint(disc(0, -36, 26, 4.4), '#0b0f10') +
      paint(box(-13, -46, 26, 11, 4), '#59646a', 'gH') +
      keys +
      `<g transform="translate(-6 -36) rotate(-16)">${pot(kettle)}</g></g>`,
    width: 320,
    height: 318,
    shadow: 122,
  };
}

/** From above: the lid, the spout and the grip. */
function top({ colour }: Kettle): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      `${materials}<g transform="translate(-14 -106)">` +
      cast('kettle-over', disc(4, 7, 102), 7, 0.4) +
      paint(disc(0, 0, 102), '#1d2325', 'gBall .4') +
      paint(path`M-56 -34l-58 22c-12 5-12 19 0 24l58 22z`, c.base, 'gV .8') +
      paint(disc(0, 0, 94), c.base, 'gBall') +
      paint(disc(0, 0, 76), '#c3c9cb', 'gMet') +
      paint(disc(0, 0, 71), c.base, 'kettle-lid') +
      line(disc(0, 0, 52), '#000', 1, 0.18) +
      cast('kettle-shade', disc(4, 6, 22), 4, 0.5) +
      paint(disc(0, 0, 22), '#22292b', 'gBall .7') +
      paint(box(68, -17, 82, 34, 16), 'kettle-grip') +
      line(path`M80 -12h58`, '#fff', 1.6, 0.4) +
      paint(box(78, -8, 22, 16, 5), '#59646a', 'gV .8') +
      '</g>',
    width: 276,
    height: 210,
    shadow: 0,
  };
}

const detail = (kettle: Kettle): Drawing => close('kettle-close', front(kettle).svg, -104, -262, 196, 158);

export const kind: DeviceKind<Kettle> = {
  frame: 300,
  defaults: { colour: 'silver', brand: 'Jutro' },
  views: { front, lifted, top, detail, measures: (device) => measured(front(device)) },
};
