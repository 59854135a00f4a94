import { describe, expect, it } from 'vitest';
import { angleTo, fieldClass, pointAt, slicePath, slicesOf } from './wheel-geometry.ts';

const prize = (position: number, odds: number, is_win = true) => ({ position, odds, is_win });

describe('the fields of a wheel', () => {
  it('are as large as their odds; what is gone has none [S1.21]', () => {
    const slices = slicesOf([prize(1, 0.25), prize(2, 0), prize(3, 0.75, false)]);
    expect(slices.map(({ position, from, middle }) => [position, from, middle])).toEqual([
      [1, 0, 45],
      [3, 90, 225],
    ]);
    expect(slices.map(fieldClass)).toEqual(['field-1', 'field-none']);
  });

  it('stop with the middle of what was won at the top', () => {
    const slices = slicesOf([prize(1, 0.25), prize(3, 0.75)]);
    expect(angleTo(slices, 1)).toBe(1800 - 45);
    expect(angleTo(slices, 3)).toBe(1800 - 225);
    expect(angleTo(slices, 2)).toBeNull();
  });

  it('are drawn around the middle, also where one is all there is', () => {
    expect(pointAt(90, 10)).toBe('10 0');
    expect(slicePath({ position: 1, isWin: true, share: 0.25, from: 0, middle: 45 }, 10)).toBe('M 0 0 L 0 -10 A 10 10 0 0 1 10 0 Z');
    expect(slicePath({ position: 1, isWin: true, share: 1, from: 0, middle: 180 }, 10)).toContain('A 10 10 0 1 1');
  });
});
