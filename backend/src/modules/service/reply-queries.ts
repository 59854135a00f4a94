import { sql } from 'kysely';
import type { ReplyKind } from '@vitrina/contract/staff/reply-words';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';

export interface ReplyFields {
  title: string;
  /** Subject of a mail; `null`: not a mail. */
  subject: string | null;
  text: string;
}

export interface ReplyRow extends ReplyFields {
  id: number;
  lang: LanguageCode;
  version: number;
}

const COLUMNS = sql`id, lang, title, subject, text, version`;

export async function selectReplies(db: Db, kind: ReplyKind): Promise<ReplyRow[]> {
  const { rows } = await sql<ReplyRow>`select ${COLUMNS} from saved_replies where kind = ${kind} order by lower(title), id`.execute(db);
  return rows;
}

/** Locked until the transaction ends; `null`: there is none of this kind. */
export async function lockReply(db: Db, kind: ReplyKind, id: number): Promise<ReplyRow | null> {
  const { rows } = await sql<ReplyRow>`select ${COLUMNS} from saved_replies where id = ${id}::integer and kind = ${kind} for update`.execute(db);
  return rows[0] ?? null;
}

export interface NewReply extends ReplyFields {
  kind: ReplyKind;
  lang: LanguageCode;
  by: number | null;
}

/** Inserts a reply and returns its id; `null`: the title is taken, or the kind has too many. */
export async function insertReply(db: Db, { kind, lang, title, subject, text, by }: NewReply, most: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into saved_replies (kind, lang, title, subject, text, created_by)
    select ${kind}, ${lang}, ${title}, ${subject}, ${text}, ${by}::integer where (select count(*) from saved_replies where kind = ${kind}) < ${most}
    on conflict (kind, lang, title) do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** True if another reply of its kind and language has this title. */
export async function isTitleTaken(db: Db, { kind, lang, title }: Pick<NewReply, 'kind' | 'lang' | 'title'>, except = 0): Promise<boolean> {
  const { rows } = await sql`select from saved_replies where kind = ${kind} and lang = ${lang} and title = ${title} and id <> ${except}::integer`.execute(db);
  return rows.length > 0;
}

export async function writeReply(db: Db, id: number, { title, subject, text }: ReplyFields, version: number): Promise<void> {
  await sql`update saved_replies set title = ${title}, subject = ${subject}, text = ${text}, version = ${version}::integer where id = ${id}::integer`.execute(
    db,
  );
}

export const deleteReply = (db: Db, id: number) => sql`delete from saved_replies where id = ${id}::integer`.execute(db);
