import { eli, type Problem, type Rule } from './rule.ts';

const WINDOW = 30 * 86_400_000;

/** Rule: the reference of a reduction is the lowest price of the thirty days before it; recomputed here from the history only. */
export const priceReference: Rule = {
  id: 'price-reference',
  level: 'block',
  law: 'directive 98/6, article 6a',
  link: eli('dir/1998/6'),
  check: ({ prices }): Problem[] =>
    prices.flatMap(({ market, amount, reference, since, steps, offers = [] }): Problem[] => {
      if (reference === null || since === null) return [];
      const field = `prices.${market}`;
      if (reference <= amount) return [{ field, reason: `the reference ${reference} is not above the price ${amount}` }];
      const sorted = steps.toSorted((a, b) => a.from - b.from);
      const inWindow = sorted.filter((step, i) => step.from < since && (sorted[i + 1]?.from ?? Number.POSITIVE_INFINITY) > since - WINDOW);
      const byCoupon = offers.filter(({ from, to }) => from < since && (to ?? Number.POSITIVE_INFINITY) > since - WINDOW);
      const lowest = [...inWindow, ...byCoupon].reduce<number | null>((low, { amount: one }) => (low === null || one < low ? one : low), null);
      return lowest === reference
        ? []
        : [{ field, reason: `a cut is shown from ${reference}; the lowest price of the 30 days before it was ${lowest ?? 'not known'}` }];
    }),
};
