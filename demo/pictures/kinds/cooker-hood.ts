import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, measured, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { close, fade, halo, line, many } from './washing-machine.ts';

interface CookerHood {
  colour: ColourName;
  brand: string;
}

const WIDTH = 598;
const HALF = WIDTH / 2;
const HEIGHT = 790;

const materials =
  fade('cooker-hood-sheen', 'x', '0 #fff 0', '.22 #fff .36', '.42 #fff .02', '.7 #fff .16', '1 #000 .14') +
  fade('cooker-hood-slope', 'y', '0 #000 .12', '.5 #fff .1', '1 #fff .4') +
  fade('cooker-hood-beam', 'y', '0 #fff3c9 .75', '1 #fff3c9 0') +
  halo('cooker-hood-glow', 0.5, 0.5, 0.5, '0 #fff3c9 .9', '.45 #fff3c9 .4', '1 #fff3c9 0') +
  halo('cooker-hood-lamp', 0.5, 0.5, 0.5, '0 #ffffff', '.5 #fff6d8', '1 #f0d99a') +
  `<defs><pattern id="cooker-hood-mesh" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 10L10 0M0 0l10 10" stroke="#3c464a" stroke-width="1.3" opacity=".55"/></pattern></defs>`;

function chimney(base: string, x: number, width: number): string {
  return (
    paint(box(x, -HEIGHT, width, 290, 2), base, 'gHs', 'cooker-hood-sheen') +
    many(5, (i) => paint(box(x + width * 0.24, -HEIGHT + 32 + i * 13, width * 0.52, 6, 3), '#0b0f10 .45')) +
    paint(box(x - 3, -520, width + 6, 231, 2), base, 'gHs', 'cooker-hood-sheen') +
    line(path`M${x - 2} -519h${width + 4}`, '#fff', 2, 0.5) +
    paint(box(x, -526, width, 6), '#000 .25')
  );
}

const keys = (y: number, print: string) =>
  many(
    5,
    (i) =>
      paint(disc(-64 + i * 32, y, 9), '#14191b', 'gV .6') +
      line(disc(-64 + i * 32, y, 9.6), print, 1.4, 0.7) +
      paint(disc(-64 + i * 32, y, 3), i === 3 ? '#7fd1f2' : '#8b989d'),
  );

function front({ colour, brand }: CookerHood): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      materials +
      [-168, 168].map((x) => paint(path`M${x - 26} -6h52l26 46h-104z`, 'cooker-hood-beam')).join('') +
      chimney(c.base, -128, 256) +
      paint(path`M-131 -290h262l${HALF - 131} 216h${-WIDTH}z`, c.base, 'gHs', 'cooker-hood-sheen .8', 'cooker-hood-slope') +
      line(path`M-130 -289h260`, '#000', 2, 0.25) +
      line(path`M-131 -288L${-HALF + 2} -76`, '#fff', 2.4, 0.5) +
      paint(box(-HALF, -76, WIDTH, 70, 3), c.base, 'gHs', 'cooker-hood-sheen', 'gV .7') +
      line(path`M${-HALF + 1} -75h${WIDTH - 2}`, '#fff', 2.4, 0.65) +
      line(box(-HALF + 0.5, -76, WIDTH - 1, 70, 3), '#000', 1.6, 0.25) +
      keys(-41, c.print) +
      lettering({ text: brand, x: HALF - 30, y: -34, size: 22, fill: c.print, anchor: 'end' }) +
      paint(box(-HALF + 8, -7, WIDTH - 16, 7, 2), '#14191b') +
      [-168, 168].map((x) => paint(box(x - 26, -7, 52, 5, 2.5), '#fff6d8')).join(''),
    width: WIDTH,
    height: HEIGHT,
    shadow: 0,
  };
}

function side({ colour }: CookerHood): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      `${materials}<g transform="translate(236 0)">${chimney(c.base, -236, 230)}` +
      paint(path`M-3 -290h-236c-20 90-120 150-233 214h469z`, c.base, 'gHs .8', 'cooker-hood-slope') +
      line(path`M-237 -288c-20 88-118 148-232 211`, '#fff', 2.4, 0.5) +
      paint(box(-472, -76, 466, 70, 3), c.base, 'gHs', 'gV .7') +
      line(path`M-471 -75h464`, '#fff', 2.4, 0.65) +
      paint(box(-466, -7, 456, 7, 2), '#14191b') +
      '</g>',
    width: 474,
    height: HEIGHT,
    shadow: 0,
  };
}

/** From below, as seen by the cook: filters and lamps. */
function below({ colour }: CookerHood): Drawing {
  const c = COLOURS[colour];
  const filter = (x: number) =>
    paint(box(x, -392, 258, 262, 6), '#aab4b7', 'gMetV .9') +
    `<rect x="${x + 12}" y="-380" width="234" height="238" fill="url(#cooker-hood-mesh)"/>` +
    line(box(x + 12, -380, 234, 238, 3), '#000', 2, 0.3) +
    paint(box(x + 92, -174, 74, 22, 8), '#2a3235', 'gV .6') +
    line(box(x, -392, 258, 262, 6), '#fff', 2, 0.5);
  const lamp = (x: number) =>
    paint(disc(x, -88, 74, 44), 'cooker-hood-glow') + paint(disc(x, -88, 34, 20), '#8d979a', 'gMet') + paint(disc(x, -88, 27, 15.5), 'cooker-hood-lamp');
  return {
    svg:
      materials +
      paint(box(-HALF, -456, WIDTH, 420, 6), c.base, 'gHs', 'gV .5') +
      line(box(-HALF + 1, -455, WIDTH - 2, 418, 5), '#fff', 2, 0.5) +
      paint(box(-278, -436, 556, 384, 8), '#59646a', 'gV .35') +
      filter(-266) +
      filter(8) +
      lamp(-190) +
      lamp(190) +
      paint(path`M${-HALF} -36h${WIDTH}l10 36h${-WIDTH - 20}z`, c.base, 'gHs', 'gV .8') +
      keys(-18, c.print),
    width: WIDTH + 20,
    height: 456,
    shadow: 0,
  };
}

const detail = (hood: CookerHood): Drawing => close('cooker-hood-close', front(hood).svg, -88, -300, 380, 304);

export const kind: DeviceKind<CookerHood> = {
  frame: 960,
  defaults: { colour: 'silver', brand: 'Bela' },
  views: { front, below, side, detail, measures: (device) => measured(front(device)) },
};
