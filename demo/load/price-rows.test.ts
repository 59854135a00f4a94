import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { priceRows, priceSteps } from './price-rows.ts';
import { productsOf } from './products-of.ts';

const DAY = 86_400_000;
const NOW = new Date('2026-11-20T12:00:00Z');
const products = catalogue.families.flatMap(productsOf);

describe('prices of the demo shop', () => {
  it('have 60 to 90 days of past, some of them several steps', () => {
    const oldest = products.map((product) => priceSteps(product)[0]?.daysAgo ?? 0);
    expect(Math.min(...oldest)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...oldest)).toBeLessThanOrEqual(90);
    const lively = products.filter((product) => priceSteps(product).length > (product.model.priceBefore ? 2 : 1));
    expect(lively.length / products.length).toBeGreaterThan(0.25);
    expect(lively.length / products.length).toBeLessThan(0.45);
  });

  it('are cut only where the data say so: the price before lasted 30 days and was higher', () => {
    for (const product of products) {
      for (const { amount, past = [], from, loyalty_amount } of priceRows(product, 1, NOW)) {
        const since = Date.parse(from ?? '');
        const isRecent = NOW.getTime() - since < 30 * DAY;
        expect(isRecent && past.length > 0).toBe(product.model.priceBefore !== undefined);
        const before = past.at(-1);
        if (isRecent && before) {
          expect(before.amount).toBeGreaterThan(amount);
          expect(since - Date.parse(before.from)).toBeGreaterThan(29 * DAY);
        }
        if (loyalty_amount !== null) expect(loyalty_amount).toBeLessThan(amount);
      }
    }
  });
});
