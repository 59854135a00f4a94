import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, measured, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Printer {
  /** `laser` is a tall box with a paper drawer, `ink` a flat one with scanner and tanks. */
  type: 'laser' | 'ink';
  colour: ColourName;
  brand: string;
}

const sizeOf = ({ type }: Printer) => (type === 'laser' ? { width: 392, height: 272, depth: 360 } : { width: 436, height: 186, depth: 340 });
const INKS = ['#46525a', '#18a0d8', '#e0358f', '#f5c518'];
const DEFS =
  '<defs><linearGradient id="printer-paper" x2="0" y2="1"><stop stop-color="#c9d0d2"/>' +
  '<stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="#f4f6f6"/></linearGradient>' +
  '<linearGradient id="printer-slot" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".85"/>' +
  '<stop offset="1" stop-color="#000" stop-opacity=".35"/></linearGradient></defs>';

const feet = (width: number): string => [-1, 1].map((s) => paint(box(s * width * 0.38 - 18, -6, 36, 6, 2), '#14181a')).join('');

/** Touch display with tiles, next to two keys. */
function display(x: number, y: number, width: number): string {
  const height = width * 0.56;
  const glass = box(x, y, width, height, 4);
  const tile = (i: number, fill: string) =>
    paint(box(x + width * (0.07 + i * 0.3), y + height * 0.36, width * 0.26, height * 0.46, 2.5), fill) +
    paint(box(x + width * (0.14 + i * 0.3), y + height * 0.5, width * 0.12, height * 0.18, 1), '#fff .9');
  return (
    paint(glass, '#0c1216') +
    tile(0, '#3e8bff') +
    tile(1, '#33c48d') +
    tile(2, '#ff8a3d') +
    paint(box(x + width * 0.07, y + height * 0.14, width * 0.34, height * 0.1, 1.5), '#e6eef2') +
    paint(box(x + width * 0.76, y + height * 0.14, width * 0.17, height * 0.1, 1.5), '#5f7380') +
    paint(glass, 'gGl .8') +
    edge(glass, 0.35, 0.9)
  );
}

/** A printed page in the output tray, foreshortened. */
function page(y: number, width: number, length: number): string {
  const sheet = path`M${-width / 2 + 8} ${y}h${width - 16}l8 ${length}h${-width}z`;
  const bars = [0.3, 0.5, 0.38, 0.62, 0.45]
    .map((h, i) => paint(box(width * 0.08 + i * width * 0.07, y + length * (0.86 - h), width * 0.045, length * h, 1), INKS[(i % 3) + 1] ?? ''))
    .join('');
  const lines = [0.3, 0.44, 0.58, 0.72]
    .map((t, i) => paint(box(-width * 0.38, y + length * t, width * (0.36 - (i % 2) * 0.06), length * 0.06, 1), '#8d979a'))
    .join('');
  return paint(sheet, 'printer-paper') + lines + bars + edge(path`M${-width / 2} ${y + length}h${width}`, 0.25, 0.8, '#000');
}

function laser(colour: Colour, brand: string, printing: boolean): string {
  const { width, height } = sizeOf({ type: 'laser', colour: 'white', brand });
  const half = width / 2;
  const body = path`M${-half} ${-10}V${-height + 46}q0-16 16-18L${-half + 40} ${-height + 22}q8-22 26-22h${width - 132}q18 0 26 22l24 6q16 2 16 18V-10q0 6-6 6H${-half + 6}q-6 0-6-6z`;
  const well = path`M${-half + 74} ${-height + 58}q4-34 18-36h${width - 184}q14 2 18 36z`;
  const drawer = box(-half + 2, -74, width - 4, 66, 6);
  return (
    feet(width) +
    paint(body, colour.base, 'gV .75', 'gHs .8') +
    edge(body, 0.5, 1.2, colour.light) +
    paint(well, '#000 .5', 'printer-slot') +
    edge(well, 0.25, 1) +
    (printing ? page(-height + 26, 210, 34) : paint(path`M-96 ${-height + 46}h192l6 12h-204z`, '#000 .35')) +
    paint(box(-half + 72, -height + 58, width - 144, 5, 2), colour.dark, 'gV .5') +
    display(half - 122, -height + 76, 92) +
    paint(disc(-half + 40, -height + 96, 10), colour.dark, 'gBall') +
    edge(disc(-half + 40, -height + 96, 5), 0.9, 1.4, '#fff') +
    paint(disc(-half + 62, -height + 96, 2.2), '#49e08e') +
    edge(path`M${-half + 2} ${-78}h${width - 4}`, 0.55, 1.6, '#000') +
    edge(path`M${-half + 10} ${-height + 132}h${width - 20}`, 0.22, 1.2, '#000') +
    paint(drawer, colour.base, 'gV .6', 'gHs .6') +
    edge(drawer, 0.3, 1) +
    paint(path`M-62 -74h124v6q0 16-18 16h-88q-18 0-18-16z`, '#000 .55', 'gV .3') +
    paint(box(half - 30, -60, 8, 40, 3), '#000 .5') +
    paint(box(half - 28, -42, 4, 20, 1), '#f4f6f6') +
    lettering({ text: brand, x: -half + 30, y: -height + 156, size: 22, fill: colour.print })
  );
}

