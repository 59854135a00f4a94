import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceReductionOf, discountPercent, type PriceStep } from './price-reduction.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21);
const daysAgo = (days: number) => NOW - days * DAY;
const steps = (...list: [amount: number, days: number][]): PriceStep[] => list.map(([amount, days]) => ({ amount, from: daysAgo(days) }));

describe('a price cut', () => {
  it('counts from the lowest price of the 30 days before it', () =>
    expect(priceReductionOf(steps([10_000, 90], [9000, 40], [9500, 20], [8000, 5]), NOW)).toEqual({ reference: 9000, since: daysAgo(5) }));
  it('80 → 100 → 90 is no cut', () => expect(priceReductionOf(steps([8000, 60], [10_000, 20], [9000, 3]), NOW)).toBeNull());
  it('a price set long before the window counts while it lasted into it', () =>
    expect(priceReductionOf(steps([10_000, 400], [8000, 2]), NOW)?.reference).toBe(10_000));
  it('a price that ended exactly where the window opens does not count', () =>
    expect(priceReductionOf(steps([5000, 100], [10_000, 35], [8000, 5]), NOW)?.reference).toBe(10_000));
  it('of several cuts in a row each counts from the one before', () =>
    expect(priceReductionOf(steps([10_000, 60], [9000, 10], [8000, 2]), NOW)?.reference).toBe(9000));
  it('the first price of a product is none', () => expect(priceReductionOf(steps([8000, 2]), NOW)).toBeNull());
  it('a raised price is none', () => expect(priceReductionOf(steps([8000, 60], [9000, 2]), NOW)).toBeNull());
  it('ends after 30 days', () =>
    expect([priceReductionOf(steps([10_000, 90], [8000, 30]), NOW) !== null, priceReductionOf(steps([10_000, 90], [8000, 31]), NOW)]).toEqual([true, null]));
  it('a price of the future is not there yet', () => expect(priceReductionOf([...steps([10_000, 90]), { amount: 5000, from: NOW + DAY }], NOW)).toBeNull());
  it('writing the same price again changes nothing', () =>
    expect(priceReductionOf(steps([10_000, 60], [8000, 5], [8000, 2]), NOW)).toEqual({ reference: 10_000, since: daysAgo(5) }));

  it('agrees with walking through the days one by one', () => {
    const history = fc.uniqueArray(fc.record({ amount: fc.integer({ min: 1, max: 6 }).map((n) => n * 1000), day: fc.integer({ min: 0, max: 120 }) }), {
      selector: (step) => step.day,
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(history, (list) => {
        const sorted = list.toSorted((a, b) => b.day - a.day);
        const priceOn = (daysBefore: number) => sorted.findLast((step) => step.day >= daysBefore)?.amount ?? null;
        const current = priceOn(0) as number;
        let since = sorted.at(-1)?.day as number;
        for (const step of sorted.toReversed()) {
          if (step.amount !== current) break;
          since = step.day;
        }
        const window = Array.from({ length: 30 }, (_, i) => priceOn(since + 1 + i)).filter((amount) => amount !== null);
        const low = window.length > 0 ? Math.min(...window) : null;
        const expected = since <= 30 && low !== null && low > current ? low : null;
        expect(
          priceReductionOf(
            list.map((step) => ({ amount: step.amount, from: daysAgo(step.day) })),
            NOW,
          )?.reference ?? null,
        ).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });
});

it('percent is whole and rounded down [S3.15]', () => {
  expect([discountPercent(8010, 10_000), discountPercent(9999, 10_000), discountPercent(10_000, 10_000), discountPercent(1, null)]).toEqual([
    19,
    null,
    null,
    null,
  ]);
});
