import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, measured, paint } from '../measures.ts';
import { round } from '../studio.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Soundbar {
  /** Millimetres. */
  width: number;
  /** True: with a bass speaker behind it. */
  subwoofer: boolean;
  colour: ColourName;
  brand: string;
}

const HEIGHT = 66;
const SUB = { width: 230, height: 390 };

const DEFS = `<defs><pattern id="soundbar-cloth" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 1.250h5M0 3.750h5" stroke="#000" stroke-opacity=".3" stroke-width="1.300"/><path d="M1.250 0v5M3.750 0v5" stroke="#fff" stroke-opacity=".08" stroke-width="1"/></pattern>
<linearGradient id="soundbar-sheen" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".34"/><stop offset=".3" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></linearGradient>
<radialGradient id="soundbar-cone"><stop stop-color="#565f62"/><stop offset=".32" stop-color="#1d2325"/><stop offset=".34" stop-color="#0a0d0e"/><stop offset=".86" stop-color="#2f373a"/><stop offset="1" stop-color="#15191b"/></radialGradient></defs>`;

/** Colour of the cloth: light on white bars, dark on all others. */
const cloth = (c: Colour): string => (c === COLOURS.white || c === COLOURS.cream || c === COLOURS.silver ? '#8d979a' : '#22282a');

function bar({ width, colour, brand }: Soundbar): string {
  const c = COLOURS[colour];
  const half = width / 2;
  const lid = `path d="M${round(-half + 16)}-66H${round(half - 16)}L${round(half)}-50H${round(-half)}z"`;
  const front = box(-half, -50, width, 46, 10);
  const keys = [-3, -1, 1, 3]
    .map(
      (i) =>
        `<ellipse cx="${i * 11}" cy="-58" rx="5" ry="2.200" fill="#000" opacity=".35"/><ellipse cx="${i * 11}" cy="-58" rx="5" ry="2.200" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width=".6"/>`,
    )
    .join('');
  const outlets = [-1, 1]
    .map(
      (s) =>
        `<path d="M${round(s * (half - 190))}-62.500H${round(s * (half - 60))}L${round(s * (half - 46))}-54H${round(s * (half - 196))}z" fill="#0a0d0e" opacity=".75"/>`,
    )
    .join('');
  const dots = ['M0 0h0', 'M7 0h0', 'M14 0h0']
    .map(
      (d, i) =>
        `<path transform="translate(${round(-half + 70)} -26)" d="${d}" stroke="#fff" stroke-opacity="${1 - i * 0.28}" stroke-width="3" stroke-linecap="round"/>`,
    )
    .join('');
  return (
    [-1, 1].map((s) => paint(box(s * half * 0.82 - 22, -5, 44, 5, 2), '#15191b', 'gV .4')).join('') +
    paint(lid, c.base, 'gV .5', 'gHs .7') +
    outlets +
    keys +
    `<path d="M${round(-half + 16)}-65.600H${round(half - 16)}" stroke="#fff" stroke-opacity=".5" stroke-width="1"/>` +
    paint(front, c.base, 'gV .5') +
    paint(box(-half + 2.5, -48.5, width - 5, 43, 8), cloth(c), 'soundbar-cloth', 'soundbar-sheen', 'gH .7') +
    edge(box(-half + 0.6, -49.6, width - 1.2, 45.2, 9.6), 0.3, 1) +
    dots +
    paint(box(half - 118, -33, 62, 14, 3), '#0d1112', 'gV .25') +
    lettering({ text: brand.toUpperCase(), x: half - 87, y: -23, size: 8.5, fill: '#dfe6e8', anchor: 'middle', spacing: 1 })
  );
}

function sub(colour: ColourName): string {
  const c = COLOURS[colour];
  const { width, height } = SUB;
  return (
    [-1, 1].map((s) => paint(box(s * 84 - 14, -8, 28, 8, 3), '#0d1112', 'gV .3')).join('') +
    paint(box(-width / 2, -height, width, height - 7, 14), c.base, 'gV .55', 'gHs .9') +
    edge(box(-width / 2 + 1, -height + 1, width - 2, height - 9, 13), 0.35, 1.6) +
    paint(box(-width / 2 + 12, -height + 14, width - 24, height - 35, 8), cloth(c), 'soundbar-cloth', 'gV .4', 'gH .6') +
    `<${disc(0, -height * 0.56, 84)} fill="url(#soundbar-cone)" opacity=".4"/>` +
    `<${disc(0, -height * 0.56, 84)} fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="2"/>`
  );
}

