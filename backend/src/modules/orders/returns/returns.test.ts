import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { devices } from '@vitrina/contract/devices';
import { webshopOrders } from '@vitrina/contract/orders';
import { staffOrders } from '@vitrina/contract/staff-orders';
import { staffParcels } from '@vitrina/contract/staff/parcels';
import { staffRefunds } from '@vitrina/contract/staff/refunds';
import { staffReturns } from '@vitrina/contract/staff/returns';
import { withdrawals } from '@vitrina/contract/withdrawals';
import { someProducts } from '../../../testing/cart-tools.ts';
import { addLines, asking, changesOf, limited, mailsOf, type OrderOfTest, readyOrder, refusalOf, rowCounts } from '../../../testing/office-orders.ts';
import { Office } from '../../../testing/office-tools.ts';
import { carrierOf, SANDBOX_WORDS } from '../../../adapters/shipping/index.ts';
import { countGoods } from '../figures/count-goods.ts';
import { productId, setStock, stockOf } from '../../../testing/test-buyer.ts';
import { openReturnOfWithdrawal } from './return-queries.ts';

let office: Office;
const cookies = { orders: '', service: '', picker: '', finance: '' };
let product: number;
beforeAll(async () => {
  office = await Office.start();
  for (const role of ['orders', 'service', 'picker', 'finance'] as const) cookies[role] = await office.logIn(role);
  product = await productId(office.shop, 'DEMO-PROMO-01');
  await setStock(office.shop, product, 1000);
});
afterAll(async () => {
  expect(office.shop.errors).toEqual([]);
  await office.shop.stop();
});

const as = (role: keyof typeof cookies) => asking(office, () => cookies[role]);
const call = (...all: Parameters<ReturnType<typeof asking>>) => as('service')(...all);
const shipped = async (qty = 2): Promise<OrderOfTest> => {
  const order = await readyOrder(office, product, { qty });
  await as('orders')(staffParcels.create, { number: order.number, state: 'shipped' });
  return order;
};
const withdraw = ({ identifier }: OrderOfTest, qty?: number) =>
  office.shop.get(withdrawals.withdraw, {
    identifier,
    name: 'Žana',
    message: 'Premajhno.',
    confirm: true,
    ...(qty && { items: [{ code: 'DEMO-PROMO-01', qty }] }),
  });
const listOf = async ({ number }: OrderOfTest) => (await call(staffReturns.search, { filter: { order: number } })).data.items;
const withdrawn = async (qty = 2) => {
  const order = await shipped(qty);
  await withdraw(order);
  const [row] = await listOf(order);
  return { ...row, order } as { order: OrderOfTest; id: number; version: number };
};
const receive = (id: number, version: number, more: object = {}) => call(staffReturns.receive, { id, version, ...more });
const inspect = (id: number, version: number, more: object = {}) =>
  call(staffReturns.inspect, { id, version, lines: [{ id: 0, condition: 'new', place: 'stock' }], ...more });
const back = (id: number, version: number) => call(staffReturns.back, { id, version });
const onHand = async (): Promise<number> => (await stockOf(office.shop, product)).qty;

