import { sql } from 'kysely';
import { type Db, deferred } from '../../../db/index.ts';

export interface Demand {
  productId: number;
  qty: number;
}

/** A change of stock in one warehouse; `qty` is negative where stock is taken. */
interface Move {
  productId: number;
  warehouseId: number;
  qty: number;
}

/** Sums the demand by product, smallest id first: rows are locked in that order. */
export function sumDemand(lines: readonly Demand[]): Demand[] {
  const sums = Map.groupBy(lines, (line) => line.productId);
  return [...sums].map(([productId, same]) => ({ productId, qty: same.reduce((sum, line) => sum + line.qty, 0) })).sort((a, b) => a.productId - b.productId);
}

/**
 * Reserves stock in the order's transaction, from the fullest warehouse first. Returns the products with too little stock; then nothing was
 * reserved.
 */
export async function reserveStock(
  db: Db,
  { orderId, lines, reason }: { orderId: number; lines: readonly Demand[]; reason: 'order' | 'late-payment' | 'correction' },
): Promise<{ productId: number; available: number }[]> {
  const demand = sumDemand(lines);
  const stock = await lockStock(
    db,
    demand.map((one) => one.productId),
  );
  const short = demand.flatMap(({ productId, qty }) => {
    const available = (stock.get(productId) ?? []).reduce((sum, row) => sum + row.qty, 0);
    return available < qty ? [{ productId, available }] : [];
  });
  if (short.length > 0) return short;
  await move(db, { orderId, reason, moves: demand.flatMap((one) => pick(one, stock.get(one.productId) ?? [])) });
  return [];
}

/** SQLSTATE of the error that `take_stock` raises. */
const STOCK_IS_SHORT = 'VS001';

/**
 * `reserveStock`, sent with the next statement of the transaction: one round trip less. That statement fails if too little is left;
 * `shortStockOf` reads the products from its error.
 */
export async function reserveStockLater(db: Db, { orderId, lines }: { orderId: number; lines: readonly Demand[] }): Promise<void> {
  const demand = sumDemand(lines);
  if (demand.length === 0) return;
  const [products, pieces] = [demand.map(({ productId }) => productId), demand.map(({ qty }) => qty)];
  await deferred(sql`select take_stock(${orderId}::bigint, ${products}::integer[], ${pieces}::integer[], 'order')`).execute(db);
}

/** Products with too little stock from a statement's error; `null`: another error. */
export function shortStockOf(error: unknown): { productId: number; available: number }[] | null {
  const { code, detail } = (error ?? {}) as { code?: unknown; detail?: unknown };
  if (code !== STOCK_IS_SHORT || typeof detail !== 'string') return null;
  return (JSON.parse(detail) as [number, number][]).map(([productId, available]) => ({ productId, available }));
}

async function lockStock(db: Db, productIds: readonly number[]): Promise<Map<number, Move[]>> {
  const { rows } = await sql<Move>`
    select product_id as "productId", warehouse_id as "warehouseId", qty from stock
    where product_id = any(${productIds}::integer[]) and qty > 0
    order by product_id, warehouse_id for update`.execute(db);
  return Map.groupBy(rows, (row) => row.productId);
}

/** Chooses as few warehouses as possible. */
function pick({ productId, qty }: Demand, rows: readonly Move[]): Move[] {
  const enough = rows.filter((row) => row.qty >= qty).sort((a, b) => b.qty - a.qty)[0];
  if (enough) return [{ productId, warehouseId: enough.warehouseId, qty: -qty }];
  let missing = qty;
  return rows
    .toSorted((a, b) => b.qty - a.qty)
    .flatMap((row) => {
      const taken = Math.min(row.qty, missing);
      missing -= taken;
      return taken > 0 ? [{ productId, warehouseId: row.warehouseId, qty: -taken }] : [];
    });
}

/** Releases what the order still holds, in its transaction; nothing is released twice. */
export async function releaseStock(db: Db, { orderId, reason }: { orderId: number; reason: 'cancel' | 'expiry' }): Promise<void> {
  const { rows } = await sql<Move>`
    select product_id as "productId", warehouse_id as "warehouseId", -sum(qty)::integer as qty from stock_movements
    where order_id = ${orderId}::bigint group by product_id, warehouse_id having sum(qty) < 0 order by product_id, warehouse_id`.execute(db);
  // Warehouses and products deleted since are skipped.
  const known = await lockRows(db, rows);
  if (known.length > 0) await move(db, { orderId, reason, moves: known });
}

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
  const { rows } = await sql<Move>`
    select product_id as "productId", warehouse_id as "warehouseId", -sum(qty)::integer as qty from stock_movements
    where order_id = ${orderId}::bigint and product_id = any(${ids}::integer[])
    group by product_id, warehouse_id having sum(qty) < 0 order by product_id, warehouse_id`.execute(db);
  const held = await lockRows(db, rows);
  const back = new Map<Move, number>();
  const counts = pieces.map(({ productId, qty }) => {
    let missing = qty;
    for (const row of held.filter((one) => one.productId === productId)) {
      const taken = Math.min(missing, row.qty - (back.get(row) ?? 0));
      back.set(row, (back.get(row) ?? 0) + taken);
      missing -= taken;
    }
    return qty - missing;
  });
  const moves = [...back].flatMap(([row, qty]) => (qty > 0 ? [{ ...row, qty }] : []));
  if (moves.length > 0) await move(db, { orderId, reason, moves, by, note });
  return counts;
}

async function lockRows(db: Db, moves: readonly Move[]): Promise<Move[]> {
  const { rows } = await sql<Move>`
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
async function move(
  db: Db,
  { orderId, reason, moves, by = null, note = null }: { orderId: number; reason: string; moves: readonly Move[]; by?: number | null; note?: string | null },
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