function front(s: Soundbar): Drawing {
  const at = s.width / 2 - SUB.width * 0.42;
  const behind = s.subwoofer ? `<g transform="translate(${round(at)} -8)">${sub(s.colour)}</g>` : '';
  return {
    svg: DEFS + behind + bar(s),
    width: s.width + (s.subwoofer ? SUB.width * 0.2 : 0),
    height: s.subwoofer ? SUB.height + 8 : HEIGHT,
    shadow: s.width * 0.52,
  };
}

/** The profile, on the shelf and prepared for the wall. */
function side({ colour, brand }: Soundbar): Drawing {
  const c = COLOURS[colour];
  const profile = 'path d="M-56-62C-58-66-54-66-50-66H38C50-66 56-56 58-40L60-14C60-6 56-4 50-4H-50C-56-4-58-6-58-14z"';
  return {
    svg:
      DEFS +
      paint(box(-46, -5, 18, 5, 2), '#15191b') +
      paint(box(28, -5, 18, 5, 2), '#15191b') +
      paint(profile, c.base, 'gV .6', 'gHs .8') +
      edge(profile, 0.35, 0.8) +
      '<path d="M36-65.500C46-62 52-52 53.500-40L55.500-5" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="1.200"/>' +
      paint('path d="M38-65.600C50-66 56-56 58-40L60-14C60-6 56-4 54-4L53-40C51-54 46-62 38-65.600z"', cloth(c), 'soundbar-cloth', 'gV .4') +
      lettering({ text: brand, x: -8, y: -31, size: 11, fill: c.print, anchor: 'middle' }),
    width: 122,
    height: HEIGHT,
    shadow: 62,
  };
}

/** The sockets in their bay. */
function back({ colour, width }: Soundbar): Drawing {
  const c = COLOURS[colour];
  const socket = (x: number, label: string, w: number, h: number) =>
    `<${box(x - w / 2, -30 - h / 2, w, h, 1.6)} fill="#05080a" stroke="#8d979a" stroke-width=".9"/><${box(x - w / 2 + 3, -30.8, w - 6, 1.6)} fill="#565f62"/>${lettering({ text: label, x, y: -17, size: 5, fill: '#c3c9cb', anchor: 'middle' })}`;
  const holes = [-1, 1]
    .map(
      (s) =>
        `<path transform="translate(${round(s * width * 0.36)} -34)" d="M-4-3a4 4 0 1 1 8 0L2 8a2 2 0 1 1-4 0z" fill="#05080a" stroke="#fff" stroke-opacity=".2"/>`,
    )
    .join('');
  const whole = {
    svg:
      DEFS +
      paint(box(-width / 2, -HEIGHT, width, HEIGHT - 4, 8), c.base, 'gV .5', 'gHs .7') +
      edge(box(-width / 2 + 0.6, -HEIGHT + 0.6, width - 1.2, HEIGHT - 5.2, 7), 0.3, 1) +
      holes +
      paint(box(-105, -50, 210, 42, 6), '#15191b', 'gV .25') +
      socket(-84, 'HDMI eARC', 15, 6) +
      socket(-44, 'HDMI', 15, 6) +
      socket(-8, 'OPTICAL', 10, 10) +
      socket(26, 'USB', 14, 6) +
      `${paint(disc(62, -30, 6), '#2a3032', 'gV')}<${disc(62, -30, 3)} fill="#05080a"/>` +
      socket(88, 'AC', 18, 11),
    width,
    height: HEIGHT,
  };
  return closeUp('soundbar', whole, 0, -36, 290);
}

/** The end with the keys and the name, close up. */
const detail = (s: Soundbar): Drawing => closeUp('soundbar', { svg: DEFS + bar(s), width: s.width, height: HEIGHT }, s.width / 2 - 90, -38, 230);

export const kind: DeviceKind<Soundbar> = {
  frame: 1080,
  defaults: { width: 1000, subwoofer: false, colour: 'black', brand: 'Obzor' },
  views: { front, side, back, detail, measures: (s) => measured(front({ ...s, subwoofer: false })) },
};
