import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, measured, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cabinet, cast, close, corner, fade, line, many } from './washing-machine.ts';

interface Fridge {
  type: 'combi' | 'side-by-side' | 'single' | 'freezer';
  colour: ColourName;
  /** Millimetres, 850 to 2050. */
  height: number;
  brand: string;
}

interface Door {
  x: number;
  y: number;
  width: number;
  height: number;
  hinge: 'left' | 'right';
  cold: 'cool' | 'frost';
}

const PLINTH = 46;
const DEPTH = 660;
const widthOf = ({ type, height }: Fridge) => (type === 'side-by-side' ? 912 : height < 1000 ? 550 : 595);

function doorsOf(fridge: Fridge): Door[] {
  const { type, height } = fridge;
  const width = widthOf(fridge) - 4;
  const x = -width / 2;
  const y = -height + 4;
  const all = height - PLINTH - 4;
  if (type === 'combi') {
    const upper = Math.round(all * 0.62);
    return [
      { x, y, width, height: upper - 5, hinge: 'right', cold: 'cool' },
      { x, y: y + upper + 5, width, height: all - upper - 5, hinge: 'right', cold: 'frost' },
    ];
  }
  if (type === 'side-by-side') {
    const left = width * 0.46;
    return [
      { x, y, width: left - 4, height: all, hinge: 'left', cold: 'frost' },
      { x: x + left + 4, y, width: width - left - 4, height: all, hinge: 'right', cold: 'cool' },
    ];
  }
  return [{ x, y, width, height: all, hinge: 'right', cold: type === 'freezer' ? 'frost' : 'cool' }];
}

const materials =
  fade('fridge-sheen', 'x', '0 #fff 0', '.16 #fff .32', '.34 #fff .04', '.62 #fff .14', '.8 #fff 0', '1 #000 .12') +
  fade('fridge-inside', 'y', '0 #ffffff', '.5 #eef4f6', '1 #d5dfe3') +
  fade('fridge-glass', 'xy', '0 #3a4449', '.5 #161c1f', '1 #0b0f11') +
  fade('fridge-drawer', 'xy', '0 #ffffff .75', '.5 #dcebf0 .45', '1 #b9cfd8 .6');

const body = (fridge: Fridge) => {
  const { base } = COLOURS[fridge.colour];
  const width = widthOf(fridge);
  return (
    materials +
    paint(box(-width / 2 + 20, -PLINTH - 6, width - 40, PLINTH, 4), '#1d2325', 'gV .4') +
    many(12, (i) => paint(box(-width / 2 + 60 + (i * (width - 120)) / 12, -34, (width - 120) / 16, 6, 3), '#000 .5')) +
    paint(box(-width / 2, -fridge.height, width, fridge.height - PLINTH + 2, 9), base, '#000 .5')
  );
};

function leafFront(door: Door, { colour, type }: Fridge): string {
  const c = COLOURS[colour];
  const { x, y, width, height } = door;
  const free = door.hinge === 'right' ? x : x + width;
  const inward = door.hinge === 'right' ? 1 : -1;
  const grip = type === 'side-by-side' ? height * 0.62 : Math.min(height * 0.42, 480);
  const gripY = type === 'combi' && door.cold === 'frost' ? y + 46 : type === 'combi' ? y + height - grip - 46 : y + (height - grip) * 0.5;
  const bar = box(free + inward * 40 - 10, gripY, 20, grip, 10);
  return (
    paint(box(x, y, width, height, 8), c.base, 'gHs .8', 'fridge-sheen', 'gV .22') +
    line(box(x + 1.5, y + 1.5, width - 3, height - 3, 7), '#fff', 2.4, 0.38) +
    line(box(x, y, width, height, 8), '#000', 2, 0.3) +
    cast(`fridge-bar-${door.cold}`, box(free + inward * 40 - 2, gripY + 10, 20, grip, 10), 5, 0.4) +
    [gripY + 26, gripY + grip - 44].map((at) => paint(box(free + inward * 40 - 7, at, 14, 18, 3), '#5b6668')).join('') +
    paint(bar, colour === 'white' || colour === 'silver' ? '#b9c2c5' : c.light, 'gMet .75') +
    line(bar, '#000', 1.4, 0.25)
  );
}

