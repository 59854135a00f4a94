import { COLOURS, type ColourName } from '../colours.ts';
import { lettering } from '../lettering.ts';
import { measured } from '../measures.ts';
import { inRoom } from '../room.ts';
import { type ScreenName, screen } from '../screens.ts';
import { round } from '../studio.ts';
import type { DeviceKind, Drawing } from '../types.ts';

type Stand = 'feet' | 'plinth' | 'blades' | 'loop' | 'disc' | 'wall';

/** Height of the set's lower edge above the shelf, in millimetres. */
const LIFTS: Record<Stand, number> = { feet: 62, plinth: 74, blades: 68, loop: 66, disc: 80, wall: 0 };

interface Television {
  /** Diagonal in inches. */
  inches: number;
  stand: Stand;
  /** Colour of the thin frame around the screen, and of the stand. */
  colour: ColourName;
  screen: ScreenName;
  brand: string;
}

/** Half width of the shadow under the set, as a share of its width. */
const SHADOWS: Record<Stand, number> = { feet: 0.42, plinth: 0.26, blades: 0.46, loop: 0.28, disc: 0.22, wall: 0 };
const BEZEL = 9;
const INCH = 25.4;

/** 16:9 panel with a thin frame; the lower edge of the set is `lift` above the shelf. */
function size({ inches, stand }: Television) {
  const width = inches * INCH * 0.8716 + 2 * BEZEL;
  const height = inches * INCH * 0.4903 + 2 * BEZEL + 6;
  return { width, height, lift: LIFTS[stand] };
}

function front(tv: Television): Drawing {
  const { width, height, lift } = size(tv);
  const top = -(height + lift);
  const glare = `<path d="M${round(-width / 2 + BEZEL)} ${round(top + BEZEL)}h${round(width * 0.55)}L${round(-width / 2 + BEZEL)} ${round(top + height * 0.85)}z" fill="#fff" opacity=".07"/>`;
  return {
    svg:
      standSvg(tv, width, lift) +
      `<rect x="${round(-width / 2)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" rx="9" fill="${tv.colour === 'black' ? '#0b0f10' : COLOURS[tv.colour].base}"/>` +
      (tv.colour === 'black'
        ? ''
        : `<path d="M${round(-width / 2 + 5)} ${round(top + 5)}h${round(width - 10)}v${round(height - 14)}h${round(10 - width)}z" fill="#0b0f10"/>`) +
      `<rect x="${round(-width / 2 + 1.2)}" y="${round(top + 1.2)}" width="${round(width - 2.4)}" height="${round(height - 2.4)}" rx="8" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>` +
      screen(tv.screen, round(-width / 2 + BEZEL), round(top + BEZEL), round(width - 2 * BEZEL), round(height - 2 * BEZEL - 6)) +
      glare +
      lettering({
        text: tv.brand.toUpperCase(),
        x: 0,
        y: round(top + height - 4.5),
        size: 9,
        fill: tv.colour === 'black' ? '#8b9699' : COLOURS[tv.colour].print,
        anchor: 'middle',
        spacing: 1.5,
      }),
    width,
    height: height + lift,
    shadow: SHADOWS[tv.stand] * width,
  };
}

/** Light on an edge, so that dark parts are visible on a dark wall too. */
const RIM = 'stroke="#fff" stroke-opacity=".3" stroke-width="2"';

function standSvg({ stand, colour }: Television, width: number, lift: number): string {
  const { dark, base, light } = colour === 'black' ? { dark: '#22282a', base: '#2f373a', light: '#6d787b' } : COLOURS[colour];
  const top = -lift - 20;
  switch (stand) {
    case 'wall':
      return '';
    case 'plinth': {
      const half = round(width * 0.2);
      return `<path d="M-46 ${top}h92v${lift + 10}h-92z" fill="${dark}"/><path d="M-46 ${top}h92v${lift + 10}h-92z" fill="url(#gH)"/><rect x="${-half}" y="-16" width="${2 * half}" height="16" rx="5" fill="${base}" ${RIM}/><rect x="${-half}" y="-16" width="${2 * half}" height="5" rx="2.5" fill="#fff" opacity=".22"/>`;
    }
    case 'disc': {
      const half = round(width * 0.17);
      return `<path d="M-17 ${top}h34l7 ${lift + 12}h-48z" fill="${base}"/><path d="M-17 ${top}h34l7 ${lift + 12}h-48z" fill="url(#gMet)" opacity=".5"/><ellipse cy="-10" rx="${half}" ry="13" fill="${base}"/><ellipse cy="-10" rx="${half}" ry="13" fill="url(#gMetV)" opacity=".45"/><ellipse cy="-13" rx="${half}" ry="12" fill="${base}" ${RIM}/><ellipse cy="-15" rx="42" ry="6" fill="#000" opacity=".3"/>`;
    }
    case 'loop': {
      const half = round(width * 0.24);
      const ring = `M${-half} 0v-14l34 ${-lift - 4}h${2 * half - 68}l34 ${lift + 4}v14zM${-half + 16} -12h${2 * half - 32}l-28 ${-lift + 6}h${-2 * half + 88}z`;
      return `<path fill-rule="evenodd" d="${ring}" fill="${light}"/><path fill-rule="evenodd" d="${ring}" fill="url(#gMet)" opacity=".8"/>`;
    }
    default:
      return [-1, 1].map((side) => (stand === 'blades' ? blade(side * width * 0.43, lift, base) : foot(side * width * 0.37, lift, base))).join('');
  }
}

