import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, paint, path } from '../measures.ts';
import { round } from '../studio.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Smartwatch {
  shape: 'square' | 'round';
  colour: ColourName;
  /** Colour of the strap. */
  strap: ColourName;
  brand: string;
}

const TOTAL = 118;
const MIDDLE = -TOTAL / 2;

const caseOf = ({ shape }: Smartwatch, inset = 0) =>
  shape === 'round' ? disc(0, MIDDLE, 22.5 - inset) : box(-19 + inset, MIDDLE - 22.5 + inset, 38 - 2 * inset, 45 - 2 * inset, 11.5 - inset * 0.85);

/** Upper and lower strap, narrowing to the ends and bending away from the eye. */
function strapSvg({ shape }: Smartwatch, colour: Colour, holes: boolean): string {
  const w = shape === 'round' ? 11.5 : 13.5;
  const upper = path`M${-w} ${MIDDLE - 14}L${-w + 1.5} ${-TOTAL + 6}q.3-6 6-6h${2 * w - 15}q5.7 0 6 6L${w} ${MIDDLE - 14}z`;
  const lower = path`M${-w} ${MIDDLE + 14}L${-w + 1.5} -6q.3 6 6 6h${2 * w - 15}q5.7 0 6-6L${w} ${MIDDLE + 14}z`;
  const hole = (y: number) => paint(box(-2.4, y, 4.8, 2, 1), '#000 .45') + edge(box(-2.4, y + 0.3, 4.8, 2, 1), 0.25, 0.25);
  return (
    [upper, lower].map((part) => paint(part, colour.base, 'gH .7') + edge(part, 0.3, 0.5, colour.light)).join('') +
    paint(upper, 'smartwatch-bend') +
    paint(lower, 'smartwatch-bend2') +
    (holes ? [-22, -17.5, -13, -8.5].map(hole).join('') : '') +
    paint(box(-w - 0.6, MIDDLE - 25.5, 2 * w + 1.2, 3.4, 1.6), '#000 .3') +
    paint(box(-w - 0.6, MIDDLE + 22.6, 2 * w + 1.2, 3.4, 1.6), '#000 .3')
  );
}

const DEFS =
  '<defs><linearGradient id="smartwatch-bend" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".5"/>' +
  '<stop offset=".35" stop-color="#fff" stop-opacity=".12"/><stop offset="1" stop-color="#000" stop-opacity=".25"/>' +
  '</linearGradient>' +
  '<linearGradient id="smartwatch-bend2" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".3"/>' +
  '<stop offset=".5" stop-color="#fff" stop-opacity=".08"/><stop offset="1" stop-color="#000" stop-opacity=".5"/>' +
  '</linearGradient></defs>';

const ring = (r: number, share: number, colour: string): string => {
  const around = 2 * Math.PI * r;
  return (
    `<circle cx="0" cy="${MIDDLE}" r="${r}" fill="none" stroke="${colour}" stroke-opacity=".2" stroke-width="2.3"/>` +
    `<circle cx="0" cy="${MIDDLE}" r="${r}" fill="none" stroke="${colour}" stroke-width="2.3" stroke-linecap="round" stroke-dasharray="${round(around * share)} ${round(around)}" transform="rotate(-90 0 ${MIDDLE})"/>`
  );
};

/** Square: activity rings and the time. */
const squareDial = (): string =>
  ring(15.2, 0.74, '#fdcd1d') +
  ring(12.2, 0.58, '#35d0a0') +
  ring(9.2, 0.85, '#ff6b7a') +
  lettering({ text: '10.24', x: 0, y: MIDDLE + 1.9, size: 5.6, fill: '#fff', anchor: 'middle' });

/** Round: an analogue dial with marks, hands and two small counters. */
function roundDial(): string {
  const marks = Array.from({ length: 60 }, (_, i) => {
    const [s, c] = [Math.sin((i * Math.PI) / 30), -Math.cos((i * Math.PI) / 30)];
    const inner = i % 5 ? 16.6 : 15;
    return `M${round(s * 17.6)} ${round(MIDDLE + c * 17.6)}L${round(s * inner)} ${round(MIDDLE + c * inner)}`;
  });
  const hand = (angle: number, length: number, width: number, fill: string) =>
    `<rect x="${-width / 2}" y="${MIDDLE - length}" width="${width}" height="${length + 2}" rx="${width / 2}" fill="${fill}" transform="rotate(${angle} 0 ${MIDDLE})"/>`;
  const counter = (x: number, y: number, colour: string, dash: number) =>
    `<circle cx="${x}" cy="${MIDDLE + y}" r="4" fill="none" stroke="#2a3439" stroke-width="1.2"/>` +
    `<circle cx="${x}" cy="${MIDDLE + y}" r="4" fill="none" stroke="${colour}" stroke-width="1.2" stroke-linecap="round" stroke-dasharray="${dash} 30" transform="rotate(-90 ${x} ${MIDDLE + y})"/>`;
  return (
    `<path d="${marks.filter((_, i) => i % 5).join('')}" stroke="#728087" stroke-width=".35"/>` +
    `<path d="${marks.filter((_, i) => i % 5 === 0).join('')}" stroke="#fff" stroke-width=".8"/>` +
    counter(-8, 0, '#35d0a0', 17) +
    counter(8, 0, '#fdcd1d', 11) +
    counter(0, 8, '#ff6b7a', 20) +
    hand(312, 9.5, 1.5, '#fff') +
    hand(144, 14, 1.1, '#fff') +
    hand(40, 15.5, 0.45, '#ff6b4a') +
    paint(disc(0, MIDDLE, 1.2), '#ff6b4a')
  );
}

