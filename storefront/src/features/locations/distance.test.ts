import { describe, expect, it } from 'vitest';
import { byDistance, distanceKm, roundedKm, spotOfPostCode } from './distance.ts';

const LJUBLJANA = { latitude: 46.0661, longitude: 14.5433 };
const CELJE = { latitude: 46.2397, longitude: 15.2677 };
const ZAGREB = { latitude: 45.8, longitude: 15.97 };

describe('distances of shops', () => {
  it('are those of the map', () => {
    expect(distanceKm(LJUBLJANA, CELJE)).toBeCloseTo(59, 0);
    expect(distanceKm(CELJE, CELJE)).toBe(0);
  });

  it.each([
    ['SI', '3320', CELJE],
    ['SI', '1234', LJUBLJANA],
    ['HR', '10 410', ZAGREB],
    ['HR', '49000', ZAGREB],
  ])('%s %s is nearest to its shop', (country, code, nearest) => {
    const spot = spotOfPostCode(country, code);
    expect(spot && byDistance([LJUBLJANA, CELJE, ZAGREB, { latitude: null, longitude: null }], spot)[0]?.place).toBe(nearest);
  });

  it.each([
    ['SI', ''],
    ['SI', '99'],
    ['SI', 'abc'],
    ['XX', '1000'],
    ['__proto__', '1000'],
    ['HR', '99999'],
  ])('%s “%s” is nowhere', (country, code) => expect(spotOfPostCode(country, code)).toBeNull());

  it('are said in steps', () => expect([0.2, 3.4, 12, 58.9].map(roundedKm)).toEqual([1, 3, 10, 60]));
});
