import type { Permission, Scope } from '@vitrina/contract/staff/permissions';
import type { Db } from '../db/index.ts';
import type { CallContext } from './context.ts';
import { fail, type Outcome } from './outcome.ts';
import { isBusy, refuseBusy, withShortLocks } from './short-locks.ts';
import { scopeOf } from './staff-rights.ts';

/** Runs work of a permitted caller in one transaction with short lock waits. */
export async function inStaffTransaction<T>(
  context: CallContext,
  permission: Permission,
  work: (db: Db, scope: Scope) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const scope = scopeOf(context.staff, permission);
  if (!scope) return fail('error_forbidden');
  try {
    return await withShortLocks(context.db, (db) => work(db, scope));
  } catch (error) {
    if (isBusy(error)) return refuseBusy();
    throw error;
  }
}
