import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, measured, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface MiniPc {
  colour: ColourName;
  brand: string;
}

const WIDTH = 128;
const HEIGHT = 46;
const FOOT = 3;
/** Height of the receding lid in the picture, millimetres. */
const LID = 30;
const DEFS =
  '<defs><linearGradient id="mini-pc-lid" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".6"/>' +
  '<stop offset=".5" stop-color="#fff" stop-opacity=".14"/><stop offset="1" stop-color="#000" stop-opacity=".14"/>' +
  '</linearGradient></defs>';

const socket = (x: number, y: number, w: number, h: number, r: number): string =>
  paint(box(x - w / 2, y - h / 2, w, h, r), '#07090a') + edge(box(x - w / 2, y - h / 2, w, h, r), 0.45, 0.45);
const usbA = (x: number, y: number): string => socket(x, y, 13.5, 6, 0.9) + paint(box(x - 5.6, y - 2, 11.2, 2, 0.3), '#3e8bff');
const usbC = (x: number, y: number): string => socket(x, y, 9.6, 3.6, 1.8) + paint(box(x - 3.2, y - 0.4, 6.4, 0.8, 0.4), '#4b5558');

/** Front or back wall with the lid above it. */
function block(colourName: ColourName): string {
  const colour = COLOURS[colourName];
  const wall = box(-WIDTH / 2, -HEIGHT - FOOT, WIDTH, HEIGHT, 8);
  const [edgeX, back, y] = [WIDTH / 2, WIDTH / 2 - 11, -HEIGHT - FOOT];
  const lid = path`M${-edgeX} ${y + 8}L${-back} ${y - LID + 7}Q${-back + 2} ${y - LID} ${-back + 10} ${y - LID}H${back - 10}Q${back - 2} ${y - LID} ${back} ${y - LID + 7}L${edgeX} ${y + 8}z`;
  return (
    DEFS +
    paint(box(-WIDTH / 2 + 14, -FOOT - 2, WIDTH - 28, FOOT + 2, 2), '#101416') +
    paint(lid, colour.base, 'mini-pc-lid') +
    edge(lid, 0.5, 0.4, colour.light) +
    paint(wall, colour.base, 'gV .7', 'gH .55') +
    edge(path`M${-WIDTH / 2 + 7} ${-HEIGHT - FOOT + 0.4}h${WIDTH - 14}`, 0.85, 0.8, colour.light) +
    edge(path`M${-WIDTH / 2 + 1} -9.5h${WIDTH - 2}`, 0.25, 0.5, '#000')
  );
}

function front({ colour, brand }: MiniPc): Drawing {
  const y = -FOOT - 24;
  const print = COLOURS[colour].print;
  return {
    svg:
      block(colour) +
      `<g transform="translate(0 ${-HEIGHT - FOOT - 11}) scale(1 .42)">` +
      `${lettering({ text: brand, x: 0, y: 0, size: 15, fill: print, anchor: 'middle', opacity: 0.8 })}</g>` +
      usbC(-46, y) +
      usbC(-31, y) +
      usbA(-12, y) +
      paint(disc(4, y, 2.6), '#07090a') +
      edge(disc(4, y, 2.6), 0.5, 0.5) +
      paint(disc(48, y, 5.2), COLOURS[colour].dark, 'gBall') +
      edge(disc(48, y, 5.2), 0.5, 0.4, COLOURS[colour].light) +
      edge(disc(48, y, 2), 0.9, 0.6, '#eef4f6') +
      paint(disc(37, y, 0.9), '#63e6a4'),
    width: WIDTH,
    height: HEIGHT + FOOT + LID,
  };
}

function back({ colour, brand }: MiniPc): Drawing {
  const y = -FOOT - 18;
  const vents = Array.from({ length: 34 }, (_, i) => paint(box(-WIDTH / 2 + 12 + i * 3.06, -FOOT - 39, 1.7, 9, 0.8), '#07090a')).join('');
  return {
    svg:
      block(colour) +
      vents +
      paint(disc(-51, y, 4), '#07090a') +
      paint(disc(-51, y, 1.2), '#c3c9cb') +
      socket(-34, y, 15, 5, 1.4) +
      socket(-15, y, 15, 5, 1.4) +
      socket(3, y, 13, 10, 1) +
      paint(box(-1, y - 3, 8, 5), '#2a3136') +
      usbA(21, y - 4) +
      usbA(21, y + 4) +
      usbC(37, y) +
      usbC(50, y) +
      lettering({ text: brand, x: WIDTH / 2 - 9, y: -FOOT - 4, size: 3.4, fill: COLOURS[colour].print, anchor: 'end', weight: 500 }),
    width: WIDTH,
    height: HEIGHT + FOOT + LID,
  };
}

/** From above: lid with brand and a ring of air slots. */
function top({ colour, brand }: MiniPc): Drawing {
  const body = COLOURS[colour];
  const lid = box(-WIDTH / 2, -WIDTH, WIDTH, WIDTH, 20);
  const slots = Array.from(
    { length: 48 },
    (_, i) => `<g transform="rotate(${i * 7.5} 0 ${-WIDTH / 2})">${paint(box(-0.8, -WIDTH / 2 - 54, 1.6, 6, 0.8), '#07090a .75')}</g>`,
  ).join('');
  return {
    svg:
      DEFS +
      paint(lid, body.base, 'mini-pc-lid', 'gHs .5') +
      edge(lid, 0.6, 0.8, body.light) +
      slots +
      edge(disc(0, -WIDTH / 2, 44), 0.25, 0.6, '#000') +
      paint(disc(0, -WIDTH / 2, 43.6), body.base, 'gV .5') +
      lettering({ text: brand, x: 0, y: -WIDTH / 2 + 5, size: 16, fill: body.print, anchor: 'middle' }),
    width: WIDTH,
    height: WIDTH,
  };
}

const detail = (pc: MiniPc): Drawing => closeUp('mini-pc', front(pc), -26, -HEIGHT * 0.62, 66);

export const kind: DeviceKind<MiniPc> = {
  frame: 132,
  defaults: { colour: 'silver', brand: 'Kvant' },
  views: { front, back, top, detail, measures: (pc) => measured(top(pc)) },
};
