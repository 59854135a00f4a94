import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, measured, paint, path, prism } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Nas {
  /** Drive bays, 2 or 4. */
  bays: number;
  colour: ColourName;
  brand: string;
}

const BAY = 38;
const HEIGHT = 168;
const FEET = 6;
const widthOf = ({ bays }: Nas): number => bays * BAY + 34;
const DEFS =
  '<defs><pattern id="nas-holes" width="5" height="5" patternUnits="userSpaceOnUse">' +
  '<circle cx="1.3" cy="1.3" r="1.1" fill="#000" fill-opacity=".7"/>' +
  '<circle cx="3.8" cy="3.8" r="1.1" fill="#000" fill-opacity=".7"/></pattern></defs>';

const feet = (width: number): string => [-1, 1].map((s) => paint(box(s * width * 0.34 - 11, -FEET - 1, 22, FEET + 1, 2), '#14181a', 'gH')).join('');

/** A drive tray: handle, latch, air holes, lamp. */
function tray(x: number, index: number): string {
  const [top, height] = [-FEET - HEIGHT + 34, HEIGHT - 50];
  const plate = box(x + 1.2, top, BAY - 2.4, height, 3);
  return (
    paint(plate, '#262c2f', 'gV .6', 'gHs') +
    edge(plate, 0.22, 0.5) +
    paint(box(x + 6, top + 24, BAY - 12, height - 54, 2), 'nas-holes') +
    paint(box(x + 5, top + height - 24, BAY - 10, 17, 3), '#15191b', 'gV .5') +
    edge(path`M${x + 8} ${top + height - 20}h${BAY - 16}`, 0.35, 0.7) +
    paint(disc(x + BAY / 2, top + 9, 3), '#0b0e0f', 'gBall .6') +
    edge(disc(x + BAY / 2, top + 9, 1.4), 0.5, 0.4) +
    lettering({ text: String(index + 1), x: x + BAY / 2, y: top + 20, size: 5.5, fill: '#9aa4a7', anchor: 'middle' })
  );
}

/** Frame, trays, lamps and power key. */
function face(nas: Nas, colour: Colour): string {
  const width = widthOf(nas);
  const shell = box(-width / 2, -HEIGHT - FEET, width, HEIGHT, 7);
  const left = -width / 2 + 8;
  const y = -FEET - HEIGHT + 17;
  const lamps = Array.from(
    { length: nas.bays },
    (_, i) => paint(disc(left + BAY * (i + 0.5), y, 1.7), '#49e08e') + paint(disc(left + BAY * (i + 0.5), y, 3.6), '#49e08e .22'),
  );
  return (
    paint(shell, colour.base, 'gV .7', 'gHs .7') +
    edge(shell, 0.45, 0.8, colour.light) +
    paint(box(left - 2, -FEET - HEIGHT + 31, nas.bays * BAY + 4, HEIGHT - 44, 4), '#07090a') +
    Array.from({ length: nas.bays }, (_, i) => tray(left + i * BAY, i)).join('') +
    lamps.join('') +
    paint(disc(width / 2 - 11, y, 5.4), colour.dark, 'gBall') +
    edge(disc(width / 2 - 11, y, 2.4), 0.95, 0.7, '#8fe9ff') +
    paint(box(width / 2 - 15.5, -FEET - 62, 9, 20, 1), '#07090a') +
    paint(box(width / 2 - 13.5, -FEET - 60, 2.6, 16), '#3e8bff') +
    lettering({ text: nas.brand, x: left, y: -FEET - 4.4, size: 7, fill: colour.print })
  );
}

function front(nas: Nas): Drawing {
  const colour = COLOURS[nas.colour];
  const width = widthOf(nas);
  const [dx, dy] = [30, -13];
  return {
    svg:
      `${DEFS}<g transform="translate(${-dx / 2} 0)">${feet(width)}` +
      `${paint(box(width / 2 + dx - 18, -FEET + dy * 0.9, 14, FEET, 2), '#14181a')}` +
      `${paint(prism(-width / 2, -HEIGHT - FEET, width, HEIGHT, 7, dx, dy), colour.dark, 'gV .8')}` +
      `${paint(path`M${width / 2} ${-FEET - 7}l${dx} ${dy}v${-HEIGHT + 14}l${-dx} ${-dy}z`, '#000 .18')}${face(nas, colour)}</g>`,
    width: width + dx,
    height: HEIGHT + FEET - dy,
    shadow: (width + dx) * 0.5,
  };
}

