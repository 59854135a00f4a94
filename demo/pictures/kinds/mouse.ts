import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, measured, paint, path } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Mouse {
  colour: ColourName;
  /** True: sharper lines, lights, thumb keys. */
  gaming: boolean;
  brand: string;
}

const LENGTH = 122;
const HALF = 32;
const DEFS =
  '<defs><radialGradient id="mouse-hump" cx=".42" cy=".58" r=".62"><stop stop-color="#fff" stop-opacity=".42"/>' +
  '<stop offset=".5" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity=".42"/>' +
  '</radialGradient>' +
  '<linearGradient id="mouse-light" x2="0" y2="1"><stop stop-color="#25e0c0"/><stop offset=".5" stop-color="#4d7dff"/>' +
  '<stop offset="1" stop-color="#ff3d9a"/></linearGradient>' +
  '<pattern id="mouse-grip" width="2.6" height="2.6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
  '<path d="M0 0h2.6M0 0v2.6" stroke="#000" stroke-opacity=".5" stroke-width=".9"/></pattern></defs>';

/** Outline from above; the front with the keys is at the top. */
const outline = (gaming: boolean, inset = 0) => {
  const [w, top, foot] = [HALF - inset, -LENGTH + inset, -inset];
  return gaming
    ? path`M${-w * 0.72} ${top + 5}Q${-w * 0.2} ${top} 0 ${top}T${w * 0.72} ${top + 5}Q${w} ${top + 14} ${w * 0.97} ${top + 34}
        Q${w * 0.8} ${top + 56} ${w * 0.95} ${foot - 38}
        Q${w} ${foot - 6} ${w * 0.36} ${foot - 1}Q0 ${foot + 1} ${-w * 0.36} ${foot - 1}
        Q${-w} ${foot - 6} ${-w * 0.95} ${foot - 38}Q${-w * 0.8} ${top + 56} ${-w * 0.97} ${top + 34}
        Q${-w} ${top + 14} ${-w * 0.72} ${top + 5}z`
    : path`M0 ${top}C${w * 0.9} ${top} ${w} ${top + 22} ${w} ${top + 50}V${foot - 44}
        C${w} ${foot - 12} ${w * 0.6} ${foot} 0 ${foot}S${-w} ${foot - 12} ${-w} ${foot - 44}V${top + 50}
        C${-w} ${top + 22} ${-w * 0.9} ${top} 0 ${top}z`;
};

/** Wheel in its slot between the keys. */
function wheel(gaming: boolean): string {
  const y = -LENGTH + 17;
  const ribs = Array.from({ length: 9 }, (_, i) => paint(box(-3.6, y + 2 + i * 2.3, 7.2, 1, 0.5), '#000 .5')).join('');
  return (
    paint(box(-5.6, y - 3, 11.2, 29, 5.6), '#07090a') +
    edge(box(-5.6, y - 3, 11.2, 29, 5.6), 0.3, 0.5) +
    paint(box(-3.8, y, 7.6, 23, 3.4), '#3a4245', 'gV', 'gH') +
    ribs +
    (gaming ? paint(box(-3.8, y + 4, 1.1, 15, 0.5), 'mouse-light') + paint(box(2.7, y + 4, 1.1, 15, 0.5), 'mouse-light') : '')
  );
}

/** Seams between shell and keys, thumb rests, lamp, brand. */
function features(gaming: boolean, colour: Colour, brand: string): string {
  const seam = path`M0 ${-LENGTH + 1}V${-LENGTH + 14}M0 ${-LENGTH + 43}V${-LENGTH + 54}M${-HALF * 0.92} ${-LENGTH + 60}Q0 ${-LENGTH + 46} ${HALF * 0.92} ${-LENGTH + 60}`;
  const thumb = (side: number) =>
    path`M${side * HALF * 0.99} ${-LENGTH + 40}Q${side * HALF * 0.72} ${-LENGTH + 58} ${side * HALF * 0.86} ${-30}L${side * HALF * 0.99} -46z`;
  const key = (y: number) =>
    paint(path`M${-HALF * 0.93} ${y}q3.5 8 1.5 16l-3.5 0q-1-8 0-16z`, colour.dark, 'gV') + edge(path`M${-HALF * 0.93} ${y}q3.5 8 1.5 16`, 0.5, 0.4);
  return (
    edge(seam, 0.55, 0.8, '#000') +
    `<g transform="translate(.6 .5)">${edge(seam, 0.3, 0.4)}</g>` +
    (gaming
      ? `<clipPath id="mouse-body"><${outline(true, 0.8)}/></clipPath><g clip-path="url(#mouse-body)">` +
        `${[-1, 1].map((s) => paint(thumb(s), '#000 .3', 'mouse-grip')).join('')}</g>`
      : '') +
    key(-LENGTH + 44) +
    key(-LENGTH + 62) +
    paint(box(-2.4, -LENGTH + 56, 4.8, 8, 2.4), colour.dark, 'gV .6') +
    (gaming
      ? paint(path`M-9 -27L0 -41L9 -27L0 -31z`, 'mouse-light') + edge(path`M-22 -9Q0 6 22 -9`, 1, 1.4, 'url(#mouse-light)')
      : lettering({ text: brand, x: 0, y: -24, size: 6.4, fill: colour.print, anchor: 'middle', opacity: 0.85 }))
  );
}