function ink(colour: Colour, brand: string, printing: boolean): string {
  const { width, height } = sizeOf({ type: 'ink', colour: 'white', brand });
  const half = width / 2;
  const body = box(-half, -height + 34, width, height - 40, 14);
  const lid = path`M${-half + 6} ${-height + 38}L${-half + 22} ${-height + 6}q2-6 9-6h${width - 62}q7 0 9 6l16 32z`;
  const mouth = box(-half + 62, -92, width - 190, 60, 8);
  const tank = (x: number, i: number) =>
    paint(box(x, -88, 17, 58, 4), '#0d1214') +
    paint(box(x + 2, -88 + 12 + i * 6, 13, 44 - i * 6, 2), INKS[i] ?? '') +
    paint(box(x + 2, -86, 3, 54, 1.5), '#fff .3') +
    edge(box(x, -88, 17, 58, 4), 0.3, 0.8);
  return (
    feet(width) +
    paint(lid, colour.base, 'gV', 'gHs .5') +
    edge(lid, 0.5, 1) +
    paint(body, colour.base, 'gV .7', 'gHs .8') +
    edge(body, 0.45, 1.1, colour.light) +
    paint(box(-half + 4, -height + 37, width - 8, 4, 2), '#000 .4') +
    paint(mouth, '#0a0d0f', 'gV .25') +
    edge(mouth, 0.28, 1) +
    (printing
      ? page(-74, 190, 60).replaceAll('<path', '<path transform="translate(-32 0)"').replaceAll('<rect', '<rect transform="translate(-32 0)"')
      : paint(path`M-122 -40h184l14 20h-212z`, '#1c2326', 'gV .6')) +
    INKS.map((_, i) => tank(half - 112 + i * 23, i)).join('') +
    display(-half + 74, -height + 50, 66) +
    [0, 1, 2]
      .map(
        (i) =>
          paint(disc(-half + 164 + i * 22, -height + 68, 7), colour.dark, 'gBall') +
          paint(disc(-half + 164 + i * 22, -height + 68, 1.8), i ? '#eef4f6' : '#49e08e'),
      )
      .join('') +
    lettering({ text: brand, x: half - 24, y: -height + 74, size: 18, fill: colour.print, anchor: 'end' })
  );
}

const draw = (printer: Printer, printing: boolean): Drawing => {
  const { width, height } = sizeOf(printer);
  return { svg: DEFS + (printer.type === 'laser' ? laser : ink)(COLOURS[printer.colour], printer.brand, printing), width, height };
};

/** From the right: depth, door, vents; the drawer reaches out in front. */
function side(printer: Printer): Drawing {
  const colour = COLOURS[printer.colour];
  const { height, depth } = sizeOf(printer);
  const half = depth / 2;
  const wall = path`M${-half} ${-14}V${-height + 60}q0-10 8-16L${-half + 56} ${-height + 6}q8-6 18-6H${half - 22}q20 0 20 20V-14q0 8-8 8H${-half + 8}q-8 0-8-8z`;
  const vents = Array.from({ length: 13 }, (_, i) => paint(box(half - 128 + i * 8, -height + 40, 4, 54, 2), '#000 .55')).join('');
  return {
    svg:
      DEFS +
      [-1, 1].map((s) => paint(box(s * depth * 0.36 - 16, -6, 32, 6, 2), '#14181a')).join('') +
      paint(wall, colour.base, 'gV .7', 'gHs .7') +
      edge(wall, 0.45, 1.1, colour.light) +
      vents +
      edge(path`M${-half + 2} -78H${half - 4}`, 0.4, 1.4, '#000') +
      edge(box(-half + 34, -height + 66, depth * 0.42, Math.max(height - 156, 40), 6), 0.2, 1.2, '#000') +
      paint(path`M${-half + 66} ${-height + 1}L${-half + 20} ${-height + 36}l4 3L${-half + 80} ${-height + 1}z`, '#0c1216 .9') +
      (printer.type === 'laser' ? '' : paint(path`M${-half} -42l-60 14v5l60-8z`, '#1c2326', 'gV')),
    width: depth + (printer.type === 'laser' ? 0 : 124),
    height,
  };
}

const detail = (printer: Printer): Drawing => {
  const { width, height } = sizeOf(printer);
  return printer.type === 'laser'
    ? closeUp('printer', draw(printer, true), width / 2 - 92, -height + 92, 150)
    : closeUp('printer', draw(printer, true), width / 2 - 96, -84, 176);
};

export const kind: DeviceKind<Printer> = {
  frame: 440,
  defaults: { type: 'laser', colour: 'white', brand: 'Odtis' },
  views: {
    front: (printer) => draw(printer, false),
    printing: (printer) => draw(printer, true),
    side,
    detail,
    measures: (printer) => measured(draw(printer, false)),
  },
};
