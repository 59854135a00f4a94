import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import { lockStockRows, moveStock, type StockMovement } from './stock-movements.ts';

/** Releases what the order still holds, in its transaction; nothing is released twice. */
export async function releaseStock(db: Db, { orderId, reason }: { orderId: number; reason: 'cancel' | 'expiry' }): Promise<void> {
  const { rows } = await sql<StockMovement>`
    select product_id as "productId", warehouse_id as "warehouseId", -sum(qty)::integer as qty from stock_movements
    where order_id = ${orderId}::bigint group by product_id, warehouse_id having sum(qty) < 0 order by product_id, warehouse_id`.execute(db);
  // Warehouses and products deleted since are skipped.
  const locked = await lockStockRows(db, rows);
  if (locked.length > 0) await moveStock(db, { orderId, reason, moves: locked });
}
