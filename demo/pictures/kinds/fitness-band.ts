import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, paint, path } from '../measures.ts';
import { round } from '../studio.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface FitnessBand {
  colour: ColourName;
  brand: string;
}

const TOTAL = 124;
const MIDDLE = -TOTAL / 2;
const capsule = (inset: number) => box(-11 + inset, MIDDLE - 24 + inset, 22 - 2 * inset, 48 - 2 * inset, 11 - inset);

const DEFS =
  '<defs><linearGradient id="fitness-band-up" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".5"/>' +
  '<stop offset=".4" stop-color="#fff" stop-opacity=".14"/><stop offset="1" stop-color="#000" stop-opacity=".1"/>' +
  '</linearGradient>' +
  '<linearGradient id="fitness-band-down" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".1"/>' +
  '<stop offset=".6" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity=".5"/>' +
  '</linearGradient>' +
  '<linearGradient id="fitness-band-glow" x2="1" y2="1"><stop stop-color="#35d0ff"/><stop offset="1" stop-color="#3e6bff"/></linearGradient></defs>';

/** Soft strap: swells round the capsule, narrows to both ends. */
function strap(colour: Colour, holes: boolean): string {
  const upper = path`M-12.5 ${MIDDLE}V${MIDDLE - 20}Q-12 ${MIDDLE - 32} -8.5 ${MIDDLE - 37}L-8 ${-TOTAL + 5}Q-8 ${-TOTAL} -3 ${-TOTAL}H3Q8 ${-TOTAL} 8 ${-TOTAL + 5}L8.5 ${MIDDLE - 37}Q12 ${MIDDLE - 32} 12.5 ${MIDDLE - 20}V${MIDDLE}`;
  const lower = path`M-12.5 ${MIDDLE}V${MIDDLE + 20}Q-12 ${MIDDLE + 32} -8.5 ${MIDDLE + 37}L-8 -5Q-8 0 -3 0H3Q8 0 8 -5L8.5 ${MIDDLE + 37}Q12 ${MIDDLE + 32} 12.5 ${MIDDLE + 20}V${MIDDLE}`;
  const hole = (y: number) => paint(disc(0, y, 1.5, 1.3), '#000 .5') + edge(disc(0, y + 0.25, 1.5, 1.3), 0.25, 0.25);
  return (
    paint(upper, colour.base, 'gH .7', 'fitness-band-up') +
    paint(lower, colour.base, 'gH .7', 'fitness-band-down') +
    edge(upper, 0.3, 0.4, colour.light) +
    edge(lower, 0.3, 0.4, colour.light) +
    (holes ? [-24, -19.5, -15, -10.5, -6].map(hole).join('') : '')
  );
}

const arc = (y: number, r: number, share: number, colour: string): string =>
  `<circle cx="0" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-opacity=".22" stroke-width="1.8"/>` +
  `<circle cx="0" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="1.8" stroke-linecap="round" stroke-dasharray="${round(2 * Math.PI * r * share)} 60" transform="rotate(-90 0 ${y})"/>`;

/** Display with time, steps ring, heart rate. */
function dial(): string {
  return (
    lettering({ text: '10', x: 0, y: MIDDLE - 8.6, size: 10.5, fill: '#fff', anchor: 'middle', weight: 700 }) +
    lettering({ text: '24', x: 0, y: MIDDLE - 0.4, size: 10.5, fill: 'url(#fitness-band-glow)', anchor: 'middle', weight: 700 }) +
    arc(MIDDLE + 9.4, 5.6, 0.72, '#35e09a') +
    paint(path`M0 ${MIDDLE + 12}l-2.6-2.7a1.6 1.6 0 0 1 2.6-1.8a1.6 1.6 0 0 1 2.6 1.8z`, '#ff5f6d') +
    paint(box(-3, MIDDLE + 18.4, 6, 0.9, 0.45), '#fff .5')
  );
}

function front({ colour }: FitnessBand): Drawing {
  const body = COLOURS[colour];
  return {
    svg:
      `${DEFS}${strap(body, true)}${paint(capsule(-0.6), '#000 .35')}${paint(capsule(0), '#1a2023', 'gMet .25', 'gV .6')}` +
      `${edge(capsule(0.3), 0.5, 0.4)}${paint(capsule(1.1), '#04060a')}${dial()}${paint(capsule(1.4), 'gGl .7')}`,
    width: 26,
    height: TOTAL,
    shadow: 11,
  };
}

/** Closed round the wrist. */
function side({ colour }: FitnessBand): Drawing {
  const body = COLOURS[colour];
  const loop = path`M-24 -54C-36 -50 -36 -18 -26 -7Q-18 0 0 0T26 -7C36 -18 36 -50 24 -54L23 -51C31 -47 32 -20 23.5 -9.5Q17 -3.2 0 -3.2T-23.5 -9.5C-32 -20 -31 -47 -23 -51z`;
  const cup = path`M-29 -52Q-26 -59 -16 -60.5Q0 -63 16 -60.5Q26 -59 29 -52L24 -49Q0 -55 -24 -49z`;
  const glass = path`M-23 -59.5Q0 -67 23 -59.5Q24 -58.5 22 -58.2Q0 -63 -22 -58.2Q-24 -58.5 -23 -59.5z`;
  return {
    svg:
      paint(loop, body.base, 'gV .6', 'gH .5') +
      edge(loop, 0.3, 0.35, body.light) +
      paint(cup, body.base, 'gV', 'gHs') +
      edge(cup, 0.4, 0.35, body.light) +
      paint(glass, '#07090c', 'gHs .7') +
      paint(path`M-12 -52.8Q0 -54.5 12 -52.8Q10 -50 0 -50T-12 -52.8z`, '#1d2528', 'gV .4') +
      paint(box(-3.5, -5, 7, 6, 1.8), body.dark, 'gV .7'),
    width: 68,
    height: 64,
    shadow: 24,
  };
}

/** The back with sensor and charging contacts. */
function back({ colour, brand }: FitnessBand): Drawing {
  const body = COLOURS[colour];
  return {
    svg:
      `${DEFS}${strap(body, false)}${paint(capsule(-0.6), '#000 .3')}${paint(capsule(0), '#20272a', 'gV .6', 'gHs .6')}${edge(capsule(0.4), 0.35, 0.4)}` +
      paint(disc(0, MIDDLE - 5, 7), '#0a0e10', 'gBall .6') +
      edge(disc(0, MIDDLE - 5, 7), 0.35, 0.4) +
      [-3.2, 3.2].map((x) => paint(box(x - 1.3, MIDDLE - 7, 2.6, 4, 0.9), '#2cd58a', 'gBall .7')).join('') +
      [-3, 3].map((x) => paint(disc(x, MIDDLE + 9, 1.4), '#c9a760', 'gBall .7')).join('') +
      lettering({ text: brand, x: 0, y: MIDDLE + 16, size: 3, fill: '#9aa4a7', anchor: 'middle', weight: 500 }),
    width: 26,
    height: TOTAL,
    shadow: 11,
  };
}

const detail = (band: FitnessBand): Drawing => closeUp('fitness-band', front(band), 0, MIDDLE, 64);

export const kind: DeviceKind<FitnessBand> = {
  frame: 146,
  defaults: { colour: 'midnight', brand: 'Tek' },
  views: { front, side, back, detail },
};
