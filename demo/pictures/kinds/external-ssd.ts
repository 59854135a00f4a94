import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, measured, paint, path, prism } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface ExternalSsd {
  colour: ColourName;
  brand: string;
}

const WIDTH = 58;
const HEIGHT = 96;
const DEPTH = 11;
const DEFS =
  '<defs><pattern id="external-ssd-ribs" width="3.2" height="3.2" patternUnits="userSpaceOnUse">' +
  '<path d="M0 .5h3.2" stroke="#000" stroke-opacity=".3" stroke-width=".8"/>' +
  '<path d="M0 1.3h3.2" stroke="#fff" stroke-opacity=".28" stroke-width=".5"/></pattern></defs>';

/** Aluminium slab with a rubber rim, ribbed grip and a lamp. */
function slab(colour: Colour, brand: string): string {
  const face = box(-WIDTH / 2, -HEIGHT, WIDTH, HEIGHT, 8);
  const grip = path`M${-WIDTH / 2 + 5} -39h${WIDTH - 10}v31q0 4-4 4h${-WIDTH + 18}q-4 0-4-4z`;
  return (
    paint(face, colour.base, 'gV .8', 'gHs .8') +
    edge(box(-WIDTH / 2 + 0.5, -HEIGHT + 0.5, WIDTH - 1, HEIGHT - 1, 7.5), 0.7, 0.6, colour.light) +
    paint(path`M${-WIDTH / 2} ${-HEIGHT * 0.5}L${WIDTH * 0.2} ${-HEIGHT}h${WIDTH * 0.18}L${-WIDTH / 2} ${-HEIGHT * 0.26}z`, '#fff .1') +
    paint(grip, '#000 .14') +
    paint(grip, 'external-ssd-ribs') +
    edge(grip, 0.25, 0.4, '#000') +
    lettering({ text: brand, x: -WIDTH / 2 + 8, y: -HEIGHT + 17, size: 9, fill: colour.print }) +
    lettering({ text: 'SSD  USB 3.2', x: -WIDTH / 2 + 8, y: -HEIGHT + 24, size: 4.2, fill: colour.print, weight: 500, opacity: 0.8 }) +
    paint(disc(WIDTH / 2 - 8.5, -HEIGHT + 9, 1.2), '#49d6ff') +
    paint(disc(WIDTH / 2 - 8.5, -HEIGHT + 9, 2.6), '#49d6ff .25')
  );
}

function front({ colour, brand }: ExternalSsd): Drawing {
  const body = COLOURS[colour];
  const [dx, dy] = [7, -4];
  const cable = 'M4 -2C6 -1 22 -1.5 34 -2.5S54 -14 48 -34';
  return {
    svg:
      `${DEFS}<g transform="translate(-10 0)">` +
      `<path d="${cable}" fill="none" stroke="#22282a" stroke-width="3.6" stroke-linecap="round"/>` +
      `<path d="${cable}" transform="translate(-.3 -.8)" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width=".8"/>` +
      `<g transform="translate(48 -34) rotate(-8)">${paint(box(-4, -20, 8, 22, 2.4), '#2c3335', 'gH')}` +
      `${paint(box(-3.6, -28, 7.2, 9, 1.6), '#c3c9cb', 'gMet')}${paint(box(-2.6, -27.4, 5.2, 1, 0.5), '#3b4447')}</g>` +
      `<g transform="translate(-${dx / 2} 0)">` +
      `${paint(prism(-WIDTH / 2, -HEIGHT, WIDTH, HEIGHT, 8, dx, dy), body.dark, 'gV .8')}` +
      `${edge(box(-WIDTH / 2 + dx * 0.5, -HEIGHT + dy * 0.5, WIDTH, HEIGHT, 8), 0.3, 0.5, '#000')}${slab(body, brand)}</g>` +
      `</g>`,
    width: 98,
    height: HEIGHT + 4,
    shadow: 46,
  };
}

