import { sql } from 'kysely';
import { type Db, deferred, poolSizeOf } from '../db/index.ts';
import { semaphoreByPool } from './semaphore.ts';
import { inTransaction } from './in-transaction.ts';
import { fail, type Outcome } from './outcome.ts';

/** Longest single wait for a locked row. */
const TRY_MS = 300;
/** Time limit of all attempts, from the first one. */
const GIVE_UP_MS = 2000;

/**
 * A transaction that waits for a row keeps its connection. At most half of the pool may wait, so that reads get a connection even if many buyers order
 * one product.
 */
const semaphoreOf = semaphoreByPool((db) => Math.max(1, Math.floor(poolSizeOf(db) / 2)));

/**
 * Runs work in a transaction that waits at most two seconds for locked rows and is rolled back when its outcome is a label. It waits in short
 * attempts, between which other transactions proceed, so the work may run several times from its start.
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

/** Runs a call's work; if rows stay locked, returns `error_unavailable` with the time of a retry. */
export async function refuseIfBusy<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    if (isBusy(error)) return refuseBusy();
    throw error;
  }
}

/** `withShortLocks` for a call that does nothing else; if rows stay locked, returns `error_unavailable`. */
export const inShortTransaction = <T>(db: Db, work: (db: Db) => Promise<Outcome<T>>): Promise<Outcome<T>> => refuseIfBusy(() => withShortLocks(db, work));

/** Lock not available, deadlock, serialization failure: a retry may succeed. */
const BUSY = new Set(['55P03', '40P01', '40001']);
export const isBusy = (error: unknown): boolean => BUSY.has(String((error as { code?: unknown } | null)?.code));
export const refuseBusy = (): Outcome<never> => fail('error_unavailable', { headers: { 'retry-after': '2' } });
