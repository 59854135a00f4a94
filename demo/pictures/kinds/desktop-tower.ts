import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, closeUp, disc, edge, measured, paint, path } from '../measures.ts';
import { round } from '../studio.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface DesktopTower {
  colour: ColourName;
  /** True: a glass side that shows the inside. */
  glass: boolean;
  brand: string;
}

const WIDTH = 215;
const HEIGHT = 460;
const DEPTH = 430;
const FEET = 12;
const GLOWS = ['#ff3d9a', '#8d5bff', '#25c8ff'];
/** A fan of radius 10 with glowing rim and nine bent blades. */
function fanSymbol(glow: string, i: number): string {
  const frame = box(-10.6, -10.6, 21.2, 21.2, 1.6);
  const blades = Array.from({ length: 9 }, (_, k) => `<path d="M2 0Q5-4 8.6-1.2Q8 2.4 5.2 2T2 0z" transform="rotate(${k * 40})"/>`).join('');
  return (
    `<g id="desktop-tower-fan${i}">${paint(frame, '#12171b')}${edge(frame, 0.16, 0.2)}${paint(disc(0, 0, 10), '#05070a')}` +
    `<g fill="${glow}" opacity=".34">${blades}</g>${paint(disc(0, 0, 10.4), `desktop-tower-glow${i}`)}` +
    `${edge(disc(0, 0, 9.3), 0.95, 0.55, glow)}${paint(disc(0, 0, 2.6), '#14191d', 'gBall')}</g>`
  );
}

const DEFS =
  '<defs><pattern id="desktop-tower-mesh" width="6" height="6" patternUnits="userSpaceOnUse">' +
  '<circle cx="1.5" cy="1.5" r="1.25" fill-opacity=".75"/><circle cx="4.5" cy="4.5" r="1.25" fill-opacity=".75"/>' +
  '</pattern>' +
  GLOWS.map(
    (c, i) =>
      `<radialGradient id="desktop-tower-glow${i}"><stop offset=".3" stop-color="${c}" stop-opacity=".1"/>` +
      `<stop offset=".82" stop-color="${c}" stop-opacity=".55"/><stop offset="1" stop-color="${c}" stop-opacity="0"/>` +
      `</radialGradient>`,
  ).join('') +
  '<linearGradient id="desktop-tower-inside" x2="1" y2="1"><stop stop-color="#232b33"/><stop offset="1" stop-color="#090c10"/></linearGradient>' +
  '<linearGradient id="desktop-tower-strip"><stop stop-color="#ff3d9a"/><stop offset=".5" stop-color="#8d5bff"/>' +
  '<stop offset="1" stop-color="#25c8ff"/></linearGradient>' +
  `${GLOWS.map(fanSymbol).join('')}</defs>`;

const fan = (x: number, y: number, r: number, glow: number): string =>
  `<use href="#desktop-tower-fan${glow % 3}" transform="translate(${x} ${y}) scale(${r / 10})"/>`;

/** Board, cooler, memory, graphics card and supply as seen through the left side; 430 wide, its foot at 0. */
function inside(): string {
  const memory = [0, 1, 2, 3]
    .map((i) => paint(box(232 + i * 13, -400, 8, 112, 1.5), '#2a3036', 'gV .5') + paint(box(232 + i * 13, -400, 8, 15, 1.5), GLOWS[i % 3] ?? ''))
    .join('');
  return (
    paint(box(0, -HEIGHT, DEPTH, HEIGHT), 'desktop-tower-inside') +
    paint(box(78, -426, 236, 268, 4), '#161d22') +
    edge(box(78, -426, 236, 268, 4), 0.12, 1.2) +
    Array.from({ length: 7 }, (_, i) => paint(box(92 + i * 9, -416, 5, 62, 1), '#2d363c', 'gH')).join('') +
    memory +
    fan(172, -330, 46, 1) +
    paint(box(70, -238, 300, 62, 6), '#20272c', 'gV .6') +
    edge(box(70, -238, 300, 62, 6), 0.25, 1) +
    paint(box(70, -182, 300, 4), 'desktop-tower-strip') +
    lettering({ text: 'RT 9', x: 86, y: -198, size: 26, fill: '#7d888d' }) +
    fan(222, -208, 25, 0) +
    fan(290, -208, 25, 2) +
    fan(30 + 8, -366, 34, 2) +
    fan(385, -378, 42, 0) +
    fan(385, -284, 42, 1) +
    paint(box(0, -118, DEPTH, 118), '#15191d', 'gV .5') +
    paint(box(0, -118, DEPTH, 3), 'desktop-tower-strip .8') +
    lettering({ text: 'POWER', x: 40, y: -46, size: 30, fill: '#343d42', spacing: 4 })
  );
}

