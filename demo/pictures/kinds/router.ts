import { COLOURS, type Colour, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { closeUp, measured, paint } from '../measures.ts';
import { round } from '../studio.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Router {
  /** Number of antennas; 0: an upright tower with internal antennas. */
  antennas: number;
  colour: ColourName;
  brand: string;
}

const repeat = (count: number, draw: (i: number) => string): string => Array.from({ length: count }, (_, i) => draw(i)).join('');

const DEFS =
  '<defs><linearGradient id="router-fin"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></linearGradient><radialGradient id="router-top" cx=".35" cy=".2" r=".9"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient></defs>';

/** An antenna on its joint at (x, y), leaning by `angle` degrees. */
function antenna(c: Colour, x: number, y: number, angle: number, height = 152): string {
  const blade = `path d="M-6.5 0L-8-${height - 8}C-8-${height + 2} 8-${height + 2} 8-${height - 8}L6.5 0z"`;
  return (
    `<g transform="translate(${round(x)} ${y}) rotate(${round(angle)})">${paint(blade, c.base, 'router-fin', 'gV .35')}<path d="M-6.9-${height - 8}L-5.6-2" stroke="#fff" stroke-opacity=".4" stroke-width=".9"/>` +
    `<path d="M-2.5-${height - 18}V-26M2.5-${height - 18}V-26" stroke="#000" stroke-opacity=".22" stroke-width="1.1"/>${paint('rect x="-8" y="-14" width="16" height="18" rx="4"', c.dark, 'gHs')}</g>`
  );
}

/** Positions of the antennas along the back edge, spread like a fan. */
const fan = (count: number, width: number): { x: number; angle: number }[] =>
  Array.from({ length: count }, (_, i) => {
    const at = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
    return { x: (at * width) / 2, angle: at * 11 };
  });

function tower({ colour, brand }: Router): Drawing {
  const c = COLOURS[colour];
  const body = 'path d="M-48-8C-54-70-54-150-44-196C-40-208-28-212 0-212S40-208 44-196C54-150 54-70 48-8C40-2-40-2-48-8z"';
  return {
    svg:
      DEFS +
      paint('ellipse cx="0" cy="-5" rx="52" ry="6.5"', c.dark, 'gH .7') +
      paint(body, c.base, 'gHs', 'gV .5', 'router-top .6') +
      '<path d="M-43-195C-39-206.5-28-210.8 0-210.800S39-206.5 43-195" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.2"/>' +
      `<ellipse cx="0" cy="-200" rx="34" ry="7.5" fill="${c.dark}" opacity=".5"/>` +
      repeat(
        9,
        (i) =>
          `<path d="M${-24 + i * 6} ${-196 - Math.round(Math.sqrt(24 - (i - 4) ** 2))}v7" stroke="#000" stroke-opacity=".55" stroke-width="2.2" stroke-linecap="round"/>`,
      ) +
      '<path d="M-20-190C-28-140-28-70-22-8M20-190C28-140 28-70 22-8" fill="none" stroke="#000" stroke-opacity=".09" stroke-width="1"/>' +
      '<circle cx="0" cy="-52" r="7" fill="#72d699" opacity=".18"/><rect x="-12" y="-53.5" width="24" height="3" rx="1.5" fill="#72d699"/>' +
      lettering({ text: brand, x: 0, y: -94, size: 13, fill: c.print, anchor: 'middle' }),
    width: 108,
    height: 212,
    shadow: 60,
  };
}

function front(router: Router): Drawing {
  if (!router.antennas) return tower(router);
  const c = COLOURS[router.colour];
  const top = 'path d="M-96-68H96C102-68 105-66 108-62L126-28H-126L-108-62C-105-66-102-68-96-68z"';
  const edge = 'path d="M-126-28H126L122-8C121-5 119-4 115-4H-115C-119-4-121-5-122-8z"';
  return {
    svg:
      DEFS +
      fan(router.antennas, 196)
        .map(({ x, angle }) => antenna(c, x, -66, angle))
        .join('') +
      paint('path d="M-108-6h22l-3 6h-16zM108-6h-22l3 6h16z"', '#15191b', 'gV .4') +
      paint(top, c.base, 'router-top', 'gHs .6') +
      '<path d="M-40-68L-62-28M40-68L62-28" stroke="#000" stroke-opacity=".2" stroke-width="1"/><path d="M-39-68L-61-28M41-68L63-28" stroke="#fff" stroke-opacity=".28" stroke-width=".8"/>' +
      [-1, 1]
        .map((s) =>
          repeat(
            6,
            (i) =>
              `<path d="M${s * (50 + i * 1.8)} ${-62 + i * 5.4}H${s * (96 + i * 3.2)}" stroke="#000" stroke-opacity=".5" stroke-width="2.2" stroke-linecap="round"/><path d="M${s * (50 + i * 1.8)} ${-60.6 + i * 5.4}H${s * (96 + i * 3.2)}" stroke="#fff" stroke-opacity=".16" stroke-width=".7" stroke-linecap="round"/>`,
          ),
        )
        .join('') +
      paint(edge, c.dark, 'gV .45', 'gHs .7') +
      '<path d="M-126-27.600H126" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"/>' +
      paint('rect x="-46" y="-20.5" width="92" height="11" rx="5.5"', '#0d1112', 'gV .2') +
      repeat(
        7,
        (i) =>
          `<circle cx="${-36 + i * 12}" cy="-15" r="3.4" fill="#72d699" opacity=".2"/><circle cx="${-36 + i * 12}" cy="-15" r="1.5" fill="${i === 6 ? '#fdcd1d' : '#8ff0b4'}"/>`,
      ) +
      lettering({ text: brand(router), x: 0, y: -42, size: 12, fill: c.print, anchor: 'middle', spacing: 1 }),
    width: router.antennas > 1 ? 272 : 252,
    height: 222,
    shadow: 124,
  };
}

