import { expect, it } from 'vitest';
import { withServices } from './refund-pieces.ts';

const lines = [{ id: 1 }, { id: 2, service_of: 1 }, { id: 3, service_of: 1 }, { id: 4 }];
const left = [
  { id: 1, qty: 3, refunded: 0 },
  { id: 2, qty: 3, refunded: 0 },
  { id: 3, qty: 3, refunded: 2 },
  { id: 4, qty: 1, refunded: 0 },
];

it('a refund of goods proposes as many of their services as are left, and leaves other lines alone', () => {
  expect(withServices({ 4: 1 }, { id: 1, qty: 2 }, { lines, left })).toEqual({ 1: 2, 2: 2, 3: 1, 4: 1 });
  expect(withServices({ 1: 2, 2: 2, 3: 1 }, { id: 1, qty: 0 }, { lines, left })).toEqual({ 1: 0, 2: 0, 3: 0 });
});

it('a service is taken out again by itself', () => expect(withServices({ 1: 2, 2: 2 }, { id: 2, qty: 0 }, { lines, left })).toEqual({ 1: 2, 2: 0 }));
