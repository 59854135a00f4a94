import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { customers } from '@vitrina/contract/customers';
import { webshopOrders } from '@vitrina/contract/orders';
import { CUSTOMER, KNOWN } from '@vitrina/demo/known';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANA, newGuest, productNamed, readyCart, someProducts, type Visitor } from '../../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';

let shop: TestBackend;
let keys: string[];
beforeAll(async () => {
  shop = await startTestBackend('demo');
  keys = (await someProducts(shop, 3)).map((product) => product.key);
});
beforeEach(() => sql`delete from carts`.execute(shop.database.db));
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

const labelOf = (reply: { success: boolean; data: unknown }) => (reply.success ? 'success' : (reply.data as { label_name: string }).label_name);
const put = (who: Visitor, shopping_cart_code: string, qty: number) => shop.get(webshopCart.addProduct, { shopping_cart_code, qty }, who);
const restore = (who: Visitor, code: string) => shop.call(webshopCart.restoreCart, { code }, who);
const linesOf = async (who: Visitor) =>
  (await shop.get(webshopCart.cart, {}, who)).parcels.flatMap((parcel) => parcel.items.map((item) => [item.shopping_cart_code, item.qty]));

/** Code in the link of the reminder about the newest cart. */
async function lastCode(): Promise<string> {
  const { rows } = await sql<{ code: string }>`select restore_code as code from carts order by id desc limit 1`.execute(shop.database.db);
  return rows[0]?.code as string;
}

/** A cart left behind with an address in it; gives its code. */
async function leftBehind(...lines: [key: string, qty: number][]): Promise<{ code: string; owner: Visitor }> {
  const owner = await newGuest(shop);
  for (const [key, qty] of lines) await put(owner, key, qty);
  await shop.get(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'SI', fields: ANA }, owner);
  return { code: await lastCode(), owner };
}

describe('a cart from a reminder’s link [G18]', () => {
  it('is read by every holder of the link, without a change', async () => {
    const { code, owner } = await leftBehind([keys[0] as string, 2], [keys[1] as string, 1]);
    expect(await shop.get(webshopCart.restorable, { code })).toEqual({ qty: 3, is_own: false });
    expect(await shop.get(webshopCart.restorable, { code }, owner)).toEqual({ qty: 3, is_own: true });
    const other = await newGuest(shop);
    expect(await shop.get(webshopCart.restorable, { code }, other)).toEqual({ qty: 3, is_own: false });
    expect(await linesOf(other)).toEqual([]);
  });

  it('is merged into the visitor’s own cart with a notice for each line, and the reply is that cart [S7.50]', async () => {
    const { code } = await leftBehind([keys[0] as string, 2], [keys[1] as string, 3]);
    const other = await newGuest(shop);
    await put(other, keys[1] as string, 1);
    await put(other, keys[2] as string, 4);
    const reply = await restore(other, code);
    expect(reply.data).toMatchObject({ cart: { qty: 9 } });
    const { warnings } = await shop.get(webshopCart.cart, {}, other);
    expect(warnings.map(({ label_name, shopping_cart_code, now }) => [label_name, shopping_cart_code, now])).toEqual([
      ['cart_warning_merged', keys[0], 2],
      ['cart_warning_merged', keys[1], 3],
    ]);
  });

  it('opened many times, also at once, is the same as once', async () => {
    const { code, owner } = await leftBehind([keys[0] as string, 2]);
    const other = await newGuest(shop);
    const replies = await Promise.all(Array.from({ length: 5 }, () => restore(other, code)));
    expect(replies.map(labelOf)).toEqual(Array(5).fill('success'));
    expect(await linesOf(other)).toEqual([[keys[0], 2]]);
    expect(await linesOf(owner)).toEqual([[keys[0], 2]]);
  });

  it('two visitors restoring each other’s carts at once do not deadlock', async () => {
    const [one, two] = [await leftBehind([keys[0] as string, 1]), await leftBehind([keys[1] as string, 1])];
    const replies = await Promise.all([restore(one.owner, two.code), restore(two.owner, one.code), restore(one.owner, two.code)]);
    expect(replies.map(labelOf)).toEqual(['success', 'success', 'success']);
    expect((await linesOf(one.owner)).length).toBe(2);
  });

  it('never gives personal data to another visitor', async () => {
    const { code, owner } = await leftBehind([keys[0] as string, 1]);
    await shop.get(webshopCart.addCoupon, { code: 'VITRINA10' }, owner);
    await shop.get(webshopCheckout.setShipping, { shipping: 'delivery' }, owner);
    const other = await newGuest(shop);
    const { data } = await restore(other, code);
    expect(data).toMatchObject({ cart: { customer: null, coupons: [], payment_type: null } });
    expect(JSON.stringify(data)).not.toContain(ANA.email);
    expect((await shop.get(webshopCheckout.customer, {}, other)).customer).toBeNull();
    expect(JSON.stringify(await shop.get(webshopCart.restorable, { code }))).not.toContain('@');
  });

  it('of the visitor’s own stays as it is', async () => {
    const { code, owner } = await leftBehind([keys[0] as string, 2]);
    expect((await restore(owner, code)).data).toMatchObject({ cart: { qty: 2, warnings: [], customer: { fields: ANA } } });
  });

  it('has at most the quantity in stock', async () => {
    const last = await productNamed(shop, KNOWN.last);
    const { code } = await leftBehind([last.key, 1]);
    const other = await newGuest(shop);
    await put(other, last.key, 1);
    expect((await restore(other, code)).data).toMatchObject({ cart: { qty: 1, warnings: [] } });
  });

  it('is gone once it was ordered, emptied, or never was one, and changes nothing then', async () => {
    const { code: ordered } = await leftBehind();
    const buyer = await newGuest(shop);
    await readyCart(shop, buyer, keys[0] as string);
    const bought = await lastCode();
    await shop.get(webshopOrders.createOrder, { accept_terms: true }, buyer);
    const other = await newGuest(shop);
    await put(other, keys[2] as string, 1);
    for (const code of [ordered, bought, 'nobody-has-such-a-code']) {
      expect(labelOf(await restore(other, code))).toBe('error_empty_data');
      expect(labelOf(await shop.call(webshopCart.restorable, { code }, other))).toBe('error_empty_data');
    }
    for (const code of ['', 'x', "' or 1=1 --xxxxxxxxxx", 'a'.repeat(65)]) expect(labelOf(await restore(other, code))).toBe('error_bad_input');
    expect(await linesOf(other)).toEqual([[keys[2], 1]]);
  });

  it('is not restored without a visitor token', async () => {
    const { code } = await leftBehind([keys[0] as string, 1]);
    expect(labelOf(await shop.call(webshopCart.restoreCart, { code }))).toBe('error_unauthorized');
  });

  it('goes on being found, and being wished for, after its guest logged in', async () => {
    const { code, owner } = await leftBehind([keys[0] as string, 1]);
    await shop.get(webshopCheckout.abandonment, { email: ANA.email, consent: true }, owner);
    const customer = { token: (await shop.get(customers.login, CUSTOMER, owner)).jwt };
    expect(await shop.get(webshopCart.restorable, { code }, customer)).toEqual({ qty: 1, is_own: true });
    expect((await shop.get(webshopCheckout.customer, {}, customer)).reminder_consent).toBe(true);
  });
});
