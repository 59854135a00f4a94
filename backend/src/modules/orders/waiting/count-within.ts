import type { Db } from '../../../db/index.ts';
import { countAttempt } from '../../customers/index.ts';
import type { Limit } from './order-limits.ts';

/**
 * Counts one attempt against all limits. `false`: beyond one of them. A rollback undoes it; concurrent calls with the key wait for the
 * transaction's end.
 */
export async function countWithin(db: Db, key: string, limits: readonly Limit[]): Promise<boolean> {
  let isWithin = true;
  // One after another: in a transaction they share a connection, and locks are taken in the same order everywhere.
  for (const { most, seconds } of limits) if ((await countAttempt(db, { key: `${key}:${seconds}`, seconds, most })) > most) isWithin = false;
  return isWithin;
}
