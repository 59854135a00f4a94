import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { connect } from './connect.ts';

// In a separate file, as the process remembers which statements were run before.

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('empty');
});
afterAll(() => database.drop());

describe('a connection', () => {
  it('that dies between two queries of a transaction fails the next one and nothing else; the pool goes on', async () => {
    const { db } = database;
    const outside = new pg.Client({ connectionString: database.url });
    await outside.connect();
    onTestFinished(() => outside.end());
    const lost = db.transaction().execute(async (lent) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(lent);
      const pid = rows[0]?.pid ?? 0;
      await outside.query('select pg_terminate_backend($1)', [pid]);
      // The connection ends while no query runs, so its error belongs to none.
      await vi.waitFor(async () => expect((await outside.query('select from pg_stat_activity where pid = $1', [pid])).rowCount).toBe(0));
      // After one more round trip the client has read the error.
      await outside.query('select 1');
      await sql`select 1`.execute(lent);
    });
    await expect(lost).rejects.toThrow();
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('prepares statements that are asked again, and no more of them than it may keep', async () => {
    const prepared = await database.db.connection().execute(async (lent) => {
      const count = async () => (await sql<{ n: number }>`select count(*)::integer as n from pg_prepared_statements`.execute(lent)).rows[0]?.n ?? 0;
      for (let i = 0; i < 3; i += 1) await sql`select ${1}::integer as again`.execute(lent);
      const few = await count();
      for (let form = 0; form < 1000; form += 1) {
        const column = sql.raw(`form_${form}`);
        for (let i = 0; i < 2; i += 1) await sql`select ${1}::integer as ${column}`.execute(lent);
      }
      return { few, many: await count() };
    });
    expect(prepared.few).toBe(1);
    expect(prepared.many).toBeLessThanOrEqual(800);
    expect(prepared.many).toBeGreaterThan(500);
  });

  it('asks statements of a transaction that are begun side by side one after the other, also behind one that fails, and pg warns of none', async () => {
    const warned = vi.fn();
    process.on('warning', warned);
    onTestFinished(() => void process.off('warning', warned));
    const transaction = database.db.transaction().execute(async (lent) => {
      const answers = await Promise.all([3, 1, 2].map((n) => sql<{ n: number }>`select ${n}::integer as n, pg_sleep(0.01)`.execute(lent)));
      const failing = [sql`select 1 / 0`, sql`select 1`].map((statement) => statement.execute(lent));
      return { answers: answers.map(({ rows }) => rows[0]?.n), failed: await Promise.allSettled(failing) };
    });
    await expect(transaction).rejects.toThrow();
    const { answers } = await database.db.transaction().execute(async (lent) => ({
      answers: await Promise.all([3, 1, 2].map((n) => sql<{ n: number }>`select ${n}::integer as n`.execute(lent))),
    }));
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual([3, 1, 2]);
    await new Promise(setImmediate);
    expect(warned.mock.calls).toEqual([]);
  });

  it('that a load left behind is closed ten seconds later', async () => {
    const { db, stats, close } = connect({ url: database.url, size: 4 });
    onTestFinished(close);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await Promise.all(Array.from({ length: 4 }, () => sql`select 1`.execute(db)));
    expect(stats().open).toBe(4);
    vi.advanceTimersByTime(9999);
    expect(stats().open).toBe(4);
    vi.advanceTimersByTime(1);
    expect(stats().open).toBe(0);
  });
});
