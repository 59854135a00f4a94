import { expect, it } from 'vitest';
import { hasOrder } from './has-order.ts';

const text = (position: number) => ({ number: null, position });
const number = (value: number) => ({ number: value, position: 0 });

it.each([
  ['numbers', [number(8), number(16)], true],
  ['the shop’s own in its order', [text(0), text(1), text(2)], true],
  ['yes and no', [text(0), text(1)], true],
  ['colours of an import among those of the shop', [text(0), text(0), text(0), text(3), text(7)], false],
  ['an import’s alone', [text(0), text(0)], false],
  ['one alone', [text(0)], false],
  ['a number among names', [text(0), text(0), number(775)], false],
])('values with an order stand in it, others by how many products have them: %s', (_, values, isOrdered) => expect(hasOrder(values)).toBe(isOrdered));
