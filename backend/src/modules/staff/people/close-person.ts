import { enqueueMail } from '../../../adapters/mail/outbox.ts';
import type { Db } from '../../../db/index.ts';
import type { CallContext, StaffGrant } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { recordChange } from '../../changes/index.ts';
import { resetFactorsOf } from '../reset-staff.ts';
import { endStaffSession, endStaffSessionsOf, selectSessionsOf } from '../session-queries.ts';
import { inPeopleStep } from './in-people-step.ts';
import { isWithin } from './is-within.ts';
import { closePerson, countOwners, type PersonRow, replaceGrants, selectPerson, writeVersion } from './people-queries.ts';
import { scopeView } from './people-view.ts';

/** Runs work on a staff member whose rights are within the caller's. */
const onPerson = <T>(id: number, context: CallContext, work: (db: Db, person: PersonRow) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
  inPeopleStep(context, async (db, own: readonly StaffGrant[]) => {
    const person = await selectPerson(db, id);
    if (!person) return fail('error_empty_data');
    return isWithin(own, person.grants) ? work(db, person) : fail('error_more_than_own');
  });

const record = (
  db: Db,
  { id, version }: { id: number; version: number },
  action: string,
  context: CallContext,
  paths: { path: string; before?: unknown; after?: unknown }[] = [],
) => recordChange(db, { kind: 'staff', subjectId: String(id), version, action, paths }, { context });

/** Deactivates a staff login with all its sessions and keys; the last owner stays. */
export const deactivatePerson = ({ id }: { id: number }, context: CallContext): Promise<Outcome<{ id: number }>> =>
  onPerson(id, context, async (db, person) => {
    await replaceGrants(db, id, { ended: person.grants.map(({ role }) => role), granted: [], by: context.actor.userId });
    await closePerson(db, id);
    if ((await countOwners(db)) === 0) return fail('error_last_owner');
    const version = person.version + 1;
    await writeVersion(db, id, version);
    await record(
      db,
      { id, version },
      'deactivate',
      context,
      person.grants.map((grant) => ({ path: `grants.${grant.role}`, before: scopeView(grant) })),
    );
    return ok({ id });
  });

/** Removes second factors; the next login sets up a new one. The person is notified by mail. */
export const resetPerson =
  ({ now }: { now: () => number }) =>
  ({ id }: { id: number }, context: CallContext): Promise<Outcome<{ id: number }>> =>
    onPerson(id, context, async (db, person) => {
      await resetFactorsOf(db, id);
      await enqueueMail(db, { dedupeKey: `staff-reset:${id}:${now()}`, kind: 'staff-factor-reset', recipient: person.email, lang: context.lang, data: {} });
      await record(db, { id, version: 0 }, 'reset', context, [{ path: 'factors', before: person.factors, after: 0 }]);
      return ok({ id });
    });

/** Ends one session of a colleague, or all; the caller's current session stays. */
export const endPersonSessions = ({ id, session }: { id: number; session?: number | undefined }, context: CallContext): Promise<Outcome<{ ended: number }>> =>
  onPerson(id, context, async (db) => {
    const current = context.staff?.sessionId ?? null;
    const open = (await selectSessionsOf(db, id)).filter((one) => (session === undefined ? one.id !== current : one.id === session));
    if (session !== undefined && (open.length === 0 || !(await endStaffSession(db, session)))) return fail('error_empty_data');
    if (session === undefined) await endStaffSessionsOf(db, id, current);
    if (open.length > 0) await record(db, { id, version: 0 }, 'end_sessions', context, [{ path: 'sessions', after: session === undefined ? 0 : -1 }]);
    return ok({ ended: open.length });
  });
