import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { fail, type Outcome } from './outcome.ts';

/** Carries a refusal out of a transaction, so that what was written before it is undone. */
class Undo extends Error {
  readonly outcome: Extract<Outcome<never>, { ok: false }>;
  constructor(outcome: Extract<Outcome<never>, { ok: false }>) {
    super(outcome.label);
    this.outcome = outcome;
  }
}

/** A transaction that waits two seconds at most for a row that somebody else holds, and that is undone when its outcome is a label. */
export async function withShortLocks<T>(db: Db, work: (db: Db) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await db.transaction().execute(async (db) => {
      await sql`set local lock_timeout = '2s'`.execute(db);
      const outcome = await work(db);
      if (!outcome.ok) throw new Undo(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Undo) return error.outcome;
    throw error;
  }
}

/** Lock not available, deadlock, serialization failure: trying again helps. */
const BUSY = new Set(['55P03', '40P01', '40001']);
export const isBusy = (error: unknown): boolean => BUSY.has(String((error as { code?: unknown } | null)?.code));
export const refuseBusy = (): Outcome<never> => fail('error_unavailable', { headers: { 'retry-after': '2' } });
