import { sql } from 'kysely';
import { type Db, deferred } from '../../../db/index.ts';
import { moveStock, type StockMovement } from './stock-movements.ts';

interface Demand {
  productId: number;
  qty: number;
}

/** Sums the demand by product, smallest id first: rows are locked in that order. */
function sumDemand(lines: readonly Demand[]): Demand[] {
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
  await moveStock(db, { orderId, reason, moves: demand.flatMap((one) => pick(one, stock.get(one.productId) ?? [])) });
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

async function lockStock(db: Db, productIds: readonly number[]): Promise<Map<number, StockMovement[]>> {
  const { rows } = await sql<StockMovement>`
    select product_id as "productId", warehouse_id as "warehouseId", qty from stock
    where product_id = any(${productIds}::integer[]) and qty > 0
    order by product_id, warehouse_id for update`.execute(db);
  return Map.groupBy(rows, (row) => row.productId);
}

/** Chooses as few warehouses as possible. */
function pick({ productId, qty }: Demand, rows: readonly StockMovement[]): StockMovement[] {
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
