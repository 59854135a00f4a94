import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { additionalPayments } from '@vitrina/contract/additional-payments';
import { ORDER_STATUS, PAYMENT_STATUS, webshopOrders } from '@vitrina/contract/orders';
import { STAFF_STATES, type StaffState, staffOrders } from '@vitrina/contract/staff-orders';
import { startTestBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { bankCalls, bankMessage, buy, type PaymentFacts, paymentsOf, paymentsOfReference, productId, setStock, stockOf } from '../../../testing/test-buyer.ts';
import { expireOrders } from '../index.ts';

let shop: TestBackend;
let staff: string;
let product: number;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  staff = await shop.logIn('staff@vitrina.test', 'vitrina-demo-1');
  product = await productId(shop, 'DEMO-PROMO-01');
  await setStock(shop, product, 5000);
});
afterEach(() => {
  shop.errors.length = 0;
});
afterAll(() => shop.stop());

const idOf = (identifier: string) => Number(identifier.split('-')[0]);
const orderOf = (identifier: string) => shop.get(webshopOrders.order, { identifier });
const statusOf = (identifier: string) => shop.get(webshopOrders.orderStatus, { identifier });
const totalOf = async (identifier: string) => (await orderOf(identifier)).cart.totals.total;
const move = (identifier: string, state: StaffState, more: object = {}) => shop.call(staffOrders.moveOrder, { identifier, state, ...more }, { token: staff });
const book = (identifier: string, amount: number, more: object = {}) => shop.call(staffOrders.bookPayment, { identifier, amount, ...more }, { token: staff });
const refused = (label_name: string, statusCode = 409) => ({ success: false, data: { label_name, statusCode } });
const setState = (identifier: string, status: string, payment_status: string) =>
  sql`update orders set status = ${status}, payment_status = ${payment_status} where id = ${idOf(identifier)}`.execute(shop.database.db);
const mailsOf = async (identifier: string) =>
  (
    await sql<{ kind: string; data: Record<string, unknown> }>`
      select kind, data from mails where data ->> 'orderId' = ${String(idOf(identifier))} order by id`.execute(shop.database.db)
  ).rows;
const eventsOf = async (identifier: string) =>
  (
    await sql<{ kind: string; data: Record<string, unknown> }>`select kind, data from order_events where order_id = ${idOf(identifier)} order by id`.execute(
      shop.database.db,
    )
  ).rows;
const cash = () => buy(shop, { productId: product, payment: 'cash-on-delivery' });
const transfer = () => buy(shop, { productId: product });

