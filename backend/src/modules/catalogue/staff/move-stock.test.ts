import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webshopCart } from '@vitrina/contract/cart';
import { customers } from '@vitrina/contract/customers';
import { staffChanges } from '@vitrina/contract/staff/changes';
import { staffStock } from '@vitrina/contract/staff/stock';
import { asking, changesOf, limited, refusalOf, rowCounts } from '../../../testing/office-orders.ts';
import { Office } from '../../../testing/office-tools.ts';
import { buy, productId, setStock, stockOf } from '../../../testing/test-buyer.ts';

const CODE = 'DEMO-PROMO-01';
let office: Office;
const cookies = { orders: '', picker: '', service: '' };
let product: number;
let from: { id: number; code: string };
let to: { id: number; code: string };
beforeAll(async () => {
  office = await Office.start();
  for (const role of ['orders', 'picker', 'service'] as const) cookies[role] = await office.logIn(role);
  product = await productId(office.shop, CODE);
  await setStock(office.shop, product, 100);
  const { rows } = await sql<{ id: number; code: string; qty: number }>`
    select w.id, w.code, coalesce(s.qty, 0) as qty from warehouses w left join stock s on s.warehouse_id = w.id and s.product_id = ${product} where w.seller_id is null order by qty desc`.execute(
    office.shop.database.db,
  );
  [from, to] = rows as unknown as [typeof from, typeof to];
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

const call = (...all: Parameters<ReturnType<typeof asking>>) => asking(office, () => cookies.orders)(...all);
const asPicker = (...all: Parameters<ReturnType<typeof asking>>) => asking(office, () => cookies.picker)(...all);
const item = (more: object) => ({ product_code: CODE, warehouse: from.code, ...more });
const count = (counted: number, expected: number, key?: string) => call(staffStock.count, { items: [item({ counted, expected })] }, key);
const send = (qty: number, more: object = {}) => call(staffStock.send, { from: from.code, to: to.code, items: [{ product_code: CODE, qty }], ...more });
const end = (id: number, state: string, items: object[] = []) => call(staffStock.endTransfer, { id, state, items });
const onHand = async (place: { id: number }): Promise<number> => {
  const { rows } = await sql<{ qty: number }>`select qty from stock where product_id = ${product} and warehouse_id = ${place.id}`.execute(
    office.shop.database.db,
  );
  return rows[0]?.qty ?? 0;
};
const lastMovement = async () =>
  (
    await sql<{
      qty: number;
      reason: string;
      note: string | null;
    }>`select qty, reason, note from stock_movements where product_id = ${product} order by id desc limit 1`.execute(office.shop.database.db)
  ).rows[0];

describe('the grid', () => {
  const row = async (filter: object) => (await call(staffStock.grid, { filter: { text: CODE, ...filter } })).data.items[0];

  it('finds what moved since a day and what counts found missing, in the warehouse asked for', async () => {
    const before = new Date(Date.now() + 1).toISOString();
    const qty = await onHand(from);
    expect(await row({ moved_since: before })).toBeUndefined();
    expect(await row({ missing: true })).toBeUndefined();
    await count(qty - 2, qty);
    expect(await row({ moved_since: before, warehouse: from.code })).toMatchObject({ code: CODE });
    expect(await row({ moved_since: before, warehouse: to.code })).toBeUndefined();
    expect(await row({ missing: true, warehouse: from.code })).toMatchObject({ code: CODE });
    expect(await row({ missing: true, warehouse: to.code })).toBeUndefined();
    // Goods found by a later count are not missing.
    await count(qty, qty - 2);
    expect(await row({ missing: true })).toBeUndefined();
    for (const filter of [{ moved_since: 'yesterday' }, { missing: 'yes' }, { below: -1 }])
      expect((await call(staffStock.grid, { filter })).status, JSON.stringify(filter)).toBe(400);
  });

  it('tells the fewest pieces of the last 30 days, what is coming and what lies in carts', async () => {
    const qty = await onHand(from);
    const at = (await row({ warehouse: from.code })).lowest;
    await call(staffStock.adjust, { items: [item({ delta: -qty })], reason: 'correction' });
    await call(staffStock.receive, { items: [item({ qty })] });
    expect(await row({ warehouse: from.code })).toMatchObject({ qty, lowest: 0 });
    expect(at).toBeGreaterThan(0);
    await sql`insert into stock_movements (product_id, warehouse_id, qty, reason, at) values (${product}, ${from.id}, 7, 'correction', now() - interval '31 days')`.execute(
      office.shop.database.db,
    );
    expect(await row({ warehouse: from.code })).toMatchObject({ qty, lowest: 0 });
    const coming = (await row({ warehouse: to.code })).coming;
    const { id } = (await send(3)).data;
    expect((await row({ warehouse: to.code })).coming).toBe(coming + 3);
    expect((await row({ warehouse: from.code })).coming).toBe(0);
    await end(id, 'back');
    expect((await row({ warehouse: to.code })).coming).toBe(coming);
    const { in_carts } = await row({});
    const { jwt } = await office.shop.get(customers.generateToken, {});
    await office.shop.get(webshopCart.addProduct, { shopping_cart_code: `p-${product}`, qty: 2 }, { token: jwt });
    expect((await row({})).in_carts).toBe(in_carts + 2);
  });
});

describe('counting', () => {
  it('adds what differs from what was expected then: what was sold meanwhile stays sold', async () => {
    const expected = await onHand(from);
    await buy(office.shop, { productId: product });
    expect((await count(expected - 3, expected)).data.items).toMatchObject([{ qty: expected - 4 }]);
    expect(await lastMovement()).toEqual({ qty: -3, reason: 'count', note: null });
    const log = await changesOf(office, 'stock', String(product));
    expect(log.at(-1)).toMatchObject({ action: 'count', paths: [{ path: `qty.${from.code}`, before: expected - 1, after: expected - 4 }] });
  });

  it('as expected moves nothing and writes nothing', async () => {
    const before = await rowCounts(office, ['stock_movements', 'changes']);
    const qty = await onHand(from);
    expect((await count(qty, qty)).data).toEqual({ items: [{ product_code: CODE, warehouse: from.code, qty }], change_ids: [] });
    expect(await rowCounts(office, Object.keys(before))).toEqual(before);
  });

  it('sent again with its key counts once, from however many phones at once', async () => {
    const qty = await onHand(from);
    const replies = await Promise.all(Array.from({ length: 6 }, () => count(qty + 2, qty, 'one-count-of-the-day')));
    expect(replies.map(({ data }) => data.items[0].qty)).toEqual(Array.from({ length: 6 }, () => qty + 2));
    expect(await onHand(from)).toBe(qty + 2);
  });

  it('cannot find fewer than none', async () => {
    const qty = await onHand(from);
    expect(refusalOf(await count(0, qty + 1))).toBe('409 error_quantity_not_available items.0.delta');
    expect(await onHand(from)).toBe(qty);
  });
});

describe('goods that arrive', () => {
  it('are added with their note, all lines or none', async () => {
    const qty = await onHand(to);
    const items = [{ product_code: CODE, warehouse: to.code, qty: 7 }];
    expect((await call(staffStock.receive, { items, note: 'Dobavnica 17/2026' })).data.items).toMatchObject([{ qty: qty + 7 }]);
    expect(await lastMovement()).toEqual({ qty: 7, reason: 'received', note: 'Dobavnica 17/2026' });
    expect(refusalOf(await call(staffStock.receive, { items: [...items, { product_code: 'NONE', warehouse: 'none', qty: 1 }] }))).toBe(
      '400 error_bad_input items.1.product_code items.1.warehouse',
    );
    expect(await onHand(to)).toBe(qty + 7);
  });

  it('of 500 lines are one call', async () => {
    const before = await onHand(to);
    const items = Array.from({ length: 500 }, () => ({ product_code: CODE, warehouse: to.code, qty: 1 }));
    expect((await call(staffStock.receive, { items })).data.items).toHaveLength(500);
    expect(await onHand(to)).toBe(before + 500);
    expect(refusalOf(await call(staffStock.receive, { items: [...items, items[0]] }))).toBe('400 error_bad_input items');
  });
});

describe('transfers', () => {
  it('leave one warehouse at once and arrive in the other when they do, as many as did', async () => {
    const [here, there, moved] = [await onHand(from), await onHand(to), (await stockOf(office.shop, product)).qty];
    const sent = (await send(5, { note: 'kombi' })).data;
    expect(sent).toMatchObject({
      from: from.code,
      to: to.code,
      state: 'sent',
      note: 'kombi',
      ended_at: null,
      items: [{ product_code: CODE, qty: 5, arrived: null }],
    });
    expect([await onHand(from), await onHand(to)]).toEqual([here - 5, there]);
    expect((await call(staffStock.transfers, { filter: { state: 'sent' } })).data.items.map(({ id }: { id: number }) => id)).toEqual([sent.id]);
    const replies = await Promise.all(Array.from({ length: 6 }, () => end(sent.id, 'arrived', [{ product_code: CODE, qty: 4 }])));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.filter(({ success }) => !success).map(refusalOf)).toEqual(Array.from({ length: 5 }, () => '409 error_order_state'));
    expect([await onHand(from), await onHand(to)]).toEqual([here - 5, there + 4]);
    expect((await stockOf(office.shop, product)).qty).toBe(moved - 1);
    expect((await call(staffStock.transfers, {})).data.items[0]).toMatchObject({ state: 'arrived', items: [{ qty: 5, arrived: 4 }] });
  });

  it('come back whole', async () => {
    const here = await onHand(from);
    const { id } = (await send(3)).data;
    expect((await end(id, 'back')).data).toMatchObject({ state: 'back', items: [{ arrived: 3 }] });
    expect(await onHand(from)).toBe(here);
  });

  it('are not taken back beside their goods', async () => {
    const { id } = (await send(1)).data;
    const { rows } = await sql<{
      id: number;
    }>`select id::integer as id from changes where kind = 'stock' and action = 'transfer' order by id desc limit 1`.execute(office.shop.database.db);
    expect(refusalOf(await call(staffChanges.undo, { id: rows[0]?.id }))).toBe('409 error_not_undoable');
    await end(id, 'back');
  });

  it('are sent by who has the one warehouse and received by who has the other', async () => {
    const { id } = (await send(2)).data;
    await limited(office, { role: 'picker', warehouses: [from.id] }, async () => {
      expect(refusalOf(await asPicker(staffStock.endTransfer, { id, state: 'arrived' }))).toBe('404 error_empty_data');
      expect((await asPicker(staffStock.transfers, {})).data.items.map((one: { id: number }) => one.id)).toContain(id);
      expect((await asPicker(staffStock.send, { from: from.code, to: to.code, items: [{ product_code: CODE, qty: 1 }] })).status).toBe(200);
      expect(refusalOf(await asPicker(staffStock.send, { from: to.code, to: from.code, items: [{ product_code: CODE, qty: 1 }] }))).toBe(
        '403 error_forbidden from',
      );
      expect(refusalOf(await asPicker(staffStock.count, { items: [{ product_code: CODE, warehouse: to.code, counted: 1, expected: 0 }] }))).toBe(
        '403 error_forbidden items.0.warehouse',
      );
    });
    await limited(office, { role: 'picker', warehouses: [to.id] }, async () => {
      expect((await asPicker(staffStock.endTransfer, { id, state: 'arrived' })).data.state).toBe('arrived');
    });
    expect(
      (await asking(office, () => cookies.service)(staffStock.send, { from: from.code, to: to.code, items: [{ product_code: CODE, qty: 1 }] })).status,
    ).toBe(403);
  });
});

describe('bad input', () => {
  it('is named field by field and changes nothing', async () => {
    const before = await rowCounts(office, ['stock_movements', 'changes', 'stock_transfers']);
    const one = { product_code: CODE, qty: 1 };
    for (const [endpoint, input, refusal] of [
      [staffStock.send, { from: from.code, to: from.code, items: [one] }, '400 error_bad_input to'],
      [staffStock.send, { from: 'x', to: 'y', items: [one] }, '400 error_bad_input from to'],
      [staffStock.send, { from: from.code, to: to.code, items: [one, one] }, '400 error_bad_input items'],
      [staffStock.send, { from: from.code, to: to.code, items: [{ ...one, qty: 999_999 }] }, '409 error_quantity_not_available items.0.qty'],
      [staffStock.send, { from: from.code, to: to.code, items: [{ ...one, qty: -1 }] }, '400 error_bad_input items.0.qty'],
      [staffStock.send, { from: from.code, to: to.code, items: [{ product_code: 'NONE', qty: 1 }] }, '400 error_bad_input items.0.product_code'],
      [staffStock.endTransfer, { id: 999_999, state: 'arrived' }, '404 error_empty_data'],
      [staffStock.endTransfer, { id: 1, state: 'lost' }, '400 error_bad_input state'],
      [staffStock.count, { items: [item({ counted: -1, expected: 'x' })] }, '400 error_bad_input items.0.counted items.0.expected'],
      [staffStock.count, { items: [item({ counted: 1.5, expected: 1e12 })] }, '400 error_bad_input items.0.counted items.0.expected'],
      [staffStock.receive, { items: [item({ qty: 0 })], note: '' }, '400 error_bad_input items.0.qty note'],
    ] as const)
      expect([input, refusalOf(await call(endpoint, input))]).toEqual([input, refusal]);
    const { id } = (await send(1)).data;
    for (const items of [[{ product_code: CODE, qty: 2 }], [{ product_code: 'NONE', qty: 1 }], [one, one]])
      expect((await end(id, 'arrived', items)).status).toBe(400);
    await end(id, 'back');
    expect(await rowCounts(office, Object.keys(before))).toEqual({
      stock_movements: (before.stock_movements ?? 0) + 2,
      changes: (before.changes ?? 0) + 2,
      stock_transfers: (before.stock_transfers ?? 0) + 1,
    });
  });
});
