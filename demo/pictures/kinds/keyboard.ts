import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, measured, paint, path } from '../measures.ts';
import { round } from '../studio.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Keyboard {
  /** `full` has arrows and a number pad. */
  size: 'full' | 'compact';
  colour: ColourName;
  brand: string;
}

/** Position and width in units of one key. */
export interface Key {
  x: number;
  y: number;
  width: number;
  cap: string;
}

const PITCH = 19;
const RIM = 9;
const THICK = 17;

const row = (y: number, caps: string, widths: Record<number, number> = {}): Key[] => {
  let x = 0;
  return [...caps].map((cap, i) => {
    const width = widths[i] ?? 1;
    x += width;
    return { x: x - width, y, width, cap: cap === ' ' ? '' : cap };
  });
};

/** The block of 15 units that every keyboard has; also used for laptops. */
export const keyBlock = (): Key[] => [
  ...row(0, '               '),
  ...row(1.15, ' 1234567890   ', { 13: 2 }),
  ...row(2.15, ' QWERTZUIOPŠĐ ', { 0: 1.5, 13: 1.5 }),
  ...row(3.15, ' ASDFGHJKLČĆ ', { 0: 1.75, 12: 2.25 }),
  ...row(4.15, ' YXCVBNM,.-  ', { 0: 2.25, 11: 1.75 }),
  ...row(5.15, '         ', { 0: 1.25, 1: 1.25, 2: 1.25, 3: 6.25 }),
];

const at = (keys: Key[], x: number): Key[] => keys.map((key) => ({ ...key, x: key.x + x }));

function keysOf(size: Keyboard['size']): Key[] {
  if (size === 'compact') return keyBlock();
  const navigation = [...row(0, '   '), ...row(1.15, '   '), ...row(2.15, '   '), ...at(row(4.15, ' '), 1), ...row(5.15, '   ')];
  const pad = [...row(0, '    '), ...row(1.15, '    '), ...row(2.15, '789 '), ...row(3.15, '456 '), ...row(4.15, '123 '), ...row(5.15, '0  ', { 0: 2 })];
  return [...keyBlock(), ...at(navigation, 15.3), ...at(pad, 18.6)];
}

const sizeOf = ({ size }: Keyboard) => ({ width: (size === 'full' ? 22.6 : 15) * PITCH + 2 * RIM, height: 6.15 * PITCH + 2 * RIM });

/** One symbol per key width: skirt, cap, sculpted top. */
function capSymbols(keys: Key[], colour: Colour, accent: Colour): string {
  const symbol = (id: string, width: number, { base, dark }: Colour) => {
    const w = round(width * PITCH - 1.6);
    const top = `rect x="2.2" y="1" width="${round(w - 4.4)}" height="13" rx="2.6"`;
    return (
      `<g id="keyboard-${id}"><rect width="${w}" height="17.6" rx="2.2" fill="${dark}"/>` +
      `<rect width="${w}" height="16" rx="2.2" fill="${base}"/>` +
      `<${top} fill="url(#gV)" opacity=".7" stroke="#fff" stroke-opacity=".3" stroke-width=".3"/></g>`
    );
  };
  const widths = [...new Set(keys.map((k) => k.width))];
  return `<defs>${widths.map((w) => symbol(String(w * 100), w, colour)).join('')}${symbol('accent', 1, accent)}</defs>`;
}

/** Letters of a block of keys, in tenths of a millimetre without decimals to keep the markup short; also used for laptops. */
export function legends(keys: Key[], pitchX: number, pitchY: number, size: number, fill: string): string {
  const letters = keys
    .filter((key) => key.cap)
    .map((key) => {
      const [x, y] = [(key.x + key.width / 2) * pitchX, (key.y + 0.48) * pitchY + size * 0.3];
      return lettering({ text: key.cap, x: x * 10, y: y * 10, size: size * 10, fill, anchor: 'middle', weight: 500 });
    })
    .join('')
    .replace(/<\/?g[^>]*>/g, '')
    .replace(/-?\d+\.\d+/g, (n) => String(Math.round(Number(n))))
    .replace(/ -/g, '-');
  return `<g fill="${fill}" transform="scale(.1)">${letters}</g>`;
}

