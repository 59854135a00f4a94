import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webshopOrders } from '@vitrina/contract/orders';
import { orderDesk } from '@vitrina/contract/staff/orders';
import { staffParcels } from '@vitrina/contract/staff/parcels';
import { staffOrders } from '@vitrina/contract/staff-orders';
import { withdrawals } from '@vitrina/contract/withdrawals';
import { addLines, asking, changesOf, limited, mailsOf, type OrderOfTest, readyOrder, refusalOf, rowCounts, stateOf } from '../../../testing/office-orders.ts';
import { Office } from '../../../testing/office-tools.ts';
import { productId, setStock } from '../../../testing/test-buyer.ts';

let office: Office;
let product: number;
const cookies = { orders: '', picker: '', service: '' };
beforeAll(async () => {
  office = await Office.start();
  for (const role of ['orders', 'picker', 'service'] as const) cookies[role] = await office.logIn(role);
  product = await productId(office.shop, 'DEMO-PROMO-01');
  await setStock(office.shop, product, 5000);
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

const call = (...all: Parameters<ReturnType<typeof asking>>) => asking(office, () => cookies.orders)(...all);
const asPicker = (...all: Parameters<ReturnType<typeof asking>>) => asking(office, () => cookies.picker)(...all);
const pack = ({ number }: OrderOfTest, more: object = {}, key?: string) => call(staffParcels.create, { number, ...more }, key);
const list = ({ number }: OrderOfTest) => call(staffParcels.list, { number });
const move = (id: number, state: string, more: object = {}) => call(staffParcels.move, { id, state, ...more });
const shippedMails = async (order: OrderOfTest) => (await mailsOf(office, order)).filter(({ kind }) => kind === 'order-shipped');
const firstLine = async (order: OrderOfTest): Promise<number> => (await list(order)).data.open[0].id;

describe('parcels', () => {
  it('one parcel with everything moves the order, and its mail is the usual one', async () => {
    const order = await readyOrder(office, product, { qty: 2 });
    const packed = await pack(order);
    expect(packed.data).toMatchObject({
      order_status: 'packed',
      shipment: { number: 1, state: 'packed', version: 2, order: order.number, lines: [{ qty: 2 }] },
    });
    expect(packed.data.shipment.warehouse).toEqual(expect.any(String));
    expect((await list(order)).data).toMatchObject({ open: [], items: [{ id: packed.data.shipment.id }] });
    const tracking = { carrier: 'GLS', tracking_number: 'RR 5', tracking_url: 'https://gls.example/RR5' };
    expect((await move(packed.data.shipment.id, 'shipped', tracking)).data).toMatchObject({ order_status: 'shipped', shipment: tracking });
    expect((await shippedMails(order)).map(({ data }) => data)).toEqual([{ orderId: order.id, number: order.number, ...tracking }]);
    expect((await move(packed.data.shipment.id, 'delivered')).data.order_status).toBe('delivered');
    const seen = await office.shop.get(webshopOrders.order, { identifier: order.identifier });
    expect(seen).toMatchObject({ status: 'delivered', tracking: { carrier: 'GLS', number: 'RR 5', url: 'https://gls.example/RR5' } });
    expect(seen.events.map(({ label_name }) => label_name).slice(-3)).toEqual(['order_event_packed', 'order_event_shipped', 'order_event_delivered']);
    expect((await changesOf(office, 'shipment', `${order.number}/1`)).map(({ action }) => action)).toEqual(['new', 'shipped', 'delivered']);
  });

  it.each(['si', 'hr', 'en', 'de', 'at', 'rs', 'it', 'ba', 'me', 'es'] as const)(
    'in parts are told one by one, and the order follows the last: %s',
    async (lang) => {
      const order = await readyOrder(office, product, { qty: 3, lang });
      const id = await firstLine(order);
      const first = (await pack(order, { lines: [{ id, qty: 1 }], state: 'shipped', tracking_number: 'A1' })).data;
      expect([first.order_status, await stateOf(office, order)]).toEqual(['packed', 'packed']);
      const second = (await pack(order, { lines: [{ id, qty: 2 }] })).data;
      expect(second).toMatchObject({ order_status: 'packed', shipment: { number: 2 } });
      expect((await move(second.shipment.id, 'shipped', { tracking_number: 'B2' })).data.order_status).toBe('shipped');
      const parts = (await shippedMails(order)).map(({ lang: of, data }) => [of, data.tracking_number, data.part]);
      expect(parts).toEqual([
        [lang, 'A1', { items: [{ code: 'DEMO-PROMO-01', qty: 1 }], rest: true }],
        [lang, 'B2', { items: [{ code: 'DEMO-PROMO-01', qty: 2 }], rest: false }],
      ]);
      expect((await move(first.shipment.id, 'delivered')).data.order_status).toBe('shipped');
      expect((await move(second.shipment.id, 'delivered')).data.order_status).toBe('delivered');
      const seen = await office.shop.get(webshopOrders.order, { identifier: order.identifier });
      expect(seen.events.filter(({ label_name }) => label_name === 'order_event_part_shipped')).toHaveLength(1);
      for (const number of ['a1', 'B2'])
        expect((await call(orderDesk.search, { filter: { text: number }, limit: 500 })).data.items.map((one: OrderOfTest) => one.number)).toContain(
          order.number,
        );
    },
  );

  it('never hold more than was bought, however many pack at once, and once with one key', async () => {
    const order = await readyOrder(office, product, { qty: 3 });
    const id = await firstLine(order);
    const replies = await Promise.all(Array.from({ length: 6 }, () => pack(order, { lines: [{ id, qty: 1 }] })));
    expect(replies.filter(({ success }) => success)).toHaveLength(3);
    expect(replies.filter(({ success }) => !success).map(refusalOf)).toEqual(Array.from({ length: 3 }, () => '409 error_already_packed lines.0.qty'));
    const other = await readyOrder(office, product, { qty: 2 });
    const line = await firstLine(other);
    const same = await Promise.all(Array.from({ length: 5 }, () => pack(other, { lines: [{ id: line, qty: 1 }] }, 'one-key-of-a-parcel')));
    expect(new Set(same.map(({ data }) => data.shipment.id)).size).toBe(1);
    expect((await list(other)).data.items).toHaveLength(1);
    expect(refusalOf(await pack(other, { lines: [{ id: line, qty: 2 }] }, 'one-key-of-a-parcel'))).toBe('409 error_idempotency_key');
  });

  it('are shipped once, however many calls come at once: one mail, one event', async () => {
    const order = await readyOrder(office, product);
    const { id } = (await pack(order)).data.shipment;
    const replies = await Promise.all(Array.from({ length: 6 }, () => move(id, 'shipped')));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.filter(({ success }) => !success).map(refusalOf)).toEqual(Array.from({ length: 5 }, () => '409 error_order_state'));
    expect(await shippedMails(order)).toHaveLength(1);
  });

  it('unpacked release their units for packing; a shipped parcel is not unpacked', async () => {
    const order = await readyOrder(office, product, { qty: 2 });
    const { id } = (await pack(order)).data.shipment;
    expect((await move(id, 'cancelled')).data).toMatchObject({ shipment: { state: 'cancelled' }, order_status: 'confirmed' });
    expect(await stateOf(office, order)).toBe('confirmed');
    expect((await call(orderDesk.get, { number: order.number })).data.can_edit).toBe(true);
    const seen = await office.shop.get(webshopOrders.order, { identifier: order.identifier });
    expect(seen.events.map(({ label_name }) => label_name)).not.toContain('order_event_unpacked');
    expect((await list(order)).data.open).toMatchObject([{ qty: 2 }]);
    const again = (await pack(order, { state: 'shipped' })).data;
    expect(again).toMatchObject({ order_status: 'shipped', shipment: { number: 2 } });
    for (const state of ['cancelled', 'shipped']) expect(refusalOf(await move(again.shipment.id, state))).toBe('409 error_order_state');
    expect(refusalOf(await move(id, 'shipped'))).toBe('409 error_order_state');
  });

  it('unpacked in part leave the order packed', async () => {
    const order = await readyOrder(office, product, { qty: 2 });
    const line = await firstLine(order);
    const { id } = (await pack(order, { lines: [{ id: line, qty: 1 }] })).data.shipment;
    await pack(order);
    expect((await move(id, 'cancelled')).data.order_status).toBe('packed');
  });

  it('leave out units that the buyer withdrew from: the rest is everything', async () => {
    const order = await readyOrder(office, product, { qty: 3 });
    await office.shop.get(withdrawals.withdraw, { identifier: order.identifier, name: 'Ž. Đ.', confirm: true, items: [{ code: 'DEMO-PROMO-01', qty: 1 }] });
    expect((await list(order)).data.open).toMatchObject([{ qty: 2 }]);
    expect((await pack(order, { state: 'shipped' })).data).toMatchObject({ order_status: 'shipped', shipment: { lines: [{ qty: 2 }] } });
  });

  it('parcels follow an order that permitted staff move as a whole', async () => {
    const token = await office.shop.logIn('staff@vitrina.test', 'vitrina-demo-1');
    const order = await readyOrder(office, product, { qty: 2 });
    await pack(order, { lines: [{ id: await firstLine(order), qty: 1 }] });
    for (const state of ['shipped', 'delivered'] as const)
      await office.shop.get(staffOrders.moveOrder, { identifier: order.number, state, ...(state === 'shipped' && { tracking_number: 'W1' }) }, { token });
    const { items, open } = (await list(order)).data;
    expect(items).toMatchObject([
      { state: 'delivered', tracking_number: 'W1', lines: [{ qty: 1 }] },
      { state: 'delivered', tracking_number: 'W1', lines: [{ qty: 1 }] },
    ]);
    expect(open).toEqual([]);
  });

  it('save tracking at the version that was read; concurrent changes are named', async () => {
    const order = await readyOrder(office, product);
    const { id, version } = (await pack(order)).data.shipment;
    const save = (changes: object, at: number) => call(staffParcels.save, { id, version: at, changes });
    expect((await save({ carrier: 'DPD' }, version)).data).toMatchObject({ version: version + 1, changed: ['carrier'] });
    expect((await save({ tracking_number: 'X 1' }, version)).data).toMatchObject({ version: version + 2, merged: ['carrier'] });
    expect(await save({ carrier: 'GLS' }, version)).toMatchObject({
      status: 409,
      data: { label_name: 'error_version', errors: [{ field: 'carrier', theirs: 'DPD', by: 'Nina Naročnik' }] },
    });
    expect(refusalOf(await save({ carrier: 'GLS' }, 999))).toBe('409 error_version version');
    expect((await list(order)).data.items[0]).toMatchObject({ carrier: 'DPD', tracking_number: 'X 1', version: version + 2 });
  });

  it('of 500 lines are packed in one call', async () => {
    const order = await readyOrder(office, product);
    await addLines(office, order, { many: 499 });
    const open: { id: number; qty: number }[] = (await list(order)).data.open;
    expect(open).toHaveLength(500);
    const lines = open.map(({ id, qty }) => ({ id, qty }));
    expect((await pack(order, { lines, state: 'shipped' })).data).toMatchObject({ order_status: 'shipped' });
    expect((await list(order)).data).toMatchObject({ open: [] });
  });
});

describe('permissions', () => {
  it('a picker packs what lies in its warehouse, and finds no parcel of another', async () => {
    const order = await readyOrder(office, product, { qty: 2 });
    const { rows } = await sql<{ id: number; isOwn: boolean }>`
      select id, id in (select warehouse_id from stock_movements where order_id = ${order.id}) as "isOwn" from warehouses order by id`.execute(
      office.shop.database.db,
    );
    const own = rows.find(({ isOwn }) => isOwn)?.id as number;
    const other = rows.find(({ isOwn }) => !isOwn)?.id as number;
    const id = await firstLine(order);
    const created = await limited(office, { role: 'picker', warehouses: [own] }, () =>
      asPicker(staffParcels.create, { number: order.number, lines: [{ id, qty: 1 }] }),
    );
    expect(created.data).toMatchObject({ order_status: 'packed' });
    const text = JSON.stringify([created.data, (await asPicker(staffParcels.list, { number: order.number })).data]);
    expect(text).not.toContain(order.email);
    expect(text).not.toMatch(/price|total|amount/);
    await limited(office, { role: 'picker', warehouses: [other] }, async () => {
      for (const [endpoint, input] of [
        [staffParcels.create, { number: order.number }],
        [staffParcels.list, { number: order.number }],
        [staffParcels.move, { id: created.data.shipment.id, state: 'shipped' }],
        [staffParcels.save, { id: created.data.shipment.id, version: 2, changes: { carrier: 'x' } }],
      ] as const)
        expect(refusalOf(await asPicker(endpoint, input))).toBe('404 error_empty_data');
    });
    await limited(office, { role: 'picker', markets: ['hr'] }, async () => {
      expect(refusalOf(await asPicker(staffParcels.create, { number: order.number }))).toBe('404 error_empty_data');
    });
    expect((await list(order)).data.items).toHaveLength(1);
  });

  it('service sees parcels and packs none', async () => {
    const order = await readyOrder(office, product);
    const asService = asking(office, () => cookies.service);
    expect((await asService(staffParcels.list, { number: order.number })).status).toBe(200);
    expect(refusalOf(await asService(staffParcels.create, { number: order.number }))).toBe('403 error_forbidden');
  });
});

describe('bad input', () => {
  it('is named field by field and changes nothing', async () => {
    const order = await readyOrder(office, product, { qty: 2 });
    const id = await firstLine(order);
    const before = await rowCounts(office, ['shipments', 'shipment_items', 'changes', 'mails', 'order_events']);
    const cases: [object, string][] = [
      [{ lines: [] }, '400 error_bad_input lines'],
      [{ lines: 'all' }, '400 error_bad_input lines'],
      [{ lines: [{ id, qty: 0 }] }, '400 error_bad_input lines.0.qty'],
      [{ lines: [{ id, qty: -1 }] }, '400 error_bad_input lines.0.qty'],
      [{ lines: [{ id, qty: 1.5 }] }, '400 error_bad_input lines.0.qty'],
      [{ lines: [{ id, qty: 1e12 }] }, '400 error_bad_input lines.0.qty'],
      [{ lines: [{ id: 31_000, qty: 1 }] }, '400 error_bad_input lines.0.id'],
      [{ lines: [{ id: '1', qty: '1' }] }, '400 error_bad_input lines.0.id lines.0.qty'],
      [
        {
          lines: [
            { id, qty: 1 },
            { id, qty: 1 },
          ],
        },
        '400 error_bad_input lines',
      ],
      [{ lines: [{ id, qty: 3 }] }, '409 error_already_packed lines.0.qty'],
      [{ lines: Array.from({ length: 501 }, (_, i) => ({ id: i, qty: 1 })) }, '400 error_bad_input lines'],
      [{ warehouse: 'none-such' }, '400 error_bad_input warehouse'],
      [{ state: 'delivered' }, '400 error_bad_input state'],
      [{ tracking_url: 'javascript:alert(1)' }, '400 error_bad_input tracking_url'],
      [{ carrier: 'a\nb', tracking_number: 'x'.repeat(81) }, '400 error_bad_input carrier tracking_number'],
    ];
    for (const [input, refusal] of cases) expect([input, refusalOf(await pack(order, input))]).toEqual([input, refusal]);
    for (const number of ['999999999', '1', 'abc', '0'.repeat(10)])
      expect((await call(staffParcels.create, { number })).status, number).toBeGreaterThanOrEqual(400);
    for (const wrong of [999_999_999, 0, -1, 'x', '1e400'])
      expect((await call(staffParcels.move, { id: wrong, state: 'shipped' })).status).toBeGreaterThanOrEqual(400);
    expect(await rowCounts(office, Object.keys(before))).toEqual(before);
    const named = await pack(order, { carrier: 'שליחים 📦', state: 'shipped' });
    expect(named.data.shipment.carrier).toBe('שליחים 📦');
  });

  it('an order in another state is not packed', async () => {
    const unpaid = await readyOrder(office, product, { payment: 'bank-transfer' });
    const cancelled = await readyOrder(office, product);
    await office.shop.get(webshopOrders.cancelOrder, { identifier: cancelled.identifier });
    for (const order of [unpaid, cancelled]) expect(refusalOf(await pack(order))).toBe('409 error_order_state');
    const refunded = await readyOrder(office, product);
    await sql`update orders set payment_status = 'refund_due' where id = ${refunded.id}`.execute(office.shop.database.db);
    expect(refusalOf(await pack(refunded))).toBe('409 error_order_state');
  });
});
