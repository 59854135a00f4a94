import { customers } from '@vitrina/contract/customers';
import { MAX_WISHES, wishlists } from '@vitrina/contract/wishlist';
import { CUSTOMER } from '@vitrina/demo/known';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newGuest, someProducts, type Visitor } from '../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let shop: TestBackend;
let products: { id: number; key: string; amount: number }[];
beforeAll(async () => {
  shop = await startTestBackend('demo');
  products = await someProducts(shop, 4);
});
beforeEach(() => sql`delete from wish_lists`.execute(shop.database.db));
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

const key = (i: number) => products[i]?.key as string;
const wish = (who: Visitor, i: number, more: { qty?: number; list?: number } = {}) => shop.get(wishlists.addWish, { code: key(i), ...more }, who);
const listOf = (who: Visitor) => shop.get(wishlists.wishlist, {}, who);
const codesOf = async (who: Visitor) => (await listOf(who)).items.map((item) => item.shopping_cart_code);
const logInAs = async (guest: Visitor) => ({ token: (await shop.get(customers.login, CUSTOMER, guest)).jwt });
const EMPTY = { success: false, data: { statusCode: 404, label_name: 'error_empty_data' } };

describe('a wish list', () => {
  it('takes a product by its code and gives it back with price and stock then and now [S7.43, S7.45, S3.65]', async () => {
    const guest = await newGuest(shop);
    const price = (products[0]?.amount ?? 0) / 100;
    const added = await shop.get(wishlists.addWish, { model: 'product', code: key(0), qty: 2 }, guest);
    expect(added).toMatchObject({
      items: [{ shopping_cart_code: key(0), qty: 2, list: added.lists[0]?.id, price_then: price, price_now: price, product: { id: products[0]?.id } }],
      lists: [{ title: null, total: 1, share_code: null }],
    });
    expect(added.items[0]?.stock_then).toBe(added.items[0]?.stock_now);
    expect(await listOf(guest)).toEqual(added);
    expect(await shop.get(wishlists.wishCodes, {}, guest)).toEqual({ items: [{ id: added.items[0]?.id, shopping_cart_code: key(0) }] });
  });

  it('has a product once; what is not named stays as it was', async () => {
    const guest = await newGuest(shop);
    await wish(guest, 0, { qty: 3 });
    expect((await wish(guest, 0)).items).toMatchObject([{ qty: 3 }]);
    expect((await wish(guest, 0, { qty: 1 })).items).toMatchObject([{ qty: 1 }]);
  });

  it('loses an entry by its id [S7.46]', async () => {
    const guest = await newGuest(shop);
    const [entry] = (await wish(guest, 0)).items;
    await wish(guest, 1);
    const { items } = await shop.get(wishlists.removeWish, { id: entry?.id as number }, guest);
    expect(items.map((item) => item.shopping_cart_code)).toEqual([key(1)]);
    expect(await shop.call(wishlists.removeWish, { id: entry?.id as number }, guest)).toMatchObject(EMPTY);
  });

  it('reports changes since adding, in the reader’s market', async () => {
    const guest = await newGuest(shop);
    await wish(guest, 0);
    const id = products[0]?.id as number;
    const { db } = shop.database;
    const { rows } = await sql<{ amount: number }>`select amount from prices where product_id = ${id} and market = 'rs'`.execute(db);
    await sql`update prices set amount = amount - 100 where product_id = ${id} and market in ('si', 'rs')`.execute(db);
    const before = (products[0]?.amount ?? 0) / 100;
    const [here] = (await listOf(guest)).items;
    expect([here?.price_then, here?.price_now]).toEqual([before, (products[0]?.amount as number) / 100 - 1]);
    const [there] = (await listOf({ ...guest, lang: 'rs' })).items;
    expect([there?.price_then, there?.price_now]).toEqual([(rows[0]?.amount as number) / 100, (rows[0]?.amount as number) / 100 - 1]);
    await sql`update prices set amount = amount + 100 where product_id = ${id} and market in ('si', 'rs')`.execute(db);
  });

  it('keeps a line for what is gone from the shop, and takes nothing that is', async () => {
    const guest = await newGuest(shop);
    const title = (await wish(guest, 0)).items[0]?.title as string;
    await sql`update products set visible = false where id = ${products[0]?.id as number}`.execute(shop.database.db);
    expect((await listOf(guest)).items).toMatchObject([{ title, product: null, price_now: null, stock_now: 0 }]);
    expect(await shop.call(wishlists.addWish, { code: key(0) }, await newGuest(shop))).toMatchObject(EMPTY);
    await sql`update products set visible = true where id = ${products[0]?.id as number}`.execute(shop.database.db);
    expect(await shop.call(wishlists.addWish, { code: 'p-99999999' }, guest)).toMatchObject(EMPTY);
  });

  it('counts what is on it by category, between two levels [S7.44]', async () => {
    const guest = await newGuest(shop);
    await wish(guest, 0);
    await wish(guest, 1);
    const { items } = await shop.get(wishlists.wishCategories, { level_from: 1, level_to: 1 }, guest);
    expect(items.map((category) => category.level)).toEqual(items.map(() => 1));
    expect(items.reduce((sum, category) => sum + category.total, 0)).toBe(2);
    const all = (await shop.get(wishlists.wishCategories, {}, guest)).items;
    expect(all.map((category) => category.code)).toContain((await listOf(guest)).items[0]?.product?.category_code);
    expect((await shop.get(wishlists.wishCategories, { level_from: 9 }, guest)).items).toEqual([]);
  });

  it.each([
    [{ code: 'x-1' }, 'code'],
    [{ code: 'p-1', qty: 0 }, 'qty'],
    [{ code: 'p-1', qty: 1.5 }, 'qty'],
    [{ code: 'p-1', model: 'category' }, 'model'],
    [{ code: 'p-1', list: -1 }, 'list'],
  ])('refuses %j naming the field, and nothing is there then', async (input, field) => {
    const guest = await newGuest(shop);
    expect(await shop.call(wishlists.addWish, input as { code: string }, guest)).toMatchObject({
      success: false,
      data: { statusCode: 400, label_name: 'error_bad_input', errors: [{ field }] },
    });
    expect(await listOf(guest)).toEqual({ items: [], lists: [] });
  });

  it(`takes ${MAX_WISHES} products and no more`, async () => {
    const guest = await newGuest(shop);
    const list = (await wish(guest, 0)).lists[0]?.id as number;
    await sql`
      insert into wish_items (list_id, product_id, seen_market, seen_qty) select ${list}::integer, id, 'si', 1 from products
      where id <> ${products[0]?.id as number}::integer and id <> ${products[1]?.id as number}::integer order by id limit ${MAX_WISHES - 1}`.execute(
      shop.database.db,
    );
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from wish_items`.execute(shop.database.db);
    expect(rows[0]?.n).toBe(MAX_WISHES);
    expect(await shop.call(wishlists.addWish, { code: key(1) }, guest)).toMatchObject({
      success: false,
      data: { statusCode: 409, label_name: 'error_wishlist_full' },
    });
    expect((await wish(guest, 0, { qty: 4 })).items).toHaveLength(MAX_WISHES);
  });

  it('two hearts pressed at once are both kept, and one product once', async () => {
    const guest = await newGuest(shop);
    for (const others of [
      [0, 1],
      [2, 3],
    ])
      await Promise.all([...others, ...others, ...others].map((i) => wish(guest, i)));
    expect((await codesOf(guest)).toSorted()).toEqual([0, 1, 2, 3].map(key).toSorted());
  });
});

describe('whose it is', () => {
  it('another guest, a customer and a caller without token can neither read nor change it [T13]', async () => {
    const guest = await newGuest(shop);
    const mine = await shop.get(wishlists.addList, { title: 'Za mamo' }, guest);
    const list = mine.lists[1]?.id as number;
    const [entry] = (await wish(guest, 0, { list })).items;
    const others = [await newGuest(shop), await logInAs(await newGuest(shop))];
    for (const other of others) {
      expect(await listOf(other)).toEqual({ items: [], lists: [] });
      expect(await shop.call(wishlists.wishlist, { list }, other)).toMatchObject(EMPTY);
      await wish(other, 1);
      expect(await shop.call(wishlists.removeWish, { id: entry?.id as number }, other)).toMatchObject(EMPTY);
      expect(await shop.call(wishlists.addWish, { code: key(2), list }, other)).toMatchObject(EMPTY);
      expect(await shop.call(wishlists.renameList, { id: list, title: 'x' }, other)).toMatchObject(EMPTY);
      expect(await shop.call(wishlists.removeList, { id: list }, other)).toMatchObject(EMPTY);
      expect(await shop.call(wishlists.shareList, { id: list, shared: true }, other)).toMatchObject(EMPTY);
    }
    expect(await shop.get(wishlists.wishlist, {})).toEqual({ items: [], lists: [] });
    expect(await shop.call(wishlists.addWish, { code: key(0) })).toMatchObject({ success: false, data: { statusCode: 401 } });
    expect(await listOf(guest)).toMatchObject({ items: [{ shopping_cart_code: key(0), list }], lists: [{}, { title: 'Za mamo', share_code: null }] });
  });
});
