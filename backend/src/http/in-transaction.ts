import type { Db } from '../db/index.ts';
import type { Outcome } from './outcome.ts';

type Failure = Extract<Outcome<never>, { ok: false }>;

/** Carries a label out of Kysely's transaction, which is rolled back by an exception only. */
class Rollback extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.label);
    this.failure = failure;
  }
}

/** Runs `work` in a transaction that is rolled back when its outcome is a label. `snapshot`: all its reads see one moment. */
export async function inTransaction<T>(db: Db, work: (db: Db) => Promise<Outcome<T>>, { snapshot = false } = {}): Promise<Outcome<T>> {
  try {
    const transaction = snapshot ? db.transaction().setIsolationLevel('repeatable read') : db.transaction();
    return await transaction.execute(async (db) => {
      const outcome = await work(db);
      if (!outcome.ok) throw new Rollback(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Rollback) return error.failure;
    throw error;
  }
}
