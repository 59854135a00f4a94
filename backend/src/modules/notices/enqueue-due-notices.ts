import { sql } from 'kysely';
import type { NoticeKind } from '@vitrina/contract/notices';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { enqueueMail } from '../../adapters/mail/outbox.ts';
import type { Db } from '../../db/index.ts';
import { SHOWN } from '../catalogue/index.ts';

interface DueNotice {
  id: number;
  kind: NoticeKind;
  email: string;
  lang: LanguageCode;
}

const AT_ONCE = 500;

/**
 * Enqueues the mail of each notice whose product is back in stock or cheaper and marks it as sent in the same transaction, once over all
 * processes. Returns the number of mails.
 */
export const enqueueDueNotices = (db: Db): Promise<number> =>
  db.transaction().execute(async (db) => {
    const { rows } = await sql<DueNotice>`
      update notices n set told_at = now()
      from (
        select n.id from notices n
        join products p on p.id = n.product_id
        join prices pr on pr.product_id = p.id and pr.market = n.lang
        where n.confirmed_at is not null and n.told_at is null and n.stopped_at is null and p.status <> 3 and ${SHOWN}
          and case n.kind
            when 'back_in_stock' then p.status = 2 or exists (select from stock s where s.product_id = p.id and s.qty > 0)
            else pr.amount <= coalesce(n.target_amount, n.seen_amount - 1) end
        order by n.id limit ${AT_ONCE}
        for update of n skip locked
      ) due
      where n.id = due.id
      returning n.id, n.kind, n.email, n.lang`.execute(db);
    for (const { id, kind, email, lang } of rows) {
      const mail = kind === 'back_in_stock' ? 'notice-back-in-stock' : 'notice-price-drop';
      await enqueueMail(db, { dedupeKey: `notice:${id}`, kind: mail, recipient: email, lang, data: { noticeId: id } });
    }
    return rows.length;
  });
