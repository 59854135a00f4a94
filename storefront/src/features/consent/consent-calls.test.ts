import { consents } from '@vitrina/contract/consents';
import type { Endpoint } from '@vitrina/contract/endpoint';
import { expect, it } from 'vitest';
import { CONSENT_CALLS } from './consent-calls.ts';

it.each(Object.keys(CONSENT_CALLS) as (keyof typeof CONSENT_CALLS)[])('%s is the same as in the contract', (name) => {
  const { key, method, path, listed } = consents[name] as Endpoint;
  expect(CONSENT_CALLS[name]).toEqual({ key, method, path: listed === false ? path : '' });
});
