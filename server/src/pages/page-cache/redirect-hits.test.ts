import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let test: TestShop;
beforeEach(async () => {
  test = await startTestShop();
});
// The shop itself has ended by then.
afterEach(async () => {
  await test.database.drop();
  rmSync(test.dataDir, { recursive: true, force: true });
});

async function query<Row>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: test.database.url });
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

it('every followed rule is counted, from the cache too, without a write for each request; a count ends no cache', async () => {
  const written = await query<{ id: number }>("insert into redirects (old_path, new_path) values ('/a/', '/c/'), ('/b/', '/c/'), ('/d/', '/c/') returning id");
  const [a, b] = written.map((row) => row.id);
  test.storefront.answer = () => new Response(null, { status: 301, headers: { location: '/c/', 'x-page-cache': 'public', 'x-redirect-rules': `${a} ${b}` } });
  for (const path of ['/a/', '/a/', '/a/', '/webshop/a/']) {
    const reply = await fetch(test.origin + path, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('x-redirect-rules')]).toEqual([301, null]);
  }
  expect(test.storefront.requests.map((one) => one.url)).toEqual(['/a/', '/webshop/a/']);
  const changes = () => query("select from catalogue_changes where tag = 'redirects'").then((rows) => rows.length);
  const before = await changes();
  await test.shop.close();
  const counted = await query<{ hits: string; is_hit: boolean }>(
    "select hits, last_hit_at > now() - interval '5 minutes' as is_hit from redirects order by old_path",
  );
  expect(counted.map(({ hits, is_hit }) => [Number(hits), is_hit])).toEqual([
    [4, true],
    [4, true],
    [0, null],
  ]);
  expect(await changes()).toBe(before);
});
