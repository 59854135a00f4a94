import { customers } from '@vitrina/contract/customers';
import { MAX_WISH_LISTS, MAX_WISHES, wishlists } from '@vitrina/contract/wishlist';
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

describe('named lists', () => {
  it('are made, filled, renamed and ended; nothing on them is lost', async () => {
    const guest = await newGuest(shop);
    await wish(guest, 0);
    const [first, named] = (await shop.get(wishlists.addList, { title: ' Kuhinja ' }, guest)).lists.map((list) => list.id) as [number, number];
    await wish(guest, 0, { list: named });
    await wish(guest, 1, { list: named });
    const { items } = await shop.get(wishlists.wishlist, { list: named }, guest);
    expect(items.map((item) => item.shopping_cart_code)).toEqual([key(1), key(0)]);
    expect((await shop.get(wishlists.renameList, { id: named, title: 'Nova kuhinja' }, guest)).lists).toMatchObject([
      { title: null, total: 0 },
      { title: 'Nova kuhinja', total: 2 },
    ]);
    expect(await shop.get(wishlists.removeList, { id: named }, guest)).toMatchObject({
      lists: [{ id: first, total: 2 }],
      items: [{ list: first }, { list: first }],
    });
    expect(await shop.call(wishlists.removeList, { id: first }, guest)).toMatchObject(EMPTY);
    expect(await shop.call(wishlists.renameList, { id: first, title: 'x' }, guest)).toMatchObject(EMPTY);
  });

  it(`are ${MAX_WISH_LISTS} at most, with a title of one line`, async () => {
    const guest = await newGuest(shop);
    for (let i = 1; i < MAX_WISH_LISTS; i += 1) await shop.get(wishlists.addList, { title: `Seznam ${i}` }, guest);
    expect(await shop.call(wishlists.addList, { title: 'Še en' }, guest)).toMatchObject({
      success: false,
      data: { statusCode: 409, label_name: 'error_wishlist_lists' },
    });
    for (const title of [' ', 'a\nb', 'x'.repeat(61)])
      expect(await shop.call(wishlists.addList, { title }, guest)).toMatchObject({ success: false, data: { statusCode: 400, errors: [{ field: 'title' }] } });
    expect((await listOf(guest)).lists).toHaveLength(MAX_WISH_LISTS);
  });
});

describe('a shared list', () => {
  it('is read by its link, without data of its owner, until sharing is ended for good', async () => {
    const guest = await newGuest(shop);
    const named = (await shop.get(wishlists.addList, { title: 'Poroka' }, guest)).lists[1]?.id as number;
    await wish(guest, 0, { list: named, qty: 2 });
    await wish(guest, 1);
    const share = async (shared: boolean) =>
      (await shop.get(wishlists.shareList, { id: named, shared }, guest)).lists.find((list) => list.id === named)?.share_code as string;
    const code = await share(true);
    // 128 bits in base64url.
    expect(code).toMatch(/^[\w-]{22}$/);
    expect(await share(true)).toBe(code);
    const seen = await shop.get(wishlists.sharedList, { code });
    expect(Object.keys(seen).toSorted()).toEqual(['items', 'title']);
    expect(seen).toMatchObject({ title: 'Poroka', items: [{ qty: 2, product: { shopping_cart_code: key(0) } }] });
    expect(Object.keys(seen.items[0] as object).toSorted()).toEqual(['product', 'qty']);

    await sql`update products set visible = false where id = ${products[0]?.id as number}`.execute(shop.database.db);
    expect((await shop.get(wishlists.sharedList, { code })).items).toEqual([]);
    await sql`update products set visible = true where id = ${products[0]?.id as number}`.execute(shop.database.db);

    await share(false);
    expect(await shop.call(wishlists.sharedList, { code })).toMatchObject(EMPTY);
    expect(await share(true)).not.toBe(code);
    expect(await shop.call(wishlists.sharedList, { code })).toMatchObject(EMPTY);
    expect(await shop.call(wishlists.sharedList, { code: 'x'.repeat(22) })).toMatchObject(EMPTY);
  });
});

describe('at login', () => {
  it('the guest’s lists become the customer’s, whose own entries stay as they are', async () => {
    const before = await logInAs(await newGuest(shop));
    await wish(before, 0, { qty: 5 });
    const guest = await newGuest(shop);
    const named = (await shop.get(wishlists.addList, { title: 'Darila' }, guest)).lists[1]?.id as number;
    const code = (await shop.get(wishlists.shareList, { id: named, shared: true }, guest)).lists[1]?.share_code as string;
    await wish(guest, 0, { qty: 1 });
    await wish(guest, 1);
    await wish(guest, 2, { list: named });
    const after = await listOf(await logInAs(guest));
    const [first] = after.lists;
    expect(after.lists).toMatchObject([
      { title: null, total: 2 },
      { id: named, title: 'Darila', total: 1, share_code: code },
    ]);
    expect(after.items).toMatchObject([
      { shopping_cart_code: key(2), list: named },
      { shopping_cart_code: key(1), list: first?.id },
      { shopping_cart_code: key(0), list: first?.id, qty: 5 },
    ]);
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from wish_lists where token_id is not null`.execute(shop.database.db);
    expect(rows[0]?.n).toBe(0);
  });

  it('a link of the guest’s first list shows nothing that the customer had before', async () => {
    const shareFirst = async (who: Visitor) => {
      const first = (await wish(who, 1)).lists[0]?.id as number;
      return (await shop.get(wishlists.shareList, { id: first, shared: true }, who)).lists[0]?.share_code as string;
    };
    const fresh = await newGuest(shop);
    const shareCode = await shareFirst(fresh);
    const customer = await logInAs(fresh);
    expect((await shop.get(wishlists.sharedList, { code: shareCode })).items).toHaveLength(1);
    const first = (await wish(customer, 0)).lists[0]?.id as number;
    await shop.get(wishlists.shareList, { id: first, shared: false }, customer);
    const guest = await newGuest(shop);
    const ended = await shareFirst(guest);
    await logInAs(guest);
    expect(await shop.call(wishlists.sharedList, { code: ended })).toMatchObject(EMPTY);
  });

  it('no more than may be; the newest stay', async () => {
    const customer = await logInAs(await newGuest(shop));
    const list = (await wish(customer, 0)).lists[0]?.id as number;
    const chosen = [0, 1, 2].map((i) => products[i]?.id as number);
    await sql`
      insert into wish_items (list_id, product_id, seen_market, seen_qty) select ${list}::integer, id, 'si', 1 from products
      where id <> all(${chosen}::integer[]) order by id limit ${MAX_WISHES - 2}`.execute(shop.database.db);
    const guest = await newGuest(shop);
    await wish(guest, 1);
    await wish(guest, 2);
    const codes = await codesOf(await logInAs(guest));
    expect([codes.length, codes.includes(key(2)), codes.includes(key(1))]).toEqual([MAX_WISHES, true, false]);
  });
});