/** Glass display in a door: temperatures. */
const display = (x: number, y: number, figures: string[]) =>
  paint(box(x - 74, y, 148, 62, 8), 'fridge-glass') +
  line(box(x - 73, y + 1, 146, 60, 7), '#fff', 1.6, 0.3) +
  figures.map((text, i) => lettering({ text, x: x - 36 + i * 72, y: y + 40, size: 28, fill: '#d8f1ff', anchor: 'middle', weight: 500 })).join('') +
  line(path`M${x} ${y + 16}v30`, '#fff', 1.4, 0.3);

/** Water and ice in the left door. */
const dispenser = (x: number, y: number) =>
  paint(box(x - 112, y, 224, 356, 16), 'fridge-glass') +
  line(box(x - 111, y + 1, 222, 354, 15), '#fff', 2, 0.28) +
  paint(box(x - 88, y + 108, 176, 222, 12), '#05080a', 'gV .35') +
  paint(box(x - 84, y + 304, 168, 22, 5), '#59646a', 'gV .6') +
  paint(box(x - 22, y + 108, 44, 34, 6), '#8d979a', 'gMet .8') +
  paint(path`M${x - 28} ${y + 236}h56l-6 68h-44z`, '#d8eef6 .35') +
  paint(path`M${x - 25} ${y + 262}h50l-4 42h-42z`, '#a9d3e4 .55') +
  line(path`M${x} ${y + 142}v118`, '#cfeaf5', 6, 0.7) +
  many(3, (i) => line(disc(x - 52 + i * 52, y + 60, 13), '#d8f1ff', 2, 0.75)) +
  many(3, (i) => paint(disc(x - 52 + i * 52, y + 60, 4), '#d8f1ff .8'));

function front(fridge: Fridge): Drawing {
  const { type, height, brand, colour } = fridge;
  const doors = doorsOf(fridge);
  const [first, last = first] = [doors[0], doors.at(-1)];
  if (!first || !last) throw new Error('a fridge has a door');
  const tall = height > 1200;
  return {
    svg:
      body(fridge) +
      doors.map((door) => leafFront(door, fridge)).join('') +
      (type === 'side-by-side' ? dispenser(first.x + first.width / 2 - 10, -height + 420) : '') +
      (tall && type !== 'side-by-side'
        ? display(first.x + first.width - 108, -height + 128, { combi: ['4°', '−18°'], single: ['4°', 'OK'], freezer: ['−18°', 'OK'] }[type])
        : '') +
      lettering({
        text: brand,
        x: type === 'side-by-side' ? last.x + last.width / 2 : first.x + first.width / 2,
        y: -height + (tall ? 88 : 110),
        size: 34,
        fill: COLOURS[colour].print,
        anchor: 'middle',
        opacity: 0.85,
      }),
    width: widthOf(fridge),
    height,
  };
}

function threeQuarter(fridge: Fridge): Drawing {
  const width = widthOf(fridge);
  return corner('fridge', { front: front(fridge).svg, ...cabinet(COLOURS[fridge.colour].base, width, fridge.height, DEPTH, 30) }, width, fridge.height, DEPTH);
}

// Contents.

const bottle = (x: number, y: number, h: number, fill: string, cap = '#eef1f2') =>
  paint(path`M${x - 26} ${y}v${-h * 0.56}c0-24 16-26 16-44v${-h * 0.26}h20v${h * 0.26}c0 18 16 20 16 44v${h * 0.56}z`, fill, 'gH .55') +
  paint(box(x - 13, y - h * 0.82 - 58, 26, 22, 4), cap, 'gH .5') +
  paint(box(x - 26, y - h * 0.46, 52, h * 0.26), '#fff .8');
const jar = (x: number, y: number, fill: string) =>
  paint(box(x - 34, y - 84, 68, 84, 12), fill, 'gH .5') +
  paint(box(x - 32, y - 100, 64, 18, 4), '#e8ebe9', 'gH .6') +
  paint(box(x - 26, y - 62, 52, 36, 3), '#fff .8');