/** Lying, the end with the socket facing the viewer. */
function side({ colour }: ExternalSsd): Drawing {
  const body = COLOURS[colour];
  const end = box(-WIDTH / 2, -DEPTH, WIDTH, DEPTH, 5);
  const lid = path`M${-WIDTH / 2 + 3} ${-DEPTH + 2}L${-WIDTH / 2 + 9} ${-DEPTH - 18}q1-4 5-4h${WIDTH - 28}q4 0 5 4L${WIDTH / 2 - 3} ${-DEPTH + 2}z`;
  const ribs = path`M${-WIDTH / 2 + 10} ${-DEPTH - 3}L${-WIDTH / 2 + 12} ${-DEPTH - 12}h${WIDTH - 24}L${WIDTH / 2 - 10} ${-DEPTH - 3}z`;
  const socket = box(-5.6, -DEPTH / 2 - 2.2, 11.2, 4.4, 2.2);
  return {
    svg:
      DEFS +
      paint(lid, body.base, 'gV', 'gHs .5') +
      paint(ribs, '#000 .14', 'external-ssd-ribs .6') +
      paint(end, body.base, 'gV .8', 'gH .6') +
      edge(end, 0.5, 0.4, body.light) +
      edge(path`M${-WIDTH / 2} ${-DEPTH / 2 - 2.4}h${WIDTH}`, 0.22, 0.3, '#000') +
      paint(socket, '#8d979a', 'gMetV') +
      paint(box(-5, -DEPTH / 2 - 1.6, 10, 3.2, 1.6), '#07090a') +
      paint(box(-3.4, -DEPTH / 2 - 0.4, 6.8, 0.8, 0.4), '#5b6668') +
      paint(disc(14, -DEPTH / 2, 0.9), '#49d6ff'),
    width: WIDTH,
    height: DEPTH + 22,
  };
}

function back({ colour, brand }: ExternalSsd): Drawing {
  const body = COLOURS[colour];
  const face = box(-WIDTH / 2, -HEIGHT, WIDTH, HEIGHT, 8);
  const label = box(-WIDTH / 2 + 9, -HEIGHT + 52, WIDTH - 18, 32, 2);
  const screw = (x: number, y: number) => paint(disc(x, y, 1.8), '#8d979a', 'gMet') + paint(disc(x, y, 0.8), '#14191b');
  return {
    svg:
      DEFS +
      paint(face, body.base, 'gV .8', 'gHs .6') +
      edge(face, 0.5, 0.7, body.light) +
      paint(box(-WIDTH / 2 + 6, -HEIGHT + 8, WIDTH - 12, 36, 4), 'external-ssd-ribs .8') +
      paint(label, '#000 .16') +
      lettering({ text: brand, x: -WIDTH / 2 + 12, y: -HEIGHT + 60, size: 5, fill: body.print }) +
      ['5 V 0.9 A', 'IP65', 'USB-C 10 Gb/s']
        .map((text, i) => lettering({ text, x: -WIDTH / 2 + 12, y: -HEIGHT + 67 + i * 5, size: 3.4, fill: body.print, weight: 400 }))
        .join('') +
      [-1, 1].map((s) => screw(s * (WIDTH / 2 - 6), -6) + screw(s * (WIDTH / 2 - 6), -HEIGHT + 5)).join(''),
    width: WIDTH,
    height: HEIGHT,
  };
}

const detail = (ssd: ExternalSsd): Drawing => closeUp('external-ssd', side(ssd), 0, -DEPTH + 1, 38);

export const kind: DeviceKind<ExternalSsd> = {
  frame: 118,
  defaults: { colour: 'graphite', brand: 'Zapis' },
  views: { front, side, back, detail, measures: ({ colour, brand }) => measured({ svg: DEFS + slab(COLOURS[colour], brand), width: WIDTH, height: HEIGHT }) },
};
