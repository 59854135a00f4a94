import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNameOf } from '@vitrina/contract/endpoint';
import { allEndpoints } from '@vitrina/contract/endpoints';
import { GAMES, KNOWN, KNOWN_NEWSLETTER, LANDING } from '@vitrina/demo/known';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';

const MINUTE = 60_000;
let shop: TestBackend;
/** Number of computed replies by endpoint key. */
const computeCounts = new Map<string, number>();
const measured = new Set<string>();

beforeAll(async () => {
  shop = await startTestBackend('demo');
  const { get } = shop.cache;
  vi.spyOn(shop.cache, 'get').mockImplementation((query) => {
    const call = query.key.split(':')[0] as string;
    return get({
      ...query,
      make: () => {
        computeCounts.set(call, (computeCounts.get(call) ?? 0) + 1);
        return query.make();
      },
    });
  });
});
afterAll(() => shop.stop());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function request(key: string, input: Record<string, unknown>): Promise<number> {
  const endpoint = allEndpoints.find((one) => one.key === key);
  if (!endpoint) throw new Error(`no call is named ${key}`);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(input[name]));
  const body = endpoint.method === 'GET' ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) };
  const query = endpoint.method === 'GET' && path === endpoint.path ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const reply = await shop.fetch(path + query, body);
  expect([key, reply.status, ((await reply.json()) as { success: boolean }).success]).toEqual([key, 200, true]);
  return computeCounts.get(key) ?? 0;
}

/** Expects that a reply is computed once, not again a millisecond before its lifetime ends, and again at its end. */
async function lives(minutes: number, calls: Record<string, Record<string, unknown>>): Promise<void> {
  for (const [key, input] of Object.entries(calls)) {
    measured.add(key);
    const before = computeCounts.get(key) ?? 0;
    expect(await request(key, input), key).toBe(before + 1);
    vi.setSystemTime(Date.now() + minutes * MINUTE - 1);
    expect(await request(key, input), `${key} a millisecond before ${minutes} minutes`).toBe(before + 1);
    vi.setSystemTime(Date.now() + 1);
    expect(await request(key, input), `${key} after ${minutes} minutes`).toBe(before + 2);
  }
}
const demoProduct = async (code: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from products where code = ${code}`.execute(shop.database.db);
  return rows[0]?.id ?? 0;
};

describe('replies live', () => {
  it('1440 minutes: currencies [S9.6]', () => lives(1440, { nuxtapi_currency: {}, catalog_currency: { code: 'RSD' } }));
  it('1440 minutes: the endpoint table [S9.7]', () => lives(1440, { misc_endpoints: { version: '1' }, nuxtapi_endpoints: {} }));
  it('1440 minutes: site info [S9.8]', () => lives(1440, { nuxtapi_info: {} }));
  it('1440 minutes: a newsletter [S9.10]', () => lives(1440, { newsletter_page: KNOWN_NEWSLETTER }));
  it('1440 minutes: what visitors are asked to consent to [S9.11]', () => lives(1440, { nuxtapi_gdpr_template: {} }));
  it('10 minutes: labels [S9.12]', () => lives(10, { nuxtapi_labels: { lang: 'hr' } }));
  it('30 minutes: menus [S9.13]', () => lives(30, { cms_menus: {} }));
  it('5 minutes: routes [S9.14]', () => lives(5, { nuxtapi_routes: {}, nuxtapi_pages: { slug: '/' }, nuxtapi_check_init_data: {} }));
  it('5 minutes: categories of the catalogue, and makers [S9.15]', () => lives(5, { catalog_categories: {}, catalog_manufacturers: {} }));
  it('5 minutes: lists [S9.16]', () => lives(5, { catalog_lists: { per_list: 1 } }));
  it('5 minutes: products in lists, searches and comparisons [S9.17]', async () => {
    const item_id = await demoProduct(KNOWN.laptop);
    await lives(5, {
      catalog_products: { category_slug: 'laptops' },
      catalog_nearest: { item_id },
      catalog_related: { item_id },
      catalog_accessories: { item_id },
      catalog_guide: { category_slug: 'computers' },
      catalog_suggest: { q: 'kvant' },
      catalog_compare_table: { ids: [item_id] },
      catalog_coupon_prices: { ids: [item_id] },
    });
  });
  it('5 minutes: a product [S9.18]', () => lives(5, { catalog_product: { item_code: KNOWN.laptop } }));
  it('5 minutes: sellers [S9.19]', () => lives(5, { catalog_sellers: {} }));
  it('60 minutes: redirect rules [S9.20]', () => lives(60, { nuxtapi_redirects: {} }));
  it('60 minutes: pages [S9.22]', () =>
    lives(60, {
      cms_page: { slug: 'pogoji-nakupa' },
      cms_promotions: {},
      cms_promotion: { slug: 'deset-odstotkov-za-vse' },
      cms_services: {},
      cms_service: { slug: 'prikljucenje-bele-tehnike', lang: 'rs' },
      cms_sitemap: {},
    }));
  it('60 minutes: questions and answers [S9.23]', () => lives(60, { cms_faq: {} }));
  it('30 minutes: posts [S9.24]', () =>
    lives(30, { publish_posts: {}, publish_post: { item_slug: 'kako-izbrati-prenosnik' }, publish_categories: {}, publish_authors: {} }));
  it('60 minutes: shops [S9.25]', () => lives(60, { location_points: {}, location_point: { slug: 'koper' } }));
  it('60 minutes: landing pages [S9.26]', () => lives(60, { cms_static_content: { slug: LANDING.openDays.slug } }));
  it('15 minutes: what every caller may know and has no cache of its own [S9.27]', () =>
    lives(15, { webshop_location: { country: 'SI' }, sweepstake_protocol: { slug: GAMES.closed }, catalog_recalls: {}, trade_in_devices: {} }));

  it('each of them: no call is kept that was not measured', () => {
    const cachedKeys = allEndpoints.filter((endpoint) => cacheNameOf(endpoint) !== null).map(({ key }) => key);
    expect(cachedKeys.toSorted()).toEqual([...measured].toSorted());
  });
});
