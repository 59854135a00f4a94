import { sql } from 'kysely';
import type { CartCustomer } from '@vitrina/contract/cart';
import type { Db } from '../../db/index.ts';

export interface UserRow {
  id: number;
  email: string;
  /** `null`: login by a provider or a passkey only. */
  password_hash: string | null;
  is_staff: boolean;
  token_version: number;
}

const columns = sql`id, email, password_hash, is_staff, token_version`;

export async function selectUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const { rows } = await sql<UserRow>`select ${columns} from users where email = ${email.trim().toLowerCase()}`.execute(db);
  return rows[0] ?? null;
}

export async function selectUser(db: Db, id: number): Promise<UserRow | null> {
  const { rows } = await sql<UserRow>`select ${columns} from users where id = ${id}::integer`.execute(db);
  return rows[0] ?? null;
}

interface SessionRow {
  is_dead: boolean;
  is_staff: boolean | null;
  token_version: number | null;
  is_long_unseen: boolean;
}

/** Returns the state of a token and the user facts needed by every call, in one round trip. `is_dead`: the token was revoked. */
export async function selectSession(db: Db, token: { tokenId: string; userId: number | null }): Promise<SessionRow> {
  const { rows } = await sql<SessionRow>`
    select exists (select from dead_tokens where token_id = ${token.tokenId}::uuid) as is_dead, u.is_staff, u.token_version,
      exists (select from sessions s where s.token_id = ${token.tokenId}::uuid and s.last_seen_at < now() - interval '10 minutes') as is_long_unseen
    from (select 1) one left join users u on u.id = ${token.userId}::integer`.execute(db);
  return rows[0] ?? { is_dead: true, is_staff: null, token_version: null, is_long_unseen: false };
}

export async function touchSession(db: Db, tokenId: string): Promise<void> {
  await sql`update sessions set last_seen_at = now() where token_id = ${tokenId}::uuid`.execute(db);
}

export async function insertDeadToken(db: Db, token: { tokenId: string; expiresAt: number }): Promise<void> {
  await sql`insert into dead_tokens (token_id, expires_at) values (${token.tokenId}::uuid, to_timestamp(${token.expiresAt})) on conflict do nothing`.execute(
    db,
  );
}

/** Counts an attempt; returns the number within `seconds`. Concurrent attempts are serialised. Attempts beyond `most` are refused and not stored. */
export async function countAttempt(db: Db, { key, seconds, most }: { key: string; seconds: number; most: number }): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count_attempt(${key}, ${seconds}::integer, ${most}::integer) as n`.execute(db);
  return rows[0]?.n ?? most + 1;
}

/** Undoes the latest attempt. */
export async function undoAttempt(db: Db, key: string): Promise<void> {
  await sql`delete from login_attempts where ctid = (select ctid from login_attempts where key = ${key} order by at desc limit 1)`.execute(db);
}

export interface AccountRow {
  email: string;
  name: string | null;
  surname: string | null;
  display_name: string | null;
  /** The address saved for the checkout. */
  customer: CartCustomer | null;
}

/** Returns an account's data for filling forms; `null`: no such account. */
export async function selectAccount(db: Db, userId: number): Promise<AccountRow | null> {
  const { rows } = await sql<AccountRow>`select email, name, surname, display_name, customer from users where id = ${userId}::integer`.execute(db);
  return rows[0] ?? null;
}
