import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPattern, formatAmount, formatPrice, formatSum, parsePrice, roundMinor, toDecimal, toMinor } from './money.ts';

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
  it.each([
    ['-5', -5],
    ['−5,50', -5.5],
    ['1.299 rsd', 1.3],
    ['EUR 12', 12],
    ['12 BAM', 12],
    ['5,', 5],
    ['5', 5],
    ['0,5', 0.5],
    ['1,000,000.5', 1_000_000.5],
    ['1.000.000,5', 1_000_000.5],
    ['1,234,567', 1_234_567],
    ['12,5.3', 125.3],
  ])('%s is %d', (text, price) => expect(parsePrice(text)).toBe(price));
  it.each(['.5', ',5', '5-', '5 x', '€ KM', '5 €uro', '12.3a', 'a12', `${'9'.repeat(400)}`])('%j is no number', (text) => expect(parsePrice(text)).toBeNull());
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

  it('are told in thousands from a thousand on, also where a language writes four digits without [S9.49]', () => {
    expect([formatAmount(1299, 'es-ES'), formatAmount(999.999, 'de-DE'), formatAmount(0.1, 'sl-SI')]).toEqual(['1.299,00', '1.000,00', '0,10']);
    expect([formatPrice(1299, 'en'), formatPrice(1299, 'en', 'BAM'), formatSum(1299.5, 'EUR')]).toEqual([
      '1,299.00\u00a0€',
      '1,299.00\u00a0KM',
      '1.299,50\u00a0€',
    ]);
    expect(applyPattern('a %s b %s', '1 000')).toBe('a\u00a01\u00a0000\u00a0b\u00a0%s');
  });

  it('may be none', () => expect([toDecimal(null), toDecimal(0), toDecimal(-129_999)]).toEqual([null, 0, -1299.99]));

  it.each([
    [0.5, 1],
    [-0.5, -1],
    [1.49, 1],
    [-1.49, -1],
    [2.5, 3],
    [(35 * 29) / 100, 10],
    [1.005 * 100, 101],
    [7, 7],
  ])('%d minor units are %d: half away from zero', (value, whole) => expect(roundMinor(value)).toBe(whole));

  it('become minor units in spite of what decimals cannot hold', () =>
    expect([1.005, -1.005, 0.29, 1299.99, 0].map(toMinor)).toEqual([101, -101, 29, 129_999, 0]));

  it('survive the way through JSON to the cent', () => {
    fc.assert(fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (minor) => toMinor(JSON.parse(JSON.stringify(toDecimal(minor)))) === minor));
  });
});
