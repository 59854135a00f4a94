import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { connect, type Database, type Db } from './connect.ts';
import { closing, deferred } from './deferred.ts';

let test: TestDatabase;
let own: Database;
let db: Db;
/** Texts of the statements that were sent. */
let sent: string[] = [];
beforeAll(async () => {
  test = await createTestDatabase('empty');
  own = connect({ url: test.url, size: 1, onStatement: (text) => sent.push(text.replace('/* deferred */ ', '')) });
  db = own.db;
  await sql`create table kept (n integer primary key)`.execute(db);
});
afterAll(async () => {
  await own.close();
  await test.drop();
});
beforeEach(async () => {
  await sql`delete from kept`.execute(db);
  sent = [];
});

const insertOf = (n: number) => sql`insert into kept (n) values (${n}::integer)`;
const storedNumbers = async (from: Db = db) => (await sql<{ n: number }>`select n from kept order by n`.execute(from)).rows.map(({ n }) => n);

describe('a transaction', () => {
  it('that asks nothing is never begun, committed or rolled back', async () => {
    expect(await db.transaction().execute(async () => 'nothing')).toBe('nothing');
    await expect(db.transaction().execute(() => Promise.reject(new Error('changed my mind')))).rejects.toThrow('changed my mind');
    expect(sent).toEqual([]);
  });

  it('sends deferred writes in their order with the next statement or the commit, and sees them', async () => {
    const seen = await db.transaction().execute(async (db) => {
      await deferred(insertOf(1)).execute(db);
      await deferred(sql`update kept set n = ${2}::integer where n = ${1}::integer`).execute(db);
      const inside = await storedNumbers(db);
      await deferred(insertOf(3)).execute(db);
      return inside;
    });
    expect(seen).toEqual([2]);
    expect(await storedNumbers()).toEqual([2, 3]);
  });

  it('takes no statement after its end', async () => {
    let late: Db | undefined;
    await db.transaction().execute(async (db) => {
      late = db;
      await insertOf(1).execute(db);
    });
    await expect(insertOf(2).execute(late as Db)).rejects.toThrow('a statement after the end of its transaction');
    expect(await storedNumbers()).toEqual([1]);
  });

  it('drops what was not sent when it is rolled back', async () => {
    const failing = db.transaction().execute(async (db) => {
      await insertOf(1).execute(db);
      await deferred(insertOf(2)).execute(db);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await storedNumbers()).toEqual([]);
  });

  it('fails as a whole when a deferred write fails, with the next statement or with the commit; the connection goes on', async () => {
    await insertOf(7).execute(db);
    for (let round = 0; round < 4; round += 1) {
      const withNext = db.transaction().execute(async (db) => {
        await deferred(insertOf(1)).execute(db);
        await deferred(insertOf(7)).execute(db);
        return storedNumbers(db);
      });
      await expect(withNext).rejects.toThrow('duplicate key');
      const withCommit = db.transaction().execute(async (db) => {
        await insertOf(2).execute(db);
        await deferred(insertOf(7)).execute(db);
      });
      await expect(withCommit).rejects.toThrow('duplicate key');
      expect(await storedNumbers()).toEqual([7]);
    }
  });

  it('whose first statement fails leaves the connection outside of it', async () => {
    for (let round = 0; round < 4; round += 1) {
      await expect(db.transaction().execute((db) => sql`select ${1}::integer / ${0}::integer`.execute(db))).rejects.toThrow('division by zero');
      await insertOf(round).execute(db);
    }
    expect(await storedNumbers()).toEqual([0, 1, 2, 3]);
  });

  it('ends with its closing statement, which gives its rows and sees what was deferred; when it fails nothing is kept', async () => {
    for (let round = 0; round < 4; round += 1) {
      sent = [];
      const { rows } = await db.transaction().execute(async (db) => {
        await deferred(insertOf(round)).execute(db);
        return closing(sql<{ n: number }>`select n from kept where n >= ${0}::integer order by n desc`).execute(db);
      });
      expect(rows[0]).toEqual({ n: round });
      expect(sent.filter((text) => text === 'commit')).toHaveLength(1);
      const failing = db.transaction().execute(async (db) => {
        await deferred(insertOf(8)).execute(db);
        await closing(sql`select ${1}::integer / ${0}::integer`).execute(db);
      });
      await expect(failing).rejects.toThrow('division by zero');
      const tooLate = db.transaction().execute(async (db) => {
        await closing(sql`select ${1}::integer`).execute(db);
        await insertOf(9).execute(db);
      });
      await expect(tooLate).rejects.toThrow('after the closing one');
    }
    expect(await storedNumbers()).toEqual([0, 1, 2, 3]);
  });

  it('is one transaction also with savepoints and unread rows of its first statements', async () => {
    await db.transaction().execute(async (db) => {
      await deferred(sql`select set_config('lock_timeout', ${'123ms'}, true)`).execute(db);
      const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(db);
      expect(rows).toEqual([{ lock_timeout: '123ms' }]);
      await sql`savepoint here`.execute(db);
      await deferred(insertOf(1)).execute(db);
      await sql`rollback to savepoint here`.execute(db);
      await deferred(insertOf(2)).execute(db);
    });
    expect(await storedNumbers()).toEqual([2]);
    const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(db);
    expect(rows).toEqual([{ lock_timeout: '0' }]);
  });
});

it('a deferred write outside of a transaction is sent at once', async () => {
  await deferred(insertOf(5)).execute(db);
  expect(await storedNumbers(test.db)).toEqual([5]);
});
