import type { ProductLaw } from '@vitrina/contract/law/product-law';
import type { BrandLaw, SellerLaw } from '@vitrina/contract/law/party-law';
import type { GuardedPrice } from '@vitrina/contract/law/rules/rule';
import type { SalesPlace } from '@vitrina/contract/law/best-seller';
import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

export interface GuardRow {
  id: number;
  code: string;
  law: ProductLaw;
  condition: 'new' | 'open-box' | 'refurbished';
  badges: string[];
  tags: string[];
  votes: number[];
  titles: Record<string, string>;
  maker_title: string | null;
  maker_address: string | null;
  maker_email: string | null;
  maker_law: BrandLaw | null;
  seller_code: string | null;
  seller_law: Partial<SellerLaw> | null;
  sales: SalesPlace | null;
  prices: GuardedPrice[];
}

/** Selects products by ids, or the next ones after an id. */
export type Among = { ids: readonly number[] } | { after: number; limit: number };

/** Returns products that are for sale or held for legal reasons, ordered by id. */
export async function selectForGuard(db: Db, among: Among): Promise<GuardRow[]> {
  const [chosen, limit] = 'ids' in among ? [sql`p.id = any(${among.ids}::integer[])`, null] : [sql`p.id > ${among.after}::integer`, among.limit];
  const { rows } = await sql<GuardRow>`
    select p.id, p.code, p.law, p.condition, p.badges, p.votes, m.title as maker_title, m.address as maker_address, m.email as maker_email, m.law as maker_law,
      s.code as seller_code, s.law as seller_law,
      (select jsonb_build_object('place', b.place, 'of_products', b.of_products, 'of_pieces', b.of_pieces) from best_sellers b where b.product_id = coalesce(p.parent_id, p.id)) as sales,
      array(select t.code from product_tags pt join tags t on t.id = pt.tag_id where pt.product_id = p.id) as tags,
      coalesce((select jsonb_object_agg(x.lang, x.title) from product_texts x where x.product_id = p.id), '{}') as titles,
      coalesce((select jsonb_agg(jsonb_build_object('market', pr.market, 'amount', pr.amount,
          'reference', case when pr.cut_at > now() - interval '30 days' then pr.reference_amount end, 'since', round(extract(epoch from pr.cut_at) * 1000),
          'steps', coalesce((select jsonb_agg(jsonb_build_object('amount', h.amount, 'from', round(extract(epoch from h.valid_from) * 1000)))
            from price_history h where h.product_id = p.id and h.market = pr.market and h.audience = 'public'), '[]'),
          'offers', coalesce((select jsonb_agg(jsonb_build_object('amount', h.amount, 'from', round(extract(epoch from h.valid_from) * 1000),
              'to', round(extract(epoch from least(h.valid_to, (select min(n.valid_from) from price_history n where n.product_id = h.product_id and n.market = h.market and n.audience = 'coupon' and n.valid_from > h.valid_from))) * 1000)))
            from price_history h where h.product_id = p.id and h.market = pr.market and h.audience = 'coupon'), '[]')))
        from prices pr where pr.product_id = p.id), '[]') as prices
    from products p left join manufacturers m on m.id = p.manufacturer_id left join sellers s on s.id = p.seller_id
    where p.type <> 'configurable' and ${chosen} and (p.visible or exists (select from law_holds h where h.product_id = p.id))
    order by p.id limit ${limit}::integer`.execute(db);
  return rows;
}

/** SQL: findings of a report or of the label register, which rules of the guardian never lift. */
const REPORTED = sql`coalesce(jsonb_path_query_array(law_holds.findings, '$[*] ? (@.rule == "report" || @.rule == "eprel")'), '[]')`;

interface Hold {
  product_id: number;
  findings: readonly object[];
}

/** Takes products off sale until their findings are resolved; stores the findings for staff. */
export async function holdProducts(db: Db, holds: readonly Hold[]): Promise<void> {
  if (holds.length === 0) return;
  await sql`
    with held as (
      insert into law_holds (product_id, findings) select product_id, findings from jsonb_to_recordset(${JSON.stringify(holds)}::jsonb) as h(product_id integer, findings jsonb)
      on conflict (product_id) do update set findings = excluded.findings || ${REPORTED} returning product_id
    )
    update products p set visible = false, updated_at = now() from held where p.id = held.product_id and p.visible`.execute(db);
}

/** Releases held products without remaining findings; returns their number. */
export async function releaseProducts(db: Db, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await sql<{ id: number }>`
    with kept as (
      update law_holds set findings = ${REPORTED} where product_id = any(${ids}::integer[]) and ${REPORTED} <> '[]'
    ), freed as (delete from law_holds where product_id = any(${ids}::integer[]) and ${REPORTED} = '[]' returning product_id)
    update products p set visible = true, updated_at = now() from freed where p.id = freed.product_id returning p.id`.execute(db);
  return rows.length;
}

/** Deletes the holds of rewritten products, whose new data state whether they are visible. */
export const releaseHolds = async (db: Db, ids: readonly number[]): Promise<void> =>
  void (await sql`delete from law_holds where product_id = any(${ids}::integer[])`.execute(db));
