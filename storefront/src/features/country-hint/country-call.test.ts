import { site } from '@vitrina/contract/site';
import { expect, it } from 'vitest';
import { COUNTRY_CALL, LABELS_CALL } from './country-call.ts';

it('calls are the same as in the contract', () => {
  for (const [own, { key, method, path }] of [
    [COUNTRY_CALL, site.country],
    [LABELS_CALL, site.labels],
  ] as const)
    expect(own).toEqual({ key, method, path });
});
