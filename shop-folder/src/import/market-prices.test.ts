import { describe, expect, it } from 'vitest';
import { DEFAULT_RATES, marketPrices } from './market-prices.ts';

describe('marketPrices', () => {
  it('gives one price to all markets that pay in euro, marks by their fixed rate, dinars in whole tens', () => {
    const prices = marketPrices(100, 'USD', { ...DEFAULT_RATES, USD: 0.92 });
    expect(prices).toEqual({ amounts: { si: 9200, hr: 9200, en: 9200, de: 9200, at: 9200, it: 9200, me: 9200, es: 9200, ba: 17_994, rs: 1_078_000 } });
  });

  it('keeps a price of the smallest kind above nothing', () => {
    expect(marketPrices(0.01, 'EUR', DEFAULT_RATES)).toMatchObject({ amounts: { si: 1, ba: 2, rs: 1000 } });
  });

  it.each([
    [5, 'USD', 'price in USD needs --rate USD=…'],
    [0.001, 'EUR', 'price is less than a cent'],
    [1e12, 'EUR', 'price is higher than the shop can keep'],
  ])('refuses %d %s', (price, currency, problem) => {
    expect(marketPrices(price, currency, DEFAULT_RATES)).toEqual({ problem });
  });
});