/** From above. */
function front({ colour, gaming, brand }: Mouse): Drawing {
  const body = COLOURS[colour];
  return {
    svg:
      DEFS +
      (gaming ? edge(outline(true, -0.6), 0.9, 1.6, 'url(#mouse-light)') : '') +
      paint(outline(gaming), body.base, 'mouse-hump', 'gHs .7') +
      edge(outline(gaming, 0.6), 0.5, 0.8, body.light) +
      features(gaming, body, brand) +
      wheel(gaming) +
      paint(path`M-20 ${-LENGTH + 16}q4-9 13-11l-1 30q-10 2-14 8-1-16 2-27z`, '#fff .14'),
    width: 2 * HALF,
    height: LENGTH,
    shadow: HALF * 0.9,
  };
}

/** From the left: hump, thumb keys, wheel. */
function side({ colour, gaming, brand }: Mouse): Drawing {
  const body = COLOURS[colour];
  const shell = path`M-61 -7C-62 -20 -44 -28 -26 -34S14 -43 32 -36C52 -29 62 -16 61 -5Q60 0 54 0H-55Q-61 0 -61 -7z`;
  const grip = path`M-30 -14C-12 -24 10 -25 40 -17Q50 -12 44 -6Q4 -3 -34 -6Q-40 -9 -30 -14z`;
  const key = (x: number, y: number) => paint(path`M${x} ${y}q9-4 19-3.5l-1 4.5q-9 0-17 3z`, body.dark, 'gV') + edge(path`M${x} ${y}q9-4 19-3.5`, 0.5, 0.4);
  return {
    svg:
      DEFS +
      paint(disc(-38, -27, 8), '#2a3032', 'gBall') +
      paint(shell, body.base, 'gV', 'gHs .6') +
      edge(shell, 0.45, 0.7, body.light) +
      edge(path`M-60 -12C-38 -18 -30 -26 6 -29S52 -22 60 -10`, 0.5, 0.6, '#000') +
      edge(path`M-8 -39.5Q-4 -33 -8 -28`, 0.4, 0.6, '#000') +
      paint(grip, body.dark, 'gV .4', ...(gaming ? ['mouse-grip'] : [])) +
      edge(grip, 0.25, 0.4) +
      key(-20, -24) +
      key(2, -26.5) +
      (gaming ? edge(path`M-57 -2.5H52`, 1, 1.3, 'url(#gMet)') : '') +
      lettering({ text: brand, x: 42, y: -22, size: 5, fill: body.print, anchor: 'end', opacity: 0.8 }),
    width: 124,
    height: 42,
  };
}

/** The underside: glides, sensor, switch. */
function back({ colour, gaming, brand }: Mouse): Drawing {
  const body = COLOURS[colour];
  const glide = (y: number, bow: number) => path`M-20 ${y}q20 ${bow} 40 0q3 4-2 6q-18 ${bow}-36 0q-5-2-2-6z`;
  return {
    svg:
      DEFS +
      paint(outline(gaming), body.dark, 'gHs .6', 'gV .5') +
      edge(outline(gaming, 1.6), 0.35, 0.6) +
      paint(glide(-LENGTH + 10, -6), '#e6eaeb .9', 'gV .4') +
      paint(glide(-16, 8), '#e6eaeb .9', 'gV .4') +
      paint(disc(0, -LENGTH * 0.52, 9), '#07090a') +
      edge(disc(0, -LENGTH * 0.52, 9), 0.35, 0.6) +
      paint(disc(0, -LENGTH * 0.52, 4.6), 'gLens') +
      paint(disc(0, -LENGTH * 0.52, 1.3), '#ff4d4d') +
      paint(box(-7, -LENGTH * 0.36, 14, 6, 3), '#0a0d0e') +
      paint(disc(3.8, -LENGTH * 0.36 + 3, 2.5), '#45d69a', 'gBall') +
      lettering({ text: brand, x: 0, y: -LENGTH * 0.7, size: 5.5, fill: body.print, anchor: 'middle', opacity: 0.8 }),
    width: 2 * HALF,
    height: LENGTH,
    shadow: HALF * 0.9,
  };
}

const detail = (mouse: Mouse): Drawing => closeUp('mouse', front(mouse), 0, -LENGTH + 28, 66);

export const kind: DeviceKind<Mouse> = {
  frame: 150,
  defaults: { colour: 'graphite', gaming: false, brand: 'Tipka' },
  views: { front, side, back, detail, measures: (mouse) => measured(front(mouse)) },
};
