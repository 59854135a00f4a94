import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/**
 * Confirms the account's address after its owner opened a mail. If it was never proven before (only stated by a provider), another person may have
 * opened the account: its login methods are removed. Returns whether they were.
 */
export async function confirmAddress(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql`update users set confirmed_at = now() where id = ${userId}::integer and confirmed_at is null returning id`.execute(db);
  if (rows.length === 0) return false;
  await sql`delete from identities where user_id = ${userId}::integer`.execute(db);
  await sql`delete from passkeys where user_id = ${userId}::integer`.execute(db);
  return true;
}
