import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { customers } from '@vitrina/contract/customers';
import type { Endpoint } from '@vitrina/contract/endpoint';
import { webshopOrders } from '@vitrina/contract/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGuest, someProducts } from '../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { fillCart, postOrder, productId } from '../../testing/test-buyer.ts';

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

const UNAUTHORIZED = { success: false, data: { statusCode: 401, label_name: 'error_unauthorized' } };

it('a guest whose token has ended gets 401 at every step and at the order, and nothing of the cart changes [T16]', async () => {
  const product = await productId(shop, 'DEMO-LAPTOP-01');
  const key = `p-${product}`;
  const token = await fillCart(shop, { productId: product });
  await shop.get(customers.logout, {}, { token });
  const everything = async () =>
    (
      await sql`
        select to_jsonb(c), (select jsonb_agg(to_jsonb(i)) from cart_items i where i.cart_id = c.id), (select jsonb_agg(to_jsonb(p)) from cart_parcels p where p.cart_id = c.id)
        from carts c order by c.id`.execute(shop.database.db)
    ).rows;
  const before = await everything();
  const fields = { email: 'ana@example.com', name: 'Ana' };
  const steps: [Endpoint, object][] = [
    [webshopCart.addProduct, { shopping_cart_code: key, qty: 1 }],
    [webshopCart.setProduct, { shopping_cart_code: key, qty: 3 }],
    [webshopCart.removeProduct, { shopping_cart_code: key }],
    [webshopCheckout.continueAsGuest, {}],
    [webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'SI', draft: true, fields }],
    // Bad values too: what is wrong with them is no business of an ended token.
    [webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'SI', fields: { email: '-' } }],
    [webshopCart.addProduct, { shopping_cart_code: 'p-999999999', qty: 1 }],
    [webshopCheckout.setShipping, { shipping: 'pickup' }],
    [webshopCheckout.setPayment, { payment: 'cash-on-delivery' }],
    [webshopCheckout.setPayment, { payment: 'shells' }],
    [webshopOrders.createOrder, {}],
  ];
  for (const [endpoint, input] of steps)
    expect(await shop.call(endpoint as typeof webshopCart.addProduct, input as never, { token }), endpoint.key).toMatchObject(UNAUTHORIZED);
  expect(await everything()).toEqual(before);
});

it('the stored reply of an order is not repeated to a token that has ended since', async () => {
  const token = await fillCart(shop, { productId: await productId(shop, 'DEMO-LAPTOP-01') });
  expect((await postOrder(shop, token, { key: 'k-ended' })).status).toBe(200);
  expect([(await postOrder(shop, token, { key: 'k-ended' })).status, (await postOrder(shop, token)).status]).toEqual([200, 200]);
  await shop.get(customers.logout, {}, { token });
  expect([(await postOrder(shop, token, { key: 'k-ended' })).status, (await postOrder(shop, token)).status]).toEqual([401, 401]);
});

it('a step of a cart is answered before it is on the disk, a consent and an order after it', async () => {
  const { db } = shop.database;
  await sql`create table waited (is_waited boolean)`.execute(db);
  await sql`
    create function note_waited() returns trigger language plpgsql as
    $$ begin insert into waited select source <> 'session' from pg_settings where name = 'synchronous_commit'; return null; end $$`.execute(db);
  await sql`create trigger note_waited after insert or update on carts execute function note_waited()`.execute(db);
  /** Of the commits since the last call. The database of the tests waits for none by its own settings. */
  const areWaited = async (): Promise<unknown[]> => {
    const { rows } = await sql<{ is_waited: boolean }>`with gone as (delete from waited returning is_waited) select distinct is_waited from gone`.execute(db);
    return rows.map((row) => row.is_waited);
  };
  try {
    const token = await fillCart(shop, { productId: await productId(shop, 'DEMO-LAPTOP-01') });
    expect(await areWaited()).toEqual([false]);
    await shop.get(webshopCheckout.setPayment, { payment: 'bank-transfer' }, { token });
    expect(await areWaited()).toEqual([false]);
    await shop.get(webshopCheckout.abandonment, { email: 'ana@example.com', consent: true }, { token });
    expect(await areWaited()).toEqual([true]);
    expect((await postOrder(shop, token)).status).toBe(200);
    expect(await areWaited()).toEqual([true]);
  } finally {
    await sql`drop trigger note_waited on carts`.execute(db);
    await sql`drop function note_waited`.execute(db);
    await sql`drop table waited`.execute(db);
  }
});
