import { sql } from 'kysely';
import { type Db, LOCK_KEYS } from '../../../db/index.ts';
import type { CallContext, StaffGrant } from '../../../http/context.ts';
import { fail, type Outcome } from '../../../http/outcome.ts';
import { inShortTransaction } from '../../../http/short-locks.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { selectGrantsOfSession } from '../session-queries.ts';

/** Serialises changes of people: permissions are read while this lock is held. */
export const lockPeople = (db: Db) => sql`select pg_advisory_xact_lock(${LOCK_KEYS.people}::bigint)`.execute(db);

/** Runs a change of people in one transaction, with the session's rights at that moment: a colleague may have revoked some meanwhile. */
export async function inPeopleStep<T>(context: CallContext, work: (db: Db, own: readonly StaffGrant[]) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const sessionId = context.staff?.sessionId ?? null;
  if (sessionId === null) return fail('error_unauthorized');
  return inShortTransaction(context.db, async (db) => {
    await lockPeople(db);
    const own = await selectGrantsOfSession(db, sessionId);
    if (!own) return fail('error_unauthorized');
    return scopeOf({ grants: own }, 'staff.manage') ? work(db, own) : fail('error_forbidden');
  });
}
