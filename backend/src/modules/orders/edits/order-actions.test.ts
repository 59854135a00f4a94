import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webshopOrders } from '@vitrina/contract/orders';
import { withdrawals } from '@vitrina/contract/withdrawals';
import { staffCaptures } from '@vitrina/contract/staff/captures';
import { staffChanges } from '@vitrina/contract/staff/changes';
import { orderActions } from '@vitrina/contract/staff/order-actions';
import { orderDesk } from '@vitrina/contract/staff/orders';
import { staffRefunds } from '@vitrina/contract/staff/refunds';
import { Office, type OfficeReply } from '../../../testing/office-tools.ts';
import { bankCalls, bankMessage, buy, type PaymentFacts, paymentsOf, productId, setStock, stockOf } from '../../../testing/test-buyer.ts';

const CODE = 'DEMO-PROMO-01';
const OTHER = 'DEMO-LAPTOP-01';
const FIELDS = { email: 'klic@example.com', phone: '040 123 456', name: 'Žana', surname: 'Đurić', street: 'Čopova 14', post_code: '1000', town: 'Ljubljana' };
let office: Office;
let owner: string;
let product: number;
let other: number;
beforeAll(async () => {
  office = await Office.start();
  owner = await office.logIn('owner');
  product = await productId(office.shop, CODE);
  other = await productId(office.shop, OTHER);
  await setStock(office.shop, product, 5000);
  await setStock(office.shop, other, 5000);
});
afterAll(() => office.shop.stop());

const db = () => office.shop.database.db;
const call = (endpoint: Parameters<Office['call']>[0], input: object, { cookie = owner, key }: { cookie?: string; key?: string } = {}) =>
  office.call(endpoint, input as Record<string, unknown>, { cookie, ...(key && { headers: { 'idempotency-key': key } }) });
const fieldsOf = ({ data }: OfficeReply): [string, string][] =>
  (data.errors ?? []).map((one: { field: string; label_name: string }) => [one.field, one.label_name]);
const desk = async (number: string) => (await call(orderDesk.get, { number })).data;

async function newOrder({ qty = 3, payment = 'bank-transfer' } = {}) {
  const { identifier } = await buy(office.shop, { productId: product, qty, payment });
  const order = await office.shop.get(webshopOrders.order, { identifier });
  return { identifier, id: Number(identifier.split('-')[0]), number: order.number, total: order.cart.totals.total, email: order.email };
}
async function paidOrder() {
  const order = await newOrder({ payment: 'sandbox-form' });
  await office.shop.get(webshopOrders.createPayment, { identifier: order.identifier });
  const [payment] = await paymentsOf(office.shop, order.identifier);
  await bankCalls(office.shop, 'sandbox-form', bankMessage(payment as PaymentFacts, 'paid'));
  return order;
}
const mailsOf = async (number: string) => (await call(orderActions.mails, { number })).data.items as { id: number; kind: string; state: string }[];

describe('cancelling', () => {
  it('gives the pieces back or not, and the money, once', async () => {
    const [back, gone] = [await paidOrder(), await paidOrder()];
    const before = await stockOf(office.shop, product);
    expect((await call(orderActions.cancel, { number: gone.number, reason: 'Poškodovano', restock: false })).data).toMatchObject({ status: 'cancelled' });
    expect((await stockOf(office.shop, product)).qty).toBe(before.qty);
    const replies = await Promise.all(Array.from({ length: 5 }, () => call(orderActions.cancel, { number: back.number, reason: 'x' })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await stockOf(office.shop, product)).qty).toBe(before.qty + 3);
    expect((await paymentsOf(office.shop, back.identifier))[0]?.status).toMatch(/^refund/);
    const log = await call(staffChanges.search, { filter: { kind: 'order_state', subject_id: back.number } });
    expect(log.data.items).toHaveLength(1);
    expect((await desk(back.number)).history.map((one: { action: string }) => one.action)).toContain('cancel');
  });
});

