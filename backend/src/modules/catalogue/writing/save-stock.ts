import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

/** Sets the stock of products; their stock in warehouses that `rows` does not name is deleted. */
export async function saveStock(
  db: Db,
  productIds: readonly number[],
  rows: readonly { product_id: number; warehouse_id: number; qty: number }[],
): Promise<void> {
  if (productIds.length === 0) return;
  const json = JSON.stringify(rows);
  await sql`
    delete from stock s where s.product_id = any(${productIds}::integer[]) and not exists (
      select from jsonb_to_recordset(${json}::jsonb) as t(product_id integer, warehouse_id integer) where t.product_id = s.product_id and t.warehouse_id = s.warehouse_id)`.execute(
    db,
  );
  await sql`
    insert into stock (product_id, warehouse_id, qty) select * from jsonb_to_recordset(${json}::jsonb) as t(product_id integer, warehouse_id integer, qty integer)
    on conflict (product_id, warehouse_id) do update set qty = excluded.qty where stock.qty <> excluded.qty`.execute(db);
}
