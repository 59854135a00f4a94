import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/**
 * Somebody has read a mail to the account's address. Where that was never proven before (a provider's word only), whoever opened
 * the account may have been somebody else: their ways to log in end. Gives whether it was so.
 */
export async function confirmAddress(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql`update users set confirmed_at = now() where id = ${userId}::integer and confirmed_at is null returning id`.execute(db);
  if (rows.length === 0) return false;
  await sql`delete from identities where user_id = ${userId}::integer`.execute(db);
  await sql`delete from passkeys where user_id = ${userId}::integer`.execute(db);
  return true;
}