describe('the address', () => {
  it('is changed by field, keeps what was bought, and tells the buyer', async () => {
    const order = await newOrder();
    const save = (version: number, changes: object) => call(orderActions.saveAddress, { number: order.number, version, changes });
    expect((await save(0, { street: 'Nova ulica 1' })).data).toMatchObject({ version: 1, changed: ['address.street'] });
    const second = await save(0, { town: 'Maribor', post_code: '2000' });
    expect(second.data).toMatchObject({ version: 2, merged: ['address.street'] });
    const theirs = await save(0, { street: 'Tretja 3' });
    expect([theirs.status, fieldsOf(theirs)]).toEqual([409, [['address.street', 'error_field_changed']]]);
    const now = await desk(order.number);
    expect([now.address.street, now.address.town, now.content_version, now.can_edit]).toEqual(['Nova ulica 1', 'Maribor', 2, true]);
    const { rows } = await sql<{ street: string }>`
      select snapshot #>> '{customer,fields,street}' as street from order_revisions where order_id = ${order.id} and version = 0`.execute(db());
    expect(rows[0]?.street).toBe('Čopova ulica 14');
    expect((await mailsOf(order.number)).filter(({ kind }) => kind === 'order-changed')).toHaveLength(2);
  });

  it('names bad fields, and ends with the packing', async () => {
    const order = await newOrder();
    const save = (changes: object) => call(orderActions.saveAddress, { number: order.number, version: 0, changes });
    expect(fieldsOf(await save({ post_code: 'x', phone: 'abc' })).sort()).toEqual([
      ['changes.phone', 'error_phone_invalid'],
      ['changes.post_code', 'error_post_code_invalid'],
    ]);
    expect((await save({})).status).toBe(400);
    expect((await save({ email: 'a@b.si' })).status).toBe(400);
    expect((await call(orderActions.saveAddress, { number: order.number, version: 9, changes: { town: 'Celje' } })).data.label_name).toBe('error_version');
    await sql`update orders set status = 'packed' where id = ${order.id}`.execute(db());
    expect((await save({ town: 'Celje' })).data.label_name).toBe('error_order_state');
  });
});

