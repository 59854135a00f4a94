import { sql } from 'kysely';
import { type Db, json } from '../../../db/index.ts';

export interface KnownPlace {
  place: number;
  /** `null`: no such product, or it is configurable and has no stock itself. */
  product_id: number | null;
  /** `null`: no such warehouse. */
  warehouse_id: number | null;
}

/** Ids of the items' products and warehouses, in their order. Only simple products and variants have stock, not configurable products. */
export async function selectPlaces(db: Db, items: readonly { product_code: string; warehouse: string }[]): Promise<KnownPlace[]> {
  const { rows } = await sql<KnownPlace>`
    select i.place, p.id as product_id, w.id as warehouse_id
    from jsonb_to_recordset(${json(items.map(({ product_code, warehouse }, place) => ({ place, product_code, warehouse })))}::jsonb) as i(place integer, product_code text, warehouse text)
    left join products p on p.code = i.product_code and p.type <> 'configurable' left join warehouses w on w.code = i.warehouse order by i.place`.execute(db);
  return rows;
}

export interface StockRow {
  product_id: number;
  warehouse_id: number;
  qty: number;
}

/** Locks rows in a fixed order, to prevent deadlocks; missing rows are created with quantity 0. */
export async function lockStockRows(db: Db, places: readonly { product_id: number; warehouse_id: number }[]): Promise<StockRow[]> {
  const rows = json(places);
  await sql`
    insert into stock (product_id, warehouse_id, qty) select distinct product_id, warehouse_id, 0 from jsonb_to_recordset(${rows}::jsonb) as p(product_id integer, warehouse_id integer)
    order by product_id, warehouse_id on conflict do nothing`.execute(db);
  const locked = await sql<StockRow>`
    select product_id, warehouse_id, qty from stock
    where (product_id, warehouse_id) in (select product_id, warehouse_id from jsonb_to_recordset(${rows}::jsonb) as p(product_id integer, warehouse_id integer))
    order by product_id, warehouse_id for update`.execute(db);
  return locked.rows;
}

export interface StockMove {
  product_id: number;
  warehouse_id: number;
  delta: number;
}

/** Writes new quantities, and each movement to the ledger. */
export async function writeStock(
  db: Db,
  { after, moves, reason, note, by }: { after: readonly StockRow[]; moves: readonly StockMove[]; reason: string; note: string | null; by: number | null },
): Promise<void> {
  await sql`
    update stock s set qty = t.qty from jsonb_to_recordset(${json(after)}::jsonb) as t(product_id integer, warehouse_id integer, qty integer)
    where s.product_id = t.product_id and s.warehouse_id = t.warehouse_id and s.qty <> t.qty`.execute(db);
  await sql`
    insert into stock_movements (product_id, warehouse_id, qty, reason, note, by_user)
    select product_id, warehouse_id, delta, ${reason}, ${note}, ${by}::integer
    from jsonb_to_recordset(${json(moves)}::jsonb) as m(product_id integer, warehouse_id integer, delta integer)`.execute(db);
}

export interface MovementRow {
  id: number;
  at: Date;
  warehouse: string | null;
  qty: number;
  reason: string;
  note: string | null;
  order_id: number | null;
  by: string | null;
}

export async function selectMovements(
  db: Db,
  { productId, offset, warehouses }: { productId: number; offset: number; warehouses: readonly number[] | null },
): Promise<{ rows: MovementRow[]; total: number } | null> {
  const product = await sql`select from products where id = ${productId}::integer`.execute(db);
  if (product.rows.length === 0) return null;
  const where = sql`where m.product_id = ${productId}::integer and (${warehouses}::integer[] is null or m.warehouse_id = any(${warehouses}::integer[]))`;
  const { rows } = await sql<MovementRow>`
    select m.id::float8 as id, m.at, w.code as warehouse, m.qty, m.reason, m.note, m.order_id::float8 as order_id, u.display_name as by
    from stock_movements m left join warehouses w on w.id = m.warehouse_id left join users u on u.id = m.by_user ${where} order by m.id desc limit 100 offset ${offset}`.execute(
    db,
  );
  const counted = await sql<{ n: number }>`select count(*)::integer as n from stock_movements m ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}
