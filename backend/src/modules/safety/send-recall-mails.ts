import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { enqueueMail } from '../../adapters/mail/outbox.ts';
import type { Db } from '../../db/index.ts';

interface Buyer {
  recall_id: number;
  mailbox: string;
  order_id: number;
  email: string;
  lang: LanguageCode;
}

const AT_ONCE = 500;

/** Enqueues mails to the buyers of recalled products, each mailbox once, about its newest order; several processes may run it. Returns the number of mails. */
export async function enqueueRecallMails(db: Db, timeZone: string): Promise<number> {
  for (let written = 0; ; ) {
    const { buyers, isDone } = await db.transaction().execute((db) => writeSome(db, timeZone));
    written += buyers;
    if (isDone) return written;
  }
}

async function writeSome(db: Db, timeZone: string): Promise<{ buyers: number; isDone: boolean }> {
  const { rows: open } = await sql<{ id: number }>`select id from recalls where mailed_at is null order by id limit 1 for update skip locked`.execute(db);
  const recall = open[0]?.id;
  if (recall === undefined) return { buyers: 0, isDone: true };
  const { rows } = await sql<Buyer>`
    with buyers as (
      select distinct on (lower(o.email)) o.id as order_id, o.email, o.lang, encode(sha256(convert_to(lower(o.email), 'UTF8')), 'hex') as mailbox
      from recalls r join recall_products p on p.recall_id = r.id join order_items i on i.product_id = p.product_id join orders o on o.id = i.order_id
      where r.id = ${recall}::integer and o.status not in ('waiting', 'cancelled', 'failed') and o.email like '%@%'
        and is_sold_within(o.created_at, r.sold_from, r.sold_to, ${timeZone})
      order by lower(o.email), o.id desc
    ), written as (
      insert into recall_mails (recall_id, mailbox, order_id)
      select ${recall}::integer, b.mailbox, b.order_id from buyers b
      where not exists (select from recall_mails w where w.recall_id = ${recall}::integer and w.mailbox = b.mailbox)
      order by b.order_id limit ${AT_ONCE} on conflict do nothing returning recall_id, mailbox, order_id
    )
    select w.recall_id, w.mailbox, w.order_id, b.email, b.lang from written w join buyers b using (mailbox)`.execute(db);
  for (const { recall_id, mailbox, order_id, email, lang } of rows)
    await enqueueMail(db, {
      dedupeKey: `recall:${recall_id}:${mailbox}`,
      kind: 'recall',
      recipient: email,
      lang,
      data: { recallId: recall_id, orderId: order_id },
    });
  if (rows.length < AT_ONCE) await sql`update recalls set mailed_at = now() where id = ${recall}::integer`.execute(db);
  return { buyers: rows.length, isDone: false };
}
