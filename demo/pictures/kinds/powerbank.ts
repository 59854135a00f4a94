import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, measured, paint, path, prism } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Powerbank {
  colour: ColourName;
  mah: number;
  brand: string;
}

const sizeOf = ({ mah }: Powerbank) => ({ width: mah > 15000 ? 74 : 68, height: Math.min(168, 96 + mah * 0.0026), depth: mah > 15000 ? 28 : 18 });

/** Slab with a shiny display band at the top and a soft body. */
function face(powerbank: Powerbank, colour: Colour): string {
  const { width, height } = sizeOf(powerbank);
  const shell = box(-width / 2, -height, width, height, 11);
  const glass = path`M${-width / 2 + 2.5} ${-height + 40}V${-height + 11}q0-8.5 8.5-8.5h${width - 22}q8.5 0 8.5 8.5v29z`;
  return (
    paint(shell, colour.base, 'gV .6', 'gHs .8') +
    edge(box(-width / 2 + 0.5, -height + 0.5, width - 1, height - 1, 10.5), 0.6, 0.7, colour.light) +
    paint(glass, '#0b1013', 'gGl .8') +
    lettering({ text: '86', x: 0, y: -height + 30, size: 23, fill: '#eef4f6', anchor: 'middle' }) +
    lettering({ text: '%', x: 15.5, y: -height + 22, size: 8, fill: '#8fe9c0' }) +
    paint(box(-15, -height + 34.4, 30, 1.6, 0.8), '#2a3439') +
    paint(box(-15, -height + 34.4, 25.8, 1.6, 0.8), '#45d69a') +
    lettering({ text: powerbank.brand, x: 0, y: -height * 0.36, size: 11, fill: colour.print, anchor: 'middle' }) +
    lettering({ text: `${powerbank.mah} mAh`, x: 0, y: -9, size: 5, fill: colour.print, anchor: 'middle', weight: 500, opacity: 0.85 }) +
    paint(path`M${-width / 2} ${-height * 0.36}L${width * 0.3} ${-height + 40}h${width * 0.18}L${-width / 2} ${-height * 0.14}z`, '#fff .06')
  );
}

function front(powerbank: Powerbank): Drawing {
  const colour = COLOURS[powerbank.colour];
  const { width, height, depth } = sizeOf(powerbank);
  const [dx, dy] = [depth * 0.42, -depth * 0.2];
  return {
    svg:
      `<g transform="translate(${-dx / 2} 0)">` +
      `${paint(prism(-width / 2, -height, width, height, 11, dx, dy), colour.dark, 'gV .8')}` +
      `${edge(box(-width / 2 + dx, -height + dy, width, height, 11), 0.25, 0.4)}` +
      `${paint(box(width / 2 + dx * 0.32, -height * 0.72 + dy * 0.4, 2.6, 13, 1.3), colour.base, 'gH .6')}${face(powerbank, colour)}</g>`,
    width: width + dx,
    height: height - dy,
  };
}

/** The end with the sockets. */
function side(powerbank: Powerbank): Drawing {
  const colour = COLOURS[powerbank.colour];
  const { width, depth } = sizeOf(powerbank);
  const end = box(-width / 2, -depth, width, depth, Math.min(depth / 2, 9));
  const y = -depth / 2;
  const usbC = (x: number) =>
    paint(box(x - 5.4, y - 2.2, 10.8, 4.4, 2.2), '#8d979a', 'gMetV') +
    paint(box(x - 4.8, y - 1.6, 9.6, 3.2, 1.6), '#07090a') +
    paint(box(x - 3.2, y - 0.4, 6.4, 0.8, 0.4), '#4b5558');
  const usbA =
    paint(box(12, y - 3.3, 14.4, 6.6, 0.8), '#8d979a', 'gMetV') +
    paint(box(12.7, y - 2.6, 13, 5.2, 0.4), '#07090a') +
    paint(box(13.4, y - 2.2, 11.6, 2.2, 0.3), '#f08b3c');
  return {
    svg:
      paint(end, colour.base, 'gV .8', 'gH .5') +
      edge(end, 0.6, 0.4, colour.light) +
      paint(box(-width / 2 + 7, y - 5.6, width - 14, 11.2, 5), '#000 .16') +
      usbC(-19) +
      usbC(-2) +
      usbA +
      lettering({ text: 'C1', x: -19, y: y + 7.4, size: 2.8, fill: colour.print, anchor: 'middle', weight: 500 }) +
      lettering({ text: 'C2', x: -2, y: y + 7.4, size: 2.8, fill: colour.print, anchor: 'middle', weight: 500 }),
    width,
    height: depth,
  };
}

function back(powerbank: Powerbank): Drawing {
  const colour = COLOURS[powerbank.colour];
  const { width, height } = sizeOf(powerbank);
  const shell = box(-width / 2, -height, width, height, 11);
  const marks = [powerbank.brand, `${powerbank.mah} mAh  ${Math.round(powerbank.mah * 0.0037)} Wh`, 'USB-C PD 3.0', '5–20 V'];
  return {
    svg:
      paint(shell, colour.base, 'gV .6', 'gHs .8') +
      edge(shell, 0.5, 0.8, colour.light) +
      edge(box(-width / 2 + 3, -height + 3, width - 6, height - 6, 8), 0.14, 0.4, '#000') +
      marks
        .map((text, i) => lettering({ text, x: 0, y: -height * 0.3 + i * 6, size: i ? 3.8 : 6, fill: colour.print, anchor: 'middle', weight: i ? 400 : 600 }))
        .join('') +
      edge(disc(0, -height * 0.62, 17), 0.25, 0.9, colour.print) +
      paint(path`M2 ${-height * 0.62 - 9}l-9 10.5h6l-1.5 8 9-11h-6z`, colour.print),
    width,
    height,
  };
}

const detail = (powerbank: Powerbank): Drawing => closeUp('powerbank', front(powerbank), 0, -sizeOf(powerbank).height + 24, 78);

export const kind: DeviceKind<Powerbank> = {
  frame: 190,
  defaults: { colour: 'graphite', mah: 10000, brand: 'Zaloga' },
  views: { front, side, back, detail, measures: (powerbank) => measured({ svg: face(powerbank, COLOURS[powerbank.colour]), ...sizeOf(powerbank) }) },
};