/** Case with crown, glass and dial. */
function body(watch: Smartwatch, colour: Colour): string {
  const right = watch.shape === 'round' ? 21.6 : 18.4;
  const crown = box(right, MIDDLE - 9, 3.8, 8.6, 1.5);
  const grooves = Array.from({ length: 6 }, (_, i) => paint(box(right + 1.2, MIDDLE - 8 + i * 1.25, 2.6, 0.4), '#000 .35')).join('');
  return (
    paint(crown, colour.base, 'gMetV .7') +
    grooves +
    paint(box(right - 0.4, MIDDLE + 4, 1.9, 9, 0.9), colour.dark, 'gV .6') +
    paint(caseOf(watch), colour.base, 'gMet .35', 'gHs', 'gV .7') +
    edge(caseOf(watch, 0.35), 0.55, 0.5, colour.light) +
    paint(caseOf(watch, 1.5), '#05070a') +
    edge(caseOf(watch, 1.7), 0.16, 0.4) +
    (watch.shape === 'round' ? roundDial() : squareDial()) +
    paint(caseOf(watch, 1.9), 'gGl .75')
  );
}

function front(watch: Smartwatch): Drawing {
  return {
    svg: DEFS + strapSvg(watch, COLOURS[watch.strap], true) + body(watch, COLOURS[watch.colour]),
    width: watch.shape === 'round' ? 50 : 44,
    height: TOTAL,
    shadow: 15,
  };
}

/** Closed round the wrist, from the side with the crown. */
function side(watch: Smartwatch): Drawing {
  const [colour, strap] = [COLOURS[watch.colour], COLOURS[watch.strap]];
  const loop = path`M-20 -64C-36 -60 -38 -20 -28 -8Q-20 0 0 0T28 -8C38 -20 36 -60 20 -64L19 -60.5C31 -54 33 -24 25 -11Q19 -3.5 0 -3.5T-25 -11C-33 -24 -31 -54 -19 -60.5z`;
  const shell = box(-22, -72, 44, 10.5, 4.6);
  return {
    svg:
      paint(loop, strap.base, 'gH .5', 'gV .5') +
      edge(loop, 0.3, 0.4, strap.light) +
      paint(path`M-14 -63h28q-2 5-14 5t-14-5z`, '#1d2224', 'gV .5') +
      paint(path`M-19 -71.5q1-3.5 5-3.5h28q4 0 5 3.5z`, '#0a0f12', 'gHs .5') +
      paint(shell, colour.base, 'gV', 'gHs') +
      edge(shell, 0.5, 0.4, colour.light) +
      paint(disc(-3, -66.7, 3.9), colour.base, 'gMet .8') +
      edge(disc(-3, -66.7, 2.6), 0.4, 0.4, '#000') +
      paint(box(6, -67.8, 9, 2.2, 1.1), colour.dark) +
      paint(box(-4, -6, 9, 7, 2), strap.dark, 'gV .7'),
    width: 74,
    height: 75,
    shadow: 22,
  };
}

/** The back with its light sensor and type marks. */
function back(watch: Smartwatch): Drawing {
  const colour = COLOURS[watch.colour];
  const leds = [0, 90, 180, 270]
    .map((a) => `<g transform="rotate(${a} 0 ${MIDDLE})">${paint(box(-2, MIDDLE - 8.2, 4, 3, 1.2), '#0f3d2c', 'gBall .6')}</g>`)
    .join('');
  return {
    svg:
      DEFS +
      strapSvg(watch, COLOURS[watch.strap], false) +
      paint(caseOf(watch), colour.base, 'gHs', 'gV .6') +
      edge(caseOf(watch, 0.4), 0.5, 0.5, colour.light) +
      paint(disc(0, MIDDLE, 15.5), '#d9dee0', 'gV .5') +
      edge(disc(0, MIDDLE, 15.5), 0.4, 0.4, '#000') +
      lettering({ text: `${watch.brand}  5 ATM`, x: 0, y: MIDDLE + 13.6, size: 2.4, fill: '#4a5356', anchor: 'middle' }) +
      paint(disc(0, MIDDLE, 10.5), '#0b1214', 'gBall .5') +
      leds +
      paint(disc(0, MIDDLE, 3.2), '#35d07f', 'gBall'),
    width: 46,
    height: TOTAL,
    shadow: 15,
  };
}

const detail = (watch: Smartwatch): Drawing => closeUp('smartwatch', front(watch), 3, MIDDLE, 60);

export const kind: DeviceKind<Smartwatch> = {
  frame: 138,
  defaults: { shape: 'square', colour: 'black', strap: 'coral', brand: 'Lumo' },
  views: { front, side, back, detail },
};
