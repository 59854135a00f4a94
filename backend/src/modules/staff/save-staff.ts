import { sql } from 'kysely';
import { type Db, json } from '../../db/index.ts';
import { plainSecret } from './totp.ts';

export interface StaffLogin {
  email: string;
  role: string;
  /** Base32; public, for the demo shop only. */
  secret: string;
}

/** Grants users of the demo shop a role and a second factor; an existing factor is kept. */
export async function saveStaff(db: Db, logins: readonly StaffLogin[]): Promise<void> {
  const rows = json(logins.map(({ secret, ...login }) => ({ ...login, secret: plainSecret(secret) })));
  await sql`
    insert into staff_role_grants (user_id, role, refund_limit)
    select u.id, r.code, r.refund_limit from jsonb_to_recordset(${rows}::jsonb) as l(email text, role text) join users u on u.email = l.email and u.is_staff join staff_roles r on r.code = l.role
    on conflict do nothing`.execute(db);
  await sql`
    insert into staff_factors (user_id, kind, name, secret, confirmed_at)
    select u.id, 'totp', 'Demo', l.secret, now() from jsonb_to_recordset(${rows}::jsonb) as l(email text, secret text) join users u on u.email = l.email and u.is_staff
    where not exists (select from staff_factors f where f.user_id = u.id)`.execute(db);
}

/** True if one of these addresses has no account. */
export async function lacksUsers(db: Db, emails: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from users where email = any(${emails}::text[])`.execute(db);
  return (rows[0]?.n ?? 0) < emails.length;
}

/** Ends all sessions, roles and factors of these users. */
export async function closeStaff(db: Db, emails: readonly string[]): Promise<void> {
  const users = sql`(select id from users where email = any(${emails}::text[]))`;
  await sql`update staff_sessions set ended_at = now() where user_id in ${users} and ended_at is null`.execute(db);
  await sql`update staff_role_grants set ended_at = now() where user_id in ${users} and ended_at is null`.execute(db);
  await sql`delete from staff_factors where user_id in ${users}`.execute(db);
}
