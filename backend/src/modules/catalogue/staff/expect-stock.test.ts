import { catalogue } from '@vitrina/contract/catalogue';
import { staffStock } from '@vitrina/contract/staff/stock';
import { dayIn } from '@vitrina/contract/values/date';
import { KNOWN } from '@vitrina/demo/known';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asking, changesOf, refusalOf } from '../../../testing/office-orders.ts';
import { Office } from '../../../testing/office-tools.ts';
import { productId } from '../../../testing/test-buyer.ts';

const DAY_MS = 86_400_000;
const day = (days: number) => dayIn(new Date(Date.now() + days * DAY_MS), 'Europe/Ljubljana');

let office: Office;
let cookie: string;
let out: number;
/** Expected day computed when the folder was loaded, which may have been before midnight. */
let folderDay: string;
beforeAll(async () => {
  office = await Office.start();
  cookie = await office.logIn('orders');
  out = await productId(office.shop, KNOWN.out);
  const loaded = await sql<{ day: string }>`select restock_on::text as day from products where id = ${out}`.execute(office.shop.database.db);
  folderDay = loaded.rows[0]?.day ?? '';
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

const call = (...all: Parameters<ReturnType<typeof asking>>) => asking(office, () => cookie)(...all);
const setRestockDay = (to: string | null, product_code: string = KNOWN.out) => call(staffStock.expect, { product_code, day: to });
const restockDay = async () => {
  await office.shop.catalogue.catchUp();
  await office.shop.cache.clearAll();
  const { restock_date } = await office.shop.get(catalogue.product, { item_id: out });
  const [item] = (await office.shop.get(catalogue.priceQty, { ids: [out] })).items;
  expect(item?.restock_date).toBe(restock_date);
  return restock_date ?? null;
};

describe('what is out of stock', () => {
  it('names the day on which the shop’s folder expects it again', async () => {
    expect([day(11), day(12)]).toContain(folderDay);
    expect(await restockDay()).toBe(folderDay);
  });

  it('names the day that the office says, with its record; a day of the past says nothing', async () => {
    expect((await setRestockDay(day(5))).data).toMatchObject({ day: day(5), change_ids: [expect.any(Number)] });
    expect(await restockDay()).toBe(day(5));
    expect((await changesOf(office, 'restock', String(out))).at(-1)).toMatchObject({
      action: 'expect',
      paths: [{ path: 'restock_on', before: folderDay, after: day(5) }],
    });
    expect((await setRestockDay(day(5))).data.change_ids).toEqual([]);
    await sql`update products set restock_on = ${day(-1)}::date where id = ${out}`.execute(office.shop.database.db);
    expect(await restockDay()).toBeNull();
    await setRestockDay(day(0));
    expect(await restockDay()).toBe(day(0));
    await setRestockDay(null);
    expect(await restockDay()).toBeNull();
  });

  it('names none once it has come: what is received ends the waiting', async () => {
    await setRestockDay(day(9));
    expect((await call(staffStock.receive, { items: [{ product_code: KNOWN.out, warehouse: 'central', qty: 2 }] })).status).toBe(200);
    expect(await restockDay()).toBeNull();
    const item = { product_code: KNOWN.out, warehouse: 'central', delta: -2 };
    await call(staffStock.adjust, { items: [item], reason: 'damaged' });
    expect(await restockDay()).toBeNull();
  });

  it('takes no day of the past, no unknown product, nothing from who may not change stock', async () => {
    expect(refusalOf(await setRestockDay(day(-3)))).toBe('400 error_bad_input day');
    expect(refusalOf(await setRestockDay('2027-02-30'))).toBe('400 error_bad_input day');
    expect(refusalOf(await setRestockDay(day(3), 'NOBODY-1'))).toBe('400 error_bad_input product_code');
    const foreign = await office.logIn('editor');
    expect((await asking(office, () => foreign)(staffStock.expect, { product_code: KNOWN.out, day: day(3) })).status).toBe(403);
    expect(await restockDay()).toBeNull();
  });

  it('says one day to five who write at once, and the last record tells which', async () => {
    const replies = await Promise.all([1, 2, 3, 4, 5].map((days) => setRestockDay(day(days))));
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const last = (await changesOf(office, 'restock', String(out))).at(-1)?.paths[0] as { after: string };
    expect(await restockDay()).toBe(last.after);
  });
});
