import { consents } from '@vitrina/contract/consents';
import { expect, it } from 'vitest';
import { CONSENT_CALLS } from './consent-calls.ts';

it.each(Object.keys(CONSENT_CALLS) as (keyof typeof CONSENT_CALLS)[])('%s is the same as in the contract', (name) => {
  const { key, method, path } = consents[name];
  expect(CONSENT_CALLS[name]).toEqual({ key, method, path });
});