/** Front panel: mesh with fans behind it, sockets on the upper edge. */
function panel(colour: Colour, { glass, brand }: DesktopTower): string {
  const face = box(-WIDTH / 2, -HEIGHT - FEET, WIDTH, HEIGHT, 10);
  const mesh = box(-WIDTH / 2 + 14, -HEIGHT - FEET + 40, WIDTH - 28, HEIGHT - 96, 8);
  const fans = [0, 1, 2].map((i) => fan(0, -HEIGHT - FEET + 101 + i * 121, 56, i)).join('');
  const y = -HEIGHT - FEET + 21;
  return (
    paint(face, colour.base, 'gV .7', 'gHs .7') +
    edge(face, 0.45, 1.3, colour.light) +
    paint(mesh, glass ? '#0a0d0f' : '#14191b') +
    (glass ? fans : '') +
    paint(mesh, 'desktop-tower-mesh', ...(glass ? [] : ['gV .5'])) +
    edge(mesh, 0.3, 1) +
    paint(disc(-WIDTH / 2 + 32, y, 8), colour.dark, 'gBall') +
    edge(disc(-WIDTH / 2 + 32, y, 4), 1, 1.2, '#8fe9ff') +
    [0, 1].map((i) => paint(box(12 + i * 22, y - 4.5, 15, 9, 1.5), '#07090a') + paint(box(13.5 + i * 22, y - 3, 12, 3.4, 0.5), '#3e8bff')).join('') +
    paint(box(58, y - 3, 12, 6, 3), '#07090a') +
    paint(disc(84, y, 3.6), '#07090a') +
    lettering({ text: brand, x: 0, y: -FEET - 22, size: 17, fill: colour.print, anchor: 'middle' })
  );
}

const feet = (xs: number[]): string => xs.map((x) => paint(box(x - 22, -FEET - 2, 44, FEET + 2, 3), '#171c1e', 'gH')).join('');

/** Three-quarter view: narrow front at the left, the long side receding to the right. */
function front(tower: DesktopTower): Drawing {
  const colour = COLOURS[tower.colour];
  const [sx, sy] = [0.62, -0.085];
  const long = DEPTH * sx;
  const total = WIDTH * 0.86 + long;
  const left = -total / 2 + WIDTH * 0.43;
  const corner = -total / 2 + WIDTH * 0.86;
  const wall = box(0, -HEIGHT, DEPTH, HEIGHT, 4);
  const [roof, rise] = [-HEIGHT - FEET, long * sy];
  const lid = path`M${-total / 2 + 4} ${roof + 5}L${-total / 2 + long + 4} ${roof + rise + 2}H${corner + long}L${corner} ${roof + 5}z`;
  const grille = path`M${-total / 2 + long * 0.16 + 30} ${roof + rise * 0.16}L${-total / 2 + long * 0.84 + 30} ${roof + rise * 0.84}H${corner + long * 0.84 - 26}L${corner + long * 0.16 - 26} ${roof + rise * 0.16}z`;
  const pane = box(16, -HEIGHT + 16, DEPTH - 32, HEIGHT - 32, 6);
  const sideOn = tower.glass
    ? `<clipPath id="desktop-tower-pane"><${pane}/></clipPath><g clip-path="url(#desktop-tower-pane)">${inside()}</g>` +
      `${paint(pane, 'gGl')}${paint(path`M250 ${-HEIGHT + 16}h90L150 -16h-90z`, '#fff .05')}${edge(pane, 0.35, 1.6)}`
    : Array.from({ length: 12 }, (_, i) => paint(box(250 + (i % 4) * 34, -HEIGHT + 60 + Math.floor(i / 4) * 16, 26, 6, 3), '#000 .5')).join('') +
      edge(pane, 0.12, 1.4, '#000');
  return {
    svg:
      DEFS +
      feet([left - 54, left + 54]) +
      paint(lid, colour.base, '#fff .12', 'gHs .6') +
      paint(grille, '#000 .35', 'desktop-tower-mesh') +
      `<g transform="translate(${round(corner)} 0) matrix(${sx} ${round(sy * sx)} 0 1 0 0)">${feet([60, DEPTH - 60])}</g>` +
      `<g transform="translate(${round(corner)} ${-FEET}) matrix(${sx} ${round(sy * sx)} 0 1 0 0)">${paint(wall, colour.base, 'gV .6')}${paint(wall, '#000 .24')}${sideOn}${[
        [9, -HEIGHT + 9],
        [DEPTH - 9, -HEIGHT + 9],
        [9, -9],
        [DEPTH - 9, -9],
      ]
        .map(([x = 0, y = 0]) => paint(disc(x, y, 4), '#8d979a', 'gMet'))
        .join('')}</g>` +
      `<g transform="translate(${round(left)} 0) scale(.86 1)">${panel(colour, tower)}</g>` +
      paint(path`M${corner - 3} ${-HEIGHT - FEET + 6}v${HEIGHT - 12}h3v${-HEIGHT + 12}z`, '#fff .2'),
    width: total,
    height: HEIGHT + FEET + long * 0.085,
    shadow: total * 0.52,
  };
}

