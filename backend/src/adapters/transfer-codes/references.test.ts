import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { readIban, readSerbianAccount } from './accounts.ts';
import { hr00, hr01, isReference, orderReference, rf, rs97, si00, si12 } from './references.ts';

describe('references', () => {
  it('make the published examples', () => {
    expect(si12('1234567890')).toBe('SI12 12345678909');
    expect(rf('539007547034')).toBe('RF18 5390 0754 7034');
    // FINA's MOD11INI calculated by hand: 3·2 + 2·3 + 1·4 = 16, 16 mod 11 = 5, 11 − 5 = 6.
    expect(hr01('12-3')).toBe('HR01 12-36');
    expect(rs97('3220000111111111000')).toBe('97 16-3220000111111111000');
    expect(si00('12-3456')).toBe('SI00 12-3456');
    expect(hr00('12-3456')).toBe('HR00 12-3456');
  });

  it('with a wrong control digit are none', () => {
    for (const good of ['SI12 12345678909', 'RF18 5390 0754 7034', 'HR01 12-36', '97 16-3220000111111111000']) {
      expect(isReference(good), good).toBe(true);
      const last = Number(good.at(-1));
      expect(isReference(good.slice(0, -1) + ((last + 1) % 10)), good).toBe(false);
    }
  });

  it.each(['', 'SI00', 'SI00 1-2-3-4', 'SI99 1', 'HR00 1234567890123', 'HR67 1', 'SI12 12345678901234', 'RF1', '97 1', 'hello', 'SI00 12A'])(
    'refuse %j',
    (text) => expect(isReference(text)).toBe(false),
  );

  it('of orders have right check digits in every country, for all order numbers', () => {
    const number = fc.stringMatching(/^[A-Z]{0,3}\d{4}-\d{1,14}$/);
    fc.assert(fc.property(fc.constantFrom(...LANGUAGE_CODES), number, (lang, text) => isReference(orderReference(lang, text))));
    expect(orderReference('si', '2026-000123')).toMatch(/^SI12 /);
  });
});

describe('accounts', () => {
  it('are read as they are printed and refused with a wrong control number', () => {
    expect(readIban('SI56 0510 0801 0486 080')).toBe('SI56051008010486080');
    expect(readIban('SI56 0510 0801 0486 081')).toBeNull();
    expect(readIban('DE89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000');
    expect(readIban('HR12 1001 0051 8630 0016 0')).toBe('HR1210010051863000160');
    expect(readSerbianAccount('840-743324843-18')).toBe('840000074332484318');
    expect(readSerbianAccount('840-743324843-19')).toBeNull();
  });
});
