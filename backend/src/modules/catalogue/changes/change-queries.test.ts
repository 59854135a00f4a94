import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../../db/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { selectChanges, selectNews } from './change-queries.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase('empty');
});
afterAll(() => test.drop());

const LAST = 5000;

/** Number of rows of the table that this transaction has read so far. */
async function rowsRead(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as n from pg_stat_xact_user_tables where relname = 'catalogue_changes'`.execute(db);
  return rows[0]?.n ?? 0;
}

it('changes are found by their numbers: the last and those missed, without a look at the others', async () => {
  await sql`delete from catalogue_changes`.execute(test.db);
  await sql`insert into catalogue_changes (id, kind, subject_id) overriding system value select n, 'stock', n from generate_series(1, ${LAST}::integer) n`.execute(
    test.db,
  );
  await test.db.transaction().execute(async (db) => {
    const before = await rowsRead(db);
    const found = await selectChanges(db, { after: LAST - 3, ids: [7, 4000, LAST + 50] });
    expect(found.map(({ id }) => id)).toEqual([7, 4000, LAST - 2, LAST - 1, LAST]);
    expect((await rowsRead(db)) - before).toBeLessThan(50);
    const news = await selectNews(db, { after: LAST - 3, ids: [7] });
    expect([news.changes.map(({ id }) => id), news.position]).toEqual([[7, LAST - 2, LAST - 1, LAST], expect.any(Number)]);
    expect((await rowsRead(db)) - before).toBeLessThan(50);
    expect(await selectChanges(db, { after: LAST, ids: [] })).toEqual([]);
    expect((await selectNews(db, { after: LAST, ids: [] })).changes).toEqual([]);
  });
  await sql`delete from catalogue_changes`.execute(test.db);
  expect(await selectChanges(test.db, { after: 0, ids: [1, 2] })).toEqual([]);
});
