import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

export interface PasskeyRow {
  id: number;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export async function selectPasskeys(db: Db, userId: number): Promise<PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    select id, name, created_at, last_used_at from passkeys where user_id = ${userId}::integer order by created_at desc, id desc`.execute(db);
  return rows;
}

interface CredentialRow {
  id: number;
  user_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  passkey_handle: string;
}

/** A passkey with all data needed to verify its signature. */
export async function selectCredential(db: Db, credentialId: string): Promise<CredentialRow | null> {
  const { rows } = await sql<CredentialRow>`
    select p.id, p.user_id, p.credential_id, p.public_key, p.counter::float8 as counter, p.transports, u.passkey_handle
    from passkeys p join users u on u.id = p.user_id where p.credential_id = ${credentialId}`.execute(db);
  return rows[0] ?? null;
}

interface OwnerRow {
  email: string;
  name: string | null;
  passkey_handle: string;
  credentials: string[];
}

/** Owner of a new passkey, and the passkeys they already have. */
export async function selectOwner(db: Db, userId: number): Promise<OwnerRow | null> {
  const { rows } = await sql<OwnerRow>`
    select u.email, u.name, u.passkey_handle, coalesce((select array_agg(credential_id) from passkeys where user_id = u.id), '{}') as credentials
    from users u where u.id = ${userId}::integer`.execute(db);
  return rows[0] ?? null;
}

interface NewPasskey {
  userId: number;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  name: string;
}

/** Inserts a passkey; false: it exists, for this or another account. */
export async function insertPasskey(db: Db, { userId, credentialId, publicKey, counter, transports, name }: NewPasskey): Promise<boolean> {
  const { rows } = await sql`
    insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
    values (${userId}::integer, ${credentialId}, ${Buffer.from(publicKey)}, ${counter}::bigint, ${transports}::text[], ${name})
    on conflict (credential_id) do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** Updates the signature counter; false: deleted, or used with a higher counter meanwhile. */
export async function countUse(db: Db, { id, counter }: { id: number; counter: number }): Promise<boolean> {
  const { rows } = await sql`
    update passkeys set counter = ${counter}::bigint, last_used_at = now()
    where id = ${id}::integer and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0)) returning id`.execute(db);
  return rows.length > 0;
}

export async function renameRow(db: Db, { id, userId, name }: { id: number; userId: number; name: string }): Promise<boolean> {
  const { rows } = await sql`update passkeys set name = ${name} where id = ${id}::integer and user_id = ${userId}::integer returning id`.execute(db);
  return rows.length > 0;
}

export async function deleteRow(db: Db, { id, userId }: { id: number; userId: number }): Promise<boolean> {
  const { rows } = await sql`delete from passkeys where id = ${id}::integer and user_id = ${userId}::integer returning id`.execute(db);
  return rows.length > 0;
}
