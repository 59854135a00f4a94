import type { Permission, Scope } from '@vitrina/contract/staff/permissions';
import type { Db } from '../db/index.ts';
import type { CallContext } from './context.ts';
import { fail, type Outcome } from './outcome.ts';
import { inTransaction } from './in-transaction.ts';
import { semaphoreByPool } from './semaphore.ts';
import { inShortTransaction } from './short-locks.ts';
import { scopeOf } from './staff-rights.ts';

type Work<T> = (db: Db, scope: Scope) => Promise<Outcome<T>>;

async function withScope<T>({ staff }: CallContext, permission: Permission, run: (scope: Scope) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const scope = scopeOf(staff, permission);
  return scope ? run(scope) : fail('error_forbidden');
}

/** Runs work of a permitted caller in one transaction with short lock waits. */
export const inStaffTransaction = <T>(context: CallContext, permission: Permission, work: Work<T>): Promise<Outcome<T>> =>
  withScope(context, permission, (scope) => inShortTransaction(context.db, (db) => work(db, scope)));

/** Snapshots of a process at once: each keeps a connection for seconds. */
const MOST_SNAPSHOTS = 2;
const semaphoreOf = semaphoreByPool(() => MOST_SNAPSHOTS);

/**
 * Runs long reads of a permitted caller, and the audit rows about them, in one transaction on one snapshot. Work whose caller disconnected in
 * the queue is not started; running work ends where it checks its signal.
 */
export const inStaffSnapshot = <T>(context: CallContext, permission: Permission, work: Work<T>): Promise<Outcome<T>> =>
  withScope(context, permission, async (scope) => {
    const { signal } = context;
    try {
      return await semaphoreOf(context.db)(async () => {
        signal?.throwIfAborted();
        return inTransaction(context.db, (db) => work(db, scope), { snapshot: true });
      });
    } catch (error) {
      if (signal?.aborted) return fail('error_unavailable');
      throw error;
    }
  });