const foot = (x: number, lift: number, fill: string): string =>
  `<path d="M${round(x - 6)} ${-lift - 10}l-50 ${lift + 10}h20l36-${lift - 6} 36 ${lift - 6}h20l-50-${lift + 10}z" fill="${fill}" ${RIM}/><path d="M${round(x - 56)} 0h20l3-5h-19z" fill="#fff" opacity=".18"/>`;

/** A narrow upright plate on a flat skid. */
const blade = (x: number, lift: number, fill: string): string =>
  `<path d="M${round(x - 11)} ${-lift - 10}h22v${lift + 3}h18l6 7h-70l6-7h18z" fill="${fill}" ${RIM}/><path d="M${round(x - 11)} ${-lift - 10}h7v${lift + 3}h-7z" fill="#fff" opacity=".2"/>`;

/** From the side: thickness of the set and depth of the stand. */
function side(tv: Television): Drawing {
  const { height, lift } = size(tv);
  const top = -(height + lift);
  const depth = tv.stand === 'feet' || tv.stand === 'blades' ? 280 : 250;
  return {
    svg:
      (tv.stand === 'wall'
        ? ''
        : `<path d="M${-depth / 2} 0l${depth / 2 - 12}-${lift + 14}h24l${depth / 2 - 12} ${lift + 14}h-22l-${depth / 2 - 22}-${lift - 8}-${depth / 2 - 22} ${lift - 8}z" fill="#2a3032"/>`) +
      `<rect x="-6" y="${round(top)}" width="14" height="${round(height)}" rx="5" fill="#14191b"/><rect x="-6" y="${round(top)}" width="5" height="${round(height)}" rx="2.5" fill="#3b4447"/>` +
      `<rect x="6" y="${round(top + height * 0.42)}" width="34" height="${round(height * 0.5)}" rx="9" fill="#1d2325"/><rect x="6" y="${round(top + height * 0.42)}" width="34" height="${round(height * 0.5)}" rx="9" fill="url(#gH)" opacity=".7"/>`,
    width: depth,
    height: height + lift,
    shadow: depth * 0.56,
  };
}

/** The back with its sockets. */
function back(tv: Television): Drawing {
  const { width, height, lift } = size(tv);
  const top = -(height + lift);
  const box = { x: -width * 0.36, y: top + height * 0.42, width: width * 0.72, height: height * 0.52 };
  const sockets = Array.from(
    { length: 6 },
    (_, i) =>
      `<rect x="${round(box.x + box.width - 74)}" y="${round(box.y + 40 + i * 34)}" width="34" height="16" rx="3" fill="#0a0d0e" stroke="#5b6668" stroke-width="1.5"/>`,
  ).join('');
  return {
    svg:
      standSvg(tv, width, lift) +
      `<rect x="${round(-width / 2)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" rx="9" fill="#23292b"/><rect x="${round(-width / 2)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" rx="9" fill="url(#gV)" opacity=".35"/>` +
      `<rect x="${round(box.x)}" y="${round(box.y)}" width="${round(box.width)}" height="${round(box.height)}" rx="14" fill="#1a1f21" stroke="#3a4245" stroke-width="2"/>` +
      Array.from(
        { length: 14 },
        (_, i) => `<rect x="${round(box.x + 40)}" y="${round(box.y + 26 + i * 9)}" width="${round(box.width * 0.5)}" height="3.5" rx="1.7" fill="#0d1112"/>`,
      ).join('') +
      sockets +
      lettering({ text: tv.brand, x: 0, y: round(top + height * 0.26), size: 46, fill: '#4b5558', anchor: 'middle' }),
    width,
    height: height + lift,
    shadow: SHADOWS[tv.stand] * width,
  };
}

/** On a sideboard, among objects of familiar size; sets without a stand hang above it. */
const room = (tv: Television): Drawing => inRoom(front(tv), tv.stand === 'wall');

export const kind: DeviceKind<Television> = {
  frame: 1300,
  defaults: { inches: 55, stand: 'feet', colour: 'black', screen: 'hills', brand: 'Tessel' },
  views: { front, room, side, back, measures: (tv) => measured(front(tv)) },
};
