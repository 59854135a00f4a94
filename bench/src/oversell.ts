import { setTimeout as sleep } from 'node:timers/promises';
import { fillIn, openBuyer, placeOrder, putIn } from './buyer.ts';
import { stockByProduct, queryShop, stockFaults } from './shop-database.ts';
import type { ShopProcess } from './shop-process.ts';

const PIECES = 100;
const ATTEMPTS = 10_000;
const CONNECTIONS = 50;

export interface OversellResult {
  orders: number;
  seconds: number;
  /** Refusals as sold out. */
  soldOut: number;
  /** Sold-out refusals before the last unit was requested. */
  refusedEarly: number;
  /** Busy replies, which were retried. */
  busy: number;
  /** Number of other refusals by label. */
  strange: Map<string, number>;
  /** Orders added to the database. */
  storedOrders: number;
  /** Products and warehouses with inconsistent quantities. */
  stockFaults: number;
}

/** Labels for insufficient stock. */
const SOLD_OUT = new Set(['error_quantity_not_available', 'error_not_orderable']);

/** Ten thousand guests want one unit each of a product with a hundred, fifty concurrently. An attempt ends with its order or its first refusal. */
export async function oversell(shop: ShopProcess, dataDir: string): Promise<OversellResult> {
  const product = await stockExactly(dataDir, PIECES);
  const before = await stockByProduct(dataDir);
  const storedBefore = await ordersOf(product, dataDir);
  const result = { orders: 0, soldOut: 0, busy: 0, strange: new Map<string, number>() };
  const refusedAt: number[] = [];
  let lastSentAt = 0;
  let left = ATTEMPTS;
  const again = async (failure: Error | { status: number }): Promise<boolean> => {
    if (failure instanceof Error || failure.status !== 503) return false;
    result.busy += 1;
    await sleep(200);
    return true;
  };
  const buy = async (): Promise<void> => {
    const buyer = openBuyer({ port: shop.port, again });
    while (left > 0) {
      left -= 1;
      await buyer.startGuest();
      let label = (await putIn(buyer, [`p-${product}`])) ?? (await fillIn(buyer));
      const sentAt = performance.now();
      label ??= (await placeOrder(buyer)).label;
      if (label === null) {
        result.orders += 1;
        lastSentAt = Math.max(lastSentAt, sentAt);
      } else if (SOLD_OUT.has(label)) refusedAt.push(performance.now());
      else result.strange.set(label, (result.strange.get(label) ?? 0) + 1);
    }
    buyer.close();
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, buy));
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    ...result,
    seconds,
    soldOut: refusedAt.length,
    // Refused before the last successful call was even sent: a unit was still in stock.
    refusedEarly: refusedAt.filter((at) => at < lastSentAt).length,
    storedOrders: (await ordersOf(product, dataDir)) - storedBefore,
    stockFaults: await stockFaults(dataDir, before),
  };
}

/** Sets the stock of the demo laptop, all in one warehouse. */
async function stockExactly(dataDir: string, pieces: number): Promise<number> {
  const [chosen] = await queryShop<{ id: number; warehouse: number }>(
    dataDir,
    `select p.id, min(s.warehouse_id) as warehouse
     from products p join stock s on s.product_id = p.id and s.qty > 0 join prices on prices.product_id = p.id and prices.market = 'si'
     where p.code = 'DEMO-LAPTOP-01' group by p.id`,
  );
  if (!chosen) throw new Error('the demo laptop is not in stock');
  await queryShop(dataDir, 'update stock set qty = case when warehouse_id = $2 then $3 else 0 end where product_id = $1', [
    chosen.id,
    chosen.warehouse,
    pieces,
  ]);
  return chosen.id;
}

async function ordersOf(product: number, dataDir: string): Promise<number> {
  const [row] = await queryShop<{ n: number }>(dataDir, 'select count(distinct order_id)::integer as n from order_items where product_id = $1', [product]);
  return row?.n ?? Number.NaN;
}
