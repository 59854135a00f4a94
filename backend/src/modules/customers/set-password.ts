import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { enqueueMail } from '../../adapters/mail/outbox.ts';
import type { Db } from '../../db/index.ts';

/** Saves a new password: all sessions end and the owner is notified. Returns the new token version. */
export async function setPassword(db: Db, { userId, email, hash, lang }: { userId: number; email: string; hash: string; lang: LanguageCode }): Promise<number> {
  const { rows } = await sql<{ token_version: number }>`
    update users set password_hash = ${hash}, token_version = token_version + 1 where id = ${userId}::integer returning token_version`.execute(db);
  const version = rows[0]?.token_version ?? 0;
  await sql`delete from sessions where user_id = ${userId}::integer`.execute(db);
  await sql`update account_links set used_at = now() where user_id = ${userId}::integer and used_at is null`.execute(db);
  await enqueueMail(db, { dedupeKey: `password-changed:${userId}:${version}`, kind: 'password-changed', recipient: email, lang, data: {} });
  return version;
}
