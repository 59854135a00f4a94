import { site } from '@vitrina/contract/site';
import { expect, it } from 'vitest';
import { ERROR_CALL } from './error-call.ts';

it('the call is the same as in the contract', () => {
  const { key, method } = site.clientErrors;
  expect(ERROR_CALL).toEqual({ key, method, path: '' });
});
