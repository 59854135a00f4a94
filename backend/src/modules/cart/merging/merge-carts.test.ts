import { webshopCart } from '@vitrina/contract/cart';
import { customers } from '@vitrina/contract/customers';
import { CUSTOMER, KNOWN } from '@vitrina/demo/known';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newGuest, productNamed, someProducts, type Visitor } from '../../../testing/cart-tools.ts';
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

const logInAs = async (guest: Visitor) => ({ token: (await shop.get(customers.login, CUSTOMER, guest)).jwt });
const put = (who: Visitor, shopping_cart_code: string, qty: number) => shop.get(webshopCart.addProduct, { shopping_cart_code, qty }, who);

describe('carts at login', () => {
  it('a guest’s cart becomes the customer’s without notices if they had none, and the guest’s ends [T15]', async () => {
    const guest = await newGuest(shop);
    await put(guest, keys[0] as string, 2);
    const customer = await logInAs(guest);
    expect(await shop.get(webshopCart.cart, {}, customer)).toMatchObject({ qty: 2, warnings: [] });
    expect((await shop.call(webshopCart.cart, {}, guest)).data).toMatchObject({ statusCode: 401 });
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from carts`.execute(shop.database.db);
    expect(rows[0]?.n).toBe(1);
  });

  it('quantities of both are added up, and each line that differs from the guest’s is reported until the next write', async () => {
    const before = await logInAs(await newGuest(shop));
    await put(before, keys[0] as string, 1);
    await put(before, keys[1] as string, 3);
    const guest = await newGuest(shop);
    await put(guest, keys[0] as string, 2);
    await put(guest, keys[2] as string, 1);
    const cart = await shop.get(webshopCart.cart, {}, await logInAs(guest));
    expect(cart.qty).toBe(7);
    expect(cart.warnings.map(({ label_name, shopping_cart_code, now }) => [label_name, shopping_cart_code, now])).toEqual([
      ['cart_warning_merged', keys[0], 3],
      ['cart_warning_merged', keys[1], 3],
    ]);
    expect((await shop.get(webshopCart.setProduct, { shopping_cart_code: keys[0] as string, qty: 1 }, before)).cart.warnings).toEqual([]);
  });

  it('quantities are added up to the stock at most', async () => {
    const last = await productNamed(shop, KNOWN.last);
    const before = await logInAs(await newGuest(shop));
    await put(before, last.key, 1);
    const guest = await newGuest(shop);
    await put(guest, last.key, 1);
    expect(await shop.get(webshopCart.cart, {}, await logInAs(guest))).toMatchObject({
      qty: 1,
      warnings: [{ label_name: 'cart_warning_merged_capped', before: 2, now: 1 }],
    });
  });

  it('a wrong password merges nothing', async () => {
    const guest = await newGuest(shop);
    await put(guest, keys[0] as string, 2);
    expect((await shop.call(customers.login, { ...CUSTOMER, password: 'wrong' }, guest)).success).toBe(false);
    expect((await shop.get(webshopCart.cart, {}, guest)).qty).toBe(2);
  });
});
