import { MOST_BYTES } from '@vitrina/contract/body-limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '@vitrina/contract/endpoints';
import { ERROR_STATUS } from '@vitrina/contract/errors';
import { startTestBackend, type TestBackend } from '../testing/test-backend.ts';

let shop: TestBackend;
let before: unknown;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  staff = await shop.logIn('staff@vitrina.test', 'vitrina-demo-1');
  before = await fingerprint();
});
afterAll(() => shop.stop());

/** Counts of the data that a visitor could change. */
const fingerprint = async () =>
  (
    await sql`select (select count(*) from products), (select sum(qty) from stock), (select count(*) from price_history), (select count(*) from comments), (select count(*) from users), (select count(*) from routes)`.execute(
      shop.database.db,
    )
  ).rows;

let staff: string;
const STAFF_PATHS = new Set(allEndpoints.filter((endpoint) => endpoint.access === 'staff').map((endpoint) => endpoint.path));
/** Sends staff endpoints with a staff token, as their bodies are not read otherwise. */
const post = (path: string, body: string, headers: Record<string, string> = {}, method = 'POST') =>
  shop.fetch(path, {
    method,
    body,
    headers: { 'content-type': 'application/json', ...(STAFF_PATHS.has(path) && { authorization: `Bearer ${staff}` }), ...headers },
  });
const writes = allEndpoints.filter((endpoint) => endpoint.method !== 'GET');

async function expectCleanRefusal(response: Response): Promise<{ label_name: string; errors?: { field: string; label_name: string }[] }> {
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  const body = (await response.json()) as { success: boolean; data: { label_name: keyof typeof ERROR_STATUS } };
  expect(body.success).toBe(false);
  expect(ERROR_STATUS[body.data.label_name]).toBe(response.status);
  expect(JSON.stringify(body)).not.toMatch(/select |\.ts|node_modules|stack/i);
  return body.data;
}

describe.each(writes.map((endpoint) => [endpoint.key, endpoint] as const))('%s', (_key, endpoint) => {
  it.each([
    ['malformed JSON', '{"a":'],
    ['a bare word', 'null'],
    ['a number', '1'],
    [
      'a NUL byte',
      JSON.stringify({
        search_q: 'a\u0000b',
        slug: '\u0000',
        item_slug: '\u0000',
        email: '\u0000',
        password: 'x',
        code: '\u0000',
        ids: [1],
        caches: ['\u0000'],
        lang: '\u0000',
      }),
    ],
    ['wrong types', JSON.stringify({ ids: 'x', item_id: 'x', per_page: {}, email: 1, password: [], code: 5, slug: 7, lang: 3, caches: 1, codes: 1 })],
  ])('refuses %s', async (_name, body) => {
    await expectCleanRefusal(await post(endpoint.path, body, {}, endpoint.method));
  });

  it('refuses a body beyond its limit with 413', async () =>
    expect((await post(endpoint.path, JSON.stringify({ x: 'a'.repeat((endpoint.mostBytes ?? MOST_BYTES) + 1) }), {}, endpoint.method)).status).toBe(413));
  it('refuses a compressed body with 415', async () =>
    expect((await post(endpoint.path, '{}', { 'content-encoding': 'br' }, endpoint.method)).status).toBe(415));
  it('refuses another content type with 415', async () =>
    expect((await post(endpoint.path, '{}', { 'content-type': 'text/plain' }, endpoint.method)).status).toBe(415));
  it('refuses nesting without end', async () =>
    expectCleanRefusal(await post(endpoint.path, `{"x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, {}, endpoint.method)));
});

describe('every read', () => {
  it.each(allEndpoints.filter((endpoint) => endpoint.method === 'GET').map((endpoint) => [endpoint.key, endpoint] as const))(
    '%s survives hostile queries',
    async (_key, endpoint) => {
      for (const query of [
        '?q=%00',
        `?q=${'a'.repeat(10_000)}`,
        "?q=';select pg_sleep(5)--&slug=';--&lang=';--&lang=xx",
        '?slug=../../etc/passwd',
        '?slug[]=1&slug[]=2',
        '?version=%F0%28%8C%28',
      ]) {
        const response = await shop.fetch(`${endpoint.path}${query}`);
        expect(response.status).toBeLessThan(500);
        expect(((await response.json()) as { success: unknown }).success).toBeTypeOf('boolean');
      }
    },
  );
});

describe('errors', () => {
  it('name every bad field', async () => {
    const data = await expectCleanRefusal(
      await post('/api/catalog/products/', JSON.stringify({ per_page: 1000, page: 0, sort: 'x', ids: [0], price_from: -1 })),
    );
    expect(data.errors?.map((error) => error.field).sort()).toEqual(['ids.0', 'page', 'per_page', 'price_from', 'sort']);
  });

  it('unknown paths and methods are 404', async () => {
    await expectCleanRefusal(await shop.fetch('/api/no/such/call/'));
    await expectCleanRefusal(await shop.fetch('/api/catalog/product/', { method: 'DELETE' }));
    await expectCleanRefusal(await shop.fetch('/api/catalog/..%2f..%2fetc/passwd'));
  });

  it('calls from pages of another host are refused', async () =>
    expect((await post('/api/catalog/product/', '{"item_id":1}', { origin: 'https://evil.example' })).status).toBe(403));

  it('each path answers with and without its trailing slash', async () => {
    for (const endpoint of allEndpoints.filter((one) => one.method === 'GET')) {
      const [slashed, bare] = await Promise.all([shop.fetch(endpoint.path), shop.fetch(endpoint.path.replace(/\/$/, ''))]);
      expect(bare.status, endpoint.path).toBe(slashed.status);
    }
  });

  it('none of all this changed anything or was unexpected', async () => {
    expect(await fingerprint()).toEqual(before);
    expect(shop.errors).toEqual([]);
  });
});
