import { catalogue } from '@vitrina/contract/catalogue';
import { expect, it } from 'vitest';
import { PRODUCTS_CALL } from './fetch-recent.ts';

it('products are asked for with the call of the contract', () => {
  const { key, method } = catalogue.products;
  expect(PRODUCTS_CALL).toEqual({ key, method, path: '' });
});