describe('the way of the goods', () => {
  it('is written by staff alone; guests and customers change nothing [G15]', async () => {
    const { identifier, token } = await cash();
    const customer = await shop.logIn('customer@vitrina.test', 'vitrina-demo-1');
    for (const as of [{}, { token }, { token: customer }]) {
      expect(await shop.call(staffOrders.moveOrder, { identifier, state: 'packed' }, as)).toMatchObject(refused('error_unauthorized', 401));
      expect(await shop.call(staffOrders.bookPayment, { identifier, amount: 1 }, as)).toMatchObject(refused('error_unauthorized', 401));
    }
    expect(await statusOf(identifier)).toEqual({ status: 'confirmed', payment_status: 'unpaid' });
  });

  it('follows the state table for every state of order and payment [G14]', async () => {
    const { identifier } = await cash();
    const from: Partial<Record<string, StaffState>> = { confirmed: 'packed', packed: 'shipped', shipped: 'delivered' };
    for (const status of ORDER_STATUS)
      for (const payment of PAYMENT_STATUS)
        for (const state of STAFF_STATES) {
          await setState(identifier, status, payment);
          const reply = await move(identifier, state);
          const isAllowed = from[status] === state && payment !== 'refund_due' && payment !== 'refunded';
          const what = `${status}, ${payment} → ${state}`;
          expect(reply, what).toMatchObject(isAllowed ? { success: true, data: { status: state, payment_status: payment } } : refused('error_order_state'));
          expect(await statusOf(identifier), what).toEqual({ status: isAllowed ? state : status, payment_status: payment });
        }
  });

  it('sends one mail when the parcel is shipped, with its tracking, which the order shows', async () => {
    const { identifier } = await cash();
    const { number } = await orderOf(identifier);
    const tracking = { carrier: 'Pošta Slovenije', tracking_number: 'RR 123 SI', tracking_url: 'https://sledenje.example/?c=RR123' };
    await move(number, 'packed');
    const replies = await Promise.all(Array.from({ length: 5 }, () => move(identifier, 'shipped', tracking)));
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
    await move(identifier, 'delivered');
    const shipped = (await mailsOf(identifier)).filter((mail) => mail.kind === 'order-shipped');
    expect(shipped.map((mail) => mail.data)).toEqual([{ orderId: idOf(identifier), number, ...tracking }]);
    expect(await orderOf(identifier)).toMatchObject({
      status: 'delivered',
      tracking: { carrier: tracking.carrier, number: tracking.tracking_number, url: tracking.tracking_url },
    });
    const moves = (await eventsOf(identifier)).slice(-3);
    expect(moves.map((event) => event.kind)).toEqual(['packed', 'shipped', 'delivered']);
    for (const { data } of moves) expect(data.by).toEqual(expect.any(Number));
  });

  it('without tracking shows none', async () => {
    const { identifier } = await cash();
    await move(identifier, 'packed');
    await move(identifier, 'shipped');
    expect((await orderOf(identifier)).tracking).toBeNull();
  });

  it.each(['javascript:alert(1)', 'ftp://carrier.example/x', 'data:text/html,x', 'not an address', 'https://'])(
    'takes no tracking link %s',
    async (tracking_url) => {
      const { identifier } = await cash();
      await move(identifier, 'packed');
      expect(await move(identifier, 'shipped', { tracking_url })).toMatchObject({
        success: false,
        data: { label_name: 'error_bad_input', errors: [{ field: 'tracking_url' }] },
      });
      expect((await statusOf(identifier)).status).toBe('packed');
    },
  );

  it('an unknown order is 404', async () => {
    for (const name of ['999999999', '3', `1-${'A'.repeat(22)}`]) expect(await move(name, 'packed')).toMatchObject(refused('error_empty_data', 404));
  });
});

