import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { webshopOrders } from '@vitrina/contract/orders';
import { connect, poolSizeOf } from '../../../db/index.ts';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { buy, fillCart, postOrder, productId, setStock, stockOf } from '../../../testing/test-buyer.ts';
import { waitingForRows } from '../../../testing/waiting-for-rows.ts';

const BUYERS = 30;
let shop: TestBackend;
let locked: number;
let other: number;

beforeAll(async () => {
  shop = await startTestBackend('demo');
  locked = await productId(shop, 'DEMO-PROMO-01');
  other = await productId(shop, 'DEMO-LAPTOP-01');
  await setStock(shop, locked, 1000);
  await setStock(shop, other, 1000);
});
afterAll(() => shop.stop());

/** Locks a product's stock rows on a separate connection; returns a function that releases them. */
async function lockStock(product: number): Promise<() => Promise<void>> {
  const { db, close } = connect({ url: shop.database.url, size: 1 });
  const { promise: stockLocked, resolve: markLocked } = Promise.withResolvers<void>();
  const { promise: release, resolve: letGo } = Promise.withResolvers<void>();
  const locking = db.transaction().execute(async (db) => {
    await sql`select 1 from stock where product_id = ${product} for update`.execute(db);
    markLocked();
    await release;
  });
  await stockLocked;
  return async () => {
    letGo();
    await locking;
    await close();
  };
}

it('orders that wait for a locked product block neither reads nor orders of other products, and none of them is lost [F9]', async () => {
  const { identifier } = await buy(shop, { productId: other });
  const tokens = [];
  for (let i = 0; i < BUYERS; i += 1) tokens.push(await fillCart(shop, { productId: locked }));
  const otherBuyer = await fillCart(shop, { productId: other });
  const before = await stockOf(shop, locked);
  const release = await lockStock(locked);

  let answered = 0;
  const orders = tokens.map(async (token) => {
    const reply = await postOrder(shop, token);
    answered += 1;
    return reply.status;
  });
  const atOnce = poolSizeOf(shop.database.db) / 2;
  // All that may wait do: from now on a connection is either theirs or free.
  await expect.poll(() => waitingForRows(shop.database.db)).toBe(Math.floor(atOnce));
  expect(await shop.get(webshopOrders.orderStatus, { identifier })).toEqual({ status: 'new', payment_status: 'unpaid' });
  // Had the reader stood behind the buyers, most of them would have been refused by now.
  expect(answered).toBeLessThan(BUYERS / 2);
  expect((await postOrder(shop, otherBuyer)).status).toBe(200);

  await release();
  const statuses = await Promise.all(orders);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  // Buyers who got 503 repeat their request.
  for (const [i, status] of statuses.entries()) if (status === 503) expect((await postOrder(shop, tokens[i] as string)).status).toBe(200);
  expect(await stockOf(shop, locked)).toEqual({ qty: before.qty - BUYERS, moved: before.moved - BUYERS });
  expect(shop.errors).toEqual([]);
});
