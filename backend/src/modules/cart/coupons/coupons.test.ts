import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { webshopOrders } from '@vitrina/contract/orders';
import { COUPONS, CUSTOMER } from '@vitrina/demo/known';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANA, newGuest, readyCart, someProducts, type Visitor } from '../../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';

let shop: TestBackend;
let cheap: { key: string; amount: number };
let dear: { key: string; amount: number };
beforeAll(async () => {
  shop = await startTestBackend('demo');
  cheap = (await someProducts(shop, 1, { from: 1000 }))[0] as typeof cheap;
  dear = (await someProducts(shop, 1, { from: 6000 }))[0] as typeof dear;
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

const labelOf = (reply: { success: boolean; data: unknown }) => (reply.success ? 'success' : (reply.data as { label_name: string }).label_name);
const withProduct = async (key: string) => {
  const guest = await newGuest(shop);
  await shop.get(webshopCart.addProduct, { shopping_cart_code: key }, guest);
  return guest;
};
const redeem = (code: string, who: Visitor) => shop.call(webshopCart.addCoupon, { code }, who);
const newCoupon = (code: string) => sql`insert into coupons (code, kind, percent) values (${code}, 'percent', 10)`.execute(shop.database.db);

describe('coupons in the cart', () => {
  it('percent, in capital or small letters, with its discount and label; the reply is the cart [S3.64] [S4.31] [S7.55] [S7.56] [S7.57]', async () => {
    const guest = await withProduct(dear.key);
    const reply = await redeem(' vitrina10 ', guest);
    const off = Math.round(dear.amount / 10) / 100;
    expect(reply.data).toMatchObject({
      cart: { coupons: [{ code: COUPONS.percent, discount: -off, label_name: 'coupon_applied' }], totals: { discount: -off } },
    });
    expect((await shop.get(webshopCart.coupons, {}, guest)).items).toHaveLength(1);
    expect(labelOf(await redeem(COUPONS.percent, guest))).toBe('error_coupon_already');
    expect((await shop.get(webshopCart.removeCoupon, { code: COUPONS.percent }, guest)).cart).toMatchObject({ coupons: [], totals: { discount: 0 } });
    expect(labelOf(await shop.call(webshopCart.removeCoupon, { code: COUPONS.percent }, guest))).toBe('error_empty_data');
  });

  it('an amount by currency, from its minimum; below it later it waits', async () => {
    const guest = await withProduct(cheap.key);
    expect(labelOf(await redeem(COUPONS.amount, guest))).toBe('error_coupon_minimum');
    expect((await shop.get(webshopCart.cart, {}, guest)).coupons).toEqual([]);
    await shop.get(webshopCart.addProduct, { shopping_cart_code: dear.key }, guest);
    expect((await redeem(COUPONS.amount, guest)).data).toMatchObject({ cart: { totals: { discount: -5 } } });
    expect((await shop.get(webshopCart.cart, {}, { ...guest, lang: 'rs' })).totals.discount).toBe(-600);
    expect((await shop.get(webshopCart.cart, {}, { ...guest, lang: 'ba' })).totals.discount).toBe(-10);
    const { cart } = await shop.get(webshopCart.removeProduct, { shopping_cart_code: dear.key }, guest);
    expect(cart.coupons).toMatchObject([{ discount: 0, label_name: 'coupon_below_minimum' }]);
  });

  it('unknown, disabled, future and other customers’ coupons get equal replies, and the cart is unchanged [S5.1]', async () => {
    const guest = await withProduct(dear.key);
    await sql`insert into coupons (code, kind, percent, user_id) select 'OWN', 'percent', 10, id from users where email = ${CUSTOMER.email}`.execute(
      shop.database.db,
    );
    const replies = [];
    await sql`insert into coupons (code, kind, percent, user_id, ends_at) select 'OWNOVER', 'percent', 10, id, now() - interval '1 day' from users where email = ${CUSTOMER.email}`.execute(
      shop.database.db,
    );
    await sql`insert into coupons (code, kind, percent, starts_at, active) values ('EARLY', 'percent', 10, now() + interval '1 day', true), ('OFF', 'percent', 10, null, false)`.execute(
      shop.database.db,
    );
    for (const code of ['NOSUCH', 'OWN', 'OWNOVER', 'EARLY', 'OFF']) replies.push(await redeem(code, guest));
    expect(new Set(replies.map((reply) => JSON.stringify(reply.data)))).toEqual(
      new Set([JSON.stringify({ label_name: 'error_coupon_invalid_code', statusCode: 422 })]),
    );
    const customer = { token: await shop.logIn(CUSTOMER.email, CUSTOMER.password) };
    await shop.get(webshopCart.addProduct, { shopping_cart_code: dear.key }, customer);
    expect(labelOf(await redeem('OWN', customer))).toBe('success');
  });

  it('an ended coupon is refused with its end date, and counts as a failed attempt', async () => {
    const guest = await withProduct(dear.key);
    const { rows } = await sql<{ ends_at: Date }>`select ends_at from coupons where code = ${COUPONS.expired}`.execute(shop.database.db);
    const ended = { field: 'code', label_name: 'error_coupon_ended', ended_at: rows[0]?.ends_at.toISOString() };
    expect((await redeem(COUPONS.expired, guest)).data).toEqual({ label_name: 'error_coupon_invalid_code', errors: [ended], statusCode: 422 });
    expect((await shop.get(webshopCart.cart, {}, guest)).coupons).toEqual([]);
    const labels = await Promise.all(Array.from({ length: 12 }, () => redeem(COUPONS.expired, guest).then(labelOf)));
    expect(labels.filter((label) => label === 'error_coupon_invalid_code')).toHaveLength(9);
  });

  it('ten wrong codes a minute, then 429; right ones are not counted [T11]', async () => {
    const guest = await withProduct(dear.key);
    for (let i = 0; i < 12; i += 1) {
      expect(labelOf(await redeem(COUPONS.percent, guest))).toBe('success');
      await shop.get(webshopCart.removeCoupon, { code: COUPONS.percent }, guest);
    }
    const labels = await Promise.all(Array.from({ length: 14 }, (_, i) => redeem(`GUESS${i}`, guest).then(labelOf)));
    expect(labels.filter((label) => label === 'error_coupon_invalid_code')).toHaveLength(10);
    expect(labels.filter((label) => label === 'error_too_many_requests')).toHaveLength(4);
    expect(labelOf(await redeem(COUPONS.percent, guest))).toBe('error_too_many_requests');
  });

  it('a coupon that ends meanwhile gives no discount, is reported, and is removed by the second write', async () => {
    await newCoupon('ENDING');
    const guest = await withProduct(dear.key);
    await redeem('ENDING', guest);
    await sql`update coupons set ends_at = now() - interval '1 second' where code = 'ENDING'`.execute(shop.database.db);
    const cart = await shop.get(webshopCart.cart, {}, guest);
    expect(cart).toMatchObject({ coupons: [], totals: { discount: 0 }, warnings: [{ label_name: 'cart_warning_coupon_removed', title: 'ENDING' }] });
    expect((await shop.get(webshopCart.setProduct, { shopping_cart_code: dear.key, qty: 2 }, guest)).cart.warnings).toHaveLength(1);
    expect((await shop.get(webshopCart.setProduct, { shopping_cart_code: dear.key, qty: 1 }, guest)).cart.warnings).toEqual([]);
  });
});

describe('limits of coupons [T10]', () => {
  it('the last use in five carts ordered at once is redeemed by one order, and the others are refused', async () => {
    await sql`insert into coupons (code, kind, percent, limit_total) values ('LASTONE', 'percent', 10, 1)`.execute(shop.database.db);
    const guests = await Promise.all(Array.from({ length: 5 }, () => newGuest(shop)));
    for (const guest of guests) {
      await readyCart(shop, guest, dear.key);
      expect(labelOf(await redeem('LASTONE', guest))).toBe('success');
    }
    const labels = await Promise.all(guests.map((guest) => shop.call(webshopOrders.createOrder, { accept_terms: true }, guest).then(labelOf)));
    expect(labels.filter((label) => label === 'success')).toHaveLength(1);
    for (const label of labels.filter((one) => one !== 'success')) expect(['error_coupon_used', 'error_cart_changed']).toContain(label);
    const { rows } = await sql<{ redeemed: number }>`select redeemed from coupons where code = 'LASTONE'`.execute(shop.database.db);
    expect(rows[0]?.redeemed).toBe(1);
  });

  it('once per customer counts by address too', async () => {
    const [first, second] = [await newGuest(shop), await newGuest(shop)];
    for (const guest of [first, second]) await readyCart(shop, guest, dear.key);
    await redeem(COUPONS.once, first);
    expect(labelOf(await shop.call(webshopOrders.createOrder, { accept_terms: true }, first))).toBe('success');
    expect(labelOf(await redeem(COUPONS.once, second))).toBe('error_coupon_used');
  });

  it('of five carts ordered together under spellings of one mailbox, one redeems it', async () => {
    const spellings = ['meta.zajc@primer.test', 'Meta.Zajc@primer.test', 'meta.zajc+1@primer.test', 'meta.zajc+2@Primer.test', ' meta.zajc+a+b@primer.test'];
    const guests = await Promise.all(spellings.map(() => newGuest(shop)));
    for (const [i, guest] of guests.entries()) {
      await readyCart(shop, guest, dear.key);
      await shop.get(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'SI', fields: { ...ANA, email: spellings[i] ?? '' } }, guest);
      expect(labelOf(await redeem(COUPONS.once, guest))).toBe('success');
    }
    const labels = await Promise.all(guests.map((guest) => shop.call(webshopOrders.createOrder, { accept_terms: true }, guest).then(labelOf)));
    expect(labels.filter((label) => label === 'success')).toHaveLength(1);
  });
});

describe('my coupons', () => {
  it('are kept for later and forgotten; with all=1 also those that are over [S7.58] [S7.89] [S7.90]', async () => {
    const customer = { token: await shop.logIn(CUSTOMER.email, CUSTOMER.password) };
    expect(labelOf(await shop.call(webshopCart.myCoupons, {}, await newGuest(shop)))).toBe('error_unauthorized');
    await shop.get(webshopCart.addMyCoupon, { code: COUPONS.percent }, customer);
    expect(labelOf(await shop.call(webshopCart.addMyCoupon, { code: COUPONS.expired }, customer))).toBe('error_coupon_invalid_code');
    await sql`insert into my_coupons (user_id, coupon_id) select u.id, c.id from users u, coupons c where u.email = ${CUSTOMER.email} and c.code = 'EXPIRED'`.execute(
      shop.database.db,
    );
    const codes = async (all: boolean) => (await shop.get(webshopCart.myCoupons, { all }, customer)).items.map((item) => [item.code, item.label_name]);
    expect(await codes(false)).toContainEqual(['VITRINA10', 'coupon_usable']);
    expect(await codes(false)).not.toContainEqual(['EXPIRED', 'coupon_over']);
    expect(await codes(true)).toContainEqual(['EXPIRED', 'coupon_over']);
    const codesAfterSaving = async (all?: 1) =>
      (await shop.get(webshopCart.addMyCoupon, { code: COUPONS.percent, all }, customer)).items.map(({ code }) => code);
    expect([await codesAfterSaving(), await codesAfterSaving(1)]).toEqual([
      expect.not.arrayContaining(['EXPIRED']),
      expect.arrayContaining(['VITRINA10', 'EXPIRED']),
    ]);
    await shop.get(webshopCart.removeMyCoupon, { code: COUPONS.percent }, customer);
    expect(labelOf(await shop.call(webshopCart.removeMyCoupon, { code: COUPONS.percent }, customer))).toBe('error_empty_data');
  });

  it('limit wrong codes to ten a minute too [T11]', async () => {
    const customer = { token: await shop.logIn(CUSTOMER.email, CUSTOMER.password) };
    await sql`delete from login_attempts where key like 'coupon:%'`.execute(shop.database.db);
    const labels = await Promise.all(Array.from({ length: 14 }, (_, i) => shop.call(webshopCart.addMyCoupon, { code: `GUESS${i}` }, customer).then(labelOf)));
    expect([...labels].sort()).toEqual([...Array(10).fill('error_coupon_invalid_code'), ...Array(4).fill('error_too_many_requests')]);
    expect(labelOf(await shop.call(webshopCart.addMyCoupon, { code: COUPONS.percent }, customer))).toBe('error_too_many_requests');
  });
});
