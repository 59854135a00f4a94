import { CACHE_MINUTES } from '@vitrina/contract/cache-minutes';
import { campaigns } from '@vitrina/contract/campaigns';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { cacheNameOf, defineEndpoint } from '@vitrina/contract/endpoint';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { bind } from './bind.ts';
import type { CallContext } from './context.ts';
import { createReplyCache } from './reply-cache.ts';
import { type HandlerDeps, handleCall } from './handle-call.ts';
import { ok } from './outcome.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const shape = { method: 'GET', path: '/api/made/', summary: '', input: z.looseObject({}), reply: z.object({ made: z.number() }) } as const;
const cached = defineEndpoint({ ...shape, key: 'kept', isPublic: true });
const own = defineEndpoint({ ...shape, key: 'own' });

/** Asks an endpoint that counts how often its reply was made. */
function caller(minutes = CACHE_MINUTES) {
  const deps = {
    cache: createReplyCache({ minutes }),
    limiter: { run: (_: unknown, work: () => unknown) => work() },
    checkReplies: false,
    replica: null,
    isLanguageOn: () => true,
    dbFor: () => ({}),
  };
  const counts = { kept: 0, own: 0 };
  const bindings = { kept: bind(cached, async () => ok({ made: ++counts.kept })), own: bind(own, async () => ok({ made: ++counts.own })) };
  return async (name: keyof typeof bindings, isStaff = false, input: object = {}): Promise<number> => {
    const context = { lang: 'si', actor: { isStaff } } as unknown as CallContext;
    const reply = await handleCall({ binding: bindings[name], context, readInput: () => ok(input), deps: deps as unknown as HandlerDeps });
    return (JSON.parse(reply.text) as { data: { made: number } }).data.made;
  };
}
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

it.each([
  [15, CACHE_MINUTES],
  [2, { ...CACHE_MINUTES, payload: 2 }],
])('a public reply without a cache of its own lives for %i minutes [S9.27]', async (minutes, lives) => {
  const call = caller(lives as typeof CACHE_MINUTES);
  expect(await call('kept')).toBe(1);
  pass(minutes * 60_000 - 1);
  expect([await call('kept'), await call('kept', true), await call('own'), await call('own')]).toEqual([1, 2, 1, 2]);
  pass(1);
  expect(await call('kept')).toBe(3);
});

it('what every caller may know without a cache of its own is kept so, and nothing that is one visitor’s [S9.27]', () => {
  expect([webshopCheckout.location, campaigns.protocol].map(cacheNameOf)).toEqual(['payload', 'payload']);
  expect([webshopCart.cart, webshopCheckout.customer, webshopCheckout.customerFields].map(cacheNameOf)).toEqual([null, null, null]);
});

it('a cached reply is shared by equal inputs in any order of fields, and by no others [S7.7]', async () => {
  const call = caller();
  const callCached = async (input: object) => call('kept', false, input);
  expect(await callCached({ a: 1, b: { c: 2, d: [3, 4] } })).toBe(1);
  expect(await callCached({ b: { d: [3, 4], c: 2 }, a: 1 })).toBe(1);
  expect(await callCached({ a: 1, b: { c: 2, d: [3, 4] }, e: undefined })).toBe(1);
  expect(await callCached({ a: 1, b: { c: 2, d: [4, 3] } })).toBe(2);
  expect(await callCached({ a: '1', b: { c: 2, d: [3, 4] } })).toBe(3);
});
