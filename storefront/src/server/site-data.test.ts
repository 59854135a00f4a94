import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { CACHE_MINUTES } from '@vitrina/contract/cache-minutes';
import type { Endpoint } from '@vitrina/contract/endpoint';
import { site } from '@vitrina/contract/site';
import type { ShopApi } from '../api/shop-api.ts';
import { createSiteData, type SiteData } from './site-data.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** What is remembered of a backend that counts how often it was asked for each. */
function remembered(minutes = CACHE_MINUTES) {
  const asked: Record<string, number> = {};
  const get = async ({ key }: Endpoint): Promise<unknown> => {
    asked[key] = (asked[key] ?? 0) + 1;
    return { items: [], literal: {} };
  };
  const api = (_: LanguageCode) => ({ tags: new Set(), get }) as unknown as ShopApi;
  return { asked, data: createSiteData({ api, endpoint: site, minutes }) };
}

const KEPT: [what: string, minutes: number, key: string, read: (data: SiteData) => Promise<unknown>][] = [
  ['the endpoint table 1440 minutes [S9.7]', 1440, 'misc_endpoints', (data) => data.info()],
  ['site info 1440 minutes [S9.8]', 1440, 'nuxtapi_info', (data) => data.info()],
  ['labels 10 minutes [S9.12]', 10, 'nuxtapi_labels', (data) => data.labels('hr')],
  ['redirect rules 60 minutes [S9.20]', 60, 'nuxtapi_redirects', (data) => data.redirects()],
  ['menus ten seconds, as the backend keeps them [S9.13]', 1 / 6, 'cms_menus', (data) => data.menus('hr')],
  ['routes a second, as the backend keeps them [S9.14]', 1 / 60, 'nuxtapi_routes', (data) => data.routes()],
];

it.each(KEPT)('the storefront remembers %s', async (_, minutes, key, read) => {
  const { asked, data } = remembered();
  await Promise.all(Array.from({ length: 5 }, () => read(data)));
  vi.advanceTimersByTime(Math.round(minutes * MINUTE) - 1);
  await read(data);
  expect(asked[key]).toBe(1);
  vi.advanceTimersByTime(1);
  await Promise.all(Array.from({ length: 5 }, () => read(data)));
  expect(asked[key]).toBe(2);
});

it.each([
  ['endpoints', 'misc_endpoints', (data: SiteData) => data.info()],
  ['info', 'nuxtapi_info', (data: SiteData) => data.info()],
  ['labels', 'nuxtapi_labels', (data: SiteData) => data.labels('si')],
  ['redirects', 'nuxtapi_redirects', (data: SiteData) => data.redirects()],
] as const)('CACHE_MINUTES names another time for %s', async (name, key, read) => {
  const { asked, data } = remembered({ ...CACHE_MINUTES, [name]: 3 } as typeof CACHE_MINUTES);
  await read(data);
  vi.advanceTimersByTime(3 * MINUTE - 1);
  await read(data);
  expect(asked[key]).toBe(1);
  vi.advanceTimersByTime(1);
  await read(data);
  expect(asked[key]).toBe(2);
});

it('a page that was there is shown by the routes before while new ones are slow or cannot be had; a new page waits for them', async () => {
  let answer: (how: 'now' | 'fail') => void = () => {};
  let paths = ['/old/'];
  let isSlow = false;
  const get = async ({ key }: Endpoint): Promise<unknown> => {
    if (key !== 'nuxtapi_routes') return { items: [], literal: {} };
    const how = isSlow ? await new Promise<'now' | 'fail'>((resolve) => (answer = resolve)) : 'now';
    if (how === 'fail') throw new Error('no answer');
    return { items: paths.map((path) => ({ path })) };
  };
  const data = createSiteData({ api: () => ({ tags: new Set(), get }) as unknown as ShopApi, endpoint: site });
  const shown = async (path?: string) => [...(await data.routes(path)).keys()];
  expect(await shown('/old/')).toEqual(['/old/']);
  paths = ['/old/', '/new/'];
  isSlow = true;
  data.forget();
  expect(await shown('/old/')).toEqual(['/old/']);
  const [fresh, all] = [shown('/new/'), shown()];
  answer('now');
  expect(await Promise.all([fresh, all])).toEqual([paths, paths]);
  expect(await shown('/old/')).toEqual(paths);
  data.forget();
  const [kept, lost] = [shown('/new/'), shown('/nowhere/')];
  answer('fail');
  expect(await kept).toEqual(paths);
  await expect(lost).rejects.toThrow('no answer');
});
