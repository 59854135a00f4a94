import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

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
  it('waits shortly for a locked table, so that queries behind it do not wait long, and succeeds in the end [F21]', async ({ signal }) => {
    const { db, url } = database;
    writeFileSync(join(folder, '9001-trial.sql'), 'alter table products add column trial integer;');
    let release = () => {};
    const whenReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Otherwise a failed test would hold the lock for ever.
    signal.addEventListener('abort', release);
    let markLocked = () => {};
    const whenLocked = new Promise<void>((resolve) => {
      markLocked = resolve;
    });
    const busy = db.transaction().execute(async (lent) => {
      await sql`select 1 from products limit 1`.execute(lent);
      markLocked();
      await whenReleased;
    });
    await whenLocked;
    const migrated = migrate(url, folder);
    const isWaiting = async (): Promise<boolean> => {
      const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table products add column trial%'`.execute(
        db,
      );
      return rows.length > 0;
    };
    // Behind a migration that keeps waiting these reads would wait for ever, as the table is held until they are answered.
    for (let read = 0; read < 3; read += 1) {
      await vi.waitFor(async () => expect(await isWaiting()).toBe(true), { timeout: 20_000, interval: 5 });
      await sql`select 1 from products limit 1`.execute(db);
    }
    release();
    await busy;
    expect(await migrated).toEqual(['9001-trial.sql']);
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
