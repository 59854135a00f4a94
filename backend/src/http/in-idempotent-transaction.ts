import type { Db } from '../db/index.ts';
import type { CallContext } from './context.ts';
import { runIdempotent } from './idempotency.ts';
import type { Outcome } from './outcome.ts';
import { inShortTransaction } from './short-locks.ts';

/** Runs a call's write once for each Idempotency-Key, in one transaction with short lock waits. */
export const inIdempotentTransaction = <T>(
  context: CallContext,
  { endpoint, body }: { endpoint: string; body: unknown },
  work: (db: Db) => Promise<Outcome<T>>,
): Promise<Outcome<T>> => inShortTransaction(context.db, (db) => runIdempotent(db, { endpoint, body, context }, () => work(db)));
