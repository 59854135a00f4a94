import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import { QUIET_MINUTES } from './notice-queries.ts';

export interface NewWordNotice {
  q: string;
  email: string;
  userId: number | null;
  lang: LanguageCode;
  code: string;
}

/** Saves an unconfirmed notice; a repeated request updates it. Returns its id and how many mails were requested. */
export async function upsertUnconfirmedWords(db: Db, { q, email, lang, code }: NewWordNotice): Promise<{ id: number; asks: number }> {
  const { rows } = await sql<{ id: number; asks: number }>`
    insert into notices (kind, q, email, lang, code) values ('found', ${q}, ${email}, ${lang}, ${code})
    on conflict (lang, q, email) where kind = 'found' and confirmed_at is null and stopped_at is null do update
      set asked_at = now(), asks = notices.asks + case when notices.asked_at < now() - make_interval(mins => ${QUIET_MINUTES}) then 1 else 0 end
    returning id, asks`.execute(db);
  return rows[0] as { id: number; asks: number };
}

/** Saves a notice for a confirmed address; an existing one stays. */
export async function upsertConfirmedWords(db: Db, { q, email, userId, lang, code }: NewWordNotice): Promise<void> {
  await sql`
    insert into notices (kind, q, email, user_id, lang, code, confirmed_at) values ('found', ${q}, ${email}, ${userId}::integer, ${lang}, ${code}, now())
    on conflict (lang, q, email) where kind = 'found' and confirmed_at is not null and told_at is null and stopped_at is null do nothing`.execute(db);
}

/** Words with pending notices, the longest waiting first. */
export async function selectWaitingWords(db: Db, most: number): Promise<{ lang: LanguageCode; q: string }[]> {
  const { rows } = await sql<{ lang: LanguageCode; q: string }>`
    select lang, q from notices
    where kind = 'found' and confirmed_at is not null and told_at is null and stopped_at is null
    group by lang, q order by min(confirmed_at), lang, q limit ${most}::integer`.execute(db);
  return rows;
}

/** Marks the notices of words as sent and returns them, each once over all processes. */
export async function takeWordNotices(db: Db, { lang, q }: { lang: LanguageCode; q: string }): Promise<{ id: number; email: string }[]> {
  const { rows } = await sql<{ id: number; email: string }>`
    update notices n set told_at = now()
    from (
      select id from notices
      where kind = 'found' and lang = ${lang} and q = ${q} and confirmed_at is not null and told_at is null and stopped_at is null
      order by id for update skip locked) due
    where n.id = due.id returning n.id, n.email`.execute(db);
  return rows;
}
