import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

const HELD_MS = 2500;

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase('empty');
  folder = mkdtempSync(join(tmpdir(), 'vitrina-migrations-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

describe('a migration while the shop is open', () => {
  it('waits shortly for a busy table, so that nobody behind it waits long, and gets through in the end [F21]', async () => {
    const { db, url } = database;
    writeFileSync(join(folder, '9001-trial.sql'), 'alter table products add column trial integer;');
    const busy = db.transaction().execute(async (lent) => {
      await sql`select 1 from products limit 1`.execute(lent);
      await sleep(HELD_MS);
    });
    await sleep(100);
    let isDone = false;
    const migrated = migrate(url, folder).finally(() => {
      isDone = true;
    });
    let longest = 0;
    while (!isDone) {
      const begun = performance.now();
      await sql`select 1 from products limit 1`.execute(db);
      longest = Math.max(longest, performance.now() - begun);
      await sleep(20);
    }
    await busy;
    expect(await migrated).toEqual(['9001-trial.sql']);
    // Behind a migration that waits on, it would be the whole time.
    expect(longest).toBeLessThan(HELD_MS - 500);
    const { rows } = await sql`select trial from products limit 1`.execute(db);
    expect(rows).toEqual([]);
  });

  it('that is wrong is named and leaves nothing behind', async () => {
    const { db, url } = database;
    writeFileSync(join(folder, '9002-wrong.sql'), 'create table half (id integer); select nothing_such;');
    await expect(migrate(url, folder)).rejects.toThrow(/Migration 9002-wrong\.sql failed/);
    const { rows } = await sql<{ half: string | null }>`select to_regclass('half')::text as half`.execute(db);
    expect(rows).toEqual([{ half: null }]);
  });
});
