import type { LanguageCode } from '@vitrina/contract/values/languages';
import { catalogue } from '@vitrina/contract/catalogue';
import { compare } from '@vitrina/contract/compare';
import { customers } from '@vitrina/contract/customers';
import { CUSTOMER, KNOWN } from '@vitrina/demo/known';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newGuest, productNamed, type Visitor } from '../../testing/cart-tools.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { waitingForRows } from '../../testing/waiting-for-rows.ts';

let shop: TestBackend;
/** Values of `shopping_cart_code` of six laptops. */
let keys: string[];
let ids: number[];
let guest: Visitor;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  const { items } = await shop.get(catalogue.products, { category_slug: 'laptops', per_page: 6 });
  keys = items.map((item) => item.shopping_cart_code);
  ids = items.map((item) => item.id);
});
beforeEach(async () => {
  await sql`delete from compare_items`.execute(shop.database.db);
  guest = await newGuest(shop);
});
afterAll(async () => {
  expect(shop.errors).toEqual([]);
  await shop.stop();
});

const add = (who: Visitor, key: string | undefined, replace?: string) =>
  shop.call(compare.addCompared, { shopping_cart_code: key as string, ...(replace && { replace }) }, who);
const remove = (who: Visitor, key: string | undefined) => shop.call(compare.removeCompared, { shopping_cart_code: key as string }, who);
const mine = async (who: Visitor) => (await shop.get(compare.compare, {}, who)).items.map((item) => item.shopping_cart_code);
const fill = async (who: Visitor, from = 0, to = 4) => {
  for (const key of keys.slice(from, to)) await add(who, key);
};

describe('a visitor’s comparison', () => {
  it('takes products and gives them back in their order [S1.5, S3.66, S7.47, S7.48]', async () => {
    await add(guest, keys[2]);
    const reply = await add(guest, keys[0]);
    expect(reply).toMatchObject({ success: true, data: { items: [{ id: ids[2], shopping_cart_code: keys[2] }, { id: ids[0] }] } });
    expect(await mine(guest)).toEqual([keys[2], keys[0]]);
    expect(await shop.get(compare.compare, { mode: 'list', time: String(Date.now()) }, guest)).toEqual(await shop.get(compare.compare, {}, guest));
  });

  it('lets go of one, once and again [S7.49]', async () => {
    await fill(guest, 0, 2);
    expect((await remove(guest, keys[0])).success).toBe(true);
    expect((await remove(guest, keys[0])).success).toBe(true);
    expect(await mine(guest)).toEqual([keys[1]]);
  });

  it('holds one product once', async () => {
    await add(guest, keys[0]);
    expect(await add(guest, keys[0])).toMatchObject({ success: true, data: { items: [{}] } });
    expect(await mine(guest)).toEqual([keys[0]]);
  });

  it('refuses a fifth and keeps the four [S9.1]', async () => {
    await fill(guest);
    expect(await add(guest, keys[4])).toMatchObject({ success: false, data: { label_name: 'error_compare_limit', statusCode: 409 } });
    expect(await mine(guest)).toEqual(keys.slice(0, 4));
    expect((await add(guest, keys[1])).success).toBe(true);
  });

  it('puts the fifth in the place of one that is named [S9.1]', async () => {
    await fill(guest);
    await add(guest, keys[4], keys[1]);
    expect(await mine(guest)).toEqual([keys[0], keys[4], keys[2], keys[3]]);
    expect(await add(guest, keys[5], keys[1])).toMatchObject({ data: { label_name: 'error_compare_limit' } });
  });

  it('is four after five came at once [S9.1]', async () => {
    const replies = await Promise.all(keys.slice(0, 5).map((key) => add(guest, key)));
    expect(replies.filter((reply) => !reply.success).map((reply) => reply.data)).toMatchObject([{ label_name: 'error_compare_limit' }]);
    expect(await mine(guest)).toHaveLength(4);
  });

  it('is four where three want the last place at the very same moment [S9.1]', async () => {
    await fill(guest, 0, 3);
    const { db } = shop.database;
    let replies: ReturnType<typeof add>[] = [];
    // Writes are blocked until all three calls wait for the lock.
    await db.transaction().execute(async (trx) => {
      await sql`lock table compare_items in share mode`.execute(trx);
      replies = keys.slice(3, 6).map((key) => add(guest, key));
      await expect.poll(() => waitingForRows(db)).toBe(3);
    });
    expect((await Promise.all(replies)).filter((reply) => reply.success)).toHaveLength(1);
    expect(await mine(guest)).toHaveLength(4);
  });

  it('is not readable or writable by other visitors [T13]', async () => {
    await fill(guest, 0, 2);
    const other = await newGuest(shop);
    await add(other, keys[3]);
    await remove(other, keys[0]);
    expect([await mine(other), await mine(guest)]).toEqual([[keys[3]], [keys[0], keys[1]]]);
  });

  it('is empty without a token, and refuses products then', async () => {
    expect(await shop.get(compare.compare)).toEqual({ items: [] });
    expect(await shop.call(compare.addCompared, { shopping_cart_code: keys[0] as string })).toMatchObject({ data: { label_name: 'error_unauthorized' } });
    expect(await shop.call(compare.removeCompared, { shopping_cart_code: keys[0] as string })).toMatchObject({ data: { label_name: 'error_unauthorized' } });
  });

  it('takes no product that there is not, or that is hidden [T14]', async () => {
    const { key } = await productNamed(shop, KNOWN.hidden);
    for (const code of [key, 'p-999999999']) expect(await add(guest, code)).toMatchObject({ data: { label_name: 'error_empty_data' } });
    expect(await add(guest, 'laptop')).toMatchObject({ data: { label_name: 'error_bad_input', errors: [{ field: 'shopping_cart_code' }] } });
    expect(await mine(guest)).toEqual([]);
  });

  it('has the variant that stands for a configurable product', async () => {
    const { key } = await productNamed(shop, KNOWN.configurable);
    const { key: offer } = await productNamed(shop, KNOWN.initialOffer);
    await add(guest, key);
    expect(await mine(guest)).toEqual([offer]);
  });

  it('leaves out products hidden since, which then do not count against its limit [T14]', async () => {
    await fill(guest);
    const hide = async (visible: boolean) => {
      await sql`update products set visible = ${visible} where id = ${ids[1]}::integer`.execute(shop.database.db);
      await shop.catalogue.catchUp();
    };
    await hide(false);
    expect(await mine(guest)).toEqual([keys[0], keys[2], keys[3]]);
    expect((await add(guest, keys[4])).success).toBe(true);
    await hide(true);
    expect(await mine(guest)).toEqual([keys[0], keys[2], keys[3], keys[4]]);
  });
});

