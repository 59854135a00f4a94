import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Mails that were sent, to `=črtomir1@dolg.test` and so on; the last one is the newest. */
export const insertManyMails = (db: Db, count: number): Promise<unknown> =>
  sql`insert into mails (dedupe_key, kind, recipient, lang, data, sent_at)
    select 'many-' || n, 'order-received', '=črtomir' || n || '@dolg.test', 'si', '{}', now() from generate_series(1, ${count}::integer) n`.execute(db);
