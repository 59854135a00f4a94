import { wishlists } from '@vitrina/contract/wishlist';
import { expect, it } from 'vitest';
import { WISH_CALLS } from './wish-calls.ts';

it.each(Object.keys(WISH_CALLS) as (keyof typeof WISH_CALLS)[])('%s is the same as in the contract', (name) => {
  const { key, method } = wishlists[name];
  expect(WISH_CALLS[name]).toEqual({ key, method, path: '' });
});
