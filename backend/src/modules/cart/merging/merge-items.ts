import { sql } from 'kysely';
import { MAX_QUANTITY } from '@vitrina/contract/values/max-quantity';
import type { Db } from '../../../db/index.ts';
import type { CartRow, ItemRow, Notice } from '../cart-queries.ts';

interface Join {
  from: Pick<CartRow, 'items'>;
  to: Pick<CartRow, 'id' | 'items'>;
  /** Combines the quantities of a product in both carts: the target's and the source's. */
  combine: (earlier: number, joined: number) => number;
}

export interface MergedItem extends ItemRow {
  /** Quantity requested; `qty` is lower where the stock is. */
  requestedQty: number;
  /** Quantity in the target before; `null`: a new line. */
  earlier: number | null;
}

/** Adds one cart's lines to another, up to the stock. Returns the changed lines. */
export async function mergeItems(db: Db, { from, to, combine }: Join): Promise<MergedItem[]> {
  const maxQuantities = await selectMaxQuantities(
    db,
    from.items.map((item) => item.product_id),
  );
  const before = new Map(to.items.map((item) => [item.product_id, item.qty]));
  const merged = from.items.map((item): MergedItem => {
    const earlier = before.get(item.product_id) ?? null;
    const requestedQty = combine(earlier ?? 0, item.qty);
    // The source's quantity is never reduced: a warning about stock follows anyway.
    const qty = Math.min(requestedQty, Math.max(maxQuantities.get(item.product_id) ?? 0, item.qty));
    return { ...item, qty, requestedQty, earlier };
  });
  await sql`
    insert into cart_items (cart_id, product_id, qty, seen_amount, seen_market, told_amount)
    select ${to.id}::bigint, product_id, qty, seen_amount, seen_market, told_amount
    from jsonb_to_recordset(${JSON.stringify(merged)}::jsonb) m(product_id integer, qty integer, seen_amount integer, seen_market text, told_amount integer)
    on conflict (cart_id, product_id) do update set qty = excluded.qty, seen_amount = excluded.seen_amount, seen_market = excluded.seen_market`.execute(db);
  return merged;
}

/** Notice about a merged line; another label where the stock is lower than both quantities together. */
export const mergeNotice = ({ product_id, qty, requestedQty }: MergedItem): Notice => ({
  label_name: qty < requestedQty ? 'cart_warning_merged_capped' : 'cart_warning_merged',
  product_id,
  before: qty < requestedQty ? requestedQty : null,
  now: qty,
});

/** Highest quantity of each product that a line may have. */
async function selectMaxQuantities(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; most: number }>`
    select p.id, case when p.status = 2 then ${MAX_QUANTITY}::integer else least(${MAX_QUANTITY}::integer, coalesce((select sum(s.qty) from stock s where s.product_id = p.id), 0)) end as most
    from products p where p.id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.most]));
}
