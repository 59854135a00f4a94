import { sql } from 'kysely';
import { type Db, deferred } from '../../../db/index.ts';

/** A change of stock in one warehouse; `qty` is negative where stock is taken. */
export interface StockMovement {
  productId: number;
  warehouseId: number;
  qty: number;
}

/** Locks the stock rows of the movements; those of deleted products and warehouses are left out. */
export async function lockStockRows(db: Db, moves: readonly StockMovement[]): Promise<StockMovement[]> {
  const { rows } = await sql<StockMovement>`
    select s.product_id as "productId", s.warehouse_id as "warehouseId", m.qty
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m("productId" integer, "warehouseId" integer, qty integer)
    join stock s on s.product_id = m."productId" and s.warehouse_id = m."warehouseId"
    order by s.product_id, s.warehouse_id for update of s`.execute(db);
  return rows;
}

/**
 * Changes stock and ledger together; the rows must be locked. Sent with the next statement of the transaction, which fails (division by zero) if
 * stock would become negative.
 */
export async function moveStock(
  db: Db,
  {
    orderId,
    reason,
    moves,
    by = null,
    note = null,
  }: { orderId: number; reason: string; moves: readonly StockMovement[]; by?: number | null; note?: string | null },
): Promise<void> {
  await deferred(sql`
    with m as (
      select * from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m("productId" integer, "warehouseId" integer, qty integer)
    ), moved as (
      update stock s set qty = s.qty + m.qty from m
      where s.product_id = m."productId" and s.warehouse_id = m."warehouseId" and s.qty >= -m.qty
      returning s.product_id, s.warehouse_id, m.qty
    ), written as (
      insert into stock_movements (product_id, warehouse_id, qty, order_id, reason, by_user, note)
      select product_id, warehouse_id, qty, ${orderId}::bigint, ${reason}, ${by}::integer, ${note} from moved returning 1
    )
    select 1 / (count(*) = ${moves.length}::integer)::integer from written`).execute(db);
}
