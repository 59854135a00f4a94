import { catalogue } from '@vitrina/contract/catalogue';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { someProducts } from '../../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { buy, setStock } from '../../../testing/test-buyer.ts';
import { countGoods } from './count-goods.ts';

let shop: TestBackend;
let product: number;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  product = ((await someProducts(shop, 1))[0] as { id: number }).id;
  await setStock(shop, product, 1000);
  await sql`update orders set status = 'cancelled' where status in ('shipped', 'delivered')`.execute(shop.database.db);
});
afterAll(() => shop.stop());

/** An order of so many days ago that was promised for `promised` and came at `came`, by the shop's clock. */
async function delivered({ days, promised, came }: { days: number; promised: string; came: string }): Promise<void> {
  const { identifier } = await buy(shop, { productId: product, payment: 'cash-on-delivery' });
  const id = Number(identifier.split('-')[0]);
  await sql`update orders set status = 'delivered', created_at = now() - make_interval(days => ${days}),
    snapshot = jsonb_set(snapshot, '{parcels,0,shipping,date}', to_jsonb(${promised}::text)) where id = ${id}`.execute(shop.database.db);
  await sql`insert into order_events (order_id, kind, at) values (${id}, 'delivered', ${came}::timestamp at time zone 'Europe/Ljubljana')`.execute(
    shop.database.db,
  );
}

const deliveryFigures = async () => {
  await countGoods(shop.database.db, 'Europe/Ljubljana');
  await shop.cache.clearAll();
  return (await shop.get(catalogue.product, { item_id: product })).figures.delivery;
};

it('the rate of kept delivery promises is computed from real deliveries, by the shop’s clock, and published above thirty of the last two years only', async () => {
  // Half an hour before midnight is still the day that was promised; half an hour after it is not.
  for (let n = 0; n < 29; n += 1) await delivered({ days: 60, promised: '2026-09-10', came: n < 8 ? '2026-09-11 00:30' : '2026-09-10 23:30' });
  await delivered({ days: 60, promised: '2026-09-10', came: '2026-09-08 10:00' });
  await delivered({ days: 800, promised: '2024-09-10', came: '2024-09-20 10:00' });
  expect(await deliveryFigures()).toBeNull();
  await delivered({ days: 60, promised: '2026-09-10', came: '2026-09-10 09:00' });
  await delivered({ days: 60, promised: '2026-09-10', came: '2026-09-10 09:00' });
  expect(await deliveryFigures()).toEqual({ orders: 32, kept_percent: 75 });
});
