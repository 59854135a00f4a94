import { webshopCart } from '@vitrina/contract/cart';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGuest, someProducts } from '../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

/** Quantities of the carts that are open, and of those that are not. */
async function carts(guestCart: number): Promise<{ qty: number; isOpen: boolean }[]> {
  const { rows } = await sql<{ qty: number; isOpen: boolean }>`
    select coalesce((select sum(i.qty) from cart_items i where i.cart_id = c.id), 0)::integer as qty, c.ordered_at is null as "isOpen"
    from carts c where c.token_id = (select token_id from carts where id = ${guestCart}::bigint) order by c.id`.execute(shop.database.db);
  return rows;
}

it('a write after another process took the cart away goes into a new one, and changes nothing of the old one', async () => {
  const guest = await newGuest(shop);
  const [one, other] = (await someProducts(shop, 2)).map(({ key }) => key) as [string, string];
  const add = (key: string, qty: number) => shop.get(webshopCart.addProduct, { shopping_cart_code: key, qty }, guest);
  await add(one, 1);
  expect((await add(other, 2)).cart.qty).toBe(3);
  const { rows } = await sql<{ id: number }>`select max(id) as id from carts`.execute(shop.database.db);
  const first = rows[0]?.id as number;

  await sql`update carts set ordered_at = now() where id = ${first}::bigint`.execute(shop.database.db);
  const refused = await shop.call(webshopCart.removeProduct, { shopping_cart_code: one }, guest);
  expect(refused).toMatchObject({ success: false, data: { label_name: 'error_empty_data' } });
  expect((await add(other, 5)).cart.qty).toBe(5);
  expect(await carts(first)).toEqual([
    { qty: 3, isOpen: false },
    { qty: 5, isOpen: true },
  ]);

  await sql`delete from carts where token_id = (select token_id from carts where id = ${first}::bigint) and ordered_at is null`.execute(shop.database.db);
  expect((await add(one, 7)).cart.qty).toBe(7);
  expect(await carts(first)).toEqual([
    { qty: 3, isOpen: false },
    { qty: 7, isOpen: true },
  ]);
});
