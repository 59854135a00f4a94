import { lettering } from '../lettering.ts';
import { measured } from '../measures.ts';
import { type ScreenName, screen } from '../screens.ts';
import { round } from '../studio.ts';
import type { DeviceKind, Drawing } from '../types.ts';

interface Television {
  /** Diagonal in inches. */
  inches: number;
  stand: 'feet' | 'plinth' | 'wall';
  screen: ScreenName;
  brand: string;
}

const BEZEL = 9;
const INCH = 25.4;

/** 16:9 panel with a thin frame; the lower edge of the set is `lift` above the shelf. */
function size({ inches, stand }: Television) {
  const width = inches * INCH * 0.8716 + 2 * BEZEL;
  const height = inches * INCH * 0.4903 + 2 * BEZEL + 6;
  return { width, height, lift: stand === 'feet' ? 62 : stand === 'plinth' ? 74 : 0 };
}

function front(tv: Television): Drawing {
  const { width, height, lift } = size(tv);
  const top = -(height + lift);
  const glare = `<path d="M${round(-width / 2 + BEZEL)} ${round(top + BEZEL)}h${round(width * 0.55)}L${round(-width / 2 + BEZEL)} ${round(top + height * 0.85)}z" fill="#fff" opacity=".07"/>`;
  return {
    svg:
      standSvg(tv, width, lift) +
      `<rect x="${round(-width / 2)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" rx="9" fill="#0b0f10"/>` +
      `<rect x="${round(-width / 2 + 1.2)}" y="${round(top + 1.2)}" width="${round(width - 2.4)}" height="${round(height - 2.4)}" rx="8" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>` +
      screen(tv.screen, round(-width / 2 + BEZEL), round(top + BEZEL), round(width - 2 * BEZEL), round(height - 2 * BEZEL - 6)) +
      glare +
      lettering({ text: tv.brand.toUpperCase(), x: 0, y: round(top + height - 4.5), size: 9, fill: '#8b9699', anchor: 'middle', spacing: 1.5 }),
    width,
    height: height + lift,
    shadow: tv.stand === 'plinth' ? width * 0.26 : tv.stand === 'wall' ? 0 : width * 0.42,
  };
}

function standSvg({ stand }: Television, width: number, lift: number): string {
  if (stand === 'wall') return '';
  if (stand === 'plinth') {
    const half = width * 0.2;
    return `<rect x="-46" y="${-lift - 20}" width="92" height="${lift + 10}" fill="#22282a"/><rect x="-46" y="${-lift - 20}" width="92" height="${lift + 10}" fill="url(#gH)"/><rect x="${round(-half)}" y="-16" width="${round(2 * half)}" height="16" rx="5" fill="#2c3335"/><rect x="${round(-half)}" y="-16" width="${round(2 * half)}" height="5" rx="2.5" fill="#fff" opacity=".22"/>`;
  }
  const foot = (side: number) => {
    const x = side * width * 0.37;
    return `<path d="M${round(x - 6)} ${-lift - 10}l-50 ${lift + 10}h20l36-${lift - 6} 36 ${lift - 6}h20l-50-${lift + 10}z" fill="#2a3032"/><path d="M${round(x - 56)} 0h20l3-5h-19z" fill="#fff" opacity=".18"/>`;
  };
  return foot(-1) + foot(1);
}

/** Seen from the side: how thin it is and how deep the stand. */
function side(tv: Television): Drawing {
  const { height, lift } = size(tv);
  const top = -(height + lift);
  const depth = tv.stand === 'plinth' ? 250 : 280;
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
    shadow: width * 0.42,
  };
}

export const kind: DeviceKind<Television> = {
  frame: 1300,
  defaults: { inches: 55, stand: 'feet', screen: 'hills', brand: 'Tessel' },
  views: { front, side, back, measures: (tv) => measured(front(tv)) },
};
