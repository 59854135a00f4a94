import { expect, it } from 'vitest';
import { clampQuantity } from './max-quantity.ts';

it.each([
  [3, 3],
  [2.6, 3],
  [0, 1],
  [-4, 1],
  [Number.NaN, 1],
  [500, 99],
])('a requested quantity of %s is clamped to %s', (requested, expected) => expect(clampQuantity(requested)).toBe(expected));