describe('money that came by hand', () => {
  it('makes an order paid through a payment, exactly once however many book it', async () => {
    const { identifier } = await transfer();
    const total = await totalOf(identifier);
    const replies = await Promise.all(Array.from({ length: 5 }, () => book(identifier, total)));
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
    expect(await book(identifier, total)).toMatchObject(refused('error_payment_booked'));
    expect(await orderOf(identifier)).toMatchObject({ status: 'confirmed', payment_status: 'paid', expires_at: null });
    expect(await paymentsOf(shop, identifier)).toMatchObject([{ gateway: 'bank-transfer', status: 'paid', amount: Math.round(total * 100), currency: 'EUR' }]);
    expect((await mailsOf(identifier)).map((mail) => mail.kind)).toEqual(['order-received', 'order-paid']);
    const events = await eventsOf(identifier);
    expect(events.map((event) => event.kind)).toEqual(['created', 'booked', 'paid']);
    expect(events[1]?.data).toMatchObject({ by: expect.any(Number), kind: 'paid', amount: Math.round(total * 100) });
    expect((await orderOf(identifier)).events.map((event) => event.label_name)).not.toContain('order_event_booked');
  });

  it('of another sum is refused and nothing is written', async () => {
    const { identifier } = await transfer();
    expect(await book(identifier, (await totalOf(identifier)) - 0.01)).toMatchObject(refused('error_amount_differs'));
    expect(await statusOf(identifier)).toEqual({ status: 'new', payment_status: 'unpaid' });
    expect(await paymentsOf(shop, identifier)).toEqual([]);
  });

  it('instead of a card: a capture that comes after it is to be given back [T8]', async () => {
    const { identifier } = await buy(shop, { productId: product, payment: 'sandbox-form' });
    await shop.get(webshopOrders.createPayment, { identifier });
    expect((await book(identifier, await totalOf(identifier))).success).toBe(true);
    expect((await orderOf(identifier)).payment.code).toBe('bank-transfer');
    const [card] = await paymentsOf(shop, identifier);
    await bankCalls(shop, 'sandbox-form', bankMessage(card as PaymentFacts, 'paid'));
    expect((await paymentsOf(shop, identifier)).map((one) => one.status)).toEqual(['refund_due', 'paid']);
    expect(await statusOf(identifier)).toEqual({ status: 'confirmed', payment_status: 'paid' });
  });

  it('late takes the pieces again; for a cancelled order it is to be given back, and is when staff say so [F14]', async () => {
    const before = await stockOf(shop, product);
    const { identifier: late } = await transfer();
    await sql`update orders set expires_at = now() - interval '1 second' where id = ${idOf(late)}`.execute(shop.database.db);
    await expireOrders(shop.database.db);
    expect(await book(late, await totalOf(late))).toMatchObject({ data: { status: 'confirmed', payment_status: 'paid' } });
    expect((await stockOf(shop, product)).qty).toBe(before.qty - 1);

    const { identifier: over } = await transfer();
    await shop.get(webshopOrders.cancelOrder, { identifier: over });
    const total = await totalOf(over);
    expect(await book(over, total, { kind: 'refunded' })).toMatchObject(refused('error_nothing_to_refund'));
    expect(await book(over, total)).toMatchObject({ data: { status: 'cancelled', payment_status: 'refund_due' } });
    expect(await book(over, total - 1, { kind: 'refunded' })).toMatchObject(refused('error_amount_differs'));
    expect(await book(over, total, { kind: 'refunded' })).toMatchObject({ data: { status: 'cancelled', payment_status: 'refunded' } });
    expect(await book(over, total, { kind: 'refunded' })).toMatchObject(refused('error_nothing_to_refund'));
  });

  it('of the courier: paid when it was handed over, without a mail that announces it', async () => {
    const { identifier } = await cash();
    for (const state of STAFF_STATES) await move(identifier, state);
    expect(await book(identifier, await totalOf(identifier), { payment: 'cash-on-delivery' })).toMatchObject({
      data: { status: 'delivered', payment_status: 'paid' },
    });
    expect((await mailsOf(identifier)).map((mail) => mail.kind)).toEqual(['order-received', 'order-shipped']);
  });

  it('for an additional payment, by its number, of its own order alone [G15]', async () => {
    const [{ identifier }, { identifier: other }] = [await cash(), await cash()];
    const requested = await shop.get(additionalPayments.ask, { identifier, amount: 12.5, reason: 'x' }, { token: staff });
    const additional_id = idOf(requested.identifier);
    expect(await book(other, 12.5, { additional_id })).toMatchObject(refused('error_empty_data', 404));
    expect(await book(identifier, 12, { additional_id })).toMatchObject(refused('error_amount_differs'));
    expect((await book(identifier, 12.5, { additional_id })).success).toBe(true);
    expect(await book(identifier, 12.5, { additional_id })).toMatchObject(refused('error_payment_booked'));
    expect((await shop.get(additionalPayments.additionalPayment, { identifier: requested.identifier })).payment_status).toBe('paid');
    expect(await statusOf(identifier)).toEqual({ status: 'confirmed', payment_status: 'unpaid' });
    expect(await paymentsOfReference(shop, `additional-${additional_id}`)).toMatchObject([{ gateway: 'bank-transfer', status: 'paid', amount: 1250 }]);
    expect((await mailsOf(identifier)).map((mail) => mail.kind)).toEqual(['order-received', 'additional-payment', 'additional-paid']);
  });
});
