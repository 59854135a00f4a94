import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPattern, formatAmount, formatPrice, formatSum, parsePrice, toDecimal, toMinor } from './money.ts';

describe('parsePrice', () => {
  it('strips the euro sign [S5.3]', () => expect([parsePrice('12 €'), parsePrice('€12')]).toEqual([12, 12]));

  it('strips the dollar sign [S5.4]', () => expect(parsePrice('$ 5.5')).toBe(5.5));
  it('strips KM [S5.5]', () => expect(parsePrice('1.299,90 KM')).toBe(1299.9));
  it('strips spaces of every kind [S5.6]', () => expect(parsePrice(' 1 234\u00a0567,50\u202f€ ')).toBe(1234567.5));
  it('takes a comma as decimal sign [S5.7]', () => expect(parsePrice('12,5')).toBe(12.5));
  it('takes a dot as decimal sign [S5.8]', () => expect(parsePrice('12.5')).toBe(12.5));
  it('rounds to two decimals [S5.9]', () => expect([parsePrice('1.005'), parsePrice('2,999'), parsePrice('1,234')]).toEqual([1.01, 3, 1.23]));
  it('tells thousands from decimals', () =>
    expect([parsePrice('1.299,99'), parsePrice('1,299.99'), parsePrice('1.000.000')]).toEqual([1299.99, 1299.99, 1_000_000]));
  it('gives null where there is no number', () => expect(['', 'abc', '€', '12a', '--5'].map(parsePrice)).toEqual([null, null, null, null, null]));
});

describe('prices', () => {
  it('show two decimals, in hr-HR by default [S9.49, S9.50]', () => {
    expect(formatAmount(1299)).toBe('1.299,00');
    expect(formatAmount(1299.9, 'en-GB')).toBe('1,299.90');
    expect([formatSum(1299, 'RSD'), formatSum(1299, 'CHF')]).toEqual(['1.299,00\u00a0RSD', '1.299,00\u00a0CHF']);
  });

  it('stand in their currency’s pattern and do not break', () => {
    expect(formatPrice(1049, 'si')).toBe('1.049,00\u00a0€');
    expect(formatPrice(1049, 'ba')).toBe('1.049,00\u00a0KM');
    expect(formatPrice(129_900, 'rs')).toBe('129.900,00\u00a0RSD');
    expect(applyPattern('%s KM', '5,00')).toBe('5,00\u00a0KM');
  });

  it('survive the way through JSON to the cent', () => {
    fc.assert(fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (minor) => toMinor(JSON.parse(JSON.stringify(toDecimal(minor)))) === minor));
  });
});
