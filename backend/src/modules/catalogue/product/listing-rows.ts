import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import type { ListingRow } from '../listing/listing-row.ts';
import { discountPercent } from '../rules/price-reduction.ts';
import { SHOWN } from '../visibility/visibility.ts';
import { CUT_IN_FORCE } from './cut-in-force.ts';

/** A row as the database returns it. */
interface ListingData extends Omit<ListingRow, 'category_path' | 'value_ids' | 'own_value_ids' | 'tag_ids' | 'shop_ids' | 'prices'> {
  category_id: number | null;
  value_ids: number[];
  /** `null`: equal to `value_ids`. */
  own_value_ids: number[] | null;
  tag_ids: number[] | null;
  shop_ids: number[] | null;
  prices: [market: LanguageCode, amount: number, reference: number | null][] | null;
}

/**
 * Rows of the listing index for a range of product ids, or for ids: simple products, and configurable ones as their initial offer with the filter values of all
 * their variants.
 */
export async function selectListingRows(
  db: Db,
  range: { from: number; to: number } | { ids: readonly number[] },
  { pathOf, standsFor }: { pathOf: (category: number | null) => number[]; standsFor: (value: number) => number },
): Promise<ListingRow[]> {
  const where =
    'ids' in range
      ? // One set of ids: with `or` the planner would scan the whole table for each sold product.
        sql`p.id in (select unnest(${range.ids}::integer[]) union select parent_id from products where id = any(${range.ids}::integer[]) and parent_id is not null)`
      : sql`p.id between ${range.from}::integer and ${range.to}::integer`;
  const { rows } = await sql<ListingData>`
    select o.id, p.type = 'variant' as alone, p.category_id, p.manufacturer_id, o.seller_id, ${SHOWN} and o.visible as shown,
      (o.status = 1 and exists (select from stock s where s.product_id = o.id and s.qty > 0) or o.status = 2) as available,
      case when exists (select from stock s join warehouses w on w.id = s.warehouse_id where s.product_id = o.id and s.qty > 0 and not w.is_shop and o.status in (1, 2)) then 1
        when exists (select from stock s where s.product_id = o.id and s.qty > 0 and o.status in (1, 2)) then 2 when o.status = 2 then 3 else 0 end as source,
      array_position('{new,open-box,refurbished}'::text[], o.condition) - 1 as condition,
      case when p.type = 'configurable' then (select coalesce(array_agg(distinct v), '{}') from products x, unnest(x.filter_value_ids) v where x.parent_id = p.id) else p.filter_value_ids end as value_ids,
      case when p.type = 'configurable' then o.filter_value_ids end as own_value_ids, case when p.type = 'configurable' then p.id else p.parent_id end as family_id,
      (select array_agg(g.tag_id) from product_tags g where g.product_id = p.id) as tag_ids,
      (select array_agg(s.warehouse_id) from stock s join warehouses w on w.id = s.warehouse_id
        where s.product_id = o.id and s.qty > 0 and w.is_shop and w.seller_id is null and o.status in (1, 2)) as shop_ids,
      p.score, coalesce(o.released - date '1970-01-01', 0) as released, p.rating,
      (select jsonb_agg(jsonb_build_array(pr.market, pr.amount, case when ${CUT_IN_FORCE} then pr.reference_amount end)) from prices pr where pr.product_id = o.id) as prices
    from products p join products o on o.id = case when p.type = 'configurable' then p.initial_offer_id else p.id end
    where (p.type <> 'variant' or not exists (select from products f where f.id = p.parent_id and f.initial_offer_id = p.id)) and ${where}`.execute(db);
  const joined = (ids: readonly number[]) => [...new Set(ids.map(standsFor))];
  return rows.map((row) => ({
    ...row,
    value_ids: joined(row.value_ids),
    own_value_ids: joined(row.own_value_ids ?? row.value_ids),
    category_path: pathOf(row.category_id),
    tag_ids: row.tag_ids ?? [],
    shop_ids: row.shop_ids ?? [],
    prices: (row.prices ?? []).map(([market, amount, reference]) => ({ market, amount, percent: discountPercent(amount, reference) ?? 0 })),
  }));
}
