import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { box, disc, measured, paint, path } from '../measures.ts';
import { round } from '../studio.ts';
import type { DeviceKind, Drawing } from '../types.ts';

// Used for the other household appliances too: lines, gradients, boxes in perspective.

/** A stroke along a shape: an edge, a seam, a cord. */
export const line = (shape: string, stroke = '#000', width = 1.5, opacity = 0.2, more = ''): string =>
  `<${shape} fill="none" stroke="${stroke}" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''} stroke-linecap="round"${more && ` ${more}`}/>`;

const stopsOf = (stops: string[]) =>
  stops
    .map((stop) => {
      const [offset, colour, opacity] = stop.split(' ');
      return `<stop offset="${offset}" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
    })
    .join('');

/** A gradient across (x), down (y) or from upper left (xy); stops as '.5 #fff .2'. */
export const fade = (id: string, along: 'x' | 'y' | 'xy', ...stops: string[]): string =>
  `<defs><linearGradient id="${id}" x2="${along === 'y' ? 0 : 1}" y2="${along === 'x' ? 0 : 1}">${stopsOf(stops)}</linearGradient></defs>`;
export const halo = (id: string, cx: number, cy: number, r: number, ...stops: string[]): string =>
  `<defs><radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient></defs>`;
export const many = (count: number, draw: (i: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join('');

/** A soft shadow cast on a surface. */
export const cast = (id: string, shape: string, mm: number, opacity = 0.35): string =>
  `<defs><filter id="${id}" x="-.4" y="-.4" width="1.8" height="1.8"><feGaussianBlur stdDeviation="${mm}"/></filter></defs><${shape} fill="#0b1214" opacity="${opacity}" filter="url(#${id})"/>`;

/** A part of a drawing, enlarged. */
export function close(id: string, svg: string, x: number, y: number, width: number, height: number): Drawing {
  const window = box(x, y, width, height, width * 0.025);
  return {
    svg: `<defs><clipPath id="${id}"><${window}/></clipPath></defs><g transform="translate(${round(-x - width / 2)} ${round(-y - height)})"><g clip-path="url(#${id})">${svg}</g></g>`,
    width,
    height,
    shadow: 0,
  };
}

/**
 * A box seen from its right front corner and a little from above. `front` is drawn as usual, `side` from x = 0 (front
 * edge) to x = depth, `top` with its front edge on y = 0 and its back edge on y = -depth.
 */
export function corner(id: string, faces: { front: string; side: string; top: string }, width: number, height: number, depth: number): Drawing {
  const total = width * 0.906 + depth * 0.42;
  const near = -total / 2 + width * 0.906;
  const at = (a: number, b: number, c: number, e: number, x: number, y: number) => `<g transform="matrix(${a} ${b} ${c} ${e} ${round(x)} ${round(y)})">`;
  const ground = path`M${-total / 2} ${-width * 0.088}L${near} 4L${total / 2 + 12} ${-depth * 0.19}L${near} ${-depth * 0.25}z`;
  return {
    svg:
      cast(`${id}-ground`, ground, width * 0.022, 0.55) +
      `${at(0.906, 0.088, 0, 0.978, near - width * 0.453, -width * 0.044)}${faces.front}</g>` +
      `${at(0.42, -0.19, 0, 0.978, near, 0)}${faces.side}</g>` +
      `${at(0.906, 0.088, -0.42, 0.19, near - width * 0.453, -height * 0.978 - width * 0.044)}${faces.top}</g>`,
    width: total,
    height: height * 0.978 + width * 0.088 + depth * 0.19,
    shadow: 0,
  };
}

/** A plain side and top of a cabinet in the studio's light. */
export const cabinet = (base: string, width: number, height: number, depth: number, lift = 0) => ({
  side: paint(box(0, -height, depth, height - lift), base, '#000 .2', 'gHs .5', 'gV .5') + line(path`M1.5 ${-height}v${height - lift}`, '#fff', 3, 0.35),
  top: paint(box(-width / 2, -depth, width, depth), base, '#fff .3', 'gV .3') + line(path`M${-width / 2} -1.5h${width}`, '#fff', 3, 0.6),
});

interface WashingMachine {
  type: 'washer' | 'dryer';
  colour: ColourName;
  brand: string;
}

const WIDTH = 598;
const HEIGHT = 848;
const DOOR = { x: 0, y: -402, r: 236 };

const materials =
  halo('washing-machine-drum', 0.42, 0.36, 0.7, '0 #e9eef0', '.4 #a7b3b8', '.75 #57636a', '1 #22292d') +
  halo('washing-machine-bowl', 0.5, 0.5, 0.5, '0 #fff 0', '.72 #0b1214 .1', '.9 #0b1214 .62', '1 #05080a .95') +
  fade('washing-machine-glass', 'xy', '0 #3b454a', '.45 #171d20', '1 #0b0f11') +
  fade('washing-machine-shine', 'xy', '0 #fff .6', '.5 #fff .08', '1 #fff 0') +
  `<defs><pattern id="washing-machine-holes" width="17" height="29.4" patternUnits="userSpaceOnUse"><g fill="#10171a"><circle cx="4" cy="6" r="2.3" opacity=".55"/><circle cx="12.5" cy="20.7" r="2.3" opacity=".55"/></g></pattern>` +
  `<clipPath id="washing-machine-inside"><circle cx="0" cy="${DOOR.y}" r="178"/></clipPath></defs>`;

function shell({ colour, type }: WashingMachine): string {
  const c = COLOURS[colour];
  const foot = (x: number) => paint(box(x - 26, -20, 52, 20, 4), '#23292b', 'gHs .6');
  return (
    materials +
    foot(-236) +
    foot(236) +
    paint(box(-WIDTH / 2, -HEIGHT, WIDTH, HEIGHT - 14, 10), c.base, 'gHs', 'gV .3') +
    line(box(-WIDTH / 2 + 1, -HEIGHT + 1, WIDTH - 2, HEIGHT - 16, 9), '#000', 2, 0.16) +
    paint(box(-WIDTH / 2, -HEIGHT, WIDTH, 26, 8), c.light, 'gHs .5', 'gV .25') +
    paint(box(-WIDTH / 2 + 4, -HEIGHT + 26, WIDTH - 8, 5), '#000 .22') +
    line(path`M${-WIDTH / 2 + 3} -682h${WIDTH - 6}M${-WIDTH / 2 + 3} -112h${WIDTH - 6}`, '#000', 2.4, 0.2) +
    line(path`M${-WIDTH / 2 + 3} -679.5h${WIDTH - 6}M${-WIDTH / 2 + 3} -109.5h${WIDTH - 6}`, '#fff', 2, 0.55) +
    (type === 'washer'
      ? paint(box(168, -92, 96, 62, 8), '#000 .04') + line(box(168, -92, 96, 62, 8), '#000', 2, 0.2) + line(path`M202 -38h28`, '#000', 5, 0.25)
      : louvres())
  );
}

/** Air outlets at the foot of dryers. */
const louvres = () => paint(box(-256, -94, 512, 66, 8), '#000 .05') + many(9, (i) => paint(box(-242, -89 + i * 6.6, 484, 3, 1.5), '#000 .32'));

function panel({ colour, type, brand }: WashingMachine): string {
  const c = COLOURS[colour];
  return (
    paint(box(-282, -806, 168, 108, 9), '#000 .05') +
    line(box(-282, -806, 168, 108, 9), '#000', 2.2, 0.22) +
    line(path`M-278 -802h160`, '#fff', 2, 0.5) +
    paint(box(-226, -722, 56, 12, 6), '#000 .3', 'gV .4') +
    lettering({ text: brand, x: -264, y: -764, size: 34, fill: c.print }) +
    line(disc(-36, -752, 58), c.print, 4.6, 0.75, `transform="rotate(130 -36 -752)" stroke-dasharray="${'1 19.24 '.repeat(14)}1 80"`) +
    paint(disc(-85, -783, 4), '#fdcd1d') +
    cast('washing-machine-knob', disc(-32, -744, 45), 7, 0.4) +
    paint(disc(-36, -752, 46), '#9aa4a8', 'gMet') +
    paint(disc(-36, -752, 39), c.base, 'gV .9') +
    line(disc(-36, -752, 38), '#fff', 1.6, 0.5) +
    line(path`M-36 -786v14`, '#14191b', 5, 0.9) +
    paint(box(58, -796, 222, 88, 9), 'washing-machine-glass') +
    line(box(59, -795, 220, 86, 8), '#fff', 1.6, 0.22) +
    lettering({ text: type === 'washer' ? '1:18' : '2:05', x: 74, y: -746, size: 40, fill: '#ffe9a3', weight: 500 }) +
    many(3, (i) => paint(box(76 + i * 34, -730, 24, 3, 1.5), '#8b989d .8')) +
    many(3, (i) => paint(disc(202 + i * 30, -768, 8.5), '#8b989d .22') + line(disc(202 + i * 30, -768, 8.5), '#aab6ba', 1.4, 0.7)) +
    many(2, (i) => paint(disc(202 + i * 30, -734, 4), '#8b989d .7')) +
    paint(disc(262, -734, 9), '#fdcd1d')
  );
}

const drum = () =>
  `<g clip-path="url(#washing-machine-inside)">${paint(disc(0, DOOR.y, 178), 'washing-machine-drum')}<circle cx="0" cy="${DOOR.y}" r="178" fill="url(#washing-machine-holes)"/>` +
  many(3, (i) => `<g transform="rotate(${i * 120 + 28} 0 ${DOOR.y})">${paint(path`M-15 ${DOOR.y - 180}h30l-7 96h-16z`, '#6d797e', 'gH .8')}</g>`) +
  paint(disc(10, DOOR.y + 4, 46), '#8d999e', 'gBall .8') +
  line(disc(10, DOOR.y + 4, 46), '#000', 2, 0.35);

const laundry = () =>
  paint(path`M-190 ${DOOR.y + 92}c30-62 76-38 104-66s66-8 92 12 54-26 92-10 70 60 92 64v140h-380z`, '#e8edee', 'gV .7') +
  paint(path`M-120 ${DOOR.y + 62}c28-46 74-52 96-18s-4 62-44 66-70-12-52-48z`, COLOURS.coral.base, 'gBall .7') +
  paint(path`M26 ${DOOR.y + 54}c20-40 82-46 110-10s20 76-30 82-102-22-80-72z`, COLOURS.midnight.light, 'gBall .7') +
  paint(path`M-64 ${DOOR.y + 112}c40-40 104-34 132-4s20 90-60 90-124-34-72-86z`, '#f4f0e6', 'gBall .5') +
  line(
    path`M-40 ${DOOR.y + 104}c30 10 56 6 84-8M-14 ${DOOR.y + 130}c26 6 44 0 60-10M-108 ${DOOR.y + 66}c20 6 34 24 40 40M66 ${DOOR.y + 46}c10 18 34 26 58 22`,
    '#000',
    2.4,
    0.16,
  );

function door({ type, colour }: WashingMachine): string {
  const c = COLOURS[colour];
  return (
    cast('washing-machine-rim', disc(6, DOOR.y + 12, DOOR.r), 12, 0.3) +
    (type === 'washer' ? paint(disc(0, DOOR.y, DOOR.r), 'gMet') : paint(disc(0, DOOR.y, DOOR.r), c.light, 'gBall .5', 'gV .4')) +
    line(disc(0, DOOR.y, DOOR.r - 1), '#000', 2, 0.25) +
    paint(disc(0, DOOR.y, 222), 'washing-machine-glass') +
    line(disc(0, DOOR.y, 219), '#fff', 2, 0.16) +
    drum() +
    `${laundry()}</g>` +
    paint(disc(0, DOOR.y, 180), 'washing-machine-bowl') +
    line(disc(0, DOOR.y, 181), '#fff', 2.4, 0.2) +
    paint(path`M-152 ${DOOR.y - 56}c22-62 78-104 152-106 34 0 64 8 88 24-90-8-168 22-240 82z`, 'washing-machine-shine') +
    line(path`M96 ${DOOR.y + 132}c26-18 46-44 56-76`, '#fff', 7, 0.25) +
    paint(path`M190 ${DOOR.y - 60}c14 38 14 82 0 120l20 10c18-46 18-94 0-140z`, '#05080a', 'gH .6') +
    line(path`M212 ${DOOR.y - 66}c16 44 16 88 0 132`, '#fff', 2, 0.35)
  );
}

const front = (machine: WashingMachine): Drawing => ({ svg: shell(machine) + panel(machine) + door(machine), width: WIDTH, height: HEIGHT });

function threeQuarter(machine: WashingMachine): Drawing {
  const depth = 590;
  return corner('washing-machine', { front: front(machine).svg, ...cabinet(COLOURS[machine.colour].base, WIDTH, HEIGHT, depth, 18) }, WIDTH, HEIGHT, depth);
}

/** The door opened to the left, the drum visible. */
function open(machine: WashingMachine): Drawing {
  const leaf =
    cast('washing-machine-leaf', disc(-300, DOOR.y + 14, 96, 230), 14, 0.35) +
    paint(box(-252, DOOR.y - 40, 30, 80, 6), 'gMet') +
    paint(disc(-330, DOOR.y, 104, 236), 'gMet') +
    paint(disc(-322, DOOR.y, 96, 224), '#1a2023', 'gHs .3') +
    paint(disc(-312, DOOR.y, 72, 182), '#8fa5ae', 'gDoor .8', 'gBall .4') +
    paint(path`M-356 ${DOOR.y - 90}c10-50 26-76 50-82-16 40-24 90-26 150-18 0-26-30-24-68z`, 'washing-machine-shine');
  return {
    svg:
      `<g transform="translate(66 0)">${shell(machine)}${panel(machine)}` +
      paint(disc(0, DOOR.y, 226), '#c9d0d2', 'gV .6') +
      paint(disc(0, DOOR.y, 212), '#5d686c', 'gBall .6') +
      line(disc(0, DOOR.y, 204), '#2c3437', 5, 0.6) +
      line(disc(0, DOOR.y, 192), '#30393c', 8, 0.7) +
      paint(disc(0, DOOR.y, 180), '#12181a') +
      `${drum()}</g>${paint(disc(0, DOOR.y, 180), 'washing-machine-bowl .75')}${leaf}</g>`,
    width: 770,
    height: HEIGHT,
    shadow: 330,
  };
}

const detail = (machine: WashingMachine): Drawing => close('washing-machine-close', front(machine).svg, -290, -840, 590, 470);

export const kind: DeviceKind<WashingMachine> = {
  frame: 1000,
  defaults: { type: 'washer', colour: 'white', brand: 'Bela' },
  views: { front, corner: threeQuarter, open, detail, measures: (machine) => measured(front(machine)) },
};
