import { sql } from 'kysely';
import { type Db, deferred, poolSizeOf } from '../db/index.ts';
import { semaphoreByPool } from './semaphore.ts';
import { inTransaction } from './in-transaction.ts';
import { fail, type Outcome } from './outcome.ts';

/** One wait for a row that another transaction has locked. */
const TRY_MS = 300;
/** Time limit of all tries, from the first one. */
const GIVE_UP_MS = 2000;

/**
 * A transaction that waits for a row keeps its connection. At most half of the pool may wait so, so that reads find a connection however
 * many buyers want the same product.
 */
const semaphoreOf = semaphoreByPool((db) => Math.max(1, Math.floor(poolSizeOf(db) / 2)));

/**
 * A transaction that waits at most two seconds for locked rows and is rolled back when its outcome is a label. It waits in short tries,
 * between which others have their turn: the work may be run again, from its start.
 */
export async function withShortLocks<T>(db: Db, work: (db: Db) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  let until: number | undefined;
  for (;;) {
    try {
      return await semaphoreOf(db)(() => {
        until ??= performance.now() + GIVE_UP_MS;
        return tryOnce(db, work);
      });
    } catch (error) {
      if (!isBusy(error) || until === undefined || performance.now() > until) throw error;
    }
  }
}

const tryOnce = <T>(db: Db, work: (db: Db) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
  inTransaction(db, async (db) => {
    await deferred(sql`select set_config('lock_timeout', ${`${TRY_MS}ms`}, true)`).execute(db);
    return work(db);
  });

/** Runs a call's work; rows that stay locked by others are answered by `error_unavailable`, with the time to come again. */
export async function refuseIfBusy<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    if (isBusy(error)) return refuseBusy();
    throw error;
  }
}

/** `withShortLocks` for a call that does nothing else: rows that stay locked by others are answered by `error_unavailable`. */
export const inShortTransaction = <T>(db: Db, work: (db: Db) => Promise<Outcome<T>>): Promise<Outcome<T>> => refuseIfBusy(() => withShortLocks(db, work));

/** Lock not available, deadlock, serialization failure: a retry may succeed. */
const BUSY = new Set(['55P03', '40P01', '40001']);
export const isBusy = (error: unknown): boolean => BUSY.has(String((error as { code?: unknown } | null)?.code));
export const refuseBusy = (): Outcome<never> => fail('error_unavailable', { headers: { 'retry-after': '2' } });
