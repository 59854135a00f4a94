import type { Db } from '../../../db/index.ts';
import { countAttempt } from '../../customers/index.ts';
import type { Limit } from './order-limits.ts';

/** Counts one more of a kind. `false`: it is beyond a limit. In a transaction it is undone with it, and others of the key wait for its end. */
export async function countWithin(db: Db, key: string, limits: readonly Limit[]): Promise<boolean> {
  let isWithin = true;
  // One after another: in a transaction they share a connection, and locks are taken in the same order everywhere.
  for (const { most, seconds } of limits) if ((await countAttempt(db, { key: `${key}:${seconds}`, seconds, most })) > most) isWithin = false;
  return isWithin;
}