describe('the lines', () => {
  it('of an unpaid order: fewer pieces, a product more, the stock and the amount follow', async () => {
    const order = await newOrder();
    const before = [await stockOf(office.shop, product), await stockOf(office.shop, other)] as const;
    const input = { number: order.number, version: 0, lines: [{ id: 0, qty: 1 }], add: [{ product_code: OTHER, qty: 2 }] };
    const preview = await call(orderActions.previewLines, input);
    expect([preview.status, preview.data.before, preview.data.difference]).toEqual([200, order.total, 0]);
    expect((await stockOf(office.shop, product)).qty).toBe(before[0].qty);
    const saved = await call(orderActions.saveLines, { ...input, reason: 'Kupec je klical' });
    expect(saved.data).toMatchObject({ version: 1, total: preview.data.total, refund_id: null, pay_url: null });
    const shown = await office.shop.get(webshopOrders.order, { identifier: order.identifier });
    const { totals, parcels } = shown.cart;
    expect(parcels.flatMap(({ items }) => items.map((item) => [item.code, item.qty]))).toEqual([
      [CODE, 1],
      [OTHER, 2],
    ]);
    expect(totals.total).toBe(preview.data.total);
    expect(Math.round(100 * totals.vat.reduce((sum, line) => sum + line.base + line.vat, 0))).toBe(Math.round(100 * totals.total));
    expect(shown.transfer?.amount).toBe(totals.total);
    expect((await stockOf(office.shop, product)).qty).toBe(before[0].qty + 2);
    expect((await stockOf(office.shop, other)).qty).toBe(before[1].qty - 2);
    expect((await desk(order.number)).lines.map((line: { code: string; qty: number }) => [line.code, line.qty])).toEqual([
      [CODE, 1],
      [OTHER, 2],
    ]);
    await call(orderActions.cancel, { number: order.number, reason: 'x' });
    expect(await Promise.all([stockOf(office.shop, product), stockOf(office.shop, other)])).toMatchObject([{ qty: before[0].qty + 3 }, { qty: before[1].qty }]);
  });

  it('of a paid order: the difference goes back by the ledger, or is asked for', async () => {
    const order = await paidOrder();
    const less = await call(orderActions.saveLines, { number: order.number, version: 0, lines: [{ id: 0, qty: 2 }], reason: 'x' });
    expect([less.status, less.data.difference < 0, less.data.refund_id]).toEqual([200, true, expect.any(Number)]);
    const refunds = (await call(staffRefunds.list, { number: order.number })).data;
    expect(Math.round(100 * (refunds.refunded + less.data.total))).toBe(Math.round(100 * order.total));
    expect(Math.round(100 * refunds.refundable)).toBe(Math.round(100 * less.data.total));
    const more = await call(orderActions.saveLines, { number: order.number, version: 1, add: [{ product_code: CODE, qty: 1 }], reason: 'y' });
    expect([more.status, more.data.difference > 0]).toEqual([200, true]);
    expect(more.data.pay_url).toContain('view_additional_payment');
    expect((await mailsOf(order.number)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['additional-payment', 'order-part-refunded', 'order-changed']),
    );
  });

  it('keeps pieces that were paid back, and those that the buyer withdrew from, with the statement', async () => {
    const refunded = await paidOrder();
    expect((await call(staffRefunds.make, { number: refunded.number, lines: [{ id: 0, qty: 2 }], reason: 'Poškodovano' })).status).toBe(200);
    const withdrawn = await newOrder();
    const statement = { identifier: withdrawn.identifier, name: 'Ana', confirm: true as const, items: [{ code: CODE, qty: 2 }] };
    await office.shop.get(withdrawals.withdraw, statement);
    for (const { number } of [refunded, withdrawn]) {
      const { content_version: version } = await desk(number);
      for (const qty of [0, 1]) {
        const reply = await call(orderActions.saveLines, { number, version, lines: [{ id: 0, qty }], add: [{ product_code: OTHER, qty: 1 }], reason: 'x' });
        expect([reply.status, fieldsOf(reply), reply.data.errors[0].available]).toEqual([400, [['lines.0.qty', 'error_field_out_of_range']], 2]);
      }
      expect((await desk(number)).lines.map((line: { qty: number }) => line.qty)).toEqual([3]);
    }
    const less = await call(orderActions.saveLines, {
      number: withdrawn.number,
      version: 0,
      lines: [{ id: 0, qty: 2 }],
      add: [{ product_code: OTHER, qty: 1 }],
      reason: 'x',
    });
    expect(less.status).toBe(200);
    const { withdrawal } = await office.shop.get(webshopOrders.order, { identifier: withdrawn.identifier });
    expect(withdrawal.lines.map(({ code, qty, withdrawn: gone }) => [code, qty, gone])).toEqual([
      [CODE, 2, 2],
      [OTHER, 1, 0],
    ]);
  });

  it('five at once on one version are one, and bad wishes change nothing', async () => {
    const order = await newOrder();
    const save = (body: object) => call(orderActions.saveLines, { number: order.number, version: 0, reason: 'x', ...body });
    const bad: [object, number, [string, string][]][] = [
      [{}, 400, [['lines', 'error_field_required']]],
      [{ lines: [{ id: 0, qty: 3 }] }, 400, [['lines', 'error_field_required']]],
      [{ lines: [{ id: 0, qty: 0 }] }, 400, [['lines', 'error_field_required']]],
      [{ lines: [{ id: 0, qty: 4 }] }, 400, [['lines.0.qty', 'error_field_out_of_range']]],
      [{ lines: [{ id: 5, qty: 1 }] }, 400, [['lines.0.id', 'error_field_unknown_value']]],
      [{ lines: [{ id: 0, qty: -1 }] }, 400, [['lines.0.qty', 'error_field_out_of_range']]],
      [{ add: [{ product_code: 'NO-SUCH', qty: 1 }] }, 400, [['add.0.product_code', 'error_field_unknown_value']]],
      [{ add: [{ product_code: OTHER, qty: 0 }] }, 400, [['add.0.qty', 'error_field_out_of_range']]],
    ];
    for (const [body, status, fields] of bad) {
      const reply = await save(body);
      expect([JSON.stringify(body), reply.status, fieldsOf(reply)]).toEqual([JSON.stringify(body), status, fields]);
    }
    expect((await desk(order.number)).content_version).toBe(0);
    const replies = await Promise.all(Array.from({ length: 5 }, () => save({ lines: [{ id: 0, qty: 2 }] })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await save({ lines: [{ id: 0, qty: 1 }] });
    expect([late.status, fieldsOf(late)]).toEqual([409, [['version', 'error_field_changed']]]);
    const { rows } =
      await sql`select 1 from carts c where c.ordered_at is null and exists (select from cart_items i where i.cart_id = c.id and i.product_id = ${other})`.execute(
        db(),
      );
    expect(rows).toEqual([]);
  });

  it('leaves no basket behind where a product of it is busy', async () => {
    const order = await newOrder();
    const add = [CODE, OTHER].map((product_code) => ({ product_code, qty: 1 }));
    const baskets = async () =>
      (
        await sql`select from carts c where c.ordered_at is null and exists (select from cart_items i where i.cart_id = c.id and i.product_id = ${product})`.execute(
          db(),
        )
      ).rows;
    await sql`create function busy() returns trigger language plpgsql as 'begin raise exception using errcode = ''55P03''; end'`.execute(db());
    await sql`create trigger busy before insert on cart_items for each row when (new.product_id = ${sql.lit(other)}) execute function busy()`.execute(db());
    const lines = { number: order.number, version: 0, add };
    const phone = {
      market: 'si',
      lines: add,
      customer: { country: 'SI', fields: { ...FIELDS, email: 'zasedeno@example.com' } },
      shipping: 'delivery',
      payment: 'bank-transfer',
    };
    const replies = [
      await call(orderActions.previewLines, lines),
      await call(orderActions.saveLines, { ...lines, reason: 'x' }),
      await call(orderActions.previewNew, { market: 'si', lines: add }),
      await call(orderActions.create, phone, { key: 'phone-order-busy' }),
    ];
    expect(replies.map(({ status, data }) => [status, data.label_name])).toEqual(Array.from({ length: 4 }, () => [503, 'error_unavailable']));
    expect(await baskets()).toEqual([]);
    await sql`drop function busy cascade`.execute(db());
    // The key of a refused call is free again.
    expect((await call(orderActions.create, phone, { key: 'phone-order-busy' })).status).toBe(200);
  });
});

describe('money that is only reserved', () => {
  const cents = (decimal: number) => Math.round(100 * decimal);
  const authorizedOrder = async () => {
    const order = await newOrder({ payment: 'sandbox-form' });
    await office.shop.get(webshopOrders.createPayment, { identifier: order.identifier });
    const [payment] = (await paymentsOf(office.shop, order.identifier)) as [PaymentFacts];
    const bank = (kind: 'pending' | 'authorized' | 'voided') => bankCalls(office.shop, 'sandbox-form', bankMessage(payment, kind));
    await bank('pending');
    await bank('authorized');
    await bank('authorized');
    return { ...order, payment, bank };
  };
  const capture = (number: string, body: object = {}, more: object = {}) => call(staffCaptures.make, { number, ...body }, more);
  /** Sends the callback of the bank about the latest requested capture, as no sandbox bank runs in this test. */
  const bankTakes = async (
    { payment }: { payment: PaymentFacts },
    { amount, event = '', ...more }: { amount?: number; event?: string; currency?: string } = {},
  ) => {
    const { rows } = await sql<{ code: string; amount: number }>`
      select c.code, c.amount from captures c join payments p on p.id = c.payment_id where p.code = ${payment.code} order by c.id desc limit 1`.execute(db());
    const [last] = rows as [{ code: string; amount: number }];
    const message = {
      ...bankMessage(payment, 'captured'),
      event_id: `${last.code}:captured${event}`,
      capture: last.code,
      amount: amount ?? last.amount,
      ...more,
    };
    return bankCalls(office.shop, 'sandbox-form', message);
  };

  it('takes the order to packing, is collected in parts and never beyond, and is paid once all of it is', async () => {
    const order = await authorizedOrder();
    expect(await desk(order.number)).toMatchObject({
      status: 'confirmed',
      payment_status: 'pending',
      held: { amount: order.total, captured: 0, left: order.total },
    });
    const finance = await office.logIn('finance');
    expect((await capture(order.number, {}, { cookie: await office.logIn('orders') })).status).toBe(403);
    expect((await call(orderDesk.get, { number: order.number }, { cookie: await office.logIn('picker') })).data.held).toBeNull();
    for (const amount of [order.total + 0.01, 0.001])
      expect([amount, (await capture(order.number, { amount }, { cookie: finance })).status >= 400]).toEqual([amount, true]);
    const most = Math.floor(order.total * 60) / 100;
    const replies = await Promise.all(Array.from({ length: 5 }, () => capture(order.number, { amount: most }, { cookie: finance })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, data } of replies) if (status !== 200) expect(data.label_name).toMatch(/^error_(amount_differs|unavailable)$/);
    for (const wrong of [{ amount: 1 }, { currency: 'RSD' }]) expect((await bankTakes(order, { ...wrong, event: ':wrong' })).status).toBe(400);
    await bankTakes(order);
    await bankTakes(order);
    await bankTakes(order, { event: ':again' });
    expect((await desk(order.number)).payment_status).toBe('pending');
    const rest = await capture(order.number, {}, { key: 'capture-rest' });
    expect(cents(rest.data.amount)).toBe(cents(order.total) - cents(most));
    expect((await capture(order.number, {}, { key: 'capture-rest' })).data.amount).toBe(rest.data.amount);
    expect((await capture(order.number, { amount: 0.01 })).data.label_name).toBe('error_amount_differs');
    await bankTakes(order);
    expect(await desk(order.number)).toMatchObject({ status: 'confirmed', payment_status: 'paid', held: null });
    expect((await call(staffRefunds.list, { number: order.number })).data).toMatchObject({ refunded: 0, refundable: order.total });
    expect((await mailsOf(order.number)).filter(({ kind }) => kind === 'order-paid')).toHaveLength(1);
    expect((await capture(order.number)).data.label_name).toBe('error_order_state');
    const shown = await office.shop.get(webshopOrders.order, { identifier: order.identifier });
    expect(shown.events.map(({ label_name }) => label_name)).not.toContain('order_event_payment_authorized');
  });

  it('is not paid by what the gateway refused to collect', async () => {
    const order = await authorizedOrder();
    await capture(order.number, { amount: order.total - 1 });
    await sql`update captures c set state = 'refused' from payments p where p.id = c.payment_id and p.code = ${order.payment.code}`.execute(db());
    await capture(order.number, { amount: 1 });
    expect((await bankTakes(order)).status).toBe(200);
    expect(await desk(order.number)).toMatchObject({ payment_status: 'pending', held: { amount: order.total, captured: 1, left: order.total - 1 } });
  });

  it('is released as long as nothing is collected, and can be paid anew', async () => {
    const order = await authorizedOrder();
    const replies = await Promise.all(Array.from({ length: 5 }, () => call(staffCaptures.release, { number: order.number })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await capture(order.number)).data.label_name).toBe('error_order_state');
    await order.bank('voided');
    expect(await desk(order.number)).toMatchObject({ payment_status: 'failed', held: null });
    const part = await authorizedOrder();
    await capture(part.number, { amount: 1 });
    expect((await call(staffCaptures.release, { number: part.number })).data.label_name).toBe('error_order_state');
  });

  it('of an order that is cancelled is released, and what was collected of it goes back', async () => {
    const order = await authorizedOrder();
    await capture(order.number, { amount: 10 });
    await bankTakes(order);
    expect((await call(orderActions.cancel, { number: order.number, reason: 'x' })).status).toBe(200);
    const { rows } = await sql`select 1 from payments where code = ${order.payment.code} and release_wanted_at is not null`.execute(db());
    expect(rows).toHaveLength(1);
    await order.bank('voided');
    expect((await paymentsOf(office.shop, order.identifier))[0]).toMatchObject({ status: 'refund_due', amount: 1000 });
    expect((await call(staffRefunds.list, { number: order.number })).data.refunded).toBe(10);
  });
});

describe('a payment begun before the lines were changed', () => {
  const startedOrder = async (qty: number) => {
    const order = await newOrder({ payment: 'sandbox-form', qty });
    await office.shop.get(webshopOrders.createPayment, { identifier: order.identifier });
    const [payment] = await paymentsOf(office.shop, order.identifier);
    const pay = () => bankCalls(office.shop, 'sandbox-form', bankMessage(payment as PaymentFacts, 'paid'));
    return { ...order, pay };
  };
  const cents = (decimal: number) => Math.round(100 * decimal);

  it('and paid afterwards with the old sum: what is too much goes back, once', async () => {
    const order = await startedOrder(3);
    const { data } = await call(orderActions.saveLines, { number: order.number, version: 0, lines: [{ id: 0, qty: 1 }], reason: 'x' });
    await order.pay();
    await order.pay();
    const refunds = (await call(staffRefunds.list, { number: order.number })).data;
    expect([refunds.items.length, cents(refunds.refunded), cents(refunds.refundable)]).toEqual([1, cents(order.total) - cents(data.total), cents(data.total)]);
    expect(await desk(order.number)).toMatchObject({ payment_status: 'paid', status: 'confirmed', total: data.total });
    expect((await mailsOf(order.number)).map(({ kind }) => kind)).toContain('order-part-refunded');
    const { rows } = await sql`select 1 from document_wishes where kind = 'credit_note' and order_id = ${order.id} and done_at is null`.execute(db());
    expect(rows).toEqual([]);
  });

  it('and paid afterwards with the old sum: what is too little is asked for, in the order’s language', async () => {
    const order = await startedOrder(1);
    const { data } = await call(orderActions.saveLines, { number: order.number, version: 0, add: [{ product_code: CODE, qty: 1 }], reason: 'x' });
    await order.pay();
    const { rows } = await sql<{ amount: number; reason: string }>`select amount, reason from additional_payments where order_id = ${order.id}`.execute(db());
    expect(rows).toEqual([{ amount: cents(data.total) - cents(order.total), reason: 'Vaše naročilo smo spremenili' }]);
    expect((await desk(order.number)).payment_status).toBe('paid');
  });
});

describe('the lines, said again', () => {
  it('with the same key answer what they answered, also once the product is gone from the shop', async () => {
    const order = await newOrder();
    const body = { number: order.number, version: 0, lines: [{ id: 0, qty: 2 }], add: [{ product_code: OTHER, qty: 1 }], reason: 'x' };
    const first = await call(orderActions.saveLines, body, { key: 'lines-again-1' });
    expect(first.status).toBe(200);
    await sql`update products set visible = false where id = ${other}`.execute(db());
    try {
      const again = await call(orderActions.saveLines, body, { key: 'lines-again-1' });
      expect([again.status, again.data]).toEqual([200, first.data]);
      const elsewise = await call(orderActions.saveLines, { ...body, reason: 'y' }, { key: 'lines-again-1' });
      expect([elsewise.status, elsewise.data.label_name]).toEqual([409, 'error_idempotency_key']);
    } finally {
      await sql`update products set visible = true where id = ${other}`.execute(db());
    }
    expect((await desk(order.number)).content_version).toBe(1);
  });
});

describe('an order by telephone', () => {
  const body = { market: 'si', lines: [{ product_code: CODE, qty: 2 }], customer: { country: 'SI', fields: FIELDS }, payment: 'sandbox-form' };

  it('is the buyer’s to pay by the link of their mail, and made once a key', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => call(orderActions.create, body, { key: 'phone-order-1' })));
    const created = replies.filter(({ status }) => status === 200);
    expect(created.length).toBeGreaterThan(0);
    const again = await call(orderActions.create, body, { key: 'phone-order-1' });
    expect([again.status, again.data.number]).toEqual([200, created[0]?.data.number]);
    const shown = await office.shop.get(webshopOrders.order, { identifier: again.data.identifier });
    expect([shown.can_pay, shown.email, shown.cart.totals.total]).toEqual([true, FIELDS.email, again.data.total]);
    expect(again.data.url).toContain(again.data.identifier);
    expect((await mailsOf(again.data.number)).map(({ kind }) => kind)).toEqual(['order-received']);
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from orders where email = ${FIELDS.email}`.execute(db());
    expect(rows[0]?.n).toBe(1);
    const { rows: written } = await sql<{ action: string; isOfOrder: boolean }>`
      select c.action, exists (select from order_events e where e.order_id::text = c.subject_id and e.xmin = c.xmin) as "isOfOrder"
      from changes c where c.kind = 'order_state' and c.subject_id = ${again.data.number}`.execute(db());
    expect(written, 'who took it is written down once, in the transaction of the order').toEqual([{ action: 'create', isOfOrder: true }]);
  });

  it('says before what it comes to and which ways there are, and leaves nothing behind', async () => {
    const input = { market: 'si', lines: [{ product_code: CODE, qty: 2 }] };
    const open = await call(orderActions.previewNew, input);
    expect([open.status, open.data.shipping, open.data.payment]).toEqual([200, null, null]);
    expect(open.data.countries).toContain('SI');
    expect(open.data.lines).toMatchObject([{ code: CODE, qty: 2 }]);
    const ways = (of: 'shippings' | 'payments') => open.data[of].map(({ code }: { code: string }) => code);
    expect([ways('shippings'), ways('payments')]).toEqual([
      expect.arrayContaining(['delivery', 'pickup']),
      expect.arrayContaining(['bank-transfer', 'sandbox-form']),
    ]);
    const whole = await call(orderActions.previewNew, { ...input, country: 'SI', shipping: 'delivery', payment: 'bank-transfer' });
    expect(whole.data).toMatchObject({ shipping: 'delivery', payment: 'bank-transfer' });
    const created = await call(orderActions.create, { ...body, payment: 'bank-transfer' }, { key: 'phone-order-2' });
    expect(created.data.total).toBe(whole.data.totals.total);
    const point = open.data.shippings.find(({ code }: { code: string }) => code === 'pickup').points[0].id;
    const fetched = await call(orderActions.create, { ...body, shipping: 'pickup', point_id: point, payment: 'bank-transfer' }, { key: 'phone-order-3' });
    const shown = await office.shop.get(webshopOrders.order, { identifier: fetched.data.identifier });
    expect(shown.cart.parcels[0]?.shipping).toMatchObject({ code: 'pickup', point: { id: point } });
    const bad: [object, [string, string][]][] = [
      [{ lines: [{ product_code: 'NO-SUCH', qty: 1 }] }, [['lines.0.product_code', 'error_field_unknown_value']]],
      [{ country: 'XX' }, [['country', 'error_field_unknown_value']]],
      [{ shipping: 'no-such' }, [['shipping', 'error_shipping_not_possible']]],
      [{ payment: 'no-such' }, [['payment', 'error_payment_not_possible']]],
    ];
    for (const [more, fields] of bad)
      expect([JSON.stringify(more), fieldsOf(await call(orderActions.previewNew, { ...input, ...more }))]).toEqual([JSON.stringify(more), fields]);
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from carts c where c.ordered_at is null and exists (select from cart_items i where i.cart_id = c.id and i.product_id = ${product})`.execute(
      db(),
    );
    expect(rows[0]?.n).toBe(0);
  });

  it('names the fields of its own call', async () => {
    const bad: [object, [string, string][]][] = [
      [{ lines: [{ product_code: 'NO-SUCH', qty: 1 }] }, [['lines.0.product_code', 'error_field_unknown_value']]],
      [{ lines: [] }, [['lines', 'error_field_too_short']]],
      [{ customer: { country: 'SI', fields: { ...FIELDS, post_code: 'x' } } }, [['customer.fields.post_code', 'error_post_code_invalid']]],
      [{ customer: { country: 'XX', fields: FIELDS } }, [['customer.country', 'error_field_unknown_value']]],
      [{ market: 'xx' }, [['market', 'error_field_unknown_value']]],
    ];
    for (const [more, fields] of bad)
      expect([JSON.stringify(more), fieldsOf(await call(orderActions.create, { ...body, ...more }))]).toEqual([JSON.stringify(more), fields]);
    expect((await call(orderActions.create, { ...body, payment: 'no-such' })).data.label_name).toBe('error_payment_not_possible');
  });
});

