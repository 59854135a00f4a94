import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webshopOrders } from '@vitrina/contract/orders';
import { staffParcels } from '@vitrina/contract/staff/parcels';
import { staffPicks } from '@vitrina/contract/staff/picks';
import { addLines, asking, changesOf, limited, mailsOf, type OrderOfTest, readyOrder, refusalOf, rowCounts, stateOf } from '../../../testing/office-orders.ts';
import { Office } from '../../../testing/office-tools.ts';
import { productId, setStock } from '../../../testing/test-buyer.ts';
import { placeScans } from './place-scans.ts';

const CODES = ['DEMO-PROMO-01', 'DEMO-LOYALTY-01'] as const;
let office: Office;
const cookies = { orders: '', picker: '', service: '', merchandiser: '' };
let products: number[];
/** Code and id of the warehouse that holds everything. */
let place: { id: number; code: string };
/** On the products' boxes. */
let eans: string[];
beforeAll(async () => {
  office = await Office.start();
  for (const role of ['orders', 'picker', 'service', 'merchandiser'] as const) cookies[role] = await office.logIn(role);
  products = await Promise.all(CODES.map((code) => productId(office.shop, code)));
  for (const product of products) await setStock(office.shop, product, 5000);
  const { rows } = await sql<{ id: number; code: string }>`
    select w.id, w.code from warehouses w join stock s on s.warehouse_id = w.id where s.product_id = ${products[0]} and s.qty > 0`.execute(
    office.shop.database.db,
  );
  place = rows[0] as typeof place;
  const found = await sql<{
    ean: string;
  }>`select ean from products where id = any(${products}::integer[]) order by array_position(${products}::integer[], id)`.execute(office.shop.database.db);
  eans = found.rows.map(({ ean }) => ean);
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

const as = (role: keyof typeof cookies) => asking(office, () => cookies[role]);
const begin = (input: object = {}, key?: string) => as('picker')(staffPicks.create, { warehouse: place.code, ...input }, key);
let scans = 0;
const scanOf = (ean: string | undefined, more: object = {}) => {
  scans += 1;
  return { client_id: `phone-1-${String(scans).padStart(6, '0')}`, ean, ...more };
};
const scan = (id: number, ...all: object[]) => as('picker')(staffPicks.scan, { id, scans: all });
const endPick = (id: number, more: object = {}) => as('picker')(staffPicks.done, { id, ...more });
const pickOf = async (...orders: OrderOfTest[]) => (await begin({ orders: orders.map(({ number }) => number) })).data;
const buy = (product = 0, qty = 1) => readyOrder(office, products[product] as number, { qty });
const alertsOf = async ({ number }: OrderOfTest, open = true) => (await as('service')(staffPicks.alerts, { filter: { order: number, open } })).data.items;

describe('a pick', () => {
  it('is begun with what orders hold in a warehouse, scanned, and packs whole orders by itself', async () => {
    const [first, second] = [await buy(0, 2), await buy(1, 1)];
    const pick = await pickOf(first, second);
    expect(pick).toMatchObject({ warehouse: place.code, orders: 2, pieces: 3, picked: 0, done_at: null });
    expect(pick.lines.map(({ order, code, ean, qty }: Record<string, unknown>) => [order, code, ean, qty]).sort()).toEqual(
      [
        [first.number, CODES[0], eans[0], 2],
        [second.number, CODES[1], eans[1], 1],
      ].sort(),
    );
    const results = (await scan(pick.id, scanOf(eans[0]), scanOf(eans[0]), scanOf(CODES[1]))).data;
    expect(results.scans.map(({ taken, label_name }: Record<string, unknown>) => [taken, label_name])).toEqual([
      [1, null],
      [1, null],
      [1, null],
    ]);
    expect(results.pick).toMatchObject({ picked: 3, short: 0 });
    const ended = (await endPick(pick.id)).data;
    expect(ended).toMatchObject({ short: [], refused: [], shipments: [{ state: 'packed' }, { state: 'packed' }] });
    expect([await stateOf(office, first), await stateOf(office, second)]).toEqual(['packed', 'packed']);
    expect((await mailsOf(office, first)).map(({ kind }) => kind)).toEqual(['order-received']);
    expect((await endPick(pick.id)).data).toMatchObject({ shipments: [], short: [] });
    expect((await as('orders')(staffParcels.list, { number: first.number })).data.items).toHaveLength(1);
    expect((await changesOf(office, 'pick', String(pick.id))).map(({ action }) => action)).toEqual(['new', 'scan', 'done']);
  });

  it('takes the orders that wait longest, each into one open pick, however many begin at once', async () => {
    await sql`update picks set done_at = now() where done_at is null`.execute(office.shop.database.db);
    await sql`update orders set status = 'cancelled' where status in ('confirmed', 'packed')`.execute(office.shop.database.db);
    const orders = [await buy(), await buy(), await buy(), await buy()];
    const waiting = async () => {
      const { data } = await as('picker')(staffPicks.search, {});
      return data.waiting.find(({ warehouse }: { warehouse: string }) => warehouse === place.code).orders as number;
    };
    expect(await waiting()).toBe(4);
    const until = (await begin({ limit: 1 })).data;
    expect(await waiting()).toBe(3);
    const inGerman = (await office.call(staffPicks.get, { id: until.id }, { cookie: cookies.picker as string, headers: { 'x-lang': 'de' } })).data;
    const { rows: titles } = await sql<{ lang: string; title: string }>`select lang, title from product_texts where product_id = ${products[0]}`.execute(
      office.shop.database.db,
    );
    const titleIn = (lang: string) => titles.find((text) => text.lang === lang)?.title;
    expect([until.lines[0].title, inGerman.lines[0].title]).toEqual([titleIn('si'), titleIn('de')]);
    expect(until.lines.map(({ order }: { order: string }) => order)).toEqual([orders[0]?.number]);
    const replies = await Promise.all(Array.from({ length: 6 }, () => begin({ limit: 100 })));
    const taken = replies.filter(({ success }) => success).flatMap(({ data }) => data.lines.map(({ order }: { order: string }) => order));
    expect(taken.sort()).toEqual(
      orders
        .slice(1)
        .map(({ number }) => number)
        .sort(),
    );
    for (const reply of replies.filter(({ success }) => !success)) expect(refusalOf(reply)).toBe('404 error_empty_data');
    expect((await as('picker')(staffPicks.search, { filter: { open: true } })).data.total).toBe(2);
    const last = orders[3] as OrderOfTest;
    expect(refusalOf(await begin({ orders: [last.number] }))).toBe('400 error_bad_input orders.0');
  });

  it('has units that are in no parcel yet, separately for lines of one product', async () => {
    const order = await buy(0, 3);
    await addLines(office, order, { many: 1, qty: 2 });
    await sql`insert into stock_movements (product_id, warehouse_id, qty, order_id, reason) values (${products[0]}, ${place.id}, -2, ${order.id}, 'late-payment')`.execute(
      office.shop.database.db,
    );
    const { open } = (await as('orders')(staffParcels.list, { number: order.number })).data;
    await as('orders')(staffParcels.create, { number: order.number, lines: [{ id: open[0].id, qty: 1 }] });
    const pick = await pickOf(order);
    expect(pick.lines.map(({ qty }: { qty: number }) => qty).sort()).toEqual([2, 2]);
  });
});

describe('scans', () => {
  it('of another product or beyond the quantity are refused individually, and the others count', async () => {
    const pick = await pickOf(await buy(0, 2));
    const { data } = await scan(pick.id, scanOf('4006381333931'), scanOf(eans[1]), scanOf(eans[0], { qty: 5 }), scanOf(eans[0]));
    expect(data.scans.map(({ taken, label_name }: Record<string, unknown>) => [taken, label_name])).toEqual([
      [0, 'error_wrong_product'],
      [0, 'error_wrong_product'],
      [2, 'error_already_picked'],
      [0, 'error_already_picked'],
    ]);
    expect(data.pick).toMatchObject({ picked: 2 });
  });

  it('count once, however often and at once a phone sends them', async () => {
    const pick = await pickOf(await buy(0, 5));
    const queue = Array.from({ length: 3 }, () => scanOf(eans[0]));
    const replies = await Promise.all(Array.from({ length: 6 }, () => scan(pick.id, ...queue)));
    for (const { data } of replies) expect(data.scans.map(({ taken }: { taken: number }) => taken)).toEqual([1, 1, 1]);
    expect(replies.filter(({ data }) => !data.scans[0].repeated)).toHaveLength(1);
    expect((await as('picker')(staffPicks.get, { id: pick.id })).data.picked).toBe(3);
    const twice = scanOf(eans[0]);
    expect((await scan(pick.id, twice, twice)).data.scans.map(({ repeated }: { repeated: boolean }) => repeated)).toEqual([false, true]);
    expect((await as('picker')(staffPicks.get, { id: pick.id })).data.picked).toBe(4);
  });

  it('give an equal result in any order', () => {
    const lines = [
      { id: 1, order_id: 5, product_id: 7, qty: 2, picked: 0, short: 0 },
      { id: 2, order_id: 6, product_id: 7, qty: 3, picked: 0, short: 0 },
      { id: 3, order_id: 6, product_id: 8, qty: 1, picked: 0, short: 0 },
    ];
    const one = fc.record({ ean: fc.constantFrom('7', '8', '9'), qty: fc.integer({ min: 1, max: 3 }) });
    const ends = (scans: readonly { ean: string; qty: number }[], shorts: readonly { ean: string; qty: number }[]) => {
      const all = [...scans.map((scan) => ({ ...scan, short: false })), ...shorts.map((scan) => ({ ...scan, short: true }))];
      return (order: readonly number[]) => {
        const sorted = all.map((scan, i) => ({ ...scan, client_id: `scan-${i}`, place: order[i] ?? 0 })).sort((a, b) => a.place - b.place);
        return placeScans(lines, sorted, (ean) => [Number(ean)]).lines.map(({ picked }) => picked);
      };
    };
    fc.assert(
      fc.property(
        fc.array(one, { maxLength: 6 }),
        fc.array(one, { maxLength: 3 }),
        fc.array(fc.integer(), { minLength: 9, maxLength: 9 }),
        (scans, shorts, order) => {
          const end = ends(scans, shorts);
          expect(end(order)).toEqual(end([]));
        },
      ),
    );
  });
});

describe('what is not on its shelf', () => {
  it('alerts customer service at the end of the pick, once, and its order is not packed', async () => {
    const [whole, lacking] = [await buy(0, 1), await buy(1, 3)];
    const pick = await pickOf(whole, lacking);
    await scan(pick.id, scanOf(eans[0]), scanOf(eans[1]), scanOf(eans[1], { short: true, qty: 2 }));
    const ended = (await endPick(pick.id)).data;
    expect(ended).toMatchObject({ short: [lacking.number], shipments: [{ order: whole.number }], pick: { short: 2 } });
    await endPick(pick.id);
    expect(await alertsOf(lacking)).toMatchObject([
      { kind: 'short_pick', pick: pick.id, lines: [{ code: CODES[1], missing: 2 }], buyer: expect.stringContaining('Đurić') },
    ]);
    expect(await alertsOf(whole)).toEqual([]);
    expect(await stateOf(office, lacking)).toBe('confirmed');
    const [{ id }] = await alertsOf(lacking);
    const replies = await Promise.all(Array.from({ length: 5 }, () => as('service')(staffPicks.resolve, { id })));
    expect(new Set(replies.map(({ data }) => data.resolved_at)).size).toBe(1);
    expect(await changesOf(office, 'alert', lacking.number)).toHaveLength(1);
    expect(await alertsOf(lacking)).toEqual([]);
    expect(await alertsOf(lacking, false)).toHaveLength(1);
  });

  it('is taken back by a scan that a phone sends after the end', async () => {
    const order = await buy(0, 2);
    const pick = await pickOf(order);
    await scan(pick.id, scanOf(eans[0]));
    expect((await endPick(pick.id)).data.short).toEqual([order.number]);
    const late = (await scan(pick.id, scanOf(eans[0]))).data;
    expect(late).toMatchObject({ scans: [{ taken: 1, label_name: null }], pick: { short: 0, picked: 2 } });
    expect(await alertsOf(order)).toEqual([]);
  });

  it('an order cancelled meanwhile is not packed, and the end says so', async () => {
    const order = await buy();
    const pick = await pickOf(order);
    await scan(pick.id, scanOf(eans[0]));
    await office.shop.get(webshopOrders.cancelOrder, { identifier: order.identifier });
    expect((await endPick(pick.id)).data).toMatchObject({ shipments: [], refused: [{ order: order.number, label_name: 'error_order_state' }] });
  });
});

describe('permissions', () => {
  it('a picker sees neither e-mail nor prices, and nothing of another warehouse', async () => {
    const order = await buy();
    const pick = await pickOf(order);
    const text = JSON.stringify([pick, (await as('picker')(staffPicks.search, {})).data, (await scan(pick.id, scanOf(eans[0]))).data]);
    expect(text).not.toContain(order.email);
    expect(text).not.toMatch(/price|amount|total_|currency/);
    expect((await as('picker')(staffPicks.alerts, {})).status).toBe(403);
    const other = await sql<{ id: number }>`select id from warehouses where id <> ${place.id} limit 1`.execute(office.shop.database.db);
    await limited(office, { role: 'picker', warehouses: [other.rows[0]?.id as number] }, async () => {
      expect(refusalOf(await as('picker')(staffPicks.get, { id: pick.id }))).toBe('404 error_empty_data');
      expect(refusalOf(await scan(pick.id, scanOf(eans[0])))).toBe('404 error_empty_data');
      expect(refusalOf(await endPick(pick.id))).toBe('404 error_empty_data');
      expect(refusalOf(await begin())).toBe('400 error_bad_input warehouse');
      expect((await as('picker')(staffPicks.search, {})).data.total).toBe(0);
    });
    expect((await as('merchandiser')(staffPicks.search, {})).status).toBe(403);
  });

  it('a pick with an order of a market that they do not serve is hidden from them, and stays as it is', async () => {
    const [ours, theirs] = [await readyOrder(office, products[0] as number, { lang: 'de' }), await buy()];
    const [mixed, own] = [await pickOf(theirs), await pickOf(ours)];
    const ids = async () => (await as('orders')(staffPicks.search, { limit: 100 })).data.items.map(({ id }: { id: number }) => id);
    expect(await ids()).toEqual(expect.arrayContaining([mixed.id, own.id]));
    const before = await rowCounts(office, ['pick_scans', 'shipments', 'changes']);
    await limited(office, { role: 'orders', markets: ['de'] }, async () => {
      const orders = as('orders');
      for (const refused of [
        await orders(staffPicks.get, { id: mixed.id }),
        await orders(staffPicks.scan, { id: mixed.id, scans: [scanOf(eans[0])] }),
        await orders(staffPicks.done, { id: mixed.id }),
      ])
        expect(refusalOf(refused)).toBe('404 error_empty_data');
      expect(await ids()).toContain(own.id);
      expect(await ids()).not.toContain(mixed.id);
      expect((await orders(staffPicks.get, { id: own.id })).data.lines).toHaveLength(1);
    });
    expect(await rowCounts(office, Object.keys(before))).toEqual(before);
    expect([await stateOf(office, theirs), (await as('picker')(staffPicks.get, { id: mixed.id })).data.done_at]).toEqual(['confirmed', null]);
  });
});

describe('bad input', () => {
  it('is named field by field and changes nothing', async () => {
    const order = await buy(0, 2);
    const pick = await pickOf(order);
    const before = await rowCounts(office, ['picks', 'pick_lines', 'pick_scans', 'changes', 'order_alerts']);
    const good = { client_id: 'phone-9-000001', ean: eans[0] };
    for (const [input, refusal] of [
      [{ scans: [] }, '400 error_bad_input scans'],
      [{ scans: [{ ...good, client_id: 'x' }] }, '400 error_bad_input scans.0.client_id'],
      [{ scans: [{ ...good, qty: 0 }] }, '400 error_bad_input scans.0.qty'],
      [{ scans: [{ ...good, qty: '1' }] }, '400 error_bad_input scans.0.qty'],
      [
        {
          scans: [
            { ...good, ean: '' },
            { ...good, at: 'yesterday' },
          ],
        },
        '400 error_bad_input scans.0.ean scans.1.at',
      ],
      [{ scans: Array.from({ length: 201 }, () => good) }, '400 error_bad_input scans'],
    ] as const)
      expect([input, refusalOf(await as('picker')(staffPicks.scan, { id: pick.id, ...input }))]).toEqual([input, refusal]);
    for (const [input, refusal] of [
      [{ warehouse: 'none-such' }, '400 error_bad_input warehouse'],
      [{ orders: ['999999999', order.number] }, '400 error_bad_input orders.0 orders.1'],
      [{ orders: [] }, '400 error_bad_input orders'],
      [{ orders: [5] }, '400 error_bad_input orders.0'],
      [{ limit: 101 }, '400 error_bad_input limit'],
      [{ filter: { until: '2026-02-30T00:00:00Z' } }, '400 error_bad_input filter.until'],
    ] as const)
      expect([input, refusalOf(await begin(input))]).toEqual([input, refusal]);
    for (const id of [999_999_999, 0, 'x']) expect((await as('picker')(staffPicks.done, { id })).status).toBeGreaterThanOrEqual(400);
    expect(await rowCounts(office, Object.keys(before))).toEqual(before);
    expect((await scan(pick.id, { ...good, ean: '👟 كود' })).data.scans[0].label_name).toBe('error_wrong_product');
  });
});
