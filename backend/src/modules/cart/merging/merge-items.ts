import { sql } from 'kysely';
import { MAX_QUANTITY } from '@vitrina/contract/values/max-quantity';
import type { Db } from '../../../db/index.ts';
import type { CartRow, ItemRow, Notice } from '../cart-queries.ts';

interface Join {
  from: Pick<CartRow, 'items'>;
  to: Pick<CartRow, 'id' | 'items'>;
  /** Pieces of a product that both may have: there, and in the cart that is joined to it. */
  combine: (earlier: number, joined: number) => number;
}

/** A line as it is after joining. */
export interface MergedItem extends ItemRow {
  /** Pieces it should have had; `qty` is less where there are fewer. */
  wanted: number;
  /** Pieces there before; `null`: it is new there. */
  earlier: number | null;
}

/** Puts one cart's lines into another, up to what is in stock, and says what became of each. */
export async function mergeItems(db: Db, { from, to, combine }: Join): Promise<MergedItem[]> {
  const maxQuantities = await selectMaxQuantities(
    db,
    from.items.map((item) => item.product_id),
  );
  const before = new Map(to.items.map((item) => [item.product_id, item.qty]));
  const merged = from.items.map((item): MergedItem => {
    const earlier = before.get(item.product_id) ?? null;
    const wanted = combine(earlier ?? 0, item.qty);
    // What was in the joined cart is never made less here: too much of it is warned of anyway.
    const qty = Math.min(wanted, Math.max(maxQuantities.get(item.product_id) ?? 0, item.qty));
    return { ...item, qty, wanted, earlier };
  });
  await sql`
    insert into cart_items (cart_id, product_id, qty, seen_amount, seen_market, told_amount)
    select ${to.id}::bigint, product_id, qty, seen_amount, seen_market, told_amount
    from jsonb_to_recordset(${JSON.stringify(merged)}::jsonb) m(product_id integer, qty integer, seen_amount integer, seen_market text, told_amount integer)
    on conflict (cart_id, product_id) do update set qty = excluded.qty, seen_amount = excluded.seen_amount, seen_market = excluded.seen_market`.execute(db);
  return merged;
}

/** Tells of a line that it was joined, and where there are too few, that it has less than both combine. */
export const mergeNotice = ({ product_id, qty, wanted }: MergedItem): Notice => ({
  label_name: qty < wanted ? 'cart_warning_merged_capped' : 'cart_warning_merged',
  product_id,
  before: qty < wanted ? wanted : null,
  now: qty,
});

/** The most pieces of each product that a line may have. */
async function selectMaxQuantities(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; most: number }>`
    select p.id, case when p.status = 2 then ${MAX_QUANTITY}::integer else least(${MAX_QUANTITY}::integer, coalesce((select sum(s.qty) from stock s where s.product_id = p.id), 0)) end as most
    from products p where p.id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.most]));
}
