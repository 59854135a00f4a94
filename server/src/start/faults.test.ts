import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { STAFF } from '@vitrina/demo/known';
import { createTestDatabase, type TestDatabase } from '../../../backend/src/testing/test-database.ts';
import { type FaultProxy, startFaultProxy } from '../../../bench/src/fault-proxy.ts';
import { type RawReply, rawRequest } from '../testing/raw-request.ts';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';
import { page, stubStorefront } from '../testing/stub-storefront.ts';

/** Long enough for the shop to start on a busy machine. What goes wrong below would last for ever. */
const LIMITS = { READ_LIMIT_MS: '2500', WRITE_LIMIT_MS: '4000' };
/** Far above the limits, on however busy a machine; a hang would have no end. */
const A_WHILE_MS = 90_000;
const SOON = { timeout: A_WHILE_MS, interval: 50 };

let database: TestDatabase;
let proxy: FaultProxy;
let shop: TestShop;
let codes: string[];
const nobodyCaught: unknown[] = [];
const note = (error: unknown) => nobodyCaught.push(error);
beforeAll(async () => {
  process.on('unhandledRejection', note);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  database = await createTestDatabase('demo');
  const target = new URL(database.url);
  proxy = await startFaultProxy({ target: { host: target.hostname, port: Number(target.port) } });
  const url = Object.assign(new URL(database.url), { hostname: '127.0.0.1', port: String(proxy.port) }).href;
  shop = await startTestShop({ database: { ...database, url }, env: LIMITS, storefront: stubStorefront(productPage) });
  codes = await visibleCodes();
});
afterEach(async () => {
  await proxy.set(null);
  await vi.waitFor(async () => expect((await get(cold())).status).toBe(200), SOON);
});
afterAll(async () => {
  await shop.stop();
  await proxy.stop();
  await database.drop();
  process.off('unhandledRejection', note);
  expect(nobodyCaught).toEqual([]);
});

/** A page of one product, made of one call, as the storefront does it. */
async function productPage(request: Request): Promise<Response> {
  const code = new URL(request.url).pathname.split('/')[1];
  const body = Buffer.from(JSON.stringify({ lang: 'si', item_code: code }));
  const reply = await shop.shop.answer(new Request(`${shop.origin}/api/catalog/product/`, { method: 'POST', headers: JSON_BODY }), body);
  if (reply.status !== 200) throw Object.assign(new Error(`Error ${reply.status}`), { statusCode: reply.status });
  return page(`page of ${code}`, { tags: 'catalogue' });
}

async function visibleCodes(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ code: string }>(
    `select code from products where visible and type = 'simple' and code not like 'DEMO-%' order by id limit 80`,
  );
  await client.end();
  return rows.map(({ code }) => code);
}

const JSON_BODY = { 'content-type': 'application/json' };
const get = (path: string, headers: Record<string, string> = {}): Promise<RawReply> => rawRequest({ port: shop.port, path, headers });
/** A page nobody asked for yet. */
const cold = (): string => `/${codes.pop()}/`;
const timed = async <T>(work: Promise<T>): Promise<{ reply: T; ms: number }> => {
  const startedAt = performance.now();
  return { reply: await work, ms: performance.now() - startedAt };
};

describe.each([
  ['is down', { kind: 'down' }],
  ['hangs', { kind: 'hang' }],
  ['breaks off in the middle', { kind: 'reset', afterBytes: 1 }],
] as const)('while the database %s', (_how, fault) => {
  it('warm pages come, cold ones are away with 503, writes say so, all in time; nothing of it is kept [F1] [F2] [F4]', async () => {
    const [warm, changed, unseen] = [cold(), cold(), cold()];
    // With limits as short as these one may be away on a busy machine.
    for (const path of [warm, changed]) await vi.waitFor(async () => expect((await get(path)).status).toBe(200), SOON);
    await proxy.set(fault);
    shop.shop.pageCache.purge(['catalogue']);

    for (const path of [warm, changed]) {
      const { reply, ms } = await timed(get(path));
      expect([reply.status, reply.body.toString()]).toEqual([200, `page of ${path.slice(1, -1)}`]);
      expect(ms).toBeLessThan(A_WHILE_MS);
    }
    const away = await timed(get(unseen));
    expect(away.reply.status).toBe(503);
    expect(Number(away.reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(away.ms).toBeLessThan(A_WHILE_MS);

    const post = { port: shop.port, method: 'POST', path: '/api/auth/login/', headers: JSON_BODY, body: JSON.stringify(STAFF) };
    const write = await timed(rawRequest(post));
    expect([write.reply.status, JSON.parse(write.reply.body.toString())]).toEqual([503, { success: false, data: { label_name: 'error_unavailable' } }]);
    expect(write.ms).toBeLessThan(A_WHILE_MS);

    await proxy.set(null);
    await vi.waitFor(async () => expect((await get(unseen)).status).toBe(200), SOON);
    expect((await get(unseen)).body.toString()).toBe(`page of ${unseen.slice(1, -1)}`);
  });
});

it('after ten calls without an answer requests fail at once [F2]', async () => {
  await proxy.set({ kind: 'hang' });
  await Promise.all(Array.from({ length: 14 }, () => get(cold())));
  const before = proxy.counts.opened;
  const { reply: replies, ms } = await timed(Promise.all(Array.from({ length: 20 }, () => get('/unknown-to-everybody/'))));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([503]));
  // One may try at a time, every half second.
  expect(proxy.counts.opened - before).toBeLessThanOrEqual(3 + ms / 500);
});

it.each(['/never-made/', '/webshop/shopping_cart/'])('%s, however long it takes to be made, is answered with 503 in time [F2]', async (path) => {
  const { answer } = shop.storefront;
  shop.storefront.answer = () => new Promise(() => {});
  const reply = await get(path);
  shop.storefront.answer = answer;
  expect([reply.status, reply.headers['retry-after'] !== undefined]).toEqual([503, true]);
});
