import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, measured, paint } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cameraLens } from './phone.ts';
import { DISPLAY_FOOT, display, keypad, SKY } from './simple-phone.ts';

interface FlipPhone {
  colour: ColourName;
  brand: string;
}

const WIDTH = 55;
/** Lower half; the upper one is as long, the hinge lies between. */
const HALF = 92;
const HINGE = 9;
const OPEN = 2 * HALF + HINGE;
const THICK = 11;

const half = (foot: number) => box(-WIDTH / 2, foot - HALF, WIDTH, HALF, 13);

/** One half of the case with its lit rim. */
const shell = (foot: number, colour: Colour): string =>
  paint(half(foot), colour.base, 'gH .5', 'gV .6') +
  edge(box(-WIDTH / 2 + 0.5, foot - HALF + 0.5, WIDTH - 1, HALF - 1, 12.5), 0.5, 0.7, colour.light) +
  edge(box(-WIDTH / 2 + 2, foot - HALF + 2, WIDTH - 4, HALF - 4, 11), 0.14, 0.4, '#000');

/** The barrel that both halves turn on. */
function hinge(colour: Colour): string {
  const y = -HALF - HINGE;
  const barrel = box(-WIDTH / 2 + 3, y - 1.5, WIDTH - 6, HINGE + 3, 4);
  const seam = (x: number) => paint(box(x, y - 1.5, 0.7, HINGE + 3), '#000 .35');
  return paint(barrel, colour.dark, 'gV') + edge(barrel, 0.4, 0.4, colour.light) + seam(-13) + seam(12.3);
}

/** Open: display above, keys below. */
function front({ colour, brand }: FlipPhone): Drawing {
  const body = COLOURS[colour];
  const upper = -HALF - HINGE;
  return {
    svg:
      SKY +
      hinge(body) +
      shell(0, body) +
      keypad(body) +
      paint(box(-3, -HALF + 7, 6, 1.4, 0.7), '#000 .5') +
      shell(upper, body) +
      paint(box(-8, upper - HALF + 7, 16, 2, 1), '#000 .6') +
      `<g transform="translate(0 ${upper - 26 - DISPLAY_FOOT})">${display()}</g>` +
      lettering({ text: brand, x: 0, y: upper - 11, size: 6, fill: body.print, anchor: 'middle' }),
    width: WIDTH,
    height: OPEN,
  };
}

/** Closed: small display for the time, camera, brand. */
function closed({ colour, brand }: FlipPhone): Drawing {
  const body = COLOURS[colour];
  return {
    svg:
      SKY +
      paint(box(-WIDTH / 2 + 3, -HALF - 4, WIDTH - 6, 9, 4), body.dark, 'gV') +
      shell(0, body) +
      cameraLens(0, -HALF + 15, 6, body.light) +
      paint(box(-15.5, -HALF + 26, 31, 22, 4), '#07090b') +
      paint(box(-14, -HALF + 27.5, 28, 19, 2.6), 'simple-phone-sky') +
      lettering({ text: '10.24', x: 0, y: -HALF + 40.4, size: 9.6, fill: '#fff', anchor: 'middle' }) +
      lettering({ text: brand, x: 0, y: -18, size: 8, fill: body.print, anchor: 'middle', opacity: 0.85 }),
    width: WIDTH,
    height: HALF + 4,
  };
}

/** From the side, opened as it is held: two thin halves at an angle. */
function side({ colour }: FlipPhone): Drawing {
  const body = COLOURS[colour];
  const slab = (length: number) => box(-THICK / 2, -length, THICK, length, 5);
  const key = (y: number) => paint(box(-2, y, 4, 9, 2), body.dark, 'gH') + edge(box(-2, y, 4, 9, 2), 0.4, 0.3);
  const turned = `<g transform="translate(0 ${-HALF - HINGE / 2}) rotate(24)">${paint(slab(HALF), body.base, 'gH', 'gV .5')}${edge(slab(HALF), 0.4, 0.4, body.light)}</g>`;
  return {
    svg:
      turned +
      paint(slab(HALF), body.base, 'gH', 'gV .5') +
      edge(slab(HALF), 0.4, 0.4, body.light) +
      key(-HALF * 0.8) +
      key(-HALF * 0.64) +
      paint(box(-1.6, -14, 3.2, 8, 1), '#07090a') +
      paint(disc(0, -HALF - HINGE / 2, 6.4), body.dark, 'gBall .5') +
      edge(disc(0, -HALF - HINGE / 2, 3), 0.4, 0.5, body.light),
    width: 92,
    height: HALF + HINGE / 2 + HALF * 0.96,
    shadow: 10,
  };
}

const detail = (phone: FlipPhone): Drawing => closeUp('flip-phone', front(phone), 0, -38, 62);

export const kind: DeviceKind<FlipPhone> = {
  frame: 212,
  defaults: { colour: 'black', brand: 'Glas' },
  views: { front, closed, side, detail, measures: (phone) => measured(front(phone)) },
};
