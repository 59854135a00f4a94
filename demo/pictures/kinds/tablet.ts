import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, measured, paint, path, rounded } from '../measures.ts';
import { type ScreenName, screen } from '../screens.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { cameraLens } from './phone.ts';

interface Tablet {
  /** Diagonal in inches, 10:7. */
  inches: number;
  colour: ColourName;
  screen: ScreenName;
  /** True: with a pen next to it. */
  pen: boolean;
  brand: string;
}

const INCH = 25.4;
const BORDER = 9;
const THICK = 6.5;
const sizeOf = ({ inches }: Tablet) => ({ width: inches * INCH * 0.819 + 2 * BORDER, height: inches * INCH * 0.574 + 2 * BORDER });

/** The pen upright: cap with flat side, body, soft tip; its foot at (0, 0). */
const penSvg = (length: number): string => {
  const body = path`M-4.5 ${-length + 4}q0-4 4.5-4t4.5 4V-15L1.2 -2q-1.2 2-2.4 0L-4.5 -15z`;
  return (
    paint(body, '#f3f5f5', 'gH') +
    paint(path`M-4.5 -15L-1.2 -2q1.2 2 2.4 0L4.5 -15z`, '#cfd6d8 .7') +
    paint(path`M-2 -5.2L-1.2 -2q1.2 2 2.4 0L2 -5.2z`, '#5b6668') +
    paint(box(-4.5, -length * 0.84, 9, 1), '#000 .18') +
    edge(body, 0.25, 0.4, '#000')
  );
};

function face(tablet: Tablet): string {
  const colour = COLOURS[tablet.colour];
  const { width, height } = sizeOf(tablet);
  const left = -width / 2;
  const shell = box(left, -height, width, height, 12);
  const [sx, sy, sw, sh] = [left + BORDER, -height + BORDER, width - 2 * BORDER, height - 2 * BORDER];
  const mask = `path fill-rule="evenodd" d="${rounded(left + 1.4, -height + 1.4, width - 2.8, height - 2.8, 10.8)}${rounded(sx, sy, sw, sh, 5)}"`;
  return (
    paint(box(-width * 0.36, -height - 0.9, 22, 2, 0.8), colour.dark) +
    paint(box(width * 0.5 - 1, -height * 0.82, 2, 16, 0.8), colour.dark) +
    paint(shell, colour.base, 'gMet .4', 'gV .6') +
    screen(tablet.screen, sx, sy, sw, sh) +
    paint(mask, '#090c0d') +
    edge(box(left + 0.6, -height + 0.6, width - 1.2, height - 1.2, 11.5), 0.5, 0.7) +
    paint(path`M${sx} ${sy}h${sw * 0.55}L${sx} ${sy + sh * 0.94}z`, '#fff .07') +
    paint(disc(0, -height + 5, 1.7), '#1c262c') +
    paint(disc(-0.3, -height + 4.7, 0.6), '#5a7f9e') +
    paint(box(-24, -BORDER - 4, 48, 1.5, 0.7), '#fff .85')
  );
}

function front(tablet: Tablet): Drawing {
  const { width, height } = sizeOf(tablet);
  const reach = tablet.pen ? 26 : 0;
  const pen = `<g transform="translate(${width / 2 + 18 - reach / 2} 0) rotate(3)">${penSvg(Math.min(166, height))}</g>`;
  return { svg: tablet.pen ? `<g transform="translate(${-reach / 2})">${face(tablet)}</g>${pen}` : face(tablet), width: width + reach, height };
}

function back(tablet: Tablet): Drawing {
  const colour = COLOURS[tablet.colour];
  const { width, height } = sizeOf(tablet);
  const shell = box(-width / 2, -height, width, height, 12);
  const contacts = [-1, 0, 1].map((i) => paint(disc(i * 6, -8, 1.6), '#c9a760', 'gBall .6')).join('');
  return {
    svg:
      paint(shell, colour.base, 'gV .8', 'gHs .8') +
      edge(box(-width / 2 + 0.7, -height + 0.7, width - 1.4, height - 1.4, 11.4), 0.55, 0.9, colour.light) +
      paint(path`M${-width / 2 + 2} ${-height * 0.3}L${width * 0.12} ${-height + 1}h${width * 0.2}L${-width / 2 + 2} ${-height * 0.04}z`, '#fff .06') +
      paint(box(width / 2 - 31, -height + 8.8, 23, 23, 9), '#000 .22') +
      paint(box(width / 2 - 31, -height + 8, 23, 23, 9), colour.base, 'gV .5', 'gHs') +
      edge(box(width / 2 - 31, -height + 8, 23, 23, 9), 0.5, 0.5) +
      cameraLens(width / 2 - 19.5, -height + 19.5, 8, colour.light) +
      paint(disc(width / 2 - 40, -height + 19.5, 2.4), '#fff6dc') +
      lettering({ text: tablet.brand, x: 0, y: -height * 0.46, size: 15, fill: colour.print, anchor: 'middle', opacity: 0.9 }) +
      contacts,
    width,
    height,
  };
}

/** Lying flat: thickness, socket and loudspeakers; the pen is attached by a magnet. */
function side(tablet: Tablet): Drawing {
  const colour = COLOURS[tablet.colour];
  const { height } = sizeOf(tablet);
  const slab = box(-height / 2, -THICK, height, THICK, 2.6);
  const holes = (x: number) => Array.from({ length: 9 }, (_, i) => paint(disc(x + i * 2.8, -THICK / 2, 0.85), '#07090a')).join('');
  const pen =
    `<g transform="translate(${-height * 0.42} ${-THICK - 4.5}) rotate(90) translate(0 0) scale(1 -1) translate(0 ${-3})">` +
    `<g transform="scale(1 -1)">${penSvg(Math.min(166, height * 0.84))}</g></g>`;
  return {
    svg:
      (tablet.pen ? pen : '') +
      paint(slab, colour.base, 'gV', 'gHs .7') +
      edge(slab, 0.5, 0.4) +
      paint(box(-height / 2 + 3, -THICK, height - 6, 1), '#07090a') +
      paint(box(-4.6, -THICK / 2 - 1.4, 9.2, 2.8, 1.4), '#07090a') +
      holes(-height * 0.42) +
      holes(height * 0.42 - 22),
    width: height,
    height: THICK + (tablet.pen ? 9 : 0),
  };
}

const detail = (tablet: Tablet): Drawing => {
  const { width, height } = sizeOf(tablet);
  return closeUp('tablet', back(tablet), width / 2 - 34, -height + 27, 92);
};

export const kind: DeviceKind<Tablet> = {
  frame: 285,
  defaults: { inches: 11, colour: 'silver', screen: 'circles', pen: false, brand: 'Lumo' },
  views: { front, back, side, detail, measures: (tablet) => measured({ svg: face(tablet), ...sizeOf(tablet) }) },
};