/** From above, as it lies on the desk. */
function front(keyboard: Keyboard, lettered = true): Drawing {
  const colour = COLOURS[keyboard.colour];
  const { width, height } = sizeOf(keyboard);
  const keys = keysOf(keyboard.size);
  const accent = COLOURS[keyboard.colour === 'coral' ? 'white' : 'coral'];
  const top = -height - THICK * 0.5;
  const plate = box(-width / 2, top, width, height, 7);
  const uses = keys.map(
    (k, i) => `<use href="#keyboard-${i === 0 ? 'accent' : k.width * 100}" x="${Math.round(k.x * 190 + 8) / 10}" y="${Math.round(k.y * 190 + 7) / 10}"/>`,
  );
  return {
    svg:
      capSymbols(keys, colour, accent) +
      paint(box(-width / 2 + 1, top + 8, width - 2, height + THICK * 0.5 - 8, 8), colour.dark, 'gHs') +
      paint(plate, colour.base, 'gV .8', 'gHs .5') +
      edge(plate, 0.45, 0.9) +
      paint(box(-width / 2 + RIM - 2, top + RIM - 2, width - 2 * RIM + 4, height - 2 * RIM + 3, 3), colour.dark, '#000 .45') +
      `<g transform="translate(${round(-width / 2 + RIM)} ${round(top + RIM)})">${uses.join('')}` +
      `${lettered ? legends(keys, PITCH, PITCH, 6.4, colour.print) : ''}</g>` +
      lettering({ text: keyboard.brand, x: width / 2 - RIM, y: -THICK * 0.5 - 2.4, size: 5, fill: colour.print, anchor: 'end' }) +
      paint(disc(width / 2 - RIM - 2, top + RIM + 4, 0.9), '#7dffb0'),
    width,
    height: height + THICK * 0.5,
  };
}

/** The wedge profile with caps and folding foot. */
function side(keyboard: Keyboard): Drawing {
  const colour = COLOURS[keyboard.colour];
  const { height } = sizeOf(keyboard);
  const half = height / 2;
  const body = path`M${-half} -6q0-5 5-6L${half - 4} -27q4 -1 4 4v14q0 3-4 3.5L${-half + 3} -3q-3 0-3-3z`;
  const caps = Array.from({ length: 6 }, (_, i) => {
    const x = -half + 9 + i * PITCH + (i === 5 ? 3 : 0);
    const y = -13 - ((x + half) / height) * 15;
    const cap = path`M${x} ${y + 1.5}l2.4-9.5q.4-1.5 1.8-1.6l8.8-.6q1.5 0 2 1.4l2.4 8.8z`;
    return paint(cap, i === 5 ? '#c8553d' : colour.base, 'gV .6', 'gHs') + edge(cap, 0.35, 0.4);
  }).join('');
  const foot = path`M${half - 26} -5l14-1 3 6h-10z`;
  return {
    svg:
      caps +
      paint(foot, colour.dark) +
      paint(body, colour.base, 'gV .8') +
      edge(body, 0.4, 0.6) +
      paint(box(-half + 8, -3.4, 16, 3.4, 1), '#2a3032') +
      paint(box(half - 48, -16, 8, 3, 1.5), '#0a0d0e'),
    width: height,
    height: 42,
  };
}

/** The underside: rubber feet, screws, type plate. */
function back(keyboard: Keyboard): Drawing {
  const colour = COLOURS[keyboard.colour];
  const { width, height } = sizeOf(keyboard);
  const plate = box(-width / 2, -height, width, height, 8);
  const pair = (draw: (side: number) => string) => draw(-1) + draw(1);
  const screws = [-0.44, -0.15, 0.15, 0.44]
    .flatMap((x) =>
      [-0.12, -0.88].map(
        (y) => paint(disc(x * width, y * height, 2), '#1a1f21', 'gMet .6') + paint(box(x * width - 1.4, y * height - 0.25, 2.8, 0.5), '#0a0d0e'),
      ),
    )
    .join('');
  return {
    svg:
      paint(plate, colour.dark, 'gV .5', 'gHs .6') +
      edge(plate, 0.35, 0.8) +
      edge(box(-width / 2 + 5, -height + 5, width - 10, height - 10, 5), 0.35, 0.6, '#000') +
      pair(
        (s) =>
          paint(box(s * width * 0.36 - 17, -height + 14, 34, 12, 3), colour.base, 'gV .6') +
          edge(box(s * width * 0.36 - 17, -height + 14, 34, 12, 3), 0.5, 0.5, '#000'),
      ) +
      pair((s) => paint(box(s * width * 0.36 - 20, -20, 40, 7, 3.5), '#14181a', 'gV .3')) +
      screws +
      paint(box(-34, -height * 0.66, 68, 34, 2), '#e9edee .9') +
      Array.from({ length: 4 }, (_, i) => paint(box(-29, -height * 0.66 + 14 + i * 4, 40 - i * 6, 1.4), '#5b6668')).join('') +
      lettering({ text: keyboard.brand, x: -29, y: -height * 0.66 + 9.5, size: 7, fill: '#1d2224' }) +
      paint(box(20, -height * 0.66 + 18, 9, 9), '#1d2224'),
    width,
    height,
  };
}

const detail = (keyboard: Keyboard): Drawing => {
  const { width, height } = sizeOf(keyboard);
  return closeUp('keyboard', front(keyboard), -width / 2 + 66, -height / 2 - 8, 128);
};

export const kind: DeviceKind<Keyboard> = {
  frame: 440,
  defaults: { size: 'full', colour: 'graphite', brand: 'Tipka' },
  views: {
    front: (keyboard) => front(keyboard),
    side,
    back,
    detail,
    measures: (keyboard) => measured(front(keyboard, false), sizeOf(keyboard).width, sizeOf(keyboard).height),
  },
};
