import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, measured, paint, path } from '../measures.ts';
import { round } from '../studio.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface EReader {
  /** Diagonal in inches, 4:3 upright. */
  inches: number;
  colour: ColourName;
  brand: string;
}

const INCH = 25.4;
const SIDE = 9;
const THICK = 7.6;
const sizeOf = ({ inches }: EReader) => ({ width: inches * INCH * 0.6 + 2 * SIDE, height: inches * INCH * 0.8 + SIDE + 19 });

/** A book page: heading, justified lines whose dashes read as words, page number. */
function page(x: number, y: number, width: number, height: number): string {
  const ink = '#33383a';
  const pitch = width * 0.052;
  const [left, wide] = [x + width * 0.1, width * 0.8];
  const first = y + height * 0.3;
  const count = Math.floor((y + height * 0.92 - first) / pitch);
  const words = [`${2.9} 1.1 5.2 1.1 1.9 1.1 4.1 1.1`, '5.6 1.1 2.4 1.1 3.8 1.1 1.3 1.1', '1.6 1.1 4.4 1.1 3.1 1.1 6.2 1.1'];
  const lines = words.map((dashes, k) => {
    const d = Array.from({ length: count }, (_, i) => i)
      .filter((i) => i % 3 === k)
      .map((i) => {
        const [indent, short] = [i % 7 === 0 ? width * 0.06 : 0, i % 7 === 6 ? wide * 0.45 : 0];
        return `M${round(left + indent)} ${round(first + i * pitch)}h${round(wide - indent - short)}`;
      });
    return `<path d="${d.join('')}" stroke="${ink}" stroke-width="${round(pitch * 0.3)}" stroke-dasharray="${dashes}" stroke-opacity=".82"/>`;
  });
  return (
    paint(box(x, y, width, height), '#e9e8e2', 'e-reader-paper') +
    lettering({ text: '7', x: x + width / 2, y: y + height * 0.14, size: width * 0.09, fill: ink, anchor: 'middle', weight: 400 }) +
    lettering({ text: 'Na robu gozda', x: x + width / 2, y: y + height * 0.215, size: width * 0.075, fill: ink, anchor: 'middle', weight: 500 }) +
    lines.join('') +
    paint(box(left, y + height * 0.955, wide, 0.7), '#33383a .25') +
    paint(box(left, y + height * 0.955, wide * 0.42, 0.7), '#33383a .8') +
    lettering({ text: '10.24', x: left, y: y + height * 0.055, size: width * 0.036, fill: ink, weight: 500 }) +
    paint(box(left + wide - 6, y + height * 0.036, 5, 2.6, 0.6), `${ink} .8`)
  );
}

const DEFS =
  '<defs><linearGradient id="e-reader-paper" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".55"/>' +
  '<stop offset="1" stop-color="#c9b98f" stop-opacity=".16"/></linearGradient></defs>';

function face(reader: EReader, colour: Colour): string {
  const { width, height } = sizeOf(reader);
  const shell = box(-width / 2, -height, width, height, 9);
  const [sx, sy, sw, sh] = [-width / 2 + SIDE, -height + SIDE, width - 2 * SIDE, reader.inches * INCH * 0.8];
  return (
    paint(shell, colour.base, 'gV .6', 'gHs .7') +
    edge(box(-width / 2 + 0.5, -height + 0.5, width - 1, height - 1, 8.5), 0.5, 0.8, colour.light) +
    paint(box(sx - 1, sy - 1, sw + 2, sh + 2, 1.5), '#000 .45') +
    page(sx, sy, sw, sh) +
    edge(path`M${sx} ${sy + sh}V${sy}h${sw}`, 0.35, 0.8, '#000') +
    paint(path`M${sx} ${sy}h${sw * 0.4}L${sx} ${sy + sh * 0.5}z`, '#fff .12') +
    lettering({ text: reader.brand, x: 0, y: -6.8, size: 6.4, fill: colour.print, anchor: 'middle' })
  );
}

const front = (reader: EReader): Drawing => ({ svg: DEFS + face(reader, COLOURS[reader.colour]), ...sizeOf(reader) });

function back(reader: EReader): Drawing {
  const colour = COLOURS[reader.colour];
  const { width, height } = sizeOf(reader);
  const shell = box(-width / 2, -height, width, height, 9);
  const grip = box(-width / 2 + 8, -height * 0.4, width - 16, height * 0.34, 7);
  return {
    svg:
      '<defs><pattern id="e-reader-dots" width="3" height="3" patternUnits="userSpaceOnUse">' +
      '<circle cx="1.5" cy="1.5" r=".55" fill="#fff" fill-opacity=".22"/></pattern></defs>' +
      paint(shell, colour.base, 'gV .7', 'gHs .7') +
      edge(shell, 0.45, 0.8, colour.light) +
      paint(grip, '#000 .12', 'e-reader-dots') +
      lettering({ text: reader.brand, x: 0, y: -height * 0.66, size: 13, fill: colour.print, anchor: 'middle', opacity: 0.85 }) +
      paint(box(width * 0.2, -1.6, 10, 1.6, 0.8), '#07090a'),
    width,
    height,
  };
}

/** Lower edge: thickness, key, lamp and socket. */
function side(reader: EReader): Drawing {
  const colour = COLOURS[reader.colour];
  const { width } = sizeOf(reader);
  const slab = path`M${-width / 2} ${-THICK + 1.5}q0-1.5 2-1.5h${width - 4}q2 0 2 1.5q-1 6-9 6.1h${-width + 18}q-8-.1-9-6.1z`;
  return {
    svg:
      paint(slab, colour.base, 'gV', 'gHs .7') +
      edge(path`M${-width / 2 + 1} ${-THICK + 0.3}h${width - 2}`, 0.8, 0.5, colour.light) +
      paint(box(-4.6, -THICK * 0.55 - 1.3, 9.2, 2.8, 1.4), '#07090a') +
      paint(box(-3.2, -THICK * 0.55, 6.4, 0.6, 0.3), '#4b5558') +
      paint(box(width * 0.2, -THICK * 0.55 - 1.1, 13, 2.4, 1.2), colour.dark, 'gV .5') +
      edge(box(width * 0.2, -THICK * 0.55 - 1.1, 13, 2.4, 1.2), 0.4, 0.3) +
      paint(disc(width * 0.16, -THICK * 0.55, 0.7), '#ffb347'),
    width,
    height: THICK,
  };
}

const detail = (reader: EReader): Drawing => {
  const { width, height } = sizeOf(reader);
  return closeUp('e-reader', front(reader), -width * 0.1, -height * 0.76, width * 0.78);
};

export const kind: DeviceKind<EReader> = {
  frame: 268,
  defaults: { inches: 7, colour: 'black', brand: 'Listna' },
  views: { front, back, side, detail, measures: (reader) => measured(front(reader)) },
};
