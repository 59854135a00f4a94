import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { checkPassword } from './passwords.ts';

/**
 * Closes the accounts that still have the demo shop's public password: deletes the password, sessions,
 * passkeys, provider links and staff rights, as any of them may be a stranger's. Returns their addresses.
 */
export async function closeLogins(db: Db, logins: readonly { email: string; password: string }[]): Promise<string[]> {
  const closed = await Promise.all(
    logins.map(async ({ email, password }) => {
      const { rows } = await sql<{ password_hash: string }>`select password_hash from users where email = ${email} and password_hash is not null`.execute(db);
      const hash = rows[0]?.password_hash;
      return hash !== undefined && (await checkPassword(password, hash)) && (await closeLogin(db, email, hash)) ? [email] : [];
    }),
  );
  return closed.flat();
}

async function closeLogin(db: Db, email: string, hash: string): Promise<boolean> {
  const { rows } = await sql`
    with closed as (
      update users set password_hash = null, is_staff = false, token_version = token_version + 1
      where email = ${email} and password_hash = ${hash} returning id
    ), sessions_gone as (delete from sessions where user_id in (select id from closed)),
      passkeys_gone as (delete from passkeys where user_id in (select id from closed)),
      identities_gone as (delete from identities where user_id in (select id from closed)),
      links_gone as (update account_links set used_at = now() where user_id in (select id from closed) and used_at is null)
    select id from closed`.execute(db);
  return rows.length > 0;
}
