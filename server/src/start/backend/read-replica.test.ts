import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../backend/src/testing/test-database.ts';
import { type FaultProxy, startFaultProxy } from '../../../../bench/src/fault-proxy.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

const SOON = { timeout: 10_000, interval: 50 };

/** A copy of the same shop stands for a replica; what is written to the primary is "replicated" by writing it there too. */
let primary: TestDatabase;
let copy: TestDatabase;
let proxy: FaultProxy;
let shop: TestShop;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  [primary, copy] = await Promise.all([createTestDatabase('demo'), createTestDatabase('demo')]);
  const target = new URL(copy.url);
  proxy = await startFaultProxy({ target: { host: target.hostname, port: Number(target.port) } });
  const DATABASE_READ_URL = Object.assign(new URL(copy.url), { hostname: '127.0.0.1', port: String(proxy.port) }).href;
  shop = await startTestShop({ database: primary, env: { DATABASE_READ_URL, READ_LIMIT_MS: '3000' } });
});
afterAll(async () => {
  await shop.stop();
  await proxy.stop();
  await Promise.all([primary.drop(), copy.drop()]);
});

const queryRows = async <T extends pg.QueryResultRow>(url: string, statement: string, values: unknown[] = []): Promise<T[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(statement, values)).rows;
  } finally {
    await client.end();
  }
};
/** Several statements at once have no values. */
const run = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};
/** When connections to a database last looked whether the last changes are there. */
const LOOKS = "select query_start::text as began from pg_stat_activity where datname = $1 and query like '%catalogue_changes%'";
const rename = (title: string) =>
  `update product_texts set title = '${title}' where lang = 'si' and product_id = (select id from products where code = 'DEMO-LAPTOP-01')`;
/** Another title that no change tells of: whoever shows it has read it there. */
const secretly = (title: string) => `set session_replication_role = replica; ${rename(title)}`;

const titleShown = async (): Promise<string> => {
  const body = Buffer.from(JSON.stringify({ lang: 'si', item_code: 'DEMO-LAPTOP-01' }));
  const request = new Request(`${shop.origin}/api/catalog/product/`, { method: 'POST', headers: { 'content-type': 'application/json' } });
  const reply = await shop.shop.answer(request, body);
  expect(reply.status).toBe(200);
  return (JSON.parse(reply.text) as { data: { title: string } }).data.title;
};
const isUsed = async (): Promise<boolean> => /^vitrina_database_replica_usable(?:\{[^}]*\})? 1$/m.test(await shop.shop.metrics());
/** A change of the product, here and, when it arrives, there. */
const change = (title: string) => run(primary.url, rename(title));
const arrives = (title: string) => run(copy.url, rename(title));

it('answers public reads while it holds the last changes; while it lags, hangs or is away the primary does', async () => {
  await vi.waitFor(async () => expect(await isUsed()).toBe(true), SOON);
  await run(copy.url, secretly('on the replica'));
  expect(await titleShown()).toBe('on the replica');

  await change('second title');
  await vi.waitFor(async () => expect(await titleShown()).toBe('second title'), SOON);
  expect(await isUsed()).toBe(false);
  await arrives('second title');
  await vi.waitFor(async () => expect(await isUsed()).toBe(true), SOON);

  await proxy.set({ kind: 'hang' });
  await change('third title');
  await vi.waitFor(async () => expect(await titleShown()).toBe('third title'), SOON);
  await proxy.set({ kind: 'down' });
  await change('fourth title');
  await vi.waitFor(async () => expect(await titleShown()).toBe('fourth title'), SOON);
  expect(await isUsed()).toBe(false);
  await proxy.set(null);
  await arrives('third title');
  await arrives('fourth title');
  await vi.waitFor(async () => expect(await isUsed()).toBe(true), SOON);
});

it('that dies between two changes fails no call', async () => {
  await vi.waitFor(async () => expect(await isUsed()).toBe(true), SOON);
  await proxy.set({ kind: 'down' });
  // Another product is in no cache yet.
  const body = Buffer.from(JSON.stringify({ lang: 'hr', item_code: 'DEMO-LAPTOP-01' }));
  const request = new Request(`${shop.origin}/api/catalog/product/`, { method: 'POST', headers: { 'content-type': 'application/json' } });
  expect((await shop.shop.answer(request, body)).status).toBe(200);
  expect(await isUsed()).toBe(false);
  await proxy.set(null);
});

it('that is another database altogether is never read from', async () => {
  const wrong = await createTestDatabase('empty');
  const other = await startTestShop({ database: primary, env: { DATABASE_READ_URL: wrong.url } });
  const reply = await other.shop.answer(new Request(`${other.origin}/api/nuxtapi/routes/`));
  expect(reply.status).toBe(200);
  // It is looked at again after it was found wrong.
  const looks = new Set<string>();
  await vi.waitFor(async () => {
    for (const { began } of await queryRows<{ began: string }>(primary.url, LOOKS, [new URL(wrong.url).pathname.slice(1)])) looks.add(began);
    expect(looks.size).toBeGreaterThan(1);
  }, SOON);
  expect(await other.shop.metrics()).toMatch(/^vitrina_database_replica_usable(?:\{[^}]*\})? 0$/m);
  await other.stop();
  await wrong.drop();
});