const carton = (x: number, y: number, h: number, fill: string) =>
  paint(path`M${x - 38} ${y}v${-h}l14-30h48l14 30v${h}z`, '#fff', 'gHs') +
  paint(box(x - 38, y - h * 0.62, 76, h * 0.4), fill, 'gHs .6') +
  paint(box(x - 24, y - h - 44, 48, 16, 2), fill);
const fruit = (x: number, y: number, r: number, fill: string) => paint(disc(x, y - r, r), fill, 'gBall');
const bowl = (x: number, y: number, fill: string) =>
  fruit(x - 30, y - 26, 30, fill) +
  fruit(x + 26, y - 30, 30, fill) +
  fruit(x, y - 34, 32, fill) +
  paint(path`M${x - 78} ${y - 54}h156c0 36-34 54-78 54s-78-18-78-54z`, '#f4f6f6', 'gH .5');
const SHELVES: ((x: number, y: number, w: number) => string)[] = [
  (x, y, w) => jar(x + w * 0.14, y, '#c9662f') + jar(x + w * 0.3, y, '#7d8f3c') + carton(x + w * 0.5, y, 120, '#4b82ad') + bowl(x + w * 0.79, y, '#d64a3a'),
  (x, y, w) => bowl(x + w * 0.22, y, '#e7b23c') + paint(box(x + w * 0.42, y - 66, w * 0.26, 66, 8), '#e5e0d0', 'gH .4') + jar(x + w * 0.86, y, '#b23b4a'),
  (x, y, w) =>
    paint(box(x + w * 0.08, y - 54, w * 0.34, 54, 8), '#dfe8ea', 'gV .6') +
    bottle(x + w * 0.56, y, 190, '#4d7a4f') +
    bottle(x + w * 0.7, y, 190, '#b5763b') +
    jar(x + w * 0.88, y, '#e1c35a'),
  (x, y, w) => many(5, (i) => fruit(x + w * 0.16 + i * 52, y, 25, i % 2 ? '#efe0cb' : '#f6ece0')) + carton(x + w * 0.84, y, 110, '#c8553d'),
];

const drawer = (x: number, y: number, w: number, h: number) =>
  paint(box(x, y, w, h, 10), 'fridge-drawer') +
  paint(box(x, y, w, 16, 6), '#fff .85', 'gV .4') +
  line(box(x, y, w, h, 10), '#7f959e', 2, 0.5) +
  paint(box(x + w * 0.36, y + 22, w * 0.28, 14, 7), '#7f959e .4');

function inside({ x, y, width, height, cold }: Door): string {
  const [left, top, w, h] = [x + 34, y + 34, width - 68, height - 60];
  const room =
    paint(box(x, y, width, height, 8), '#e9eff1', 'gH .35') +
    paint(box(left, top, w, h, 14), 'fridge-inside', 'gHs .5') +
    line(box(left, top, w, h, 14), '#000', 2, 0.18) +
    paint(box(left + w * 0.2, top + 8, w * 0.6, 10, 5), '#fff') +
    paint(box(left + w * 0.1, top + 8, w * 0.8, 60, 30), '#fffbe6 .5');
  if (cold === 'frost') {
    const count = Math.max(2, Math.round(h / 235));
    const packet = (i: number, j: number) =>
      paint(
        box(left + 40 + j * (w / 3.4), top + 76 + (i * (h - 50)) / count, w / 4.6, (h - 50) / count - 62, 8),
        ['#4b82ad', '#6f9a4a', '#c8553d', '#e0b04a'][(i + j) % 4] ?? '',
        'gV .5',
      );
    return room + many(count, (i) => many(3, (j) => packet(i, j)) + drawer(left + 14, top + 36 + (i * (h - 50)) / count, w - 28, (h - 50) / count - 12));
  }
  const count = Math.max(2, Math.min(4, Math.floor((h - 230) / 215)));
  const pitch = (h - 250) / count;
  const shelves = many(count, (i) => {
    const at = top + 20 + pitch * (i + 1);
    return (
      (SHELVES[i]?.(left + 12, at, w - 24) ?? '') +
      paint(box(left + 6, at, w - 12, 8), '#cfe3ea .9', 'gV .5') +
      paint(box(left + 6, at + 8, w - 12, 3), '#000 .14')
    );
  });
  const greens = many(4, (i) => fruit(left + 80 + i * (w / 4.6), top + h - 40, 46, ['#6f9a4a', '#d2553c', '#8aa84f', '#e09a3a'][i] ?? ''));
  return room + shelves + greens + drawer(left + 12, top + h - 204, w - 24, 192);
}

