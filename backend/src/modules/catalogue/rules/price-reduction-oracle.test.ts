import { describe, expect, it } from 'vitest';
import { priceReductionOf } from './price-reduction.ts';

const DAY = 86_400_000;
/** Grid of the moments in the histories. */
const HOUR = DAY / 4;
const NOW = Date.parse('2026-11-23T12:00:00Z');

/** Deterministic pseudo-random numbers below `below`. */
function series(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return state % below;
  };
}

interface Step {
  amount: number;
  from: number;
}
type Offer = Step & { to: number };

/** Independent implementation: looks up the payable price at each step of the grid. */
function oracle(steps: readonly Step[], offers: readonly Offer[]): { reference: number; since: number } | null {
  const priceAt = (hour: number) =>
    steps.reduce<Step | null>((best, step) => (step.from <= hour && (!best || step.from >= best.from) ? step : best), null)?.amount ?? null;
  const current = priceAt(NOW);
  if (current === null) return null;
  let since = NOW;
  while (priceAt(since - HOUR) === current) since -= HOUR;
  if (NOW - since > 30 * DAY) return null;
  const payable: number[] = [];
  for (let hour = since - 30 * DAY; hour < since; hour += HOUR) {
    const price = priceAt(hour);
    if (price !== null) payable.push(price);
    payable.push(...offers.filter(({ from, to }) => from <= hour && hour < to).map(({ amount }) => amount));
  }
  if (payable.length === 0) return null;
  const reference = Math.min(...payable);
  return reference > current ? { reference, since } : null;
}

describe('the reference of a cut', () => {
  it('is that of an oracle which walks through quarters of days, in 10,000 histories with public coupons', () => {
    let cuts = 0;
    let withOffers = 0;
    for (let seed = 1; seed <= 10_000; seed += 1) {
      const next = series(seed);
      const moments = Array.from({ length: 1 + next(5) }, () => NOW - next(70 * 4) * HOUR);
      // Every third history has two prices that begin at one moment.
      const steps = [...moments, ...(seed % 3 === 0 ? moments.slice(0, 1 + next(2)) : [])].map((from) => ({ from, amount: 80 + next(5) * 5 }));
      const offers = Array.from({ length: next(3) }, () => {
        const from = NOW - next(70 * 4) * HOUR;
        return { from, to: from + (1 + next(20 * 4)) * HOUR, amount: 70 + next(6) * 5 };
      });
      const expected = oracle(steps, offers);
      expect(priceReductionOf(steps, NOW, offers), `history ${seed}`).toEqual(expected);
      if (expected) cuts += 1;
      if (expected && offers.length > 0) withOffers += 1;
    }
    expect(cuts).toBeGreaterThan(500);
    expect(withOffers).toBeGreaterThan(200);
  });
  it('counts a coupon for everybody: 100, with code 90, then 95 is no cut', () => {
    const steps = [
      { amount: 10_000, from: NOW - 60 * DAY },
      { amount: 9500, from: NOW - DAY },
    ];
    expect(priceReductionOf(steps, NOW)).toEqual({ reference: 10_000, since: NOW - DAY });
    expect(priceReductionOf(steps, NOW, [{ amount: 9000, from: NOW - 20 * DAY, to: NOW - 10 * DAY }])).toBeNull();
    expect(priceReductionOf(steps, NOW, [{ amount: 9000, from: NOW - 50 * DAY, to: NOW - 40 * DAY }])).toEqual({ reference: 10_000, since: NOW - DAY });
  });
});
