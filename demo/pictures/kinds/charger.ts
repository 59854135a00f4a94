import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, measured, paint, prism } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Charger {
  watts: number;
  /** 1 to 4 sockets; the last of three or more is USB-A. */
  ports: number;
  colour: ColourName;
  brand: string;
}

function sizeOf({ watts, ports }: Charger) {
  const width = ports > 2 ? 62 : watts > 40 ? 48 : 40;
  return { width, height: Math.min(74, 40 + watts * 0.28 + ports * 2), depth: ports > 2 ? 34 : 30, pin: 35 };
}

/** Two round pins of a European plug, pointing up from `y`. */
const pins = (y: number, gap: number, dx = 0): string =>
  [-gap / 2, gap / 2]
    .map((x) => {
      const pin = box(x - 2.3 + dx, y - 18, 4.6, 19, 2.2);
      return paint(pin, '#b6bfc1', 'gMet') + paint(box(x - 2.4 + dx, y - 9, 4.8, 10, 1), '#22282a', 'gH .7') + edge(pin, 0.3, 0.25, '#000');
    })
    .join('');

function usbC(x: number, y: number): string {
  return (
    paint(box(x - 5.4, y - 2.2, 10.8, 4.4, 2.2), '#8d979a', 'gMetV') +
    paint(box(x - 4.8, y - 1.6, 9.6, 3.2, 1.6), '#07090a') +
    paint(box(x - 3.2, y - 0.4, 6.4, 0.8, 0.4), '#4b5558')
  );
}

function usbA(x: number, y: number): string {
  return (
    paint(box(x - 7, y - 3.3, 14, 6.6, 0.8), '#8d979a', 'gMetV') +
    paint(box(x - 6.3, y - 2.6, 12.6, 5.2, 0.4), '#07090a') +
    paint(box(x - 5.6, y - 2.2, 11.2, 2.2, 0.3), '#f08b3c')
  );
}

const sockets = ({ ports }: Charger, y: (index: number) => number): string =>
  Array.from({ length: ports }, (_, i) => (ports > 2 && i === ports - 1 ? usbA(0, y(i)) : usbC(0, y(i)))).join('');

/** The block with its right side visible. */
function block(charger: Charger, colour: Colour): string {
  const { width, height, depth } = sizeOf(charger);
  const [dx, dy] = [depth * 0.3, -depth * 0.16];
  const [left, top] = [-width / 2 - dx / 2, -height];
  const face = box(left, top, width, height, 7.5);
  return (
    pins(top + dy - 1, 19, dx * 0.1) +
    paint(prism(left, top, width, height, 7.5, dx, dy), colour.dark, 'gV .8') +
    edge(box(left + dx, top + dy, width, height, 7.5), 0.3, 0.3) +
    paint(face, colour.base, 'gV .6', 'gHs .7') +
    edge(box(left + 0.4, top + 0.4, width - 0.8, height - 0.8, 7.1), 0.7, 0.5, colour.light) +
    edge(box(left + 3, top + 3, width - 6, height - 6, 5), 0.07, 0.5, '#000')
  );
}

function front(charger: Charger): Drawing {
  const colour = COLOURS[charger.colour];
  const { width, height, depth } = sizeOf(charger);
  const middle = -depth * 0.15;
  return {
    svg:
      block(charger, colour) +
      lettering({ text: `${charger.watts} W`, x: middle, y: -height * 0.4, size: width * 0.25, fill: colour.print, anchor: 'middle' }) +
      lettering({ text: charger.brand, x: middle, y: -height * 0.4 + 8, size: 4.6, fill: colour.print, anchor: 'middle', weight: 500, opacity: 0.8 }) +
      paint(disc(middle, -6, 0.9), '#63e6a4'),
    width: width + depth * 0.3,
    height: height + depth * 0.16 + 18,
    shadow: width * 0.56,
  };
}

/** The end with the sockets. */
function side(charger: Charger): Drawing {
  const colour = COLOURS[charger.colour];
  const { width, height } = sizeOf(charger);
  const face = box(-width / 2, -height, width, height, 8);
  const pitch = Math.min(13, (height - 16) / charger.ports);
  const start = -height / 2 - ((charger.ports - 1) * pitch) / 2;
  return {
    svg:
      paint(face, colour.base, 'gV .6', 'gHs .7') +
      edge(face, 0.7, 0.6, colour.light) +
      paint(box(-width * 0.24, start - 8, width * 0.48, (charger.ports - 1) * pitch + 16, 6), '#000 .1') +
      edge(box(-width * 0.24, start - 8, width * 0.48, (charger.ports - 1) * pitch + 16, 6), 0.3, 0.3) +
      sockets(charger, (i) => start + i * pitch) +
      Array.from({ length: charger.ports }, (_, i) =>
        lettering({
          text: charger.ports > 2 && i === charger.ports - 1 ? 'A' : `C${i + 1}`,
          x: -width * 0.29,
          y: start + i * pitch + 1.4,
          size: 4,
          fill: colour.print,
          anchor: 'end',
          weight: 500,
        }),
      ).join(''),
    width,
    height,
  };
}

/** The wall side with the pins facing the viewer. */
function back(charger: Charger): Drawing {
  const colour = COLOURS[charger.colour];
  const { width, height } = sizeOf(charger);
  const face = box(-width / 2, -height, width, height, 8);
  const pin = (x: number) =>
    paint(disc(x + 0.8, -height * 0.56 + 1.2, 3.6), '#000 .3') +
    paint(disc(x, -height * 0.56, 3.4), '#2a3032') +
    paint(disc(x, -height * 0.56, 2.5), '#c3cbcd', 'gBall');
  return {
    svg:
      paint(face, colour.base, 'gV .6', 'gHs .7') +
      edge(face, 0.6, 0.6, colour.light) +
      edge(box(-width / 2 + 4, -height + 4, width - 8, height - 8, 5), 0.12, 0.5, '#000') +
      pin(-9.5) +
      pin(9.5) +
      lettering({ text: `${charger.brand}  ${charger.watts} W`, x: 0, y: -height * 0.3, size: 3.6, fill: colour.print, anchor: 'middle', weight: 500 }) +
      ['100–240 V~ 50/60 Hz', 'USB PD 3.1 · PPS']
        .map((text, i) => lettering({ text, x: 0, y: -height * 0.3 + 5 + i * 4, size: 2.7, fill: colour.print, anchor: 'middle', weight: 400 }))
        .join(''),
    width,
    height,
  };
}

const detail = (charger: Charger): Drawing => closeUp('charger', side(charger), 0, -sizeOf(charger).height / 2, 40);

export const kind: DeviceKind<Charger> = {
  frame: 120,
  defaults: { watts: 65, ports: 2, colour: 'white', brand: 'Lumo' },
  views: { front, side, back, detail, measures: (charger) => measured(side(charger)) },
};
