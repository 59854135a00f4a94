import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import { lockStockRows, moveStock, type StockMovement } from './stock-movements.ts';

interface Restock {
  orderId: number;
  /** `null`: the product is gone. */
  pieces: readonly { productId: number | null; qty: number }[];
  reason: 'refund' | 'return' | 'correction';
  /** Id of the member of staff. */
  by: number | null;
  note: string;
}

/**
 * Returns units to the warehouses that the order took them from, at most as many as it still holds. Returns the number for each entry: 0 for deleted
 * products and warehouses, and for units never reserved.
 */
export async function restockQuantities(db: Db, { orderId, pieces, reason, by, note }: Restock): Promise<number[]> {
  const ids = pieces.flatMap(({ productId }) => (productId === null ? [] : [productId]));
  const { rows } = await sql<StockMovement>`
    select product_id as "productId", warehouse_id as "warehouseId", -sum(qty)::integer as qty from stock_movements
    where order_id = ${orderId}::bigint and product_id = any(${ids}::integer[])
    group by product_id, warehouse_id having sum(qty) < 0 order by product_id, warehouse_id`.execute(db);
  const locked = await lockStockRows(db, rows);
  const back = new Map<StockMovement, number>();
  const counts = pieces.map(({ productId, qty }) => {
    let missing = qty;
    for (const row of locked.filter((one) => one.productId === productId)) {
      const taken = Math.min(missing, row.qty - (back.get(row) ?? 0));
      back.set(row, (back.get(row) ?? 0) + taken);
      missing -= taken;
    }
    return qty - missing;
  });
  const moves = [...back].flatMap(([row, qty]) => (qty > 0 ? [{ ...row, qty }] : []));
  if (moves.length > 0) await moveStock(db, { orderId, reason, moves, by, note });
  return counts;
}
