import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Step } from '@vitrina/contract/staff/session';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { inTransaction } from '../../http/in-transaction.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { choosePassword, isOverLimit, limitsOfAddress } from '../customers/index.ts';
import { selectFactors } from './factor-queries.ts';
import { newSessionId } from './session-cookie.ts';
import { endStaffSessionsOf, insertStaffSession } from './session-queries.ts';

const HOUR = 3600;
const MAX_TRIES = 20;
const LINK_HOURS = 24;

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

/** Creates a link by which its holder becomes owner; earlier links expire. */
export async function createOwnerLink(db: Db): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await db.transaction().execute(async (db) => {
    await sql`update staff_links set used_at = now() where used_at is null`.execute(db);
    await sql`insert into staff_links (code_hash, expires_at) values (${hashOf(code)}, now() + make_interval(hours => ${LINK_HOURS}))`.execute(db);
  });
  return code;
}

/** Returns a new link's code for a shop without an owner; `given`: the last link is still valid, and only its hash is stored; `null`: there is an owner. */
export async function linkForFirstOwner(db: Db): Promise<{ code: string } | 'given' | null> {
  const { rows } = await sql<{ has_owner: boolean; is_given: boolean }>`
    select exists (select from staff_role_grants g join users u on u.id = g.user_id and u.is_staff where g.role = 'owner' and g.ended_at is null) as has_owner,
      exists (select from staff_links where used_at is null and expires_at > now()) as is_given`.execute(db);
  if (rows[0]?.has_owner) return null;
  return rows[0]?.is_given ? 'given' : { code: await createOwnerLink(db) };
}

interface First {
  code: string;
  email: string;
  password: string;
}

/** Makes the link's holder owner, with the chosen password; the second factor is set up next. */
export async function becomeOwner({ code, email, password }: First, context: CallContext): Promise<Outcome<{ step: Step }>> {
  const { db, address, agent, lang, signal } = context;
  if (await isOverLimit(db, limitsOfAddress('staff-first', address, MAX_TRIES), HOUR))
    return fail('error_too_many_requests', { headers: { 'retry-after': String(HOUR) } });
  if (!(await isGood(db, code))) return fail('error_link_expired');
  const hash = await choosePassword(password, { personal: [email], signal });
  if (!hash.ok) return hash;
  return inTransaction(db, async (db) => {
    const used =
      await sql`update staff_links set used_at = now() where code_hash = ${hashOf(code)} and used_at is null and expires_at > now() returning id`.execute(db);
    if (used.rows.length === 0) return fail('error_link_expired');
    const { rows } = await sql<{ id: number; token_version: number }>`
      insert into users (email, password_hash, is_staff, lang, confirmed_at) values (${email.trim().toLowerCase()}, ${hash.data}, true, ${lang}, now())
      on conflict (email) do update set password_hash = excluded.password_hash, is_staff = true, token_version = users.token_version + 1, confirmed_at = coalesce(users.confirmed_at, now())
      returning id, token_version`.execute(db);
    const { id: userId, token_version: version } = rows[0] as { id: number; token_version: number };
    await sql`insert into staff_role_grants (user_id, role) values (${userId}::integer, 'owner') on conflict do nothing`.execute(db);
    await endStaffSessionsOf(db, userId);
    const step = (await selectFactors(db, userId)).length > 0 ? 'second' : 'enrol';
    const id = newSessionId();
    await insertStaffSession(db, { hash: id.hash, userId, version, step, factor: null, agent, address });
    return ok({ step }, [], id.headers);
  });
}

async function isGood(db: Db, code: string): Promise<boolean> {
  const { rows } = await sql`select from staff_links where code_hash = ${hashOf(code)} and used_at is null and expires_at > now()`.execute(db);
  return rows.length > 0;
}