describe('comparisons at login', () => {
  const logInAs = async (who: Visitor) => ({ token: (await shop.get(customers.login, CUSTOMER, who)).jwt });

  it('a guest’s becomes the customer’s, and the guest’s ends', async () => {
    await fill(guest, 0, 2);
    const customer = await logInAs(guest);
    expect(await mine(customer)).toEqual([keys[0], keys[1]]);
    expect((await shop.call(compare.compare, {}, guest)).data).toMatchObject({ statusCode: 401 });
  });

  it('the guest’s stand first, the customer’s newest fill up to four [S9.1]', async () => {
    await fill(await logInAs(guest), 0, 3);
    const again = await newGuest(shop);
    await fill(again, 2, 5);
    expect(await mine(await logInAs(again))).toEqual([keys[2], keys[3], keys[4], keys[1]]);
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from compare_items`.execute(shop.database.db);
    expect(rows[0]?.n).toBe(4);
  });

  it('a guest without one takes nothing away', async () => {
    await fill(await logInAs(guest), 0, 4);
    expect(await mine(await logInAs(await newGuest(shop)))).toEqual(keys.slice(0, 4));
  });
});

describe('the table', () => {
  const table = (of: number[], lang: LanguageCode = 'si') => shop.get(compare.compareTable, { ids: of }, { lang });

  it('is equal for its owner and for other visitors', async () => {
    await fill(guest, 0, 2);
    expect((await shop.get(compare.compare, { mode: 'table' }, guest)).table).toEqual(await table(ids.slice(0, 2)));
  });

  it('keeps the order it was asked for, and says what it compares in the language', async () => {
    const { products, groups } = await table([ids[2] as number, ids[0] as number], 'en');
    expect(products.map((product) => product.id)).toEqual([ids[2], ids[0]]);
    expect(groups[0]?.rows.map((row) => row.title)).toEqual(['Price', 'Delivery', 'Customer rating', 'Charger']);
    for (const row of groups.flatMap((group) => group.rows)) expect(row.cells).toHaveLength(2);
  });

  it('marks the lower price with its reason', async () => {
    const { products, groups } = await table(ids.slice(0, 4));
    const row = groups[0]?.rows[0];
    const prices = products.map((product) => product.price_custom as number);
    expect(row).toMatchObject({ code: 'price', reason: 'cheapest' });
    expect(row?.cells.map((cell) => cell.is_best)).toEqual(prices.map((price) => price === Math.min(...prices)));
  });

  it('does not compare a laptop with a washing machine, and tells what can be compared [S1.5]', async () => {
    const { items } = await shop.get(catalogue.products, { category_slug: 'washing-machines', per_page: 1 });
    const washer = items[0]?.id as number;
    const { groups, parts } = await table([ids[0] as number, washer, ids[1] as number]);
    expect(groups).toEqual([]);
    expect(parts.map((part) => part.ids)).toEqual([[ids[0], ids[1]], [washer]]);
    for (const part of parts) expect(part.url_without_domain).toMatch(/^\/[\w-]+\/.*\/$/);
  });

  it('tells what differs first, and what is the same in all last', async () => {
    const { groups } = await table(ids.slice(0, 3));
    expect(groups.at(-1)?.code).toBe('same');
    expect(groups.at(-1)?.rows.filter((row) => row.differs)).toEqual([]);
    expect(groups.slice(1, -1).flatMap((group) => group.rows.filter((row) => !row.differs))).toEqual([]);
  });

  it('knows the guarantee of every product, and has no row of the maker’s alone', async () => {
    const { items } = await shop.get(catalogue.products, { category_slug: 'televisions', per_page: 4 });
    const { groups } = await table(
      items.map((one) => one.id),
      'en',
    );
    const rows = groups.flatMap((group) => group.rows);
    expect(rows.find((row) => row.code === 'guarantee')?.cells.map((cell) => cell.value)).toEqual(items.map(() => expect.stringContaining('2 years by law')));
    expect(rows.some((row) => row.code === 'warranty')).toBe(false);
  });

  it('names what a maker gives where it holds alone: not the Union’s years in Serbia, and none is best for them', async () => {
    const products = await Promise.all(['BELA-ROSA-4', 'BELA-ROSA-1'].map((item_code) => shop.get(catalogue.product, { item_code })));
    const guaranteeIn = async (lang: LanguageCode) => {
      const { groups } = await table(
        products.map(({ id }) => id),
        lang,
      );
      const rows = groups.flatMap((group) => group.rows);
      const row = rows.find(({ code }) => code === 'guarantee');
      return [row?.cells.map(({ value, is_best }) => [value, is_best]), rows.some(({ code }) => code === 'durability')];
    };
    expect(await guaranteeIn('si')).toEqual([
      [
        ['60 mesecev pri proizvajalcu · 2 leti po zakonu', true],
        ['2 leti po zakonu', false],
      ],
      true,
    ]);
    expect(await guaranteeIn('rs')).toEqual([
      [
        ['2 godine po zakonu', false],
        ['2 godine po zakonu', false],
      ],
      false,
    ]);
  });

  it('reckons electricity of a year and the whole cost by the price of the market, and says with what', async () => {
    const { items } = await shop.get(catalogue.products, { category_slug: 'washing-machines', per_page: 3 });
    const { groups, products, cost_note } = await table(
      items.map((one) => one.id),
      'en',
    );
    const row = (code: string) => groups.flatMap((group) => group.rows).find((one) => one.code === code);
    const price = shop.catalogue.settings().markets.en?.electricity?.price ?? 0;
    const { rows } = await sql<{ id: number; use: number }>`
      select id, (select (a ->> 1)::float from jsonb_array_elements(attributes) a where a ->> 0 = 'energy_per_100') as use from products where id = any(${items.map((one) => one.id)}::integer[])`.execute(
      shop.database.db,
    );
    for (const [i, product] of products.entries()) {
      const year = Math.round((rows.find((one) => one.id === product.id)?.use ?? 0) * 2 * price * 100);
      const sum = (value: string | null | undefined) => Math.round(Number((value ?? '').replace(/\(.*/, '').replace(/[^\d.]/g, '')) * 100);
      expect(sum(row('energy_year')?.cells[i]?.value)).toBe(year);
      expect(sum(row('total_cost')?.cells[i]?.value)).toBe(Math.round((product.price_custom ?? 0) * 100) + 10 * year);
    }
    expect(cost_note).toContain('demo, average of households');
    expect((await table(ids.slice(0, 2))).cost_note).toBeNull();
  });

  it('names one winner for a need, which is the best in a row of that kind', async () => {
    const { needs, groups, products } = await table(ids.slice(0, 3));
    expect(needs.length).toBeGreaterThan(1);
    for (const { need, id, because } of needs) {
      const at = products.findIndex((one) => one.id === id);
      const rows = groups.flatMap((group) => group.rows).filter((row) => row.reason === need && row.cells[at]?.is_best);
      expect(rows.length, need).toBeGreaterThan(0);
      expect(because.length, need).toBeGreaterThan(0);
    }
  });

  it('leaves out what is hidden, and is empty data where nothing is left [T14]', async () => {
    const { id } = await productNamed(shop, KNOWN.hidden);
    expect((await table([id, ids[0] as number])).products.map((product) => product.id)).toEqual([ids[0]]);
    expect(await shop.call(compare.compareTable, { ids: [id] })).toMatchObject({ data: { label_name: 'error_empty_data' } });
    expect(await shop.call(compare.compareTable, { ids: ids.slice(0, 5) })).toMatchObject({
      data: { label_name: 'error_bad_input', errors: [{ field: 'ids' }] },
    });
  });
});
