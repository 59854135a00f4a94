import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, measured, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cameraLens } from './phone.ts';

interface SimplePhone {
  colour: ColourName;
  brand: string;
}

const WIDTH = 53;
const HEIGHT = 126;
const THICK = 14;
const shell = (inset = 0) =>
  path`M${-WIDTH / 2 + inset} ${-HEIGHT + 13}Q${-WIDTH / 2 + inset} ${-HEIGHT + inset} ${-WIDTH / 2 + 13} ${-HEIGHT + inset}
      H${WIDTH / 2 - 13}Q${WIDTH / 2 - inset} ${-HEIGHT + inset} ${WIDTH / 2 - inset} ${-HEIGHT + 13}V-16
      Q${WIDTH / 2 - inset} ${-inset} ${WIDTH / 2 - 16} ${-inset}H${-WIDTH / 2 + 16}
      Q${-WIDTH / 2 + inset} ${-inset} ${-WIDTH / 2 + inset} -16z`;

/** Lower edge of the display's frame. */
export const DISPLAY_FOOT = -HEIGHT + 58.5;

/** Small colour display: big time, three signs. */
export function display(): string {
  const [x, y, w, h] = [-19.5, -HEIGHT + 16, 39, 40];
  const signs = ['#33c48d', '#3e8bff', '#ff8a3d'].map((fill, i) => paint(box(x + 4 + i * 11.2, y + 29, 8.6, 8, 2.2), fill, 'gV .4')).join('');
  return (
    paint(box(x - 2.5, y - 2.5, w + 5, h + 5, 4), '#07090b') +
    edge(box(x - 2.5, y - 2.5, w + 5, h + 5, 4), 0.3, 0.4) +
    paint(box(x, y, w, h, 1.5), 'simple-phone-sky') +
    paint(path`M${x} ${y + 27}q10-9 18-3t21-6v22h-39z`, '#1d5f74 .7') +
    lettering({ text: '10.24', x: 0, y: y + 18, size: 13.5, fill: '#fff', anchor: 'middle' }) +
    paint(box(x + 3, y + 2.6, 6, 2, 0.5), '#fff .9') +
    paint(box(x + w - 9, y + 2.4, 6, 2.6, 0.6), '#fff .9') +
    signs +
    paint(box(x, y, w, h, 1.5), 'gGl .9')
  );
}

const CAPS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];

export function keypad(colour: Colour): string {
  const key = box(0, 0, 14, 9.4, 3.6);
  const places = CAPS.map((_, i) => ({ x: -22.4 + (i % 3) * 15.4, y: -46.5 + Math.floor(i / 3) * 11 }));
  const call = (x: number, fill: string) =>
    paint(box(x, -61, 13, 9.6, 4), '#eef1f2', 'gV .7') +
    edge(box(x, -61, 13, 9.6, 4), 0.3, 0.3, '#000') +
    paint(path`M${x + 3.6} -55.5q2.9-2.6 5.8 0l-.9 1.4-1.5-.6v-.8h-1v.8l-1.5.6z`, fill);
  return (
    `<defs><g id="simple-phone-key">${paint(box(0, 0.7, 14, 9.4, 3.6), '#000 .4')}${paint(key, colour.light, 'gV .7')}${edge(key, 0.6, 0.3)}</g></defs>` +
    places.map(({ x, y }) => `<use href="#simple-phone-key" x="${x}" y="${y}"/>`).join('') +
    places.map(({ x, y }, i) => lettering({ text: CAPS[i] ?? '', x: x + 7, y: y + 7, size: 6.6, fill: '#1a2124', anchor: 'middle' })).join('') +
    call(-22, '#1b9a55') +
    call(9, '#cf3b32') +
    paint(disc(0, -57, 8.4, 7.4), colour.dark, 'gV') +
    edge(disc(0, -57, 8.4, 7.4), 0.5, 0.4) +
    paint(disc(0, -57, 4.2, 3.6), colour.light, 'gV .8')
  );
}

