import { webshopCart } from '@vitrina/contract/cart';
import { webshopOrders } from '@vitrina/contract/orders';
import { KNOWN } from '@vitrina/demo/known';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderMail } from '../../adapters/mail/render-mail.ts';
import { TEST_SITE } from '../../testing/demo-site.ts';
import { productNamed, someProducts } from '../../testing/cart-tools.ts';
import { startTestBackend, TEST_CODES, type TestBackend } from '../../testing/test-backend.ts';
import { fillCart, stockOf } from '../../testing/test-buyer.ts';
import { shippedText } from '../labels/index.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await startTestBackend('demo');
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

const mailOf = async (identifier: string, kind: 'order-received' | 'order-shipped') => {
  const orderId = Number(identifier.split('-')[0]);
  const mail = await renderMail({ db: shop.database.db, shop: TEST_SITE, text: shippedText, codes: TEST_CODES }, { kind, lang: 'si', data: { orderId } });
  return mail.kind === 'mail' ? mail.text : mail.why;
};

describe('an order with something for adults', () => {
  it('is refused until the buyer says to be of age, and nothing is sold meanwhile [S1.26]', async () => {
    const { id, qty } = await productNamed(shop, KNOWN.adult);
    const token = await fillCart(shop, { productId: id });
    const refused = await shop.call(webshopOrders.createOrder, {}, { token });
    expect(refused.data).toMatchObject({ label_name: 'error_cart_incomplete', statusCode: 409 });
    expect((await shop.get(webshopCart.cart, {}, { token })).missing).toEqual(['age']);
    expect(await stockOf(shop, id)).toMatchObject({ qty });
    await shop.get(webshopCart.confirmAge, { confirmed: true }, { token });
    await shop.get(webshopCart.confirmAge, { confirmed: false }, { token });
    expect((await shop.call(webshopOrders.createOrder, {}, { token })).success).toBe(false);
    await shop.get(webshopCart.confirmAge, { confirmed: true }, { token });
    expect((await shop.get(webshopOrders.createOrder, {}, { token })).identifier).toBeTruthy();
    expect(await stockOf(shop, id)).toMatchObject({ qty: qty - 1 });
  });

  it('keeps that it was said and says what is asked at hand-over, on the order and in its mails; no date of birth is kept [S1.26]', async () => {
    const { id } = await productNamed(shop, KNOWN.adult);
    const token = await fillCart(shop, { productId: id });
    await shop.get(webshopCart.confirmAge, { confirmed: true }, { token });
    const { identifier } = await shop.get(webshopOrders.createOrder, {}, { token });
    const { cart } = await shop.get(webshopOrders.order, { identifier });
    expect(cart).toMatchObject({ age_verification: true, age_confirmed: true, parcels: [{ items: [{ age_verification: true }] }] });
    for (const kind of ['order-received', 'order-shipped'] as const) expect(await mailOf(identifier, kind)).toContain('Ob prevzemu pokažite osebni dokument');
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_schema = 'public' and column_name ~ 'birth|born'`.execute(shop.database.db);
    expect(rows).toEqual([]);
  });

  it('says nothing of it where nothing in it is for adults', async () => {
    const [product] = await someProducts(shop, 1);
    const token = await fillCart(shop, { productId: product?.id as number });
    const { identifier } = await shop.get(webshopOrders.createOrder, {}, { token });
    expect((await shop.get(webshopOrders.order, { identifier })).cart).toMatchObject({ age_verification: false });
    expect(await mailOf(identifier, 'order-received')).not.toContain('osebni dokument');
  });
});
