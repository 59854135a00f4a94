import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveSettings } from '@vitrina/backend/seed';
import { catalogue } from '@vitrina/contract/catalogue';
import { DEFAULT_DOCUMENTS } from '@vitrina/contract/settings/default-documents';
import { startTestBackend, type TestBackend } from '../../../backend/src/testing/test-backend.ts';
import { runImport } from './run-import.ts';
import { ShownSoFar } from './shown-so-far.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrina-shown-'));
const file = join(folder, 'feed.ndjson');
let shop: TestBackend;
let client: pg.Client;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  client = new pg.Client({ connectionString: shop.database.url });
  await client.connect();
  const documents = { behaviour: { ...DEFAULT_DOCUMENTS.behaviour, guardian: 'report' as const } };
  await saveSettings(shop.database.db, { documents, versions: 'any', userId: null, cause: 'test' });
});
afterAll(async () => {
  await client?.end();
  await shop?.stop();
  rmSync(folder, { recursive: true });
});

const line = (id: number, title: string, category: string) =>
  JSON.stringify({
    source: 'feed',
    source_id: String(id),
    title,
    category_path: ['Lamps', category],
    brand: 'Svetlin',
    price: 10,
    currency: 'EUR',
    language: 'en',
  });
const run = (lines: readonly string[]) => {
  writeFileSync(file, lines.join('\n'));
  return runImport({ db: shop.database.db, files: [file], rates: {}, out: { write: () => {} } });
};
const purgeChanges = async () => shop.cache.purge(await shop.catalogue.catchUp());
const shown = async (code: string) => {
  const { title, breadcrumbs } = await shop.get(catalogue.product, { item_code: code }, { lang: 'en' });
  return [title, breadcrumbs.at(-1)?.title];
};

/** The lines are written, and the import fails before its final announcement. */
async function runToFirstStep(lines: readonly string[]): Promise<void> {
  await client.query(`create function test_refuse() returns trigger language plpgsql as $$ begin raise exception 'no words today'; end $$`);
  await client.query(`create trigger test_refuse before delete on search_words for each statement execute function test_refuse()`);
  try {
    await expect(run(lines)).rejects.toThrow('no words today');
  } finally {
    await client.query(`drop function test_refuse() cascade`);
  }
}

it('a product that an import changes is shown with its batch, before the import ends, also in a category that it brought along', async () => {
  const first = Array.from({ length: 5 }, (_, i) => line(i, `Lamp ${i}`, 'Table lamps'));
  await run(first);
  await purgeChanges();
  expect(await shown('feed-1')).toEqual(['Lamp 1', 'Table lamps']);

  const second = first.with(1, line(1, 'Lamp one', 'Floor lamps'));
  await runToFirstStep(second);
  await purgeChanges();
  expect(await shown('feed-1')).toEqual(['Lamp one', 'Floor lamps']);
  expect(await shown('feed-2')).toEqual(['Lamp 2', 'Table lamps']);

  await run(second);
  await purgeChanges();
  expect(await shown('feed-1')).toEqual(['Lamp one', 'Floor lamps']);
});

it('of few changed products a running shop is told one by one, of more than two thousand as a whole', async () => {
  const { rows } = await client.query<{ id: number }>('select id from products order by id limit 300');
  const ids = rows.map(({ id }) => id);
  const last = (await client.query('select max(id) as id from catalogue_changes')).rows[0].id as string;
  const countChanges = async () => {
    const query = 'select kind, count(*)::integer as n from catalogue_changes where id > $1 group by kind order by kind';
    return Object.fromEntries((await client.query<{ kind: string; n: number }>(query, [last])).rows.map(({ kind, n }) => [kind, n]));
  };
  const so = new ShownSoFar(shop.database.db);
  for (let batch = 1; batch <= 6; batch += 1) await so.change(shop.database.db, ids);
  await so.write(1800);
  expect(await countChanges()).toEqual({ product: 1800 });
  await so.change(shop.database.db, ids);
  await so.write(300);
  expect(await countChanges()).toEqual({ all: 1, product: 1800 });
  await so.change(shop.database.db, ids);
  await so.write(300);
  expect(await countChanges()).toEqual({ all: 1, product: 1800 });
});
