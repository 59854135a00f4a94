import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

export interface UserRow {
  id: number;
  password_hash: string;
  is_staff: boolean;
  token_version: number;
}

export async function selectUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const { rows } = await sql<UserRow>`select id, password_hash, is_staff, token_version from users where email = ${email.trim().toLowerCase()}`.execute(db);
  return rows[0] ?? null;
}

/** Whether the token is dead, and of its user what every call needs; one round trip. */
export async function selectSession(
  db: Db,
  token: { tokenId: string; userId: number | null },
): Promise<{ is_dead: boolean; is_staff: boolean | null; token_version: number | null }> {
  const { rows } = await sql<{ is_dead: boolean; is_staff: boolean | null; token_version: number | null }>`
    select exists (select from dead_tokens where token_id = ${token.tokenId}::uuid) as is_dead, u.is_staff, u.token_version
    from (select 1) one left join users u on u.id = ${token.userId}::integer`.execute(db);
  return rows[0] ?? { is_dead: true, is_staff: null, token_version: null };
}

export async function insertDeadToken(db: Db, token: { tokenId: string; expiresAt: number }): Promise<void> {
  await sql`insert into dead_tokens (token_id, expires_at) values (${token.tokenId}::uuid, to_timestamp(${token.expiresAt})) on conflict do nothing`.execute(
    db,
  );
}

/** Counts an attempt and tells how many there were within `seconds`, at least; the lock makes parallel attempts count one after another. More than `most` are refused anyway and not written down. */
export async function countAttempt(db: Db, { key, seconds, most }: { key: string; seconds: number; most: number }): Promise<number> {
  return db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(db);
    await sql`delete from login_attempts where key = ${key} and at < now() - make_interval(secs => ${seconds})`.execute(db);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from login_attempts where key = ${key}`.execute(db);
    const before = rows[0]?.n ?? 0;
    if (before < most) await sql`insert into login_attempts (key) values (${key})`.execute(db);
    return before + 1;
  });
}

/** Takes the newest attempt back: it was none. */
export async function takeBackAttempt(db: Db, key: string): Promise<void> {
  await sql`delete from login_attempts where ctid = (select ctid from login_attempts where key = ${key} order by at desc limit 1)`.execute(db);
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await sql`delete from login_attempts where key = ${key}`.execute(db);
}

/** What a customer's account knows to fill a form with. */
export async function selectAccount(db: Db, userId: number): Promise<{ email: string; display_name: string | null } | null> {
  const { rows } = await sql<{ email: string; display_name: string | null }>`select email, display_name from users where id = ${userId}::integer`.execute(db);
  return rows[0] ?? null;
}
