import { expect, it } from 'vitest';
import { asPieces } from './max-quantity.ts';

it.each([
  [3, 3],
  [2.6, 3],
  [0, 1],
  [-4, 1],
  [Number.NaN, 1],
  [500, 99],
])('%s pieces asked for are %s', (asked, sent) => expect(asPieces(asked)).toBe(sent));
