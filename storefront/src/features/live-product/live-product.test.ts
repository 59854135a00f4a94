import { describe, expect, it } from 'vitest';
import { isStale, priceBefore } from './live-product.ts';

const price = (price_custom: number | null) => ({
  price_custom,
  basic_price_custom: price_custom,
  discount_percent_custom: null,
  selected_price: 'basic' as const,
});

describe('live prices', () => {
  it('asks for a page that is older than a minute', () => {
    expect(isStale(0, 60_000)).toBe(false);
    expect(isStale(0, 60_001)).toBe(true);
  });
  it('tells what it was when the price has changed, and nothing otherwise', () => {
    expect(priceBefore(price(899), price(849))).toBe(899);
    expect(priceBefore(price(899), price(899))).toBeNull();
    expect(priceBefore(price(899), null)).toBeNull();
  });
});