const straight = (tower: DesktopTower): Drawing => ({ svg: DEFS + feet([-66, 66]) + panel(COLOURS[tower.colour], tower), width: WIDTH, height: HEIGHT + FEET });

/** The long side, straight on. */
function side(tower: DesktopTower): Drawing {
  const colour = COLOURS[tower.colour];
  const wall = box(-DEPTH / 2, -HEIGHT - FEET, DEPTH, HEIGHT, 8);
  const pane = box(-DEPTH / 2 + 12, -HEIGHT - FEET + 12, DEPTH - 24, HEIGHT - 24, 6);
  const vents = Array.from({ length: 30 }, (_, i) => paint(box(-20 + (i % 6) * 32, -HEIGHT - FEET + 60 + Math.floor(i / 6) * 16, 25, 6, 3), '#000 .5')).join(
    '',
  );
  const look =
    `<clipPath id="desktop-tower-look"><${pane}/></clipPath><g clip-path="url(#desktop-tower-look)">` +
    `<g transform="translate(${-DEPTH / 2} ${-FEET})">${inside()}</g></g>${paint(pane, 'gGl')}${edge(pane, 0.4, 1.4)}`;
  return {
    svg: DEFS + feet([-150, 150]) + paint(wall, colour.base, 'gV .7', 'gHs .6') + edge(wall, 0.4, 1.4, colour.light) + (tower.glass ? look : vents),
    width: DEPTH,
    height: HEIGHT + FEET,
  };
}

/** Sockets, slots and power supply. */
function back(tower: DesktopTower): Drawing {
  const colour = COLOURS[tower.colour];
  const wall = box(-WIDTH / 2, -HEIGHT - FEET, WIDTH, HEIGHT, 6);
  const top = -HEIGHT - FEET;
  const usb = Array.from(
    { length: 8 },
    (_, i) =>
      paint(box(-88 + (i % 2) * 22, top + 62 + Math.floor(i / 2) * 15, 16, 8, 1), '#07090a') +
      paint(box(-86 + (i % 2) * 22, top + 63.5 + Math.floor(i / 2) * 15, 12, 2.6), i < 4 ? '#3e8bff' : '#c3c9cb'),
  ).join('');
  const slots = Array.from({ length: 6 }, (_, i) =>
    paint(box(-92, top + 208 + i * 21, 130, 14, 2), i === 1 || i === 2 ? '#2a3136' : '#8d979a', 'gMetV .5'),
  ).join('');
  const jacks = ['#4fd18b', '#5aa0ff', '#ff8aa8']
    .map((c, i) => paint(disc(-82 + i * 15, top + 140, 5), c) + paint(disc(-82 + i * 15, top + 140, 2.4), '#07090a'))
    .join('');
  return {
    svg:
      DEFS +
      feet([-66, 66]) +
      paint(wall, colour.base, 'gV .6', 'gHs .7') +
      edge(wall, 0.4, 1.2, colour.light) +
      paint(box(-98, top + 40, 62, 128, 3), '#8d979a', 'gMetV .5') +
      usb +
      jacks +
      paint(box(-88, top + 150, 38, 11, 2), '#07090a') +
      paint(disc(38, top + 96, 58), '#0a0d0f') +
      [16, 28, 40, 52].map((r) => edge(disc(38, top + 96, r), 0.8, 2.4, '#59646a')).join('') +
      paint(disc(38, top + 96, 13), '#39444a', 'gBall') +
      slots +
      [0, 1, 2].map((i) => paint(box(-78 + i * 34, top + 232, 24, 8, 1.5), '#07090a')).join('') +
      paint(box(-92, -FEET - 112, 184, 96, 4), '#1b2124', 'gV .5') +
      paint(box(-20, -FEET - 104, 100, 80, 6), 'desktop-tower-mesh') +
      paint(box(-80, -FEET - 92, 44, 32, 4), '#07090a') +
      paint(box(-72, -FEET - 46, 22, 14, 2), '#07090a') +
      lettering({ text: 'I  O', x: -61, y: -FEET - 36, size: 9, fill: '#e6eaeb', anchor: 'middle' }),
    width: WIDTH,
    height: HEIGHT + FEET,
  };
}

const detail = (tower: DesktopTower): Drawing =>
  closeUp('desktop-tower', tower.glass ? side(tower) : straight(tower), tower.glass ? -30 : 0, -HEIGHT * 0.66, tower.glass ? 330 : 190);

export const kind: DeviceKind<DesktopTower> = {
  frame: 590,
  defaults: { colour: 'black', glass: true, brand: 'Kvant' },
  views: { front, side, back, detail, measures: (tower) => measured(straight(tower)) },
};
