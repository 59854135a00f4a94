import { MOST_PIECES as CONTRACTS_MOST, webshopCart } from '@vitrina/contract/cart';
import { describe, expect, it } from 'vitest';
import { CART_CALLS } from './cart-calls.ts';
import { asPieces, MOST_PIECES } from './most-pieces.ts';

describe('calls about the cart', () => {
  it.each(Object.keys(CART_CALLS) as (keyof typeof CART_CALLS)[])('%s is the same as in the contract', (name) => {
    const { key, method } = webshopCart[name];
    expect(CART_CALLS[name]).toEqual({ key, method, path: '' });
  });
  it('take as many pieces as the contract', () => expect(MOST_PIECES).toBe(CONTRACTS_MOST));
  it.each([
    [3, 3],
    [2.6, 3],
    [0, 1],
    [-4, 1],
    [Number.NaN, 1],
    [500, 99],
  ])('%s pieces asked for are %s', (asked, sent) => expect(asPieces(asked)).toBe(sent));
});