const brand = (router: Router): string => router.brand.toUpperCase();

/** A network socket; the cable side of the router in two sizes. */
function socket(x: number, y: number, tint: string): string {
  const pins = repeat(8, (i) => `<rect x="${-4.6 + i * 1.22}" y="-6.2" width=".6" height="3.4" fill="#d8b45c"/>`);
  return `<g transform="translate(${x} ${y})">${paint('rect x="-8" y="-8" width="16" height="16" rx="1"', tint, 'gV .5')}<path d="M-6.2-6.500H6.200V3.500H3.200V6H-3.200V3.500H-6.200z" fill="#05080a"/>${pins}<rect x="-6.4" y="4.5" width="2.2" height="1.8" fill="#72d699"/><rect x="4.2" y="4.5" width="2.2" height="1.8" fill="#f0a46f"/></g>`;
}

function sockets(colour: Colour): string {
  const jack = `${paint('circle cx="-96" cy="-18" r="6"', '#0d1112', 'gV .4')}<circle cx="-96" cy="-18" r="2" fill="#c3c9cb"/>`;
  const usb =
    '<rect x="58" y="-22" width="15" height="7" rx="1" fill="#05080a" stroke="#8d979a" stroke-width=".8"/><rect x="60" y="-19.6" width="11" height="2" fill="#2f6fb8"/>';
  const labels = ['WAN', '1', '2', '3', '4']
    .map((text, i) => lettering({ text, x: -58 + i * 24, y: -31, size: 5, fill: colour.print, anchor: 'middle' }))
    .join('');
  return `${jack}${socket(-58, -18, '#2f6fb8')}${repeat(4, (i) => socket(-34 + i * 24, -18, '#e3b23c'))}${usb}${paint('circle cx="92" cy="-18" r="4"', '#2a3032', 'gV')}<circle cx="106" cy="-18" r="1.1" fill="#05080a"/>${labels}${lettering({ text: 'USB', x: 65.5, y: -31, size: 5, fill: colour.print, anchor: 'middle' })}`;
}

const backBox = (c: Colour): string =>
  paint('path d="M-122-38C-122-40-120-42-117-42H117C120-42 122-40 122-38L118-6C118-5 116-4 114-4H-114C-116-4-118-5-118-6z"', c.base, 'gV .6', 'gHs .7') +
  '<path d="M-120-41H120" stroke="#fff" stroke-opacity=".5" stroke-width="1"/>';

function back(router: Router): Drawing {
  const c = COLOURS[router.colour];
  if (!router.antennas) {
    const shape = 'path d="M-48-8C-54-70-54-150-44-196C-40-208-28-212 0-212S40-208 44-196C54-150 54-70 48-8C40-2-40-2-48-8z"';
    return {
      svg:
        DEFS +
        paint(shape, c.base, 'gHs', 'gV .5') +
        paint('rect x="-18" y="-152" width="36" height="134" rx="6"', c.dark, 'gV .4') +
        repeat(4, (i) => socket(0, -136 + i * 22, i ? '#e3b23c' : '#2f6fb8')) +
        paint('circle cx="0" cy="-48" r="5"', '#0d1112', 'gV .4') +
        '<circle cx="0" cy="-48" r="1.7" fill="#c3c9cb"/><circle cx="0" cy="-30" r="2.6" fill="#15191b"/>',
      width: 108,
      height: 212,
      shadow: 60,
    };
  }
  return {
    svg:
      DEFS +
      fan(router.antennas, 200)
        .map(({ x, angle }) => antenna(c, x, -34, angle))
        .join('') +
      paint('path d="M-104-5h20l-3 5h-14zM104-5h-20l3 5h14z"', '#15191b', 'gV .4') +
      backBox(c) +
      sockets(c),
    width: router.antennas > 1 ? 274 : 246,
    height: 190,
    shadow: 120,
  };
}

/** The sockets close up. */
function detail(router: Router): Drawing {
  if (!router.antennas) return closeUp('router', back(router), 0, -86, 96);
  const c = COLOURS[router.colour];
  return { svg: `${DEFS}${backBox(c)}${sockets(c)}`, width: 246, height: 44, shadow: 118 };
}

export const kind: DeviceKind<Router> = {
  frame: 268,
  defaults: { antennas: 4, colour: 'graphite', brand: 'Poljana' },
  views: { front, back, detail, measures: (router) => measured(front(router)) },
};
