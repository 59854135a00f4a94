import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, edge, measured, paint } from '../measures.ts';
import { round } from '../studio.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface MeshRouter {
  /** Number of units in the box, 1–3. */
  pieces: number;
  colour: ColourName;
  brand: string;
}

const repeat = (count: number, draw: (i: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join('');
const contact = (x: number, half = 56): string => `<ellipse cx="${x}" cy="0" rx="${half}" ry="4.5" fill="url(#gShadow)"/>`;
const DEFS =
  '<defs><radialGradient id="mesh-router-dish" cx=".5" cy=".3" r=".75"><stop stop-color="#000" stop-opacity=".42"/><stop offset=".7" stop-color="#000" stop-opacity=".14"/><stop offset="1" stop-color="#fff" stop-opacity=".3"/></radialGradient></defs>';
const BODY = 'path d="M-50-134C-50-152-28-160 0-160S50-152 50-134L47-10C46 0 28 3 0 3S-46 0-47-10z"';

/** One unit, 100 mm wide and 160 mm high: a soft pillar with a dished lid and a line of light. */
function unit(colour: ColourName, brand: string): string {
  const c = COLOURS[colour];
  return (
    paint('path d="M-44-8C-42 1-26 4 0 4S42 1 44-8z"', c.dark, 'gH') +
    paint(BODY, c.base, 'gHs', 'gV .45') +
    `<path d="${repeat(25, (i) => `M${round(-45 + i * 3.75)}-${round(62 - Math.abs(i - 12) * 0.3)}v48`)}" stroke="#000" stroke-opacity=".13" stroke-width="1.1" stroke-linecap="round"/>` +
    paint(disc(0, -136, 48.5, 21), c.base, 'gV .9') +
    edge(disc(0, -136, 48.2, 20.7), 0.7, 0.8) +
    paint(disc(0, -134.5, 40, 16), c.base, 'mesh-router-dish') +
    repeat(3, (i) => edge(disc(0, -134.5 + i * 0.6, 32 - i * 9, 12.4 - i * 3.6), 0.12, 0.9, '#000')) +
    `<path d="M-47-70C-20-66 20-66 47-70" fill="none" stroke="#000" stroke-opacity=".16" stroke-width=".9"/><path d="M-47-69.200C-20-65.200 20-65.200 47-69.200" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width=".7"/>` +
    `<${box(-16, -79, 32, 8, 4)} fill="#8fc6ff" opacity=".35"/><${box(-13, -76.3, 26, 2.6, 1.3)} fill="#6fb4ff"/><${box(-11, -75.6, 22, 1, 0.5)} fill="#fff" opacity=".8"/>` +
    lettering({ text: brand, x: 0, y: -90, size: 11, fill: c.print, anchor: 'middle' })
  );
}

const PLACES: Record<number, number[]> = { 1: [0], 2: [-58, 58], 3: [-112, 112, 0] };

function front({ pieces, colour, brand }: MeshRouter): Drawing {
  const places = PLACES[pieces] ?? [0];
  const units = places.map((x) => `${contact(x)}<g transform="translate(${x} 0)">${unit(colour, brand)}</g>`);
  return { svg: DEFS + units.join(''), width: pieces * 112 - 8, height: 160, shadow: 0 };
}

/** The sockets in the back. */
function back({ colour }: MeshRouter): Drawing {
  const c = COLOURS[colour];
  const socket = (y: number, label: string) =>
    `<g transform="translate(0 ${y})">${paint(box(-9, -8, 18, 16, 1.2), '#2a3032', 'gV .5')}<path d="M-6.500-6.200H6.500V3.500H3.300V6H-3.300V3.500H-6.500z" fill="#05080a"/>${repeat(8, (i) => `<rect x="${round(-4.6 + i * 1.22)}" y="-6" width=".6" height="3" fill="#d8b45c"/>`)}${lettering({ text: label, x: 15, y: 2, size: 5.4, fill: '#dfe6e8' })}</g>`;
  return {
    svg:
      DEFS +
      paint('path d="M-44-8C-42 1-26 4 0 4S42 1 44-8z"', c.dark, 'gH') +
      paint(BODY, c.base, 'gHs', 'gV .5') +
      paint(box(-24, -126, 52, 106, 9), '#15191b', 'gV .3') +
      socket(-108, 'WAN') +
      socket(-84, 'LAN') +
      socket(-60, 'LAN') +
      `${paint(disc(0, -38, 5.5), '#0d1112', 'gV .5')}<${disc(0, -38, 2)} fill="#c3c9cb"/>` +
      lettering({ text: 'DC', x: 15, y: -36, size: 5.4, fill: '#dfe6e8' }) +
      `<${disc(-14, -26, 1)} fill="#8d979a"/>`,
    width: 104,
    height: 160,
    shadow: 56,
  };
}

function top({ colour, brand }: MeshRouter): Drawing {
  const c = COLOURS[colour];
  return {
    svg:
      DEFS +
      paint(disc(0, -52, 52), c.base, 'gBall .8') +
      edge(disc(0, -52, 51.4), 0.6, 0.9) +
      paint(disc(0, -52, 42), c.base, 'mesh-router-dish') +
      [34, 26, 18].map((r) => edge(disc(0, -52, r), 0.1, 0.9, '#000')).join('') +
      lettering({ text: brand, x: 0, y: -48.5, size: 9, fill: c.print, anchor: 'middle' }),
    width: 104,
    height: 104,
    shadow: 0,
  };
}

export const kind: DeviceKind<MeshRouter> = {
  frame: 324,
  defaults: { pieces: 3, colour: 'white', brand: 'Poljana' },
  views: { front, back, top, measures: (router) => measured(front({ ...router, pieces: 1 }), 100, 160) },
};
