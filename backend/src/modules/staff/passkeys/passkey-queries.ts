import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

const MINUTES = 5;

interface Asker {
  kind: 'registration' | 'proof';
  sessionId: number;
}

/** Stores the challenge that an authenticator is asked to sign. */
export async function saveChallenge(db: Db, challenge: string, { kind, sessionId }: Asker): Promise<void> {
  await sql`
    insert into staff_challenges (challenge, kind, session_id, expires_at)
    values (${challenge}, ${kind}, ${sessionId}::integer, now() + make_interval(mins => ${MINUTES}))`.execute(db);
}

/** Consumes a challenge; false: it was not issued to this session recently, or was used before. */
export async function consumeChallenge(db: Db, challenge: string, { kind, sessionId }: Asker): Promise<boolean> {
  const { rows } = await sql<{ is_theirs: boolean }>`
    delete from staff_challenges where challenge = ${challenge}
    returning kind = ${kind} and session_id = ${sessionId}::integer and expires_at > now() as is_theirs`.execute(db);
  return rows[0]?.is_theirs === true;
}

export interface PasskeyRow {
  id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
}

/** Passkeys of a staff member that are second factors. */
export async function selectPasskeys(db: Db, userId: number): Promise<PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    select id, credential_id, public_key, counter::float8 as counter, transports from staff_factors
    where user_id = ${userId}::integer and kind = 'passkey' and confirmed_at is not null order by id`.execute(db);
  return rows;
}

/** Random user handle that differs from the storefront's: an authenticator stores one passkey per handle. */
export async function selectHandle(db: Db, userId: number): Promise<string> {
  const { rows } = await sql<{
    handle: string;
  }>`select encode(sha256(('staff:' || passkey_handle)::bytea), 'hex') as handle from users where id = ${userId}::integer`.execute(db);
  return rows[0]?.handle ?? '';
}

interface NewPasskey {
  userId: number;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  name: string;
}

/** False: it is known, for this or another login. */
export async function insertPasskey(db: Db, { userId, credentialId, publicKey, counter, transports, name }: NewPasskey): Promise<boolean> {
  const { rows } = await sql`
    insert into staff_factors (user_id, kind, credential_id, public_key, counter, transports, name, confirmed_at)
    values (${userId}::integer, 'passkey', ${credentialId}, ${Buffer.from(publicKey)}, ${counter}::bigint, ${transports}::text[], ${name}, now())
    on conflict (credential_id) do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** False: deleted, or used with a higher counter meanwhile. */
export async function countUse(db: Db, id: number, counter: number): Promise<boolean> {
  const { rows } = await sql`
    update staff_factors set counter = ${counter}::bigint, last_used_at = now()
    where id = ${id}::integer and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0)) returning id`.execute(db);
  return rows.length > 0;
}