describe('a withdrawal', () => {
  it('of shipped goods is listed with its due date, received, inspected and back in stock', async () => {
    const { order, id, version, ...row } = await withdrawn();
    expect(row).toMatchObject({ kind: 'withdrawal', state: 'announced', alarm: 'none', pieces: 2, buyer: expect.stringContaining('Đurić') });
    const got = (await call(staffReturns.get, { id })).data;
    expect(got).toMatchObject({ reason: 'Premajhno.', lines: [{ id: 0, qty: 2, received: null }] });
    const before = await onHand();
    expect((await receive(id, version)).data).toMatchObject({ state: 'received', version: 2, lines: [{ received: 2 }] });
    const inspected = (await inspect(id, 2, { deduction: { amount: 1.5, reason: 'Praske na ohišju' } })).data;
    expect(inspected).toMatchObject({
      state: 'inspected',
      deduction: { amount: 1.5, reason: 'Praske na ohišju' },
      lines: [{ condition: 'new', place: 'stock' }],
    });
    expect(await onHand()).toBe(before + 2);
    const { rows } = await sql<{
      reason: string;
      qty: number;
    }>`select reason, qty from stock_movements where order_id = ${order.id} order by id desc limit 1`.execute(office.shop.database.db);
    expect(rows).toEqual([{ reason: 'return', qty: 2 }]);
    expect((await changesOf(office, 'return', String(id))).map(({ action, version }) => [action, version])).toEqual([
      ['receive', 2],
      ['inspect', 3],
    ]);
  });

  it('is found by order, buyer, product and parcel; by e-mail only with the permission to see it', async () => {
    const { id, order } = await withdrawn();
    await sql`update shipments set tracking_number = 'RT 5 SI' where order_id = ${order.id}`.execute(office.shop.database.db);
    const found = async (text: string, role: keyof typeof cookies = 'service'): Promise<number[]> =>
      (await as(role)(staffReturns.search, { filter: { text }, limit: 200 })).data.items.map((one: { id: number }) => one.id);
    for (const text of [order.number, ` #${order.number} `, 'đurić', 'demo-promo-01', 'rt 5 si', order.email]) expect(await found(text), text).toContain(id);
    for (const text of ['Đurić', 'DEMO-PROMO-01', order.number]) expect(await found(text, 'picker'), text).toContain(id);
    expect(await found(order.email, 'picker')).toEqual([]);
    for (const text of ['%', '_', 'DEMO-PROMO-0', 'no such buyer']) expect(await found(text), text).toEqual([]);
    expect((await call(staffReturns.search, { filter: { text: 'DEMO-PROMO-01', state: 'settled' } })).status).toBe(200);
  });

  it('is due back after fourteen days, or on the seller’s next working day', async () => {
    const { order } = await withdrawn();
    const dueOf = async (receivedAt: string) => {
      await sql`with w as (update withdrawals set received_at = ${receivedAt}::timestamptz where order_id = ${order.id} returning id)
        delete from returns where withdrawal_id in (select id from w)`.execute(office.shop.database.db);
      const { rows } = await sql<{ id: number }>`select id from withdrawals where order_id = ${order.id}`.execute(office.shop.database.db);
      await openReturnOfWithdrawal(office.shop.database.db, Number(rows[0]?.id));
      return (await listOf(order))[0].due_at;
    };
    expect(await dueOf('2026-11-09 10:00+01'), 'a Monday, fourteen days later a Monday').toBe('2026-11-23T09:00:00.000Z');
    expect(await dueOf('2026-12-11 10:00+01'), 'Christmas, a Friday, becomes the next Monday').toBe('2026-12-28T09:00:00.000Z');
  });

  it('is reverted step by step, stock included', async () => {
    const { id } = await withdrawn();
    const before = await onHand();
    await receive(id, 1);
    await inspect(id, 2);
    expect((await back(id, 3)).data).toMatchObject({ state: 'received', version: 4, lines: [{ place: null }] });
    expect(await onHand()).toBe(before);
    expect((await inspect(id, 4, { lines: [{ id: 0, condition: 'damaged', place: 'write_off' }] })).data.state).toBe('inspected');
    expect(await onHand()).toBe(before);
    await back(id, 5);
    expect((await back(id, 6)).data).toMatchObject({ state: 'announced', received_at: null, lines: [{ received: null }] });
    expect(refusalOf(await back(id, 7))).toBe('409 error_return_state');
  });

  it('is not reverted where its goods were sold again', async () => {
    const { id } = await withdrawn();
    await receive(id, 1);
    await inspect(id, 2);
    await sql`update stock set qty = 0 where product_id = ${product}`.execute(office.shop.database.db);
    expect(refusalOf(await back(id, 3))).toBe('409 error_quantity_not_available lines.0');
    await setStock(office.shop, product, 1000);
    expect((await call(staffReturns.get, { id })).data.state).toBe('inspected');
  });

  it('is inspected once, however many do so at once', async () => {
    const { id } = await withdrawn();
    await receive(id, 1);
    const before = await onHand();
    const replies = await Promise.all(Array.from({ length: 6 }, () => inspect(id, 2)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.filter(({ success }) => !success).map(refusalOf)).toEqual(Array.from({ length: 5 }, () => '409 error_version version'));
    expect(await onHand()).toBe(before + 2);
  });

  it('alarms ten days after it came and once it is late; counts tell how many', async () => {
    const { id } = await withdrawn();
    const age = (days: number) =>
      sql`update returns set started_at = now() - make_interval(days => ${days}), due_at = now() + make_interval(days => ${14 - days}) where id = ${id}`.execute(
        office.shop.database.db,
      );
    const counts = async () => (await call(staffReturns.search, {})).data.counts;
    const before = await counts();
    await age(11);
    expect(await counts()).toMatchObject({ soon: before.soon + 1, over: before.over });
    expect((await call(staffReturns.search, { filter: { alarm: 'soon' } })).data.items.map((one: { id: number }) => one.id)).toContain(id);
    await age(15);
    expect(await counts()).toMatchObject({ soon: before.soon, over: before.over + 1 });
    expect((await call(staffReturns.search, {})).data.items[0]).toMatchObject({ id, alarm: 'over' });
  });

  it('of an order that is not packed cancels it, and nothing comes back', async () => {
    const order = await readyOrder(office, product);
    await withdraw(order);
    expect(await listOf(order)).toEqual([]);
  });

  it('by number and e-mail waits at the desk until staff agree', async () => {
    const order = await shipped(1);
    await office.shop.get(withdrawals.withdraw, { number: order.number, email: order.email, name: 'Žana', confirm: true });
    const [row] = await listOf(order);
    expect(row).toMatchObject({ state: 'unconfirmed', pieces: 0 });
    expect(refusalOf(await receive(row.id, row.version))).toBe('409 error_return_state');
    const replies = await Promise.all(Array.from({ length: 5 }, () => call(staffReturns.agree, { id: row.id })));
    expect(replies.filter(({ success }) => success).map(({ data }) => data)).toEqual([{ id: row.id, cancelled: false }]);
    expect((await listOf(order))[0]).toMatchObject({ id: row.id, state: 'announced', pieces: 1, version: 2 });
  });
});

describe('the money', () => {
  /** Paid by transfer, shipped, withdrawn whole or in part. */
  const paidAndWithdrawn = async (withdraws?: number) => {
    const order = await readyOrder(office, product, { qty: 2, payment: 'bank-transfer' });
    const token = await office.shop.logIn('staff@vitrina.test', 'vitrina-demo-1');
    const { totals } = (await office.shop.get(webshopOrders.order, { identifier: order.identifier })).cart;
    await office.shop.get(staffOrders.bookPayment, { identifier: order.identifier, amount: totals.total }, { token });
    await as('orders')(staffParcels.create, { number: order.number, state: 'shipped' });
    await withdraw(order, withdraws);
    const [row] = await listOf(order);
    await receive(row.id, row.version);
    return { order, totals, id: row.id as number };
  };
  const settle = (id: number, version: number, role: keyof typeof cookies = 'finance') => as(role)(staffReturns.settle, { id, version });
  const refundsOf = async ({ number }: OrderOfTest) => (await as('finance')(staffRefunds.list, { number })).data;

  it('of a whole order goes back with its delivery, less what is kept back, once', async () => {
    const { order, totals, id } = await paidAndWithdrawn();
    const seen = (await inspect(id, 2, { deduction: { amount: 2.5, reason: 'Rabljeno' } })).data.refund;
    expect(seen).toEqual({
      amount: Number((totals.total - 2.5).toFixed(2)),
      goods: Number((totals.total - (totals.shipping ?? 0)).toFixed(2)),
      delivery: totals.shipping,
      deduction: 2.5,
      currency: 'EUR',
    });
    const before = await onHand();
    const replies = await Promise.all(Array.from({ length: 6 }, () => settle(id, 3)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await refundsOf(order)).toMatchObject({ refunded: seen.amount, items: [{ amount: seen.amount }] });
    expect((await call(staffReturns.get, { id })).data).toMatchObject({ state: 'settled', refund: seen, refund_id: expect.any(Number) });
    expect(await onHand()).toBe(before);
    expect(refusalOf(await back(id, 4))).toBe('409 error_return_state');
    expect((await changesOf(office, 'return', String(id))).at(-1)).toMatchObject({ action: 'settle' });
  });

  it('of a part goes back without the delivery', async () => {
    const { order, totals, id } = await paidAndWithdrawn(1);
    const { refund } = (await inspect(id, 2)).data;
    expect(refund).toMatchObject({ delivery: 0, amount: Number((totals.items / 2).toFixed(2)) });
    expect((await settle(id, 3)).data.state).toBe('settled');
    expect((await refundsOf(order)).refunded).toBe(refund.amount);
  });

  it('that was never paid is not refunded, and the return is closed', async () => {
    const { id } = await withdrawn();
    await receive(id, 1);
    const nothing = { amount: 0, goods: 0, delivery: 0, deduction: 0, currency: 'EUR' };
    expect((await inspect(id, 2, { deduction: { amount: 3.5, reason: 'Praske' } })).data.refund).toEqual(nothing);
    expect((await settle(id, 3)).data).toMatchObject({ state: 'settled', refund_id: null, refund: nothing });
  });

  it('needs an inspection, the permission, and a code confirmed within minutes', async () => {
    const { id } = await paidAndWithdrawn();
    expect(refusalOf(await settle(id, 2))).toBe('409 error_return_state');
    await inspect(id, 2);
    expect(refusalOf(await settle(id, 3, 'picker'))).toBe('403 error_forbidden');
    await sql`update staff_sessions set confirmed_at = now() - interval '6 minutes' where user_id = (select id from users where email = 'finance@vitrina.test')`.execute(
      office.shop.database.db,
    );
    expect(refusalOf(await settle(id, 3))).toBe('403 error_confirm_needed');
    cookies.finance = await office.logIn('finance');
  });
});

describe('the label that goods come back with', () => {
  const label = (id: number, version: number, more: object = {}) => call(staffReturns.label, { id, version, ...more });
  // The libraries that draw it are loaded with the first one, which on a busy machine takes longer than a carrier is waited for.
  beforeAll(
    async () => void (await carrierOf('file')?.label({ reference: 'first', recipient: { lines: [], country: 'SI' }, sender: { lines: [], country: 'SI' } })),
    60_000,
  );

  it('is made once, mailed to the buyer with its PDF, mailed again as it was, and no more once the goods are here', async () => {
    const { order, id, version } = await withdrawn();
    expect((await call(staffReturns.labelFile, { id })).status).toBe(404);
    const sent = (await label(id, version)).data;
    expect(sent).toMatchObject({ state: 'announced', version: version + 1, label: { carrier: 'file', number: expect.stringMatching(/^VT\d{10}$/) } });
    const { content } = (await call(staffReturns.labelFile, { id })).data;
    expect(Buffer.from(content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect((await mailsOf(office, order)).at(-1)).toMatchObject({ kind: 'return-label', data: { returnId: id, tracking_number: sent.label.number } });
    expect(refusalOf(await label(id, version))).toBe('409 error_version version');
    const again = (await label(id, version + 1, { carrier: 'sandbox' })).data;
    expect([again.label.number, again.label.carrier]).toEqual([sent.label.number, 'file']);
    expect((await mailsOf(office, order)).filter(({ kind }) => kind === 'return-label')).toHaveLength(2);
    expect((await call(staffReturns.labelFile, { id })).data.content).toBe(content);
    expect((await changesOf(office, 'return', String(id))).map(({ action }) => action)).toEqual(['label', 'label']);
    await receive(id, version + 2);
    expect(refusalOf(await label(id, version + 3))).toBe('409 error_return_state');
  });

  it('of five concurrent calls is one mail and one number', async () => {
    const { order, id, version } = await withdrawn();
    const all = await Promise.all(Array.from({ length: 5 }, () => label(id, version)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await mailsOf(office, order)).filter(({ kind }) => kind === 'return-label')).toHaveLength(1);
  });

  it.each([SANDBOX_WORDS.wrong, SANDBOX_WORDS.down])('that its carrier refuses changes nothing and sends no mail: %s', async (word) => {
    const { order, id, version } = await withdrawn();
    await sql`update orders set snapshot = jsonb_set(snapshot, '{customer,fields,street}', to_jsonb(${`${word} ulica 1`}::text)) where id = ${order.id}`.execute(
      office.shop.database.db,
    );
    const before = await mailsOf(office, order);
    expect(refusalOf(await label(id, version, { carrier: 'sandbox' }))).toBe('503 error_carrier');
    expect([(await call(staffReturns.get, { id })).data.version, await mailsOf(office, order)]).toEqual([version, before]);
    expect((await label(id, version)).data.label.carrier).toBe('file');
    expect(office.shop.errors.splice(0)).toHaveLength(1);
  });

  it('needs the permission to handle returns, in the order’s market', async () => {
    const { id, version } = await withdrawn();
    expect([(await as('picker')(staffReturns.label, { id, version })).status, (await as('finance')(staffReturns.label, { id, version })).status]).toEqual([
      403, 403,
    ]);
    await limited(office, { role: 'service', markets: ['hr'] }, async () => {
      expect([(await label(id, version)).status, (await call(staffReturns.labelFile, { id })).status]).toEqual([404, 404]);
    });
    expect(refusalOf(await label(id, version, { carrier: 'pigeon' }))).toBe('400 error_bad_input carrier');
  });
});

describe('goods without a statement', () => {
  it('are announced by staff, at most as many as shipped, and refused with a reason that the buyer gets', async () => {
    const order = await shipped(2);
    const announce = (qty: number) => call(staffReturns.create, { order: order.number, kind: 'complaint', reason: 'Ne deluje', lines: [{ id: 0, qty }] });
    expect(refusalOf(await announce(3))).toBe('400 error_bad_input lines.0.qty');
    const announced = (await announce(2)).data;
    expect(announced).toMatchObject({ state: 'announced', kind: 'complaint', due_at: null });
    expect(refusalOf(await announce(1))).toBe('400 error_bad_input lines.0.qty');
    expect((await call(staffReturns.refuse, { id: announced.id, version: 1, reason: 'Mehanska poškodba' })).data).toMatchObject({
      state: 'refused',
      refuse_reason: 'Mehanska poškodba',
    });
    expect((await mailsOf(office, order)).at(-1)).toMatchObject({ kind: 'return-refused', data: { reason: 'Mehanska poškodba' } });
    expect((await announce(2)).data.state).toBe('announced');
    expect((await back(announced.id, 2)).data).toMatchObject({ state: 'announced', refuse_reason: null, ended_at: null });
  });

  it('of which a part came are inspected for that part', async () => {
    const order = await shipped(3);
    const { id } = (await call(staffReturns.create, { order: order.number, kind: 'courtesy', reason: 'Dogovor', lines: [{ id: 0, qty: 3 }] })).data;
    expect((await receive(id, 1, { lines: [{ id: 0, qty: 1 }] })).data.lines).toMatchObject([{ qty: 3, received: 1 }]);
    const before = await onHand();
    await inspect(id, 2);
    expect(await onHand()).toBe(before + 1);
  });

  it('every line that came is inspected, none is left out and none is one that did not come', async () => {
    const order = await readyOrder(office, product);
    await addLines(office, order, { many: 2 });
    await as('orders')(staffParcels.create, { number: order.number, state: 'shipped' });
    const lines = [0, 1, 2].map((id) => ({ id, qty: 1 }));
    const { id } = (await call(staffReturns.create, { order: order.number, kind: 'courtesy', reason: 'Dogovor', lines })).data;
    await receive(id, 1, { lines: [{ id: 2, qty: 0 }] });
    const before = await onHand();
    const of = (...ids: number[]) => ({ lines: ids.map((line) => ({ id: line, condition: 'new', place: 'stock' })) });
    expect(refusalOf(await inspect(id, 2, of(0)))).toBe('400 error_bad_input lines');
    expect(refusalOf(await inspect(id, 2, of(0, 1, 2)))).toBe('400 error_bad_input lines.2.id');
    expect(refusalOf(await inspect(id, 2, of(0, 0)))).toBe('400 error_bad_input lines');
    expect(await onHand()).toBe(before);
    expect((await inspect(id, 2, of(0, 1))).data.state).toBe('inspected');
    expect(await onHand()).toBe(before + 2);
  });
});

describe('photos', () => {
  const picture = (format: 'jpeg' | 'png' = 'jpeg') =>
    sharp({ create: { width: 2600, height: 1300, channels: 3, background: '#c33' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      [format]()
      .toBuffer();
  const send = (id: number, content: Buffer) => as('picker')(staffReturns.photo, { id, content: content.toString('base64') });

  it('are made anew, smaller and without what cameras write, and kept once', async () => {
    const { id } = await withdrawn();
    const sent = await picture();
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(id, sent)));
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
    expect(replies[0]?.data).toMatchObject({ width: 2000, height: 1000 });
    const stored = (await call(staffReturns.readPhoto, { id, photo: replies[0]?.data.id })).data;
    const read = await sharp(Buffer.from(stored.content, 'base64')).metadata();
    expect([read.format, read.width, read.exif]).toEqual(['webp', 2000, undefined]);
    expect((await call(staffReturns.get, { id })).data.photos).toEqual([replies[0]?.data.id]);
    expect(refusalOf(await call(staffReturns.readPhoto, { id: id + 1, photo: replies[0]?.data.id }))).toBe('404 error_empty_data');
  });

  it.each([
    ['words', Buffer.from('hello')],
    ['half a picture', null],
    ['script in a drawing of endless size', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"><script>1</script></svg>')],
  ])('%s are no picture', async (_name, bytes) => {
    const { id } = await withdrawn();
    const content = bytes ?? (await picture()).subarray(0, 400);
    expect(refusalOf(await send(id, content))).toBe('422 error_not_a_picture content');
    expect((await call(staffReturns.get, { id })).data.photos).toEqual([]);
  });
});

describe('permissions', () => {
  it('a picker receives and sees no money; finance has no desk; other markets are not there', async () => {
    const { id, order } = await withdrawn();
    const received = await as('picker')(staffReturns.receive, { id, version: 1 });
    expect(received.data.state).toBe('received');
    expect(JSON.stringify(received.data)).not.toContain(order.email);
    expect(refusalOf(await as('picker')(staffReturns.inspect, { id, version: 2, lines: [{ id: 0, condition: 'new', place: 'stock' }] }))).toBe(
      '403 error_forbidden',
    );
    await inspect(id, 2, { deduction: { amount: 3, reason: 'x' } });
    expect((await as('picker')(staffReturns.get, { id })).data).toMatchObject({ deduction: null, refund: null });
    expect((await as('finance')(staffReturns.search, {})).status).toBe(403);
    await limited(office, { role: 'service', markets: ['hr'] }, async () => {
      expect(refusalOf(await call(staffReturns.get, { id }))).toBe('404 error_empty_data');
      expect(refusalOf(await back(id, 3))).toBe('404 error_empty_data');
      expect((await call(staffReturns.search, {})).data).toMatchObject({ total: 0, counts: { announced: 0, inspected: 0 } });
    });
  });

  it('goods go on the shelves of warehouses in scope alone', async () => {
    const { id } = await withdrawn();
    await receive(id, 1);
    const { rows } = await sql<{ id: number; code: string; sold: boolean }>`
      select w.id, w.code, m.warehouse_id is not null as sold from warehouses w
      left join (select distinct warehouse_id from stock_movements where product_id = ${product}) m on m.warehouse_id = w.id order by w.id`.execute(
      office.shop.database.db,
    );
    const [own, other] = [rows.find(({ sold }) => sold), rows.find(({ sold }) => !sold)];
    const before = await onHand();
    await limited(office, { role: 'service', warehouses: [own?.id as number] }, async () => {
      expect(refusalOf(await inspect(id, 2, { warehouse: other?.code }))).toBe('400 error_bad_input warehouse');
    });
    await limited(office, { role: 'service', warehouses: [other?.id as number] }, async () => {
      expect(refusalOf(await inspect(id, 2, { warehouse: own?.code }))).toBe('404 error_empty_data');
    });
    expect(await onHand()).toBe(before);
    await limited(office, { role: 'service', warehouses: [own?.id as number] }, async () => {
      expect((await inspect(id, 2)).data.state).toBe('inspected');
    });
  });
});

describe('bad input', () => {
  it('is named field by field and changes nothing', async () => {
    const { id, order } = await withdrawn();
    const before = await rowCounts(office, ['returns', 'return_items', 'changes', 'stock_movements', 'mails']);
    for (const [endpoint, input, refusal] of [
      [staffReturns.receive, { version: 9 }, '409 error_version version'],
      [staffReturns.receive, { version: 1, lines: [{ id: 0, qty: 3 }] }, '400 error_bad_input lines.0.qty'],
      [staffReturns.receive, { version: 1, lines: [{ id: 7, qty: 1 }] }, '400 error_bad_input lines.0.id'],
      [staffReturns.receive, { version: 1, lines: [{ id: 0, qty: 0 }] }, '400 error_bad_input lines'],
      [staffReturns.receive, { version: '1' }, '400 error_bad_input version'],
      [staffReturns.inspect, { version: 1, lines: [{ id: 0, condition: 'new', place: 'stock' }] }, '409 error_return_state'],
      [staffReturns.inspect, { version: 1, lines: [{ id: 0, condition: 'fine', place: 'attic' }] }, '400 error_bad_input lines.0.condition lines.0.place'],
      [staffReturns.inspect, { version: 1, lines: [], deduction: { amount: -1, reason: '' } }, '400 error_bad_input deduction.amount deduction.reason lines'],
      [staffReturns.refuse, { version: 1, reason: '' }, '400 error_bad_input reason'],
      [staffReturns.back, { version: 1 }, '409 error_return_state'],
      [staffReturns.photo, { content: '***' }, '400 error_bad_input content'],
    ] as const)
      expect([input, refusalOf(await call(endpoint, { id, ...input }))]).toEqual([input, refusal]);
    expect(refusalOf(await call(staffReturns.create, { order: order.number, kind: 'withdrawal', reason: 'x', lines: [{ id: 0, qty: 1 }] }))).toBe(
      '400 error_bad_input kind',
    );
    for (const wrong of [999_999, 0, 'x']) expect((await call(staffReturns.get, { id: wrong })).status).toBeGreaterThanOrEqual(400);
    expect(await rowCounts(office, Object.keys(before))).toEqual(before);
  });
});

describe('what was bought [moonshot 12]', () => {
  const of = ({ identifier }: OrderOfTest, line = 0) => office.shop.get(devices.device, { identifier, line });
  const claim = ({ identifier }: OrderOfTest, message: string) => office.shop.call(devices.claim, { identifier, line: 0, message });
  const jpegOf = async (red: number): Promise<string> =>
    (
      await sharp({ create: { width: 60, height: 20, channels: 3, background: { r: red, g: 0, b: 0 } } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer()
    ).toString('base64');

  it('a device appears once it is sent, with the end of the seller’s liability, its documents and its serial number', async () => {
    const order = await readyOrder(office, product, { qty: 2 });
    expect((await office.shop.get(devices.ofOrder, { identifier: order.identifier })).items).toEqual([]);
    await as('orders')(staffParcels.create, { number: order.number, state: 'shipped' });
    await sql`update products set law = law || '{"guarantee":{"guarantor":"Sava d. o. o.","months":1,"free":true,"whole_good":true}}' where id = ${product}`.execute(
      office.shop.database.db,
    );
    await sql`update order_events set at = '2026-01-31T10:00:00Z' where order_id = ${order.id} and kind = 'shipped'`.execute(office.shop.database.db);
    expect((await office.shop.get(devices.ofOrder, { identifier: order.identifier })).items).toEqual([
      expect.objectContaining({ line: 0, code: 'DEMO-PROMO-01', qty: 2, delivered_on: '2026-01-31', liable_until: '2028-01-31', open_claim: null }),
    ]);
    const device = await of(order);
    expect(device).toMatchObject({
      can_claim: true,
      claims: [],
      serial_number: null,
      guarantee: { guarantor: 'Sava d. o. o.', until: '2026-02-28', durability: false },
    });
    await office.shop.get(devices.save, { identifier: order.identifier, line: 0, serial_number: ' SN-1/2 ' });
    expect((await of(order)).serial_number).toBe('SN-1/2');
    await office.shop.get(devices.save, { identifier: order.identifier, line: 0, serial_number: '' });
    expect((await of(order)).serial_number).toBeNull();
    expect((await office.shop.call(devices.save, { identifier: order.identifier, line: 0, serial_number: '<b>' })).data).toMatchObject({
      label_name: 'error_bad_input',
    });
    expect((await office.shop.call(devices.device, { identifier: order.identifier, line: 7 })).data).toMatchObject({ label_name: 'error_empty_data' });
    const forged = `${order.identifier.split('-')[0]}-${'A'.repeat(22)}`;
    for (const endpoint of [devices.ofOrder, devices.device] as const)
      expect((await office.shop.call(endpoint, { identifier: forged, line: 0 } as never)).data).toMatchObject({ label_name: 'error_empty_data' });
    expect((await office.shop.call(devices.mine, {})).data).toMatchObject({ label_name: 'error_unauthorized' });
  });

  it('is claimed about with a photo, stands at the desk at once, and its steps are seen by the buyer', async () => {
    const order = await shipped(1);
    const message = 'Ne dela več, odkar je padel.';
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => claim(order, message)));
    const ids = new Set(answers.map(({ data }) => (data as { id: number }).id));
    expect([answers.every(({ success }) => success), ids.size]).toEqual([true, 1]);
    const [id] = [...ids] as [number];
    expect((await claim(order, 'Še nekaj drugega ni v redu.')).data).toMatchObject({ label_name: 'error_return_state' });
    const [row] = await listOf(order);
    expect(row).toMatchObject({ id, kind: 'complaint', state: 'announced', pieces: 1 });
    const photo = { identifier: order.identifier, id, content: await jpegOf(200) };
    expect(await office.shop.get(devices.claimPhoto, photo)).toMatchObject({ width: 20, height: 60 });
    await office.shop.get(devices.claimPhoto, photo);
    expect((await office.shop.call(devices.claimPhoto, { ...photo, content: Buffer.from('<svg/>').toString('base64') })).data).toMatchObject({
      label_name: 'error_not_a_picture',
    });
    expect((await call(staffReturns.get, { id })).data).toMatchObject({ reason: message, photos: [expect.any(Number)] });
    expect((await mailsOf(office, order)).filter(({ kind }) => kind === 'claim-received')).toHaveLength(1);
    expect(await of(order)).toMatchObject({ open_claim: 'announced', can_claim: false, claims: [{ id, message, photos: 1, steps: [{ step: 'announced' }] }] });
    const other = await shipped(1);
    expect((await office.shop.call(devices.claimPhoto, { ...photo, identifier: other.identifier })).data).toMatchObject({ label_name: 'error_return_state' });
    await receive(id, 1);
    await call(staffReturns.refuse, { id, version: 2, reason: 'Poškodba zaradi padca.' });
    const [ended] = (await of(order)).claims;
    expect(ended).toMatchObject({ state: 'refused', refuse_reason: 'Poškodba zaradi padca.' });
    expect(ended?.steps.map(({ step }) => step)).toEqual(['announced', 'received', 'refused']);
    expect((await office.shop.call(devices.claimPhoto, { ...photo, content: await jpegOf(10) })).data).toMatchObject({ label_name: 'error_return_state' });
  });

  it('is the account’s own with the account, and takes so many claims a day', async () => {
    const order = await shipped(20);
    const token = await office.shop.logIn('customer@vitrina.test', 'vitrina-demo-1');
    await sql`update orders set user_id = (select id from users where email = 'customer@vitrina.test') where id = ${order.id}`.execute(office.shop.database.db);
    const { items } = await office.shop.get(devices.mine, {}, { token });
    expect(items.filter(({ identifier }) => identifier === order.identifier)).toHaveLength(1);
    const labels = [];
    for (let n = 0; n < 9; n += 1) labels.push((await claim(order, `Napaka številka ${n}.`)).success);
    expect(labels).toEqual([...Array<boolean>(8).fill(true), false]);
  });
});

describe('the rates of returns and claims', () => {
  const figuresOf = async (id: number) => {
    await office.shop.cache.clearAll();
    return (await office.shop.get(catalogue.product, { item_id: id })).figures;
  };
  const count = () => countGoods(office.shop.database.db, 'Europe/Ljubljana');
  const soldBefore = async (id: number, qty: number, days: number): Promise<OrderOfTest> => {
    await setStock(office.shop, id, 1000);
    const order = await readyOrder(office, id, { qty });
    await as('orders')(staffParcels.create, { number: order.number, state: 'shipped' });
    await sql`update orders set created_at = now() - make_interval(days => ${days}) where id = ${order.id}`.execute(office.shop.database.db);
    return order;
  };

  it('are counted from real orders, returns and claims, and published above thirty units only', async () => {
    const [one, other] = (await someProducts(office.shop, 12)).slice(10).map(({ id }) => id) as [number, number];
    for (const id of [one, other]) await sql`delete from order_items where product_id = ${id}`.execute(office.shop.database.db);
    const order = await soldBefore(one, 30, 40);
    await soldBefore(one, 50, 10);
    await soldBefore(one, 50, 800);
    await soldBefore(other, 30, 40);
    await count();
    expect([(await figuresOf(one)).product, (await figuresOf(other)).product]).toEqual([null, null]);
    await soldBefore(one, 10, 60);
    const { rows } = await sql<{ code: string }>`select code from products where id = ${one}`.execute(office.shop.database.db);
    const back = { name: 'Žana', message: 'Premajhno.', confirm: true as const, items: [{ code: rows[0]?.code as string, qty: 2 }] };
    await office.shop.get(withdrawals.withdraw, { identifier: order.identifier, ...back });
    const [announced] = await listOf(order);
    await count();
    expect((await figuresOf(one)).product).toEqual({ sold: 40, returned_percent: 0, claimed_percent: 0, settle_days: null, settled: 0 });
    await receive(announced?.id as number, announced?.version as number);
    for (let n = 0; n < 5; n += 1) await office.shop.get(devices.claim, { identifier: order.identifier, line: 0, message: `Napaka številka ${n}.` });
    await sql`
      update returns set state = 'refused', refuse_reason = 'x', received_at = started_at, ended_at = started_at + make_interval(days => id % 5 + 1)
      where order_id = ${order.id} and kind = 'complaint'`.execute(office.shop.database.db);
    await sql`update returns set state = 'settled', refuse_reason = null where order_id = ${order.id} and kind = 'complaint' and id % 5 > 0`.execute(
      office.shop.database.db,
    );
    await Promise.all([count(), count(), count(), count(), count()]);
    const figures = await figuresOf(one);
    // One of five claims was refused; the middle of 1, 2, 3, 4 and 5 days.
    expect(figures.product).toEqual({ sold: 40, returned_percent: 5, claimed_percent: 10, settle_days: 3, settled: 5 });
    expect(figures.brand?.sold ?? 40).toBeGreaterThanOrEqual(40);
    expect(figures.delivery).toBeNull();
  });
});