/** One tray pulled out, with its drive leaning beside it. */
function open(nas: Nas): Drawing {
  const colour = COLOURS[nas.colour];
  const width = widthOf(nas);
  const left = -width / 2 + 8;
  const hole = box(left + 1.2, -FEET - HEIGHT + 34, BAY - 2.4, HEIGHT - 50, 2);
  const drive = box(width / 2 + 16, -148, 102, 147, 4);
  const x = width / 2 + 67;
  return {
    svg:
      `${DEFS}<g transform="translate(-60 0)">${feet(width)}${face(nas, colour)}${paint(hole, '#040506')}` +
      `${paint(box(left + 3, -FEET - HEIGHT + 36, 3, HEIGHT - 54), '#3a4245 .7')}` +
      `${paint(box(left + BAY - 6, -FEET - HEIGHT + 36, 3, HEIGHT - 54), '#3a4245 .7')}` +
      `${paint(box(left + 10, -FEET - 40, BAY - 20, 8, 1), '#c9a760 .8')}${paint(drive, '#aab3b6', 'gV', 'gHs .5')}` +
      `${edge(drive, 0.6, 0.7)}${edge(disc(x, -96, 42), 0.25, 1, '#000')}${paint(disc(x, -96, 41), '#c3c9cb', 'gMetV .6')}` +
      `${edge(disc(x, -96, 13), 0.3, 0.8, '#000')}` +
      `${paint(box(x - 42, -48, 84, 38, 2), '#f4f6f6')}` +
      `${lettering({ text: '8 TB', x: x - 36, y: -30, size: 14, fill: '#1d2224' })}` +
      `${paint(box(x - 36, -22, 50, 2), '#8d979a')}${paint(box(x - 36, -17, 38, 2), '#8d979a')}` +
      `${paint(box(x + 22, -42, 14, 26, 1), '#1d2224 .8')}` +
      `${[-44, 44].map((dx) => paint(disc(x + dx, -142, 2), '#6b7578', 'gBall') + paint(disc(x + dx, -6, 2), '#6b7578', 'gBall')).join('')}</g>`,
    width: width + 120,
    height: HEIGHT + FEET,
  };
}

/** The back: fans and sockets. */
function back(nas: Nas): Drawing {
  const colour = COLOURS[nas.colour];
  const width = widthOf(nas);
  const wall = box(-width / 2, -HEIGHT - FEET, width, HEIGHT, 7);
  const r = 40;
  const fan = (x: number) =>
    paint(disc(x, -FEET - 108, r), '#0a0d0e') +
    [10, 18, 26, 34].map((q) => edge(disc(x, -FEET - 108, q), 0.8, 1.7, '#59646a')).join('') +
    edge(path`M${x - 38} ${-FEET - 108}h76M${x} ${-FEET - 146}v76`, 0.8, 1.6, '#59646a') +
    paint(disc(x, -FEET - 108, 9), '#39444a', 'gBall');
  const socket = (x: number, w: number, h: number, inside: string) =>
    paint(box(x, -FEET - 36, w, h, 1), '#07090a') + edge(box(x, -FEET - 36, w, h, 1), 0.4, 0.5) + paint(box(x + 2, -FEET - 34, w - 4, 3, 0.5), inside);
  return {
    svg:
      DEFS +
      feet(width) +
      paint(wall, colour.base, 'gV .7', 'gHs .7') +
      edge(wall, 0.45, 0.8, colour.light) +
      (nas.bays > 2 ? fan(-46) + fan(46) : fan(0)) +
      socket(-width / 2 + 12, 15, 13, '#c9a760') +
      socket(-width / 2 + 32, 15, 13, '#c9a760') +
      socket(-width / 2 + 54, 14, 7, '#3e8bff') +
      paint(disc(width / 2 - 18, -FEET - 29, 5), '#07090a') +
      paint(disc(width / 2 - 18, -FEET - 29, 1.5), '#c3c9cb') +
      lettering({ text: `${nas.brand}  ${nas.bays} × SATA`, x: 0, y: -FEET - 9, size: 5, fill: colour.print, anchor: 'middle', weight: 500 }),
    width,
    height: HEIGHT + FEET,
  };
}

const detail = (nas: Nas): Drawing => closeUp('nas', front(nas), -widthOf(nas) / 2 + 38, -HEIGHT + 38, 100);

export const kind: DeviceKind<Nas> = {
  frame: 224,
  defaults: { bays: 2, colour: 'black', brand: 'Shramba' },
  views: {
    front,
    open,
    back,
    detail,
    measures: (nas) => measured({ svg: DEFS + feet(widthOf(nas)) + face(nas, COLOURS[nas.colour]), width: widthOf(nas), height: HEIGHT + FEET }),
  },
};
