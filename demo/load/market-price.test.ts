import { describe, expect, it } from 'vitest';
import { marketPrice, marketPriceBelow } from './market-price.ts';

describe('marketPrice', () => {
  it('leaves the price alone where VAT is the Slovenian one', () => {
    expect(marketPrice(129_900, 'si')).toBe(129_900);
    expect(marketPrice(2490, 'it')).toBe(2490);
  });

  it('takes the VAT of the market and keeps the ending of the tag [S1.34]', () => {
    expect(marketPrice(129_900, 'hr')).toBe(132_900);
    expect(marketPrice(129_900, 'de')).toBe(126_900);
    expect(marketPrice(6990, 'hr')).toBe(7190);
  });

  it('is no plain conversion in dinars and convertible marks [S1.32] [S1.33]', () => {
    expect(marketPrice(129_900, 'rs')).toBe(14_999_000);
    expect(marketPrice(990, 'rs')).toBe(119_000);
    expect(marketPrice(6990, 'ba') % 100).toBe(90);
    expect(marketPrice(129_900, 'ba') % 1000).toBe(900);
  });

  it('keeps a lower price lower where rounding would bring both together', () => {
    const price = marketPrice(8990, 'rs');
    expect(marketPriceBelow(8980, price, 'rs')).toBeLessThan(price);
  });
});
