import { expectLogged } from '../../../backend/src/testing/expect-logged.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CUSTOMER, KNOWN, STAFF } from '@vitrina/demo/known';
import { query } from '../testing/query.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { hasRedisServer, NEEDS_REDIS, type RedisServer, startRedisServer } from '../testing/redis-server.ts';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';
import { page } from '../testing/stub-storefront.ts';

const call = async (shop: TestShop, path: string, { body, token }: { body?: unknown; token?: string } = {}) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const reply = await rawRequest({ port: shop.port, path, headers, ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }) });
  return { status: reply.status, data: (JSON.parse(reply.body.toString()) as { data: Record<string, unknown> }).data };
};
const logIn = async (shop: TestShop, person: { email: string; password: string }): Promise<string> =>
  (await call(shop, '/api/auth/login/', { body: person })).data.jwt as string;
const shown = async (shop: TestShop, path: string): Promise<string> => (await rawRequest({ port: shop.port, path })).body.toString();
/** What the interface of a process says of the product, from its cache of replies. */
const product = async (shop: TestShop) =>
  (await call(shop, '/api/catalog/product/', { body: { item_code: KNOWN.laptop } })).data as { id: number; price_custom: number };

const sharedBy = (withRedis: boolean) => () => {
  let redis: RedisServer | null = null;
  let a: TestShop;
  let b: TestShop;
  beforeAll(async () => {
    redis = withRedis ? await startRedisServer() : null;
    const env = redis ? { REDIS_URL: redis.url, REDIS_TIMEOUT_MS: '5000' } : {};
    a = await startTestShop({ kind: 'demo', env });
    b = await startTestShop({ database: a.database, env });
    // Pages that show what this process's own interface says.
    for (const shop of [a, b]) {
      const priceOf = async (): Promise<Response> => {
        const { id, price_custom: price } = await product(shop);
        return page(`price ${price}`, { tags: `product:${id}` });
      };
      const labelOf = async (): Promise<Response> =>
        page(((await call(shop, '/api/nuxtapi/labels/?lang=si')).data as Record<string, string>).cart_title ?? 'none');
      shop.storefront.answer = (request) => (new URL(request.url).pathname === '/label/' ? labelOf() : priceOf());
    }
  });
  afterAll(async () => {
    await b?.stop();
    await a?.stop();
    await redis?.stop();
  });

  it('show a new price at once, on pages and in the interface, written by either process', async () => {
    const before = await Promise.all([shown(a, '/p/'), shown(b, '/p/')]);
    expect(before[0]).toBe(before[1]);
    await query(a.database.url, 'update prices set amount = amount + 700 where product_id = (select id from products where code = $1)', [KNOWN.laptop]);
    for (const shop of [a, b]) {
      await vi.waitFor(async () => expect(await shown(shop, '/p/')).not.toBe(before[0]), { timeout: 5000, interval: 50 });
      expect(await shown(shop, '/p/')).toBe(`price ${(await product(shop)).price_custom}`);
    }
    expect(await shown(a, '/p/')).toBe(await shown(b, '/p/'));
  });

  it('empty their caches together when staff empty one, with the pages before them [S7.99]', async () => {
    const before = await Promise.all([shown(a, '/label/'), shown(b, '/label/')]);
    expect(before[0]).toBe(before[1]);
    // Nothing notes this change: it is for the staff to empty the cache.
    await query(a.database.url, `insert into labels (lang, name, text) values ('si', 'cart_title', 'Nova beseda')`);
    expect(await shown(b, '/label/')).toBe(before[0]);
    const token = await logIn(a, STAFF);
    expect((await call(a, '/api/nuxtapi/clearCache/', { body: ['labels'], token })).status).toBe(200);
    for (const shop of [a, b]) await vi.waitFor(async () => expect(await shown(shop, '/label/')).toBe('Nova beseda'), { timeout: 5000, interval: 50 });
  });

  it('empty the caches that staff name in a page’s address: here before the page is made, there soon after [S7.100]', async () => {
    const write = (text: string) => query(a.database.url, `update labels set text = '${text}' where lang = 'si' and name = 'cart_title'`);
    const cookieOf = async (person: { email: string; password: string }) => `token=${await logIn(a, person)}`;
    const open = (cacheNames: string, headers: Record<string, string>) => rawRequest({ port: a.port, path: `/label/?devclearcache=${cacheNames}`, headers });
    const [staff, customer] = await Promise.all([cookieOf(STAFF), cookieOf(CUSTOMER)]);
    await Promise.all([shown(a, '/label/'), shown(b, '/label/')]);
    await write('Druga beseda');
    const withoutEffect: [string, Record<string, string>][] = [
      ['1', {}],
      ['labels', { cookie: customer }],
      ['menus', { cookie: staff }],
      ['', { cookie: staff }],
      ['1', { cookie: staff, 'sec-fetch-site': 'cross-site' }],
      ['1', { cookie: staff, 'sec-purpose': 'prefetch' }],
    ];
    for (const [cacheNames, headers] of withoutEffect) await open(cacheNames, headers);
    expect([await shown(a, '/label/'), await shown(b, '/label/')]).toEqual(['Nova beseda', 'Nova beseda']);
    for (const [text, cacheNames] of [
      ['Druga beseda', 'menus,labels'],
      ['Tretja beseda', '1'],
    ] as const) {
      await write(text);
      expect((await open(cacheNames, { cookie: staff })).body.toString()).toBe(text);
      expect(await shown(a, '/label/')).toBe(text);
      await vi.waitFor(async () => expect(await shown(b, '/label/')).toBe(text), { timeout: 5000, interval: 50 });
    }
  });

  it('know each other’s sessions, and their ends at once', async () => {
    const token = await logIn(a, CUSTOMER);
    const isLoggedIn = async (shop: TestShop) => (await call(shop, '/api/auth/is-login/', { token })).status;
    expect([await isLoggedIn(b), await isLoggedIn(a)]).toEqual([200, 200]);
    expect((await call(a, '/api/auth/logout/', { body: {}, token })).status).toBe(200);
    expect([await isLoggedIn(b), await isLoggedIn(a)]).toEqual([401, 401]);
  });

  it('count wrong passwords together, also while Redis is away', async () => {
    if (redis) expectLogged(/Redis cannot be used, the shop goes on without it/);
    await redis?.kill();
    const guesses = Array.from({ length: 13 }, (_, i) => call(i % 2 ? a : b, '/api/auth/login/', { body: { email: `x${i}@primer.test`, password: 'ne' } }));
    const statuses = (await Promise.all(guesses)).map((reply) => reply.status);
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(10);
    expect(new Set(statuses)).toEqual(new Set([422, 429]));
  });
};

describe('two processes of one shop', sharedBy(false));
describe.skipIf(!hasRedisServer)('two processes of one shop with Redis', NEEDS_REDIS, sharedBy(true));
