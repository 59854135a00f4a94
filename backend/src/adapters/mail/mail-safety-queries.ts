import { type RawBuilder, sql } from 'kysely';
import { languagesFor } from '@vitrina/contract/values/fallback-languages';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';

/** A recall in the language of a mail, with the affected lines of the recipient's order. */
export interface MailRecall {
  kind: 'recall' | 'warning';
  number: string;
  batches: string | null;
  soldFrom: string | null;
  soldTo: string | null;
  hazard: string;
  advice: string;
  remedies: string[];
  phone: string | null;
  email: string;
  url: string | null;
  safetyGate: string | null;
  ended: boolean;
  orderId: number;
  orderCode: string;
  orderedAt: Date;
  products: { title: string; brand: string | null; code: string; ean: string | null }[];
}

/** A text by language, in the first of these languages for which it exists. */
const readIn = (column: 'r.hazards' | 'r.advice', lang: LanguageCode): RawBuilder<unknown> =>
  sql`(select t.value from jsonb_each_text(${sql.ref(column)}) t order by array_position(${languagesFor(lang)}::text[], t.key) nulls last limit 1)`;

export async function selectMailRecall(
  db: Db,
  { recallId, orderId, lang }: { recallId: number; orderId: number; lang: LanguageCode },
): Promise<MailRecall | null> {
  const { rows } = await sql<MailRecall>`
    select r.kind, r.number, r.batches, r.sold_from::text as "soldFrom", r.sold_to::text as "soldTo", ${readIn('r.hazards', lang)} as hazard, ${readIn('r.advice', lang)} as advice,
      r.remedies, r.phone, r.email, r.url, r.safety_gate as "safetyGate", r.ended_at is not null as ended,
      o.id::float8 as "orderId", o.code as "orderCode", o.created_at as "orderedAt",
      (select coalesce(jsonb_agg(distinct jsonb_build_object('title', coalesce(
          (select t.title from product_texts t where t.product_id = rp.product_id order by array_position(${languagesFor(lang)}::text[], t.lang), t.lang limit 1), rp.title),
          'brand', m.title, 'code', rp.code, 'ean', p.ean)), '[]')
        from recall_products rp join order_items i on i.order_id = o.id and i.product_id = rp.product_id
        left join products p on p.id = rp.product_id left join manufacturers m on m.id = p.manufacturer_id where rp.recall_id = r.id) as products
    from recalls r, orders o where r.id = ${recallId}::integer and o.id = ${orderId}::bigint`.execute(db);
  return rows[0] ?? null;
}

/** Fields of a report of something unsafe or unlawful that its mails need. */
export interface MailReport {
  id: number;
  code: string;
  address: string;
  ground: string;
  message: string;
  receivedAt: Date;
  decision: 'none' | 'removed' | null;
  basis: string | null;
  statement: string | null;
  appealDecision: 'upheld' | 'reversed' | null;
  appealStatement: string | null;
}

export async function selectMailReport(db: Db, id: number): Promise<MailReport | null> {
  const { rows } = await sql<MailReport>`
    select id::float8 as id, code, address, ground, message, received_at as "receivedAt", decision, basis, statement,
      appeal_decision as "appealDecision", appeal_statement as "appealStatement"
    from content_reports where id = ${id}::bigint`.execute(db);
  return rows[0] ?? null;
}
