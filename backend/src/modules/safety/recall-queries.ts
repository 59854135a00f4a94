import { sql } from 'kysely';
import type { Recall } from '@vitrina/contract/safety';
import type { RecallEvidence } from '@vitrina/contract/staff/safety';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { languagesFor } from '@vitrina/contract/values/fallback-languages';
import type { Db } from '../../db/index.ts';
import { SHOWN } from '../catalogue/index.ts';

export interface RecallRow
  extends Pick<Recall, 'number' | 'kind' | 'batches' | 'sold_from' | 'sold_to' | 'remedies' | 'phone' | 'email' | 'url' | 'safety_gate'> {
  id: number;
  hazards: Partial<Record<LanguageCode, string>>;
  advice: Partial<Record<LanguageCode, string>>;
  published_at: Date;
  ended_at: Date | null;
  mailed_at: Date | null;
  products: {
    id: number | null;
    code: string;
    title: string;
    slug: string | null;
    brand: string | null;
    ean: string | null;
    mpn: string | null;
    image: string | null;
    shown: boolean;
  }[];
}

interface RecallFilter {
  number?: string;
  /** Only recalls in force for a customer's purchases; `timeZone`: the shop's, for the days of purchases. */
  purchasesOf?: { userId: number; timeZone: string };
  id?: number;
}

/** Recalls, newest first; products with their current titles, or those at the time of the recall. */
export async function selectRecalls(db: Db, lang: LanguageCode, { number, purchasesOf, id }: RecallFilter = {}): Promise<RecallRow[]> {
  const languages = sql`${languagesFor(lang)}::text[]`;
  const { rows } = await sql<RecallRow>`
    select r.id, r.number, r.kind, r.batches, r.sold_from::text, r.sold_to::text, r.hazards, r.advice, r.remedies, r.phone, r.email, r.url, r.safety_gate,
      r.published_at, r.ended_at, r.mailed_at,
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'code', rp.code, 'title', coalesce(t.title, rp.title), 'slug', t.slug, 'brand', m.title, 'ean', p.ean, 'mpn', p.mpn,
          'shown', coalesce(${SHOWN}, false), 'image', (select i.upload_path from product_images i where i.product_id = p.id order by i.position limit 1)) order by rp.code), '[]')
        from recall_products rp left join products p on p.id = rp.product_id left join manufacturers m on m.id = p.manufacturer_id
        left join lateral (select x.title, x.slug from product_texts x where x.product_id = p.id order by array_position(${languages}, x.lang), x.lang limit 1) t on true
        where rp.recall_id = r.id) as products
    from recalls r
    where (${number ?? null}::text is null or r.number = ${number ?? null}) and (${id ?? null}::integer is null or r.id = ${id ?? null}::integer)
      and (${purchasesOf?.userId ?? null}::integer is null or r.ended_at is null and exists (
        select from recall_products rp join order_items i on i.product_id = rp.product_id join orders o on o.id = i.order_id
        where rp.recall_id = r.id and o.user_id = ${purchasesOf?.userId ?? null}::integer and o.status not in ('waiting', 'cancelled', 'failed')
          and is_sold_within(o.created_at, r.sold_from, r.sold_to, ${purchasesOf?.timeZone ?? null})))
    order by r.published_at desc, r.id desc`.execute(db);
  return rows;
}

export async function selectEvidence(db: Db, ids: readonly number[]): Promise<Map<number, Omit<RecallEvidence, 'mailed_at'>>> {
  const { rows } = await sql<{ id: number; buyers: number; sent: number; failed: number }>`
    select b.recall_id as id, count(*)::integer as buyers, count(m.sent_at)::integer as sent, count(m.failed_at)::integer as failed
    from recall_mails b left join mails m on m.dedupe_key = 'recall:' || b.recall_id || ':' || b.mailbox
    where b.recall_id = any(${ids}::integer[]) group by b.recall_id`.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** Ids and titles of products by their codes; a product family includes its variants. */
export async function selectRecalled(db: Db, codes: readonly string[]): Promise<{ id: number; code: string; named: string; title: string }[]> {
  const { rows } = await sql<{ id: number; code: string; named: string; title: string }>`
    select p.id, p.code, n.code as named, (select t.title from product_texts t where t.product_id = p.id order by t.lang limit 1) as title
    from products n join products p on p.id = n.id or p.parent_id = n.id where n.code = any(${codes}::text[]) order by p.id`.execute(db);
  return rows;
}

export interface RecallInput {
  number: string;
  kind: RecallRow['kind'];
  products: readonly string[];
  batches?: string | undefined;
  sold_from?: string | undefined;
  sold_to?: string | undefined;
  remedies?: readonly string[] | undefined;
  phone?: string | undefined;
  email: string;
  url?: string | undefined;
  safety_gate?: string | undefined;
  hazards: Partial<Record<LanguageCode, string>>;
  advice: Partial<Record<LanguageCode, string>>;
}

/** Saves a recall by its number; returns its id. */
export async function upsertRecall(db: Db, input: RecallInput): Promise<number> {
  const { number, kind, batches = null, sold_from = null, sold_to = null, remedies = [], phone = null, email, url = null, safety_gate = null } = input;
  const { rows } = await sql<{ id: number }>`
    insert into recalls (number, kind, batches, sold_from, sold_to, hazards, advice, remedies, phone, email, url, safety_gate)
    values (${number}, ${kind}, ${batches}, ${sold_from}::date, ${sold_to}::date, ${JSON.stringify(input.hazards)}::jsonb, ${JSON.stringify(input.advice)}::jsonb, ${[...remedies]}::text[], ${phone}, ${email}, ${url}, ${safety_gate})
    on conflict (number) do update set kind = excluded.kind, batches = excluded.batches, sold_from = excluded.sold_from, sold_to = excluded.sold_to,
      hazards = excluded.hazards, advice = excluded.advice, remedies = excluded.remedies, phone = excluded.phone, email = excluded.email, url = excluded.url,
      safety_gate = excluded.safety_gate,
      mailed_at = case when (recalls.sold_from, recalls.sold_to) is distinct from (excluded.sold_from, excluded.sold_to) then null else recalls.mailed_at end
    returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** Adds products to a recall, with the status to restore when it ends. */
export const addRecalled = (db: Db, recallId: number, ids: readonly number[]) =>
  sql`
    insert into recall_products (recall_id, code, title, product_id, status)
    select ${recallId}::integer, p.code, (select t.title from product_texts t where t.product_id = p.id order by t.lang limit 1), p.id,
      coalesce((select o.status from recall_products o join recalls r on r.id = o.recall_id
        where o.product_id = p.id and o.recall_id <> ${recallId}::integer and r.kind = 'recall' and r.ended_at is null limit 1), p.status)
    from products p where p.id = any(${ids}::integer[])
    on conflict do nothing`.execute(db);

/** Stops or resumes the sale of a recall's products; their cached pages are invalidated in both cases. */
export const applyRecall = (db: Db, recallId: number) =>
  sql`
    update products p set status = case when is_recalled(p.id) then 3 when r.kind = 'recall' then rp.status else p.status end, updated_at = now()
    from recall_products rp join recalls r on r.id = rp.recall_id where rp.recall_id = ${recallId}::integer and p.id = rp.product_id`.execute(db);

export const closeRecall = (db: Db, recallId: number) =>
  sql`update recalls set ended_at = now() where id = ${recallId}::integer and ended_at is null`.execute(db);
