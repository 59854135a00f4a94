import { expect, it } from 'vitest';
import { boxOf } from './drawing-box.ts';

const WIDTH = 100;
const HEIGHT = 50;

/** Opaque pixels from column 20 to 59 and row 10 to 39, on a shadow that covers everything. */
function pixels(opacity: number): number[] {
  return Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return [0, 0, 0, x >= 20 && x < 60 && y >= 10 && y < 40 ? opacity : 30];
  }).flat();
}

it('finds what is drawn without its shadow, with some air around', () => {
  const { x, y, width, height } = boxOf(pixels(255), WIDTH, HEIGHT);
  expect([x, y, width, height].map((share) => share.toFixed(2))).toEqual(['0.18', '0.18', '0.44', '0.64']);
});

it('takes the whole picture where nothing is drawn', () => {
  expect(boxOf(pixels(30), WIDTH, HEIGHT)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});