/** An open door: its inner face with racks, swung towards the shopper. */
function leafOpen({ x, y, width, height, hinge, cold }: Door, { colour }: Fridge): string {
  const side = hinge === 'right' ? 1 : -1;
  const at = hinge === 'right' ? x + width : x;
  const w = width * 0.46 * side;
  const skew = 0.1;
  const racks = Math.max(2, Math.floor(height / 340));
  const rack = (i: number) => {
    const ry = y + 70 + ((height - 90) / racks) * (i + 1) - 60;
    const food =
      cold === 'frost'
        ? ''
        : bottle(Math.abs(w) * 0.28, ry, 170 - i * 12, ['#d8dfe0', '#4d7a4f', '#c9662f', '#6c4a86'][i % 4] ?? '') +
          (i % 2 ? jar(Math.abs(w) * 0.64, ry, '#d9b44a') : bottle(Math.abs(w) * 0.64, ry, 150, '#8db0bd'));
    return `${food}${paint(box(34, ry - 46, Math.abs(w) - 62, 54, 8), 'fridge-drawer')}${line(box(34, ry - 46, Math.abs(w) - 62, 54, 8), '#7f959e', 2, 0.5)}`;
  };
  return (
    `<g transform="matrix(${side} ${skew} 0 1 ${at} 0)">${paint(box(0, y, Math.abs(w), height, 6), COLOURS[colour].base, '#000 .12')}` +
    `${paint(box(6, y + 6, Math.abs(w) - 22, height - 12, 12), '#f3f7f8', 'gH .3')}${line(box(18, y + 20, Math.abs(w) - 46, height - 40, 12), '#000', 3, 0.14)}${many(racks, rack)}` +
    `${paint(box(Math.abs(w) - 16, y, 16, height, 5), COLOURS[colour].base, 'gH .7')}</g>`
  );
}

function open(fridge: Fridge): Drawing {
  const doors = doorsOf(fridge);
  const moved = doors.filter((_, i) => fridge.type !== 'combi' || i === 0);
  const still = doors.filter((door) => !moved.includes(door));
  const reach = Math.max(...moved.map((door) => door.width * 0.46));
  const shift = fridge.type === 'side-by-side' ? 0 : -reach / 2;
  return {
    svg:
      `<g transform="translate(${shift} 0)">${body(fridge)}${still.map((door) => leafFront(door, fridge)).join('')}` +
      `${moved.map(inside).join('')}${moved.map((door) => leafOpen(door, fridge)).join('')}</g>`,
    width: widthOf(fridge) + reach * (fridge.type === 'side-by-side' ? 2 : 1),
    height: fridge.height,
    shadow: widthOf(fridge) * 0.6,
  };
}

/** The water dispenser, or the contents of the shelves. */
function detail(fridge: Fridge): Drawing {
  const width = widthOf(fridge);
  if (fridge.type === 'side-by-side') return close('fridge-close', front(fridge).svg, -width / 2, -fridge.height + 300, width * 0.72, width * 0.58);
  const [door] = doorsOf(fridge);
  if (!door) throw new Error('a fridge has a door');
  return close('fridge-close', materials + inside(door), door.x + 4, door.y + 24, width - 12, 480);
}

export const kind: DeviceKind<Fridge> = {
  frame: 2400,
  defaults: { type: 'combi', colour: 'silver', height: 2030, brand: 'Bela' },
  views: { front, open, corner: threeQuarter, detail, measures: (device) => measured(front(device)) },
};
