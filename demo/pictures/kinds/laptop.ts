import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, measured, paint, path, rounded } from '../measures.ts';
import { type ScreenName, screen } from '../screens.ts';
import { round } from '../studio.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { type Key, keyBlock, legends } from './keyboard.ts';

interface Laptop {
  /** Diagonal in inches, 16:10. */
  inches: number;
  colour: ColourName;
  screen: ScreenName;
  /** True: coloured light under the keys, air outlets, a thicker base. */
  gaming: boolean;
  brand: string;
}

const INCH = 25.4;
const KEY = '#1b2022';
const DEFS =
  '<defs><linearGradient id="laptop-light"><stop stop-color="#ff3d77"/><stop offset=".3" stop-color="#a04bff"/>' +
  '<stop offset=".65" stop-color="#2f8bff"/><stop offset="1" stop-color="#25e0c0"/></linearGradient>' +
  '<linearGradient id="laptop-deck" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".34"/>' +
  '<stop offset=".2" stop-color="#000" stop-opacity=".06"/><stop offset="1" stop-color="#fff" stop-opacity=".38"/>' +
  '</linearGradient>' +
  '<pattern id="laptop-holes" width="2.4" height="2.4" patternUnits="userSpaceOnUse">' +
  '<circle cx="1.2" cy="1.2" r=".62" fill="#000" fill-opacity=".6"/></pattern></defs>';

const sizeOf = ({ inches, gaming }: Laptop) => ({
  width: inches * INCH * 0.848 + 13,
  lid: inches * INCH * 0.53 + 21,
  depth: inches * INCH * 0.53 + (gaming ? 38 : 22),
  thick: gaming ? 13 : 8.5,
});

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Projects the deck in perspective: `u` −½…½ across, `v` 0 at the hinge, 1 at the front edge. */
function perspective(width: number, deep: number, foot: number) {
  const widening = 1.2;
  return (u: number, v: number): string => {
    const scale = 1 / (1 - v * (1 - 1 / widening));
    return `${tenth(u * width * scale)} ${tenth(foot - deep + (deep * (scale - 1)) / (widening - 1))}`;
  };
}

/** Keys fill the box u ±0.43, v 0.1…0.6 of the deck. */
const keyPlace = (x: number, y: number): [number, number] => [-0.43 + (x / 15) * 0.86, 0.1 + (y / 6.15) * 0.5];

function front(laptop: Laptop): Drawing {
  const colour = COLOURS[laptop.colour];
  const { width, lid, thick } = sizeOf(laptop);
  const deep = width * 0.185;
  const top = -thick - deep - lid + 2;
  const place = perspective(width * 0.99, deep, -thick);
  const quad = (u: number, v: number, u2: number, v2: number) => path`M${place(u, v)}L${place(u2, v)}L${place(u2, v2)}L${place(u, v2)}z`;
  const keyQuad = ({ x, y, width: w }: Key) => {
    const [u, v] = keyPlace(x + 0.09, y + 0.1);
    const [u2, v2] = keyPlace(x + w - 0.09, y + 0.9);
    return `M${place(u, v)}L${place(u2, v)}L${place(u2, v2)}L${place(u, v2)}z`;
  };
  const keys = keyBlock().map(keyQuad).join('');
  const well = quad(-0.437, 0.088, 0.437, 0.61);
  const deck = quad(-0.5, 0, 0.5, 1);
  const pad = quad(-0.2, 0.66, 0.2, 0.96);
  const edgeWidth = width * 0.99 * 1.2;
  const lip = path`M${-edgeWidth / 2} ${-thick}h${edgeWidth}v${thick * 0.35}q0 ${thick * 0.65}-${thick * 1.4} ${thick * 0.65}h${-edgeWidth + thick * 2.8}q-${thick * 1.4} 0-${thick * 1.4} ${-thick * 0.65}z`;
  return {
    svg:
      DEFS +
      lidFront(laptop, colour, width, lid, top) +
      paint(box(-width * 0.4, -thick - deep - 3, width * 0.8, 5, 2), '#0d1112') +
      paint(deck, colour.base, 'gH .25', 'laptop-deck') +
      paint(quad(-0.49, 0.1, -0.45, 0.6), 'laptop-holes') +
      paint(quad(0.45, 0.1, 0.49, 0.6), 'laptop-holes') +
      paint(well, laptop.gaming ? 'laptop-light' : colour.dark, ...(laptop.gaming ? [] : ['#000 .3'])) +
      paint(path`${keys}`, KEY, 'gV .22') +
      paint(pad, colour.base, '#fff .16', 'laptop-deck .4') +
      edge(pad, 0.5, 0.5, colour.dark) +
      edge(path`M${place(-0.5, 1)}L${place(0.5, 1)}`, 0.75, 0.9) +
      paint(lip, colour.base, 'gV .5', 'gH .6') +
      paint(lip, '#000 .18') +
      paint(path`M-26 ${-thick}h52q-2 ${thick * 0.4}-8 ${thick * 0.4}h-36q-6 0-8 ${-thick * 0.4}z`, colour.dark, 'gV .3') +
      (laptop.gaming ? paint(box(-edgeWidth * 0.42, -thick * 0.45, edgeWidth * 0.84, 1.4, 0.7), 'laptop-light') : ''),
    width: edgeWidth,
    height: -top,
    shadow: edgeWidth * 0.52,
  };
}

