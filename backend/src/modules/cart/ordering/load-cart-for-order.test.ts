import { webshopCart } from '@vitrina/contract/cart';
import { webshopOrders } from '@vitrina/contract/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGuest, readyCart, someProducts } from '../../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

const labelOf = (reply: { success: boolean; data: unknown }) => (reply.success ? 'success' : (reply.data as { label_name: string }).label_name);

describe('a cart to be ordered', () => {
  it('names the steps that are missing', async () => {
    const guest = await newGuest(shop);
    const [product] = await someProducts(shop, 1);
    expect(labelOf(await shop.call(webshopOrders.createOrder, {}, guest))).toBe('error_cart_empty');
    await shop.get(webshopCart.addProduct, { shopping_cart_code: product?.key as string }, guest);
    const reply = await shop.call(webshopOrders.createOrder, {}, guest);
    expect(reply.data).toMatchObject({ label_name: 'error_cart_incomplete', errors: [{ field: 'customer' }, { field: 'shipping' }, { field: 'payment' }] });
  });

  it('a total other than the present one is refused, the present one accepted, and the cart ends with its order', async () => {
    const guest = await newGuest(shop);
    const [product] = await someProducts(shop, 1, { from: 2000 });
    await readyCart(shop, guest, product?.key as string);
    const { totals } = await shop.get(webshopCart.cart, {}, guest);
    await sql`update prices set amount = amount + 50 where product_id = ${product?.id} and market = 'si'`.execute(shop.database.db);
    expect(labelOf(await shop.call(webshopOrders.createOrder, { total: totals.total }, guest))).toBe('error_cart_changed');
    expect(labelOf(await shop.call(webshopOrders.createOrder, {}, guest))).toBe('error_cart_changed');
    const now = await shop.get(webshopCart.cart, {}, guest);
    expect(now.warnings).toMatchObject([{ label_name: 'cart_warning_price_up' }]);
    const { identifier } = await shop.get(webshopOrders.createOrder, { total: now.totals.total }, guest);
    expect((await shop.get(webshopOrders.order, { identifier }, guest)).cart.totals).toEqual(now.totals);
    expect((await shop.get(webshopCart.cart, {}, guest)).qty).toBe(0);
    expect((await shop.get(webshopCart.addProduct, { shopping_cart_code: product?.key as string }, guest)).cart.qty).toBe(1);
  });

  it('a line with too few pieces is named, and the cart stays as it was', async () => {
    const guest = await newGuest(shop);
    const [product] = await someProducts(shop, 1, { from: 3000 });
    await readyCart(shop, guest, product?.key as string, 2);
    await sql`update stock set qty = 0 where product_id = ${product?.id}`.execute(shop.database.db);
    const reply = await shop.call(webshopOrders.createOrder, {}, guest);
    expect(reply.data).toMatchObject({ label_name: 'error_quantity_not_available', errors: [{ field: product?.key }] });
    expect((await shop.get(webshopCart.cart, {}, guest)).qty).toBe(2);
  });

  it('a line takes 99 pieces in all, however they were added', async () => {
    const guest = await newGuest(shop);
    const [product] = await someProducts(shop, 1);
    await sql`update products set status = 2 where id = ${product?.id}`.execute(shop.database.db);
    await shop.get(webshopCart.addProduct, { shopping_cart_code: product?.key as string, qty: 98 }, guest);
    expect(labelOf(await shop.call(webshopCart.addProduct, { shopping_cart_code: product?.key as string, qty: 2 }, guest))).toBe(
      'error_quantity_not_available',
    );
    expect((await shop.get(webshopCart.cart, {}, guest)).qty).toBe(98);
  });
});
