import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';

interface Translation {
  commentId: number;
  to: LanguageCode;
  message: string;
  /** `staff`, or the name of the translation program, shown to readers. */
  source: string;
}

/** Saves a translation of a comment's current text, replacing an earlier one. */
export const saveTranslation = (db: Db, { commentId, to, message, source }: Translation) =>
  sql`
    insert into comment_translations (comment_id, lang, message, source) values (${commentId}::integer, ${to}, ${message}, ${source})
    on conflict (comment_id, lang) do update set message = excluded.message, source = excluded.source, created_at = now()`.execute(db);

export const deleteTranslation = (db: Db, { commentId, to }: Pick<Translation, 'commentId' | 'to'>) =>
  sql`delete from comment_translations where comment_id = ${commentId}::integer and lang = ${to}`.execute(db);

/** Touches the comment's row, so that cached pages with it are invalidated. */
export const touchComment = (db: Db, id: number) => sql`update comments set approved = approved where id = ${id}::integer`.execute(db);