/** Colours of the display. */
export const SKY =
  '<defs><linearGradient id="simple-phone-sky" x2="0" y2="1"><stop stop-color="#2f8fc4"/><stop offset="1" stop-color="#7fd0d6"/></linearGradient></defs>';

function front({ colour, brand }: SimplePhone): Drawing {
  const body = COLOURS[colour];
  return {
    svg:
      SKY +
      paint(shell(), body.base, 'gH .5', 'gV .6') +
      edge(shell(0.5), 0.5, 0.7, body.light) +
      edge(shell(2), 0.14, 0.4, '#000') +
      paint(box(-8, -HEIGHT + 5, 16, 2, 1), '#000 .6') +
      lettering({ text: brand, x: 0, y: -HEIGHT + 12, size: 3.8, fill: body.print, anchor: 'middle' }) +
      display() +
      keypad(body),
    width: WIDTH,
    height: HEIGHT,
  };
}

function back({ colour, brand }: SimplePhone): Drawing {
  const body = COLOURS[colour];
  const holes = Array.from({ length: 15 }, (_, i) => paint(disc(-8 + (i % 5) * 4, -24 + Math.floor(i / 5) * 4, 1), '#000 .55')).join('');
  return {
    svg:
      paint(shell(), body.base, 'gHs', 'gV .7') +
      edge(shell(0.5), 0.5, 0.7, body.light) +
      edge(path`M${-WIDTH / 2 + 1} ${-HEIGHT * 0.68}Q0 ${-HEIGHT * 0.64} ${WIDTH / 2 - 1} ${-HEIGHT * 0.68}`, 0.35, 0.5, '#000') +
      paint(box(-15, -HEIGHT + 9, 30, 16, 8), '#000 .25') +
      cameraLens(-7, -HEIGHT + 17, 6, body.light) +
      paint(disc(8, -HEIGHT + 17, 2.8), '#fff6dc', 'gBall .5') +
      lettering({ text: brand, x: 0, y: -HEIGHT * 0.46, size: 9, fill: body.print, anchor: 'middle', opacity: 0.85 }) +
      holes,
    width: WIDTH,
    height: HEIGHT,
  };
}

/** The edge with volume keys and torch, standing in its charging cradle. */
function side({ colour }: SimplePhone): Drawing {
  const body = COLOURS[colour];
  const slab = box(-THICK / 2, -HEIGHT - 7, THICK, HEIGHT, 6);
  const cradle = path`M-34 -4Q-32 -12 -16 -15L-11 -27Q-10 -29 -8 -27V-10H8V-27Q10 -29 11 -27L16 -15Q32 -12 34 -4Q34 0 30 0H-30Q-34 0 -34 -4z`;
  const key = (y: number, h: number) => paint(box(-2, y, 4, h, 2), body.dark, 'gH') + edge(box(-2, y, 4, h, 2), 0.4, 0.3);
  return {
    svg:
      paint(slab, body.base, 'gH', 'gV .5') +
      edge(slab, 0.4, 0.4, body.light) +
      edge(path`M2.5 ${-HEIGHT - 4}V-12`, 0.3, 0.4, '#000') +
      key(-HEIGHT * 0.86, 9) +
      key(-HEIGHT * 0.76, 9) +
      paint(box(-1.6, -HEIGHT * 0.56, 3.2, 8, 1), '#07090a') +
      paint(cradle, '#2a3032', 'gV', 'gHs .6') +
      edge(cradle, 0.3, 0.5) +
      paint(disc(24, -5, 1), '#49e08e'),
    width: 68,
    height: HEIGHT + 7,
    shadow: 37,
  };
}

const detail = (phone: SimplePhone): Drawing => closeUp('simple-phone', front(phone), 0, -38, 62);

export const kind: DeviceKind<SimplePhone> = {
  frame: 148,
  defaults: { colour: 'midnight', brand: 'Zvon' },
  views: { front, back, side, detail, measures: (phone) => measured(front(phone)) },
};
