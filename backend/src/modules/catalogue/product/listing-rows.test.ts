import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../../db/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { selectListingRows } from './listing-rows.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase('empty');
});
afterAll(() => test.drop());

const PRODUCTS = 3000;

/** Number of rows of products that this transaction has read so far. */
async function rowsRead(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as n from pg_stat_xact_user_tables where relname = 'products'`.execute(db);
  return rows[0]?.n ?? 0;
}

it('what lists know of a product that changed is read without a look at the others, with its configurable one', async () => {
  await sql`insert into products (code, type, status) select 'row-' || n, 'simple', 1 from generate_series(1, ${PRODUCTS}::integer) n`.execute(test.db);
  await sql`analyze products`.execute(test.db);
  const { rows } = await sql<{ id: number }>`select id from products where code like 'row-%' order by id limit 3`.execute(test.db);
  const [parent, variant, other] = rows.map(({ id }) => id) as [number, number, number];
  await sql`update products set type = 'configurable', initial_offer_id = ${variant}::integer where id = ${parent}::integer`.execute(test.db);
  await sql`update products set type = 'variant', parent_id = ${parent}::integer where id = ${variant}::integer`.execute(test.db);
  await test.db.transaction().execute(async (db) => {
    const before = await rowsRead(db);
    const listed = await selectListingRows(db, { ids: [variant, other] }, { pathOf: () => [], standsFor: (value) => value });
    expect(listed.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([variant, other]);
    expect((await rowsRead(db)) - before).toBeLessThan(50);
  });
});