/** Opened lid: thin metal rim, black border, camera, screen, glare. */
function lidFront(laptop: Laptop, colour: Colour, width: number, lid: number, top: number): string {
  const shell = box(-width / 2, top, width, lid, 9);
  const border = 6;
  const [sx, sy, sw, sh] = [-width / 2 + border, top + border + 3, width - 2 * border, (width - 2 * border) / 1.6];
  const mask = `path fill-rule="evenodd" d="${rounded(-width / 2 + 1.6, top + 1.6, width - 3.2, lid - 3, 8)}${rounded(sx, sy, sw, sh, 2.5)}"`;
  return (
    paint(shell, colour.base, 'gV .8', 'gHs') +
    screen(laptop.screen, sx, sy, sw, sh) +
    paint(mask, '#0b0f10') +
    edge(shell, 0.5, 0.8) +
    paint(path`M${sx} ${sy}h${sw * 0.52}L${sx} ${sy + sh * 0.92}z`, '#fff .07') +
    paint(disc(0, top + 5.4, 1.5), '#1f282c') +
    paint(disc(-0.3, top + 5.1, 0.6), '#4c6a86') +
    lettering({ text: laptop.brand, x: 0, y: top + lid - 6.4, size: 5, fill: '#8b9699', anchor: 'middle' })
  );
}

/** Opened, from the left: thickness and sockets. */
function side(laptop: Laptop): Drawing {
  const colour = COLOURS[laptop.colour];
  const { lid, depth, thick } = sizeOf(laptop);
  const height = thick * 1.5;
  const left = -depth / 2 - lid * 0.15;
  const base = path`M${left} ${-height * 0.55}q-1 ${-height * 0.4} 6 ${-height * 0.45}h${depth - 12}q7 0 7 ${height * 0.4}v2q0 ${height * 0.5}-10 ${height * 0.5}h${-depth + 26}q-15 0-17 ${-height * 0.45}z`;
  const lean = box(-lid, -5, lid, 5.5, 2.6);
  const socket = (x: number, w: number, h: number) =>
    paint(box(left + depth * 0.6 + x, -height * 0.56 - h / 2, w, h, Math.min(h / 2, 1.6)), '#0a0d0e') +
    edge(box(left + depth * 0.6 + x, -height * 0.56 - h / 2, w, h, Math.min(h / 2, 1.6)), 0.5, 0.35);
  return {
    svg:
      `<g transform="translate(${round(left + depth - 6)} ${round(-height * 0.9)}) rotate(109)">` +
      `${paint(lean, colour.base, 'gV')}${paint(box(-lid + 2, -0.6, lid - 4, 1.2), '#0b0f10')}${edge(lean, 0.5, 0.5)}</g>` +
      paint(base, colour.base, 'gV', 'gHs .5') +
      edge(path`M${left + 4} ${-height * 0.97}h${depth - 8}`, 0.8, 0.7) +
      paint(disc(left + depth - 5, -height * 0.72, height * 0.3), colour.dark, 'gBall') +
      socket(0, 9, 3.2) +
      socket(16, 9, 3.2) +
      socket(32, 14, 5) +
      paint(disc(left + depth * 0.6 + 56, -height * 0.56, 2), '#0a0d0e') +
      paint(box(left + 30, -1.4, 22, 1.6, 0.8), '#14191b') +
      paint(box(left + depth - 60, -1.4, 22, 1.6, 0.8), '#14191b'),
    width: depth + 62 + lid * 0.3,
    height: height + lid * 0.96,
    shadow: depth * 0.62,
  };
}

