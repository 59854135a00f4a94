import { expect, it } from 'vitest';
import { aprOf, nominalRateOf } from './apr.ts';

/** Independent solution of the equation: Newton's method on the sum of single payments, each discounted by its day. */
function independentApr(amount: number, payments: readonly { at: number; sum: number }[]): number {
  let x = 0.1;
  for (let i = 0; i < 200; i += 1) {
    const value = payments.reduce((sum, payment) => sum + payment.sum * (1 + x) ** -payment.at, -amount);
    const slope = payments.reduce((sum, payment) => sum - payment.at * payment.sum * (1 + x) ** (-payment.at - 1), 0);
    const next = x - value / slope;
    if (Math.abs(next - x) < 1e-13) break;
    x = Math.max(next, -0.99);
  }
  return x * 100;
}

/** 200 offers: sums from 50 to 20,000, 2 to 120 months, charges from nothing to 40 %, with and without a fee. */
const EXAMPLES = Array.from({ length: 200 }, (_, i) => {
  const amount = 5000 + ((i * 7919) % 1_995_000);
  const count = 2 + ((i * 37) % 119);
  const charge = ((i * 13) % 41) / 100;
  const fee = i % 4 === 0 ? Math.round(amount * 0.01) : 0;
  return { amount, count, monthly: Math.ceil((amount * (1 + charge)) / count), fee };
});

it('agrees with an independent root finder on 200 offers, to 0.1 points', () => {
  expect(EXAMPLES).toHaveLength(200);
  for (const { amount, count, monthly, fee } of EXAMPLES) {
    const payments = Array.from({ length: count }, (_, k) => ({ at: (k + 1) / 12, sum: monthly }));
    const expected = Math.max(0, independentApr(amount - fee, payments));
    expect(Math.abs(aprOf({ amount, monthly, count, fee }) - expected), JSON.stringify({ amount, count, monthly, fee, expected })).toBeLessThan(0.1);
  }
});
it('gives the rate of known loans', () => {
  // 1,000 in twelve instalments of 88.85: 1 % a month.
  expect(nominalRateOf({ amount: 100_000, monthly: 8885, count: 12 })).toBeCloseTo(12, 1);
  expect(aprOf({ amount: 100_000, monthly: 8885, count: 12 })).toBeCloseTo(12.7, 1);
});
it('is 0 where nothing is paid for the credit', () => {
  expect(aprOf({ amount: 60_000, monthly: 10_000, count: 6 })).toBe(0);
  expect(nominalRateOf({ amount: 60_000, monthly: 10_000, count: 6 })).toBe(0);
});
