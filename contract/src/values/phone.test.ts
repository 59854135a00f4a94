import { describe, expect, it } from 'vitest';
import type { CountryCode } from './countries.ts';
import { internationalPhone } from './phone.ts';

describe('a phone number', () => {
  it('is read as people write it', () => {
    expect(internationalPhone('040 123-456', 'SI')).toBe('+38640123456');
    expect(internationalPhone('0049 (151) 23456789', 'SI')).toBe('+4915123456789');
    expect(internationalPhone('06 6982 1234', 'IT')).toBe('+390669821234');
    for (const bad of ['12', 'abc', '+0123456789', '++386', '+1234567890123456']) expect(internationalPhone(bad, 'SI')).toBeNull();
  });

  it.each<[string, CountryCode, string | null]>([
    ['+386 40 123 456', 'SI', '+38640123456'],
    ['00386 40 123 456', 'HR', '+38640123456'],
    ['091/234-5678', 'HR', '+385912345678'],
    ['91.234.5678', 'HR', '+385912345678'],
    ['06 6982 1234', 'IT', '+390669821234'],
    ['1234567', 'SI', '+3861234567'],
    ['12345', 'SI', '+38612345'],
    ['1234', 'SI', null],
    ['+123456789012345', 'SI', '+123456789012345'],
    ['+1234567890123456', 'SI', null],
    ['+12345678', 'SI', '+12345678'],
    ['+1234567', 'SI', null],
    ['40 123 456 x', 'SI', null],
    ['x +38640123456', 'SI', null],
  ])('the phone number %s in %s is %s', (typed, country, whole) => expect(internationalPhone(typed, country)).toBe(whole));
});