/** The lid from behind. */
function back(laptop: Laptop): Drawing {
  const colour = COLOURS[laptop.colour];
  const { width, lid, thick } = sizeOf(laptop);
  const shell = box(-width / 2, -lid - thick, width, lid, 10);
  const foot = path`M${-width / 2 - 3} ${-thick - 3}h${width + 6}v${thick * 0.5}q0 ${thick * 0.8}-12 ${thick * 0.8}h${-width + 18}q-12 0-12 ${-thick * 0.8}z`;
  const outlet = (x: number) => Array.from({ length: 16 }, (_, i) => paint(box(x + i * 4, -thick - 1, 2.4, thick * 0.6, 1), '#07090a')).join('');
  return {
    svg:
      DEFS +
      paint(shell, colour.base, 'gV', 'gHs .8') +
      edge(shell, 0.5, 0.9) +
      paint(path`M${-width / 2 + 9} ${-lid - thick}h${width * 0.48}L${-width * 0.26} ${-thick}h${-width * 0.24}v${-lid + 10}q0-9 8.5-10z`, '#fff .08') +
      lettering({ text: laptop.brand, x: 0, y: -thick - lid * 0.47, size: 22, fill: colour.print, anchor: 'middle', opacity: 0.85 }) +
      paint(box(-width * 0.4, -thick - 5, width * 0.8, 5, 1.5), '#000 .45') +
      paint(foot, colour.base, 'gV', 'gH .6') +
      (laptop.gaming
        ? outlet(-width / 2 + 10) + outlet(width / 2 - 74) + paint(box(-36, -thick, 72, 2, 1), 'laptop-light')
        : paint(box(-width * 0.3, -thick * 0.8, width * 0.6, thick * 0.35, 1), '#000 .3')),
    width: width + 6,
    height: lid + thick,
  };
}

/** Keys and touch pad from above. */
function top(laptop: Laptop, lettered = true): Drawing {
  const colour = COLOURS[laptop.colour];
  const { width, depth } = sizeOf(laptop);
  const plate = box(-width / 2, -depth, width, depth, 11);
  const unit = (width * 0.86) / 15;
  const pitch = (depth * 0.5) / 6.15;
  const [kx, ky] = [-width * 0.43, -depth * 0.92];
  const keys = keyBlock();
  const widths = [...new Set(keys.map((k) => k.width))];
  const symbols = widths.map((w) => {
    const cap = `rect width="${tenth(w * unit - 2.4)}" height="${tenth(pitch - 2.4)}" rx="1.8"`;
    return `<g id="laptop-key${w * 100}">${paint(cap, KEY, 'gV .2')}${edge(cap, 0.16, 0.3)}</g>`;
  });
  const uses = keys.map((k) => `<use href="#laptop-key${k.width * 100}" x="${tenth(kx + k.x * unit + 1.2)}" y="${tenth(ky + k.y * pitch + 1.2)}"/>`);
  const fill = laptop.gaming ? '#8fe9ff' : '#dfe5e6';
  const well = box(kx - 2, ky - 2, width * 0.86 + 4, pitch * 6.15 + 4, 4);
  const pad = box(-width * 0.2, -depth * 0.36, width * 0.4, depth * 0.31, 5);
  const grille = (x: number) => paint(box(x, ky, width * 0.035, pitch * 6.15, 1), 'laptop-holes');
  return {
    svg:
      `${DEFS}<defs>${symbols.join('')}</defs>` +
      paint(plate, colour.base, 'gV .7', 'gHs .8') +
      edge(plate, 0.55, 0.9) +
      paint(box(-width * 0.4, -depth, width * 0.8, 5, 1), '#0d1112 .8') +
      grille(-width * 0.483) +
      grille(width * 0.448) +
      paint(well, laptop.gaming ? 'laptop-light' : colour.dark, ...(laptop.gaming ? [] : ['#000 .25'])) +
      uses.join('') +
      (lettered ? `<g transform="translate(${round(kx)} ${round(ky)})">${legends(keys, unit, pitch, 5, fill)}</g>` : '') +
      paint(pad, colour.base, '#fff .22', 'gV .3') +
      edge(pad, 0.5, 0.5, colour.dark) +
      lettering({ text: laptop.brand, x: width / 2 - 12, y: -8, size: 5, fill: colour.print, anchor: 'end' }),
    width,
    height: depth,
  };
}

const detail = (laptop: Laptop): Drawing => {
  const { width, depth } = sizeOf(laptop);
  return closeUp('laptop', top(laptop), -width / 2 + 74, -depth * 0.66, 140);
};

export const kind: DeviceKind<Laptop> = {
  frame: 476,
  defaults: { inches: 14, colour: 'silver', screen: 'wave', gaming: false, brand: 'Kvant' },
  views: { front, side, back, top: (laptop) => top(laptop), detail, measures: (laptop) => measured(top(laptop, false)) },
};
