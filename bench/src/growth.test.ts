import { expect, it } from 'vitest';
import { growthOf } from './growth.ts';
import { random } from './random.ts';

/** MB in use after each of fifty parts: caches add noise of two MB, and each part leaks some memory. */
function soaked(leakOfEach: number, seed: number): number[] {
  const next = random(seed);
  return Array.from({ length: 51 }, (_, i) => 130 + leakOfEach * i + (next() - 0.5) * 4);
}

it('a leak of 40 kB in each of fifty parts is told from a scatter of two megabytes, and a scatter from a leak', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const leak = growthOf(soaked(0.04, seed));
    expect(leak.rise).toBeGreaterThan(0.005);
    expect(leak.error).toBeLessThan(0.006);
    expect(Math.abs(growthOf(soaked(0, seed)).rise)).toBeLessThan(0.01);
  }
});

it('of values on a line the rise is its rise, as a share of the middle, without error', () => {
  const { rise, error } = growthOf([99, 100, 101]);
  expect([rise, error]).toEqual([expect.closeTo(0.02), expect.closeTo(0)]);
});