describe('mails', () => {
  it('are shown as they would be sent, and sent once more, five times a day at most', async () => {
    const order = await newOrder();
    const [mail] = await mailsOf(order.number);
    const shown = await call(orderActions.previewMail, { number: order.number, id: mail?.id });
    expect(shown.data).toMatchObject({ not_needed: null, html: expect.stringContaining(order.number) });
    const again = await call(orderActions.resendMail, { number: order.number, id: mail?.id });
    expect((await mailsOf(order.number)).find(({ id }) => id === again.data.id)).toMatchObject({ kind: 'order-received', state: 'waiting' });
    const replies = await Promise.all(Array.from({ length: 6 }, () => call(orderActions.resendMail, { number: order.number, id: mail?.id })));
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2);
    expect((await mailsOf(order.number)).length).toBeLessThanOrEqual(6);
    const foreign = await newOrder();
    expect((await call(orderActions.previewMail, { number: foreign.number, id: mail?.id })).status).toBe(404);
    expect((await call(orderActions.resendMail, { number: foreign.number, id: mail?.id })).status).toBe(404);
  });

  it('are written by staff in the frame of the shop’s, twenty a day, and nothing in them becomes markup', async () => {
    const order = await newOrder();
    const letter = { number: order.number, subject: 'Barva', text: 'Prvi <b>odstavek</b>.\n\nDrugi odstavek.' };
    const sent = await call(orderActions.writeMail, letter, { key: 'letter-1' });
    expect((await call(orderActions.writeMail, letter, { key: 'letter-1' })).data).toEqual(sent.data);
    expect((await mailsOf(order.number)).filter(({ kind }) => kind === 'order-message')).toHaveLength(1);
    const shown = await call(orderActions.previewMail, { number: order.number, id: sent.data.id });
    expect(shown.data).toMatchObject({ not_needed: null, subject: 'Barva' });
    expect(shown.data.html).toContain('Prvi &lt;b&gt;odstavek&lt;/b&gt;.');
    expect(shown.data.text).toContain('Drugi odstavek.');
    const replies = await Promise.all(Array.from({ length: 22 }, () => call(orderActions.writeMail, letter)));
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(19);
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(3);
    const empty = await call(orderActions.writeMail, { ...letter, text: '  ' });
    expect([empty.status, fieldsOf(empty).map(([field]) => field)]).toEqual([400, ['text']]);
  });
});
