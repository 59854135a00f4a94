import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { webshopOrders } from '@vitrina/contract/orders';
import { site } from '@vitrina/contract/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANA, newGuest, someProducts } from '../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { TEST_SITE } from '../../testing/demo-site.ts';

let shop: TestBackend;
let product: string;
beforeAll(async () => {
  shop = await startTestBackend('demo', { checkout: { ...TEST_SITE.checkout, steps: { shipping: false, payment: false, review_order: true } } });
  product = (await someProducts(shop, 1, { from: 1000 }))[0]?.key as string;
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

describe('a shop that asks for neither shipping nor payment [S2.105] [S2.106]', () => {
  it('takes the first way offered of both, so that only the buyer is missing', async () => {
    const guest = await newGuest(shop);
    const { cart } = await shop.get(webshopCart.addProduct, { shopping_cart_code: product }, guest);
    const [offered] = (await shop.get(webshopCheckout.payments, {}, guest)).items;
    expect(cart).toMatchObject({ missing: ['customer'], parcels: [{ shipping: { code: 'delivery', price: 3.9 } }], payment_type: { code: offered?.code } });
    expect(cart.totals.shipping).toBe(3.9);
  });

  it('still keeps another way that was asked for', async () => {
    const guest = await newGuest(shop);
    await shop.get(webshopCart.addProduct, { shopping_cart_code: product }, guest);
    const { cart } = await shop.get(webshopCheckout.setPayment, { payment: 'bank-transfer' }, guest);
    expect(cart.payment_type?.code).toBe('bank-transfer');
  });

  it('makes an order of buyer and goods alone', async () => {
    const guest = await newGuest(shop);
    await shop.get(webshopCart.addProduct, { shopping_cart_code: product }, guest);
    const { cart } = await shop.get(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'SI', fields: ANA }, guest);
    const order = await shop.get(webshopOrders.createOrder, { accept_terms: true, total: cart.totals.total }, guest);
    expect(order.identifier).toMatch(/^\d+-/);
  });

  it('has no address of theirs in its route table', async () => {
    const { items } = await shop.get(site.routes);
    const actions = new Set(items.filter((route) => route.controller === 'webshop').map((route) => route.action));
    expect([actions.has('shipping'), actions.has('payment'), actions.has('review_order'), actions.has('customer')]).toEqual([false, false, true, true]);
    expect(await shop.call(site.pages, { slug: 'webshop/shipping' })).toMatchObject({ data: { label_name: 'error_empty_data' } });
    expect((await shop.get(site.pages, { slug: 'webshop/review_order' })).action).toBe('review_order');
  });

  it('says so in its site info', async () => {
    expect((await shop.get(site.info)).webshop.steps).toEqual({ shipping: false, payment: false, review_order: true });
  });
});
