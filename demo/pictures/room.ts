import { paint, box, disc, edge, path } from './measures.ts';
import { round } from './studio.ts';
import type { Drawing } from './types.ts';

/** Height of the sideboard's top above the floor, and distance of a hanging device from it, in millimetres. */
const TOP = 500;
const ABOVE = 260;
const WOOD = { base: '#b58a5e', light: '#d9b88f', dark: '#7d5937' };

/** A device on a sideboard (or above it, if it `hangs`), between a plant of 1.2 m and a reading chair, which show its size. */
export function inRoom(device: Drawing, hangs: boolean): Drawing {
  const half = Math.max(device.width / 2 + 130, 620);
  const lift = TOP + (hangs ? ABOVE : 0);
  const height = Math.max(lift + device.height, 1500);
  const rug = disc(half * 0.55, 6, half * 1.35, 46);
  return {
    svg:
      paint(rug, '#8fa3a8 .35') +
      sideboard(half) +
      `<g transform="translate(0 ${-lift})">${hangs ? '' : paint(disc(0, 0, device.shadow ?? device.width / 2, 9), '#000 .28')}${device.svg}</g>` +
      `<g transform="translate(${round(-half - 190)} 0)">${plant()}</g><g transform="translate(${round(half + 330)} 0)">${chair()}</g>`,
    width: 2 * half + 1320,
    height,
    shadow: half + 560,
  };
}

function sideboard(half: number): string {
  const front = box(-half, -TOP + 22, 2 * half, TOP - 140, 8);
  const leg = (x: number) => paint(path`M${x - 16} -120h32l-7 120h-18z`, WOOD.dark, 'gH .5');
  const doors = Array.from({ length: 4 }, (_, i) => {
    const [x, width] = [-half + 26 + (i * (2 * half - 40)) / 4, (2 * half - 40) / 4 - 12];
    return (
      edge(box(x, -TOP + 48, width, TOP - 192, 5), 0.5, 3, WOOD.dark) +
      paint(disc(x + (i % 2 ? 20 : width - 20), -TOP + 70 + (TOP - 192) / 2, 8), WOOD.dark, 'gBall .7')
    );
  }).join('');
  return (
    [-half + 90, half - 90].map(leg).join('') +
    paint(front, WOOD.base, 'gV .35') +
    doors +
    paint(box(-half - 14, -TOP, 2 * half + 28, 26, 6), WOOD.light, 'gV .3')
  );
}

/** A rubber plant in a clay pot. */
function plant(): string {
  const leaf = (x: number, y: number, turn: number, size: number, fill: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${paint(path`M0 0C40-50 40-130 0-190C-40-130-40-50 0 0z`, fill)}${edge(path`M0 -6V-176`, 0.35, 4)}</g>`;
  return (
    paint(path`M-8 -300Q-16 -700 4 -1010h10Q4 -700 10 -300z`, '#6d5a3c') +
    [
      [0, -980, 4, 1.1, '#3f8a5a'],
      [-4, -900, -52, 1, '#2f7049'],
      [8, -860, 58, 1.05, '#4b9a66'],
      [-8, -740, -70, 1.1, '#3f8a5a'],
      [8, -690, 66, 1, '#2f7049'],
      [-6, -560, -62, 1, '#4b9a66'],
      [8, -520, 74, 1.05, '#3f8a5a'],
      [0, -420, -78, 0.85, '#2f7049'],
    ]
      .map(([x, y, turn, size, fill]) => leaf(Number(x), Number(y), Number(turn), Number(size), String(fill)))
      .join('') +
    paint(path`M-130 -300h260l-34 292q-2 8-10 8h-172q-8 0-10-8z`, '#c56b4a', 'gH .7') +
    paint(box(-142, -316, 284, 46, 8), '#d98560', 'gV .4')
  );
}

/** A reading chair, its seat 430 mm above the floor. */
function chair(): string {
  const cloth = '#4f7486';
  return (
    paint(path`M-230 -150l-44 150h26l60-150zM230 -150l44 150h-26l-60-150z`, '#6b4a2e') +
    paint(path`M-236 -830q6-70 76-70h320q70 0 76 70l14 430h-500z`, cloth, 'gV .35') +
    paint(path`M-208 -812q6-50 54-50h308q48 0 54 50l8 380h-432z`, '#5f8698', 'gH .25') +
    paint(box(-262, -450, 524, 190, 52), '#6b93a5', 'gV .4') +
    paint(box(-330, -600, 110, 460, 50), cloth, 'gH .5', 'gV .2') +
    paint(box(220, -600, 110, 460, 50), cloth, 'gH .5', 'gV .2') +
    paint(box(-240, -290, 480, 150, 22), cloth, 'gV .5') +
    `<g transform="rotate(-9 60 -560)">${paint(box(-60, -680, 230, 220, 40), '#e9b44c', 'gV .5')}${edge(box(-44, -664, 198, 188, 30), 0.35, 4)}</g>`
  );
}
