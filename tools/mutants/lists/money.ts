import type { Mutant } from '../mutant.ts';

/** Totals, payments, refunds. */
export const MONEY: readonly Mutant[] = [
  {
    name: 'percent-of-what-is-left',
    file: 'backend/src/modules/cart/totals.ts',
    find: 'roundMinor((items * coupon.percent) / 100)',
    replace: 'roundMinor((left * coupon.percent) / 100)',
    test: 'backend/src/modules/cart/totals.test.ts',
    title: 'independent reference',
  },
];
