import { fillIn, openBuyer, placeOrder, putIn } from './buyer.ts';
import { cpuSeconds } from './process-tree.ts';
import { takeFromShelf } from './shelf.ts';
import type { ShopProcess } from './shop-process.ts';

const BUYERS = 8;
const WARM_UP_SECONDS = 5;
const SECONDS = 20;

export interface OrdersResult {
  orders: number;
  perSecond: number;
  /** Duration of a whole order, from token to identifier, milliseconds. */
  p50: number;
  p95: number;
  /** Processor milliseconds of server and database per order. */
  cpu: number;
  /** Number of refusals by label. */
  refused: Map<string, number>;
}

/** Eight concurrent guests, each placing whole orders one after another: token, cart, guest, customer, shipping, payment, order. */
export async function orderLoad(shop: ShopProcess): Promise<OrdersResult> {
  const take = await takeFromShelf(shop.port);
  await buyFor(WARM_UP_SECONDS, shop.port, take);
  const before = cpuSeconds(shop.pid);
  const { times, refused, seconds } = await buyFor(SECONDS, shop.port, take);
  const cpu = ((cpuSeconds(shop.pid) - before) * 1000) / times.length;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { orders: times.length, perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95), cpu, refused };
}

async function buyFor(seconds: number, port: number, take: () => string) {
  const times: number[] = [];
  const refused = new Map<string, number>();
  const startedAt = performance.now();
  const buy = async (): Promise<void> => {
    const buyer = openBuyer({ port });
    while (performance.now() < startedAt + seconds * 1000) {
      const from = performance.now();
      await buyer.startGuest();
      const label = (await putIn(buyer, [take()])) ?? (await fillIn(buyer)) ?? (await placeOrder(buyer)).label;
      if (label === null) times.push(performance.now() - from);
      else refused.set(label, (refused.get(label) ?? 0) + 1);
    }
    buyer.close();
  };
  await Promise.all(Array.from({ length: BUYERS }, buy));
  return { times, refused, seconds: (performance.now() - startedAt) / 1000 };
}
