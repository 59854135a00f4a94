import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageOf, votesFor } from './votes.ts';

describe('votesFor', () => {
  it('gives the average and the number that were wanted', () => {
    const average = fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(average, fc.integer({ min: 1, max: 900 }), (wanted, count) => {
        const votes = votesFor([wanted, count], []);
        expect(votes.reduce((sum, number) => sum + number, 0)).toBe(count);
        expect(Math.min(...votes)).toBeGreaterThanOrEqual(0);
        expect(Math.abs(averageOf(votes) - wanted)).toBeLessThanOrEqual(0.5 / count + 0.0051);
      }),
    );
  });

  it('counts every written review among the votes', () => {
    const votes = votesFor([4.6, 40], [1, 1, 3, 5]);
    expect(votes[4]).toBeGreaterThanOrEqual(2);
    expect(votes[2]).toBeGreaterThanOrEqual(1);
    expect(averageOf(votes)).toBeCloseTo(4.6, 1);
  });

  it('has nothing but the reviews where no average is given', () => {
    expect(votesFor(undefined, [5, 4])).toEqual([1, 1, 0, 0, 0]);
    expect(averageOf(votesFor(undefined, []))).toBe(0);
  });
});
