import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, edge, measured, paint } from '../measures.ts';
import type { DeviceKind, Drawing } from '../types.ts';
import { glass } from './lens.ts';

interface Projector {
  colour: ColourName;
  brand: string;
}

const repeat = (count: number, draw: (i: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join('');
/** Air slots under each other, from (x, y) down, with light on their lower lips. */
const slots = (count: number, x: number, y: number, width: number, step: number): string => {
  const lines = (from: number) => repeat(count, (i) => `M${x} ${from + i * step}h${width}`);
  return `<path d="${lines(y)}" stroke="#0a0d0e" stroke-opacity=".8" stroke-width="3.2" stroke-linecap="round"/><path d="${lines(y + 2)}" stroke="#fff" stroke-opacity=".25" stroke-width=".8"/>`;
};
const feet = [-1, 1].map((s) => paint(box(s * 112 - 18, -9, 36, 9, 3), '#15191b', 'gV .4')).join('');
const SHELL = box(-155, -112, 310, 106, 20);

const shell = (c: Colour): string =>
  feet +
  paint(SHELL, c.base, 'gV .6', 'gHs .7') +
  edge(box(-154.3, -111.3, 308.6, 104.6, 19.4), 0.45, 1) +
  '<path d="M-155-34H155" stroke="#000" stroke-opacity=".16" stroke-width="1"/><path d="M-155-33H155" stroke="#fff" stroke-opacity=".3" stroke-width=".8"/>';

/** Seen a little from above: the lens, the air grille, the keys on the lid. */
function front({ colour, brand }: Projector, engraving = `${brand.toUpperCase()} OPTICS`): Drawing {
  const c = COLOURS[colour];
  const lid = 'path d="M-132-136H132C138-136 142-134 144-130L154-100H-154L-144-130C-142-134-138-136-132-136z"';
  const keys = [-26, -9, 9, 26]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="-124" rx="6" ry="2.600" fill="${c.dark}" opacity=".55"/><ellipse cx="${x}" cy="-124.500" rx="6" ry="2.600" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width=".6"/>`,
    )
    .join('');
  return {
    svg:
      paint(lid, c.base, 'gV .7', 'gHs') +
      '<path d="M-140-133C-138-135-135-135.500-132-135.500H132" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1"/>' +
      keys +
      shell(c) +
      `<${disc(78, -58, 50)} fill="#000" opacity=".22"/>` +
      paint(disc(76, -60, 47), c.dark, 'gV .8', 'gHs') +
      edge(disc(76, -60, 46.4), 0.5, 0.9) +
      glass({ prefix: 'projector', x: 76, y: -60, radius: 41, engraving }) +
      slots(11, -134, -98, 88, 6) +
      paint(box(-28, -66, 22, 12, 4), '#0d1112', 'gV .3') +
      `<${disc(-17, -60, 3)} fill="#5a1f1c"/>` +
      lettering({ text: brand, x: -136, y: -17, size: 11, fill: c.print }) +
      `<${disc(-30, -21, 4)} fill="#72d699" opacity=".25"/><${disc(-30, -21, 1.6)} fill="#8ff0b4"/>`,
    width: 312,
    height: 136,
    shadow: 150,
  };
}

/** The sockets. */
function back({ colour, brand }: Projector): Drawing {
  const c = COLOURS[colour];
  const socket = (x: number, width: number, height: number, label: string) =>
    `<${box(x - width / 2, -52 - height / 2, width, height, 1.6)} fill="#05080a" stroke="#8d979a" stroke-width=".9"/><${box(x - width / 2 + 3, -52.8, width - 6, 1.8)} fill="#565f62"/>${lettering({ text: label, x, y: -38, size: 5.4, fill: '#c3c9cb', anchor: 'middle' })}`;
  return {
    svg:
      shell(c) +
      paint(box(-134, -74, 176, 46, 7), '#15191b', 'gV .3') +
      socket(-114, 16, 6.5, 'HDMI 1') +
      socket(-86, 16, 6.5, 'HDMI 2') +
      socket(-58, 15, 8, 'USB') +
      socket(-32, 10, 4.5, 'USB-C') +
      socket(-6, 14, 12, 'LAN') +
      `<${disc(22, -52, 5)} fill="#05080a" stroke="#8d979a"/>${lettering({ text: 'AUDIO', x: 22, y: -38, size: 5.4, fill: '#c3c9cb', anchor: 'middle' })}` +
      paint(box(66, -68, 34, 24, 4), '#0d1112', 'gV .3') +
      [-7, 7].map((x) => `<${box(81.5 + x, -60, 3, 8, 1)} fill="#aeb7b9"/>`).join('') +
      repeat(8, (i) => `<${box(112 + i * 4.4, -98, 2.2, 56, 1)} fill="#0a0d0e" opacity=".7"/>`) +
      lettering({ text: brand, x: -134, y: -88, size: 10, fill: c.print }),
    width: 312,
    height: 112,
    shadow: 150,
  };
}

function top({ colour, brand }: Projector): Drawing {
  const c = COLOURS[colour];
  const key = (x: number, y: number, r: number) => paint(disc(x, y, r), c.base, 'gBall .8') + edge(disc(x, y, r), 0.3, 0.8, '#000');
  return {
    svg:
      paint(box(36, -14, 84, 14, 4), '#15191b', 'gH', 'gV .4') +
      paint(box(-155, -232, 310, 222, 22), c.base, 'gV .5', 'gHs .7') +
      edge(box(-154, -231, 308, 220, 21), 0.5, 1.2) +
      key(0, -150, 22) +
      key(0, -150, 8) +
      key(-44, -150, 8) +
      key(44, -150, 8) +
      slots(12, -58, -82, 116, 5) +
      lettering({ text: brand.toUpperCase(), x: 0, y: -196, size: 13, fill: c.print, anchor: 'middle', spacing: 2 }) +
      `<${disc(0, -110, 2)} fill="#8ff0b4"/>`,
    width: 312,
    height: 232,
    shadow: 0,
  };
}

const detail = ({ brand }: Projector): Drawing => ({
  svg: glass({ prefix: 'projector', x: 0, y: -41, radius: 41, engraving: `${brand.toUpperCase()} OPTICS` }),
  width: 82,
  height: 82,
  shadow: 24,
});

export const kind: DeviceKind<Projector> = {
  frame: 306,
  defaults: { colour: 'white', brand: 'Platno' },
  views: { front, back, top, detail, measures: (p) => measured(front(p, ''), 312, 112) },
};
