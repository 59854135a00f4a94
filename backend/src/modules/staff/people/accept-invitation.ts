import { sql } from 'kysely';
import type { Step } from '@vitrina/contract/staff/session';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { inTransaction } from '../../../http/in-transaction.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { recordChange } from '../../changes/index.ts';
import { choosePassword, isOverLimit, limitsOfAddress } from '../../customers/index.ts';
import { selectFactors } from '../factor-queries.ts';
import { newSessionId } from '../session-cookie.ts';
import { endStaffSessionsOf, insertStaffSession, selectGrantsOfUser } from '../session-queries.ts';
import { lockPeople } from './in-people-step.ts';
import { endInvitationRow, type OpenInvitation, selectInvitation } from './invitation-queries.ts';
import { isWithin } from './is-within.ts';
import { isStaffEmail, replaceGrants, selectPerson, writeVersion } from './people-queries.ts';
import { scopeView } from './people-view.ts';

const HOUR = 3600;
const MAX_TRIES = 20;

/** Makes the link's holder a staff member with the roles of the invitation, as far as its sender may still grant them; a second factor is set up next. */
export async function acceptInvitation({ code, password }: { code: string; password: string }, context: CallContext): Promise<Outcome<{ step: Step }>> {
  const { db, address, agent, signal } = context;
  if (await isOverLimit(db, limitsOfAddress('staff-invited', address, MAX_TRIES), HOUR))
    return fail('error_too_many_requests', { headers: { 'retry-after': String(HOUR) } });
  const found = await selectInvitation(db, { code });
  if (!found) return fail('error_link_expired');
  const hash = await choosePassword(password, { personal: [found.email, found.name], signal });
  if (!hash.ok) return hash;
  return inTransaction(db, async (db) => {
    await lockPeople(db);
    const invitation = await selectInvitation(db, { code });
    if (!invitation || !(await isStillGood(db, invitation))) return fail('error_link_expired');
    await endInvitationRow(db, invitation.id);
    const { id: userId, token_version: version } = await saveLogin(db, invitation, hash.data, context.lang);
    await endStaffSessionsOf(db, userId);
    await giveRoles(db, userId, invitation, context);
    const step = (await selectFactors(db, userId)).length > 0 ? 'second' : 'enrol';
    const id = newSessionId();
    await insertStaffSession(db, { hash: id.hash, userId, version, step, factor: null, agent, address });
    return ok({ step }, [], id.headers);
  });
}

/** Resolves with true if the sender may still grant these rights and the address has no staff login by now. */
async function isStillGood(db: Db, { invited_by, grants, email }: OpenInvitation): Promise<boolean> {
  const own = await selectGrantsOfUser(db, invited_by);
  return own !== null && isWithin(own, grants) && !(await isStaffEmail(db, email));
}

/** Ends sessions, passkeys and provider links of a customer account with the address: any of them would log in to the shop as staff. */
async function saveLogin(db: Db, { email, name }: OpenInvitation, hash: string, lang: string): Promise<{ id: number; token_version: number }> {
  const { rows } = await sql<{ id: number; token_version: number }>`
    insert into users (email, password_hash, display_name, is_staff, lang, confirmed_at) values (${email}, ${hash}, ${name}, true, ${lang}, now())
    on conflict (email) do update set password_hash = excluded.password_hash, display_name = excluded.display_name, is_staff = true,
      token_version = users.token_version + 1, confirmed_at = coalesce(users.confirmed_at, now())
    returning id, token_version`.execute(db);
  const user = rows[0] as { id: number; token_version: number };
  for (const table of ['sessions', 'passkeys', 'identities']) await sql`delete from ${sql.table(table)} where user_id = ${user.id}::integer`.execute(db);
  await sql`delete from staff_factors where user_id = ${user.id}::integer`.execute(db);
  return user;
}

async function giveRoles(db: Db, userId: number, { id, grants, invited_by }: OpenInvitation, context: CallContext): Promise<void> {
  const before = await selectPerson(db, userId);
  await replaceGrants(db, userId, { ended: (before?.grants ?? []).map(({ role }) => role), granted: grants, by: invited_by });
  const version = (before?.version ?? 0) + 1;
  await writeVersion(db, userId, version);
  const paths = grants.map((grant) => ({ path: `grants.${grant.role}`, after: scopeView(grant) }));
  const author = { context: { ...context, actor: { ...context.actor, userId } }, cause: `invitation:${id}` };
  await recordChange(db, { kind: 'staff', subjectId: String(userId), version, action: 'join', paths }, author);
}
