import { describe, expect, it } from 'vitest';
import type { CountryCode } from './countries.ts';
import { controlDigit } from './order-number.ts';
import { normalizeVatNumber, isVatNumber } from './vat-number.ts';

/** Numbers whose check digit a special case of the rule gives. */
const RIGHT: readonly [CountryCode, string][] = [
  ['SI', '50223054'],
  ['SI', '10000020'],
  ['HR', '33392005961'],
  ['AT', 'U13585627'],
  ['DE', '136695976'],
  ['RS', '101134702'],
  ['BA', '4200123456789'],
  ['BA', '200123456789'],
  ['ME', '02655284'],
  ['ME', '10000020'],
  ['ME', '10000100'],
  ['IT', '00743110157'],
  ['IT', '10000000009'],
  ['ES', '54362315K'],
  ['ES', 'X1234567L'],
  ['ES', 'Y1234567X'],
  ['ES', 'Z1234567R'],
  ['ES', 'A13585625'],
  ['ES', 'Q2826000H'],
];

describe('a VAT number', () => {
  it.each(RIGHT)('of %s: %s is one', (country, number) => expect(isVatNumber(number, country)).toBe(true));

  it.each(RIGHT)('of %s: %s is none with anything before or behind it', (country, number) => {
    for (const more of [`${number}1`, `${number}${number}`, `1${number}`, `A${number}`, `${number}A`, number.slice(0, -1), number.slice(1)])
      if (!(country === 'BA' && /^\d{12}$/.test(more))) expect([more, isVatNumber(more, country)]).toEqual([more, false]);
  });

  it.each(RIGHT.filter(([country]) => country !== 'BA'))('of %s: %s is none with another check digit', (country, number) => {
    const at = number.search(/\d\D*$/);
    const others = [...'0123456789'].map((digit) => number.slice(0, at) + digit + number.slice(at + 1)).filter((other) => other !== number);
    // Control letters and digits of companies are interchangeable, so the digit before a letter is part of the checked number.
    expect(others.filter((other) => isVatNumber(other, country))).toEqual([]);
  });

  it.each<[CountryCode, string]>([
    ['SI', '05022305'],
    ['DE', '036695976'],
    ['IT', '00000000000'],
    ['BA', '5200123456789'],
    ['AT', '13585627'],
    ['AT', 'X13585627'],
    ['ES', 'abc'],
    ['ES', 'I13585625'],
    ['ES', 'A1358562K'],
    ['ES', 'X1234567A'],
  ])('of %s: %s has another form', (country, number) => expect(isVatNumber(number, country)).toBe(false));

  it('of Slovenia has no check digit where the rule gives eleven', () => {
    for (let digit = 0; digit < 10; digit += 1) expect(isVatNumber(`1000010${digit}`, 'SI')).toBe(false);
  });

  it.each<[CountryCode, number]>([
    ['HR', 11],
    ['DE', 9],
    ['RS', 9],
  ])('of %s has %i digits, however right its check digit is', (country, digits) => {
    const ofLength = (length: number) => {
      const front = '1234567890123'.slice(0, length - 1);
      return front + controlDigit(front);
    };
    expect([-1, 0, 1].map((more) => isVatNumber(ofLength(digits + more), country))).toEqual([false, true, false]);
  });

  it('of Italy has eleven digits, however right its check digit is', () =>
    expect(['109', '1000000000900'].map((text) => isVatNumber(text, 'IT'))).toEqual([false, false]));

  it.each<[string, CountryCode, string]>([
    [' si 5022-3054 ', 'SI', '50223054'],
    ['HR 333.920.059/61', 'HR', '33392005961'],
    ['50223054', 'SI', '50223054'],
    ['HR33392005961', 'SI', 'HR33392005961'],
    ['atu13585627', 'AT', 'U13585627'],
  ])('%j in %s is compared as %s', (typed, country, bare) => expect(normalizeVatNumber(typed, country)).toBe(bare));
});
