import { compare } from '@vitrina/contract/compare';
import { expect, it } from 'vitest';
import { COMPARE_CALLS } from './compare-calls.ts';

it.each(Object.keys(COMPARE_CALLS) as (keyof typeof COMPARE_CALLS)[])('%s is the same as in the contract', (name) => {
  const { key, method } = compare[name];
  expect(COMPARE_CALLS[name]).toEqual({ key, method, path: '' });
});
