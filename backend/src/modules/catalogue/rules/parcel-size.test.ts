import { describe, expect, it } from 'vitest';
import { isLarge, type PackageSize, fitsShipping } from './parcel-size.ts';
import { TEST_SETTINGS } from '../../../testing/demo-site.ts';

const LIMITS = TEST_SETTINGS.delivery;
const box = (a: number, b: number, c: number, weight = 1000): PackageSize => ({ sides: [a, b, c], weight });

describe('a locker', () => {
  it.each([
    ['its whole compartment', [box(600, 400, 380)], true],
    ['a millimetre more on one side', [box(601, 400, 380)], false],
    ['a middle side too wide', [box(600, 401, 100)], false],
    ['what is too tall', [box(500, 390, 381)], false],
    ['exactly what it carries', [box(300, 200, 100, 10_000), box(300, 200, 100, 10_000)], true],
    ['a gram more', [box(300, 200, 100, 10_000), box(300, 200, 100, 10_001)], false],
    ['a pile that just fits', [box(600, 400, 190), box(600, 400, 190)], true],
    ['a pile that does not', [box(600, 400, 190), box(600, 400, 191)], false],
    ['many small things', Array.from({ length: 20 }, () => box(180, 100, 50, 400)), true],
    ['three that fit one by one', [box(450, 400, 250), box(450, 400, 250), box(450, 400, 250)], false],
    ['one whose box is not known', [box(100, 100, 100), null], false],
  ] as const)('takes %s: %3$s', (_, things, expected) => expect(fitsShipping('locker', things, LIMITS)).toBe(expected));
});

describe('what one courier cannot carry', () => {
  it.each([
    [box(1750, 300, 300, 31_500), false],
    [box(1751, 300, 300), true],
    [box(1000, 500, 500), false],
    [box(1000, 501, 500), true],
    [box(400, 400, 400, 31_501), true],
  ])('%o: %s', (thing, expected) => {
    expect(isLarge(thing, LIMITS.courier)).toBe(expected);
    expect(fitsShipping('carry_in', [box(100, 100, 100), thing], LIMITS)).toBe(expected);
    expect(fitsShipping('delivery', [thing], LIMITS)).toBe(true);
  });
  it('is not carried in when its size is unknown', () => expect(fitsShipping('carry_in', [null], LIMITS)).toBe(false));
});
