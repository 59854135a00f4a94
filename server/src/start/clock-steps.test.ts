import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReplyCache } from '@vitrina/backend';
import { dataOf } from '../../../backend/src/http/reply.ts';
import { createPageCache } from '../pages/page-cache/page-cache.ts';
import { makeEntry } from '../pages/page-cache/page-entry.ts';
import { page } from '../testing/stub-storefront.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
/** The machine's clock is set; time itself goes on as ever. */
const setClock = (hours: number) => vi.setSystemTime(Date.now() + hours * 3_600_000);
const LIVES = { freshMs: 60_000, staleMs: 86_400_000, notFoundMs: 1000 };

describe('a clock that is set by an hour or two days [F16]', () => {
  it.each([-1, 1, 48])('%s h: pages stay as fresh as they were', async (hours) => {
    const cache = createPageCache({ bytes: 1_000_000, log: () => {} });
    let renderCount = 0;
    const make = (freshMs: number) => async () => {
      renderCount += 1;
      return makeEntry(page(`page ${renderCount}`), { lives: { ...LIVES, freshMs }, common: [] });
    };
    await cache.get('long', make(60_000));
    await cache.get('short', make(20));
    setClock(hours);
    expect(cache.fresh('long')).toBeDefined();
    await vi.waitFor(() => expect(cache.fresh('short')).toBeUndefined());
    expect((await cache.get('short', make(60_000))).state).toBe('stale');
  });

  it.each([-1, 1])('%s h: what ended in the cache of replies has ended', async (hours) => {
    const cache = createReplyCache();
    let title = 'old';
    const readTitle = async () =>
      (await cache.get({ name: 'product', key: '1', make: async () => ({ data: dataOf(title), tags: ['product:1'] }) }))?.data.value;
    await readTitle();
    setClock(hours);
    title = 'new';
    await cache.purge(['product:1']);
    expect(await readTitle()).toBe('new');
  });
});
