import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

export const CHALLENGE_MINUTES = 5;

interface Asker {
  kind: 'registration' | 'login';
  /** Token of the session that registers a passkey, which identifies the customer. */
  tokenId: string;
}

/** Stores the challenge that an authenticator is asked to sign. */
export async function saveChallenge(db: Db, challenge: string, { kind, tokenId }: Asker): Promise<void> {
  await sql`
    insert into passkey_challenges (challenge, kind, token_id, expires_at)
    values (${challenge}, ${kind}, ${tokenId}::uuid, now() + make_interval(mins => ${CHALLENGE_MINUTES}))`.execute(db);
}

/** Consumes the challenge; false: it was not issued to this token recently, or was used before. */
export async function consumeChallenge(db: Db, challenge: string, { kind, tokenId }: Asker): Promise<boolean> {
  const { rows } = await sql<{ is_theirs: boolean }>`
    delete from passkey_challenges where challenge = ${challenge}
    returning kind = ${kind} and token_id = ${tokenId}::uuid and expires_at > now() as is_theirs`.execute(db);
  return rows[0]?.is_theirs === true;
}
