import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { webshopOrders } from '@vitrina/contract/orders';
import type { GatewayEvent } from '../../../adapters/payments/gateway.ts';
import { sandboxGateways } from '../../../adapters/payments/index.ts';
import { TEST_SITE } from '../../../testing/demo-site.ts';
import { startTestBackend, TEST_SANDBOX, type TestBackend } from '../../../testing/test-backend.ts';
import { bankCalls, bankMessage, buy, type PaymentFacts, paymentsOf, productId, setStock, stockOf } from '../../../testing/test-buyer.ts';
import { checkPayments } from '../../payments/index.ts';
import { expireOrders, type OrderDeps, paymentDeps } from '../index.ts';

type Kind = GatewayEvent['kind'];

let shop: TestBackend;
let product: number;
beforeAll(async () => {
  shop = await startTestBackend('demo');
  product = await productId(shop, 'DEMO-PROMO-01');
  await setStock(shop, product, 5000);
});
afterEach(() => {
  shop.errors.length = 0;
});
afterAll(() => shop.stop());

/** An order with a payment begun. */
async function startPayment(payment: string = 'sandbox-form'): Promise<{ identifier: string; payment: PaymentFacts }> {
  const { identifier } = await buy(shop, { productId: product, payment });
  if (payment !== 'sandbox-direct') await shop.get(webshopOrders.createPayment, { identifier });
  const [first] = await paymentsOf(shop, identifier);
  return { identifier, payment: first as PaymentFacts };
}

const reportPayment = (payment: PaymentFacts, kind: Kind) => bankCalls(shop, payment.gateway, bankMessage(payment, kind));
const statusOf = (identifier: string) => shop.get(webshopOrders.orderStatus, { identifier });
const eventsOf = async (identifier: string) => (await shop.get(webshopOrders.order, { identifier })).events.map((event) => event.label_name.slice(12));
const mailsOf = async (identifier: string) =>
  (await sql<{ kind: string }>`select kind from mails where data ->> 'orderId' = ${identifier.split('-')[0]} order by id`.execute(shop.database.db)).rows.map(
    (row) => row.kind,
  );
const expireNow = async (identifier: string) => {
  await sql`update orders set expires_at = now() - interval '1 second' where id = ${Number(identifier.split('-')[0])}`.execute(shop.database.db);
  return expireOrders(shop.database.db);
};

describe('beginning a payment', () => {
  it('sandbox-form: a hidden form [S7.72, S4.40, S4.41]', async () => {
    const { identifier } = await buy(shop, { productId: product, payment: 'sandbox-form' });
    const { hidden_form } = await shop.get(webshopOrders.createPayment, { identifier });
    expect(hidden_form).toMatchObject({
      action: 'http://bank.test/pay',
      method: 'post',
      fields: { payment: expect.any(String), signature: expect.any(String) },
    });
    const paymentFields = JSON.parse(Buffer.from(hidden_form?.fields.payment ?? '', 'base64url').toString()) as {
      callbackUrl: string;
      successUrl: string;
      cancelUrl: string;
    };
    expect(paymentFields.callbackUrl).toBe('http://shop.test/api/webshop/payment-callback/sandbox-form/');
    expect(paymentFields.cancelUrl).toBe(`http://shop.test/webshop/payment-canceled-quick/?identifier=${identifier}`);
    expect(paymentFields.successUrl).toBe(`http://shop.test/webshop/thank_you/?identifier=${identifier}`);
  });

  it('sandbox-redirect: a redirect [S4.42]', async () => {
    const { identifier } = await buy(shop, { productId: product, payment: 'sandbox-redirect' });
    expect((await shop.get(webshopOrders.createPayment, { identifier })).redirect_url).toMatch(/^http:\/\/bank\.test\/pay\?payment=/);
  });

  it('sandbox-direct: redirect_url_on_created with the order [S3.56, S4.44]', async () => {
    const { identifier } = await buy(shop, { productId: product, payment: 'sandbox-direct' });
    const order = await shop.get(webshopOrders.order, { identifier });
    expect(order).toMatchObject({ payment_type: 'direct_credit_cart_form', redirect_url_on_created: expect.stringMatching(/^http:\/\/bank\.test\/pay\?/) });
    expect(await paymentsOf(shop, identifier)).toHaveLength(1);
  });

  it('sandbox-card: a frame [S4.45]', async () => {
    const { identifier } = await buy(shop, { productId: product, payment: 'sandbox-card' });
    expect((await shop.get(webshopOrders.createPayment, { identifier })).frame_url).toMatch(/^http:\/\/bank\.test\/card\?/);
  });

  it('is for the order’s whole total, by any way of its currency, while it is unpaid', async () => {
    const { identifier } = await buy(shop, { productId: product });
    const { cart } = await shop.get(webshopOrders.order, { identifier });
    await shop.get(webshopOrders.createPayment, { identifier, payment: 'sandbox-redirect' });
    const [payment] = await paymentsOf(shop, identifier);
    expect(payment).toMatchObject({ gateway: 'sandbox-redirect', amount: Math.round(cart.totals.total * 100), currency: 'EUR' });
    const wrong = await shop.call(webshopOrders.createPayment, { identifier, payment: 'cash-on-delivery' });
    expect(wrong).toMatchObject({ success: false, data: { label_name: 'error_payment_not_possible' } });
    await reportPayment(payment as PaymentFacts, 'paid');
    expect(await shop.call(webshopOrders.createPayment, { identifier })).toMatchObject({ success: false, data: { label_name: 'error_order_not_payable' } });
  });

  it('that the gateway fails at leaves the order and says error_empty_payment_form [S4.43, F15]', async () => {
    const { identifier } = await buy(shop, { productId: product, payment: 'sandbox-form' });
    const gateway = shop.gateways.find((one) => one.code === 'sandbox-form');
    const { start } = gateway as { start: unknown };
    Object.assign(gateway as object, { start: async () => Promise.reject(new Error('the bank is away')) });
    expect(await shop.get(webshopOrders.createPayment, { identifier })).toEqual({ label_name: 'error_empty_payment_form' });
    Object.assign(gateway as object, { start });
    expect(await statusOf(identifier)).toEqual({ status: 'new', payment_status: 'unpaid' });
    expect((await shop.get(webshopOrders.createPayment, { identifier })).hidden_form).toBeDefined();
  });

  it('with a key is begun once, and answered the same again', async () => {
    const { identifier, token } = await buy(shop, { productId: product, payment: 'sandbox-form' });
    const post = async (key: string, body: object) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key };
      const response = await shop.fetch('/api/webshop/create-payment/', { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: response.status, text: await response.text() };
    };
    const first = await post('p-1', { identifier });
    expect(first.status).toBe(200);
    expect(await post('p-1', { identifier })).toEqual(first);
    expect(await paymentsOf(shop, identifier)).toHaveLength(1);
    expect((await post('p-1', { identifier, payment: 'sandbox-card' })).status).toBe(409);
    const replies = await Promise.all(Array.from({ length: 5 }, () => post('p-2', { identifier })));
    expect(replies.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect(await paymentsOf(shop, identifier)).toHaveLength(2);
  });

  it('after five failures of an order is 429; other orders go on [T35]', async () => {
    const { identifier } = await buy(shop, { productId: product, payment: 'sandbox-form' });
    for (let i = 0; i < 5; i += 1) {
      await shop.get(webshopOrders.createPayment, { identifier });
      await reportPayment((await paymentsOf(shop, identifier)).at(-1) as PaymentFacts, 'failed');
    }
    expect(await shop.call(webshopOrders.createPayment, { identifier })).toMatchObject({ success: false, data: { statusCode: 429 } });
    expect((await startPayment()).payment.status).toBe('created');
  });
});

describe('callbacks', () => {
  it('paid: the order is confirmed, one mail, however often it is said [F12]', async () => {
    const { identifier, payment } = await startPayment();
    const replies = await Promise.all(Array.from({ length: 50 }, () => reportPayment(payment, 'paid')));
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
    expect(await statusOf(identifier)).toEqual({ status: 'confirmed', payment_status: 'paid' });
    expect(await mailsOf(identifier)).toEqual(['order-received', 'order-paid']);
    expect(await eventsOf(identifier)).toEqual(['created', 'paid']);
  });

  it('failed: the order stays, a mail is sent, and it can be paid again', async () => {
    const { identifier, payment } = await startPayment();
    await reportPayment(payment, 'failed');
    expect(await shop.get(webshopOrders.order, { identifier })).toMatchObject({ status: 'new', payment_status: 'failed', can_pay: true });
    expect(await mailsOf(identifier)).toEqual(['order-received', 'payment-failed']);
    await shop.get(webshopOrders.createPayment, { identifier });
    await reportPayment((await paymentsOf(shop, identifier))[1] as PaymentFacts, 'paid');
    expect(await statusOf(identifier)).toEqual({ status: 'confirmed', payment_status: 'paid' });
  });

  it('cancelled: the order stays unpaid, and no mail about a failure is sent', async () => {
    const { identifier, payment } = await startPayment();
    await reportPayment(payment, 'pending');
    await reportPayment(payment, 'cancelled');
    expect(await shop.get(webshopOrders.order, { identifier })).toMatchObject({ status: 'new', payment_status: 'failed', can_pay: true });
    expect(await eventsOf(identifier)).toEqual(['created', 'payment_pending', 'payment_cancelled']);
    expect(await mailsOf(identifier)).toEqual(['order-received']);
  });

  it('pending: on hold, not to be paid twice', async () => {
    const { identifier, payment } = await startPayment();
    await reportPayment(payment, 'pending');
    expect(await shop.get(webshopOrders.order, { identifier })).toMatchObject({ status: 'new', payment_status: 'pending', can_pay: false });
  });

  it('a second capture is to be given back [T8]', async () => {
    const { identifier, payment } = await startPayment();
    await shop.get(webshopOrders.createPayment, { identifier });
    const [, second] = await paymentsOf(shop, identifier);
    await reportPayment(payment, 'paid');
    await reportPayment(second as PaymentFacts, 'paid');
    expect((await paymentsOf(shop, identifier)).map((one) => one.status)).toEqual(['paid', 'refund_due']);
    expect(await statusOf(identifier)).toEqual({ status: 'confirmed', payment_status: 'paid' });
    expect(await mailsOf(identifier)).toEqual(['order-received', 'order-paid', 'payment-refund-due']);
    await Promise.all([
      reportPayment(second as PaymentFacts, 'refunded'),
      reportPayment(second as PaymentFacts, 'refunded'),
      reportPayment(second as PaymentFacts, 'paid'),
    ]);
    expect(await statusOf(identifier)).toEqual({ status: 'confirmed', payment_status: 'paid' });
    expect(await mailsOf(identifier)).toEqual(['order-received', 'order-paid', 'payment-refund-due', 'payment-refunded']);
  });

  it('that are forged, old, of another sum, currency or payment change nothing [T6, T7]', async () => {
    const { identifier, payment } = await startPayment();
    const other = await startPayment();
    const good = bankMessage(payment, 'paid');
    const seconds = Math.floor(Date.now() / 1000);
    const path = '/api/webshop/payment-callback/sandbox-form/';
    const refused = [
      bankCalls(shop, 'sandbox-form', good, { secret: 'another secret of the sandbox bank' }),
      bankCalls(shop, 'sandbox-form', good, { secret: '' }),
      bankCalls(shop, 'sandbox-form', good, { at: seconds - 301 }),
      bankCalls(shop, 'sandbox-form', good, { at: seconds + 400 }),
      bankCalls(shop, 'sandbox-form', { ...good, amount: good.amount - 1 }),
      bankCalls(shop, 'sandbox-form', { ...good, amount: String(good.amount) }),
      bankCalls(shop, 'sandbox-form', { ...good, currency: 'RSD' }),
      bankCalls(shop, 'sandbox-form', { ...good, payment: 'A'.repeat(22) }),
      bankCalls(shop, 'sandbox-form', { ...good, kind: 'captured' }),
      bankCalls(shop, 'sandbox-card', good),
      shop.fetch(path, { method: 'POST', body: JSON.stringify(good) }),
      shop.fetch(path, { method: 'POST', body: JSON.stringify(good), headers: { host: 'localhost', 'x-sandbox-signature': 't=1,v1=' } }),
      shop.fetch(path, { method: 'POST' }),
    ];
    for (const reply of refused) expect((await reply).status).toBe(400);
    expect(await statusOf(identifier)).toEqual({ status: 'new', payment_status: 'unpaid' });
    await reportPayment(payment, 'paid');
    // The same event id with another order's payment.
    expect((await bankCalls(shop, 'sandbox-form', { ...bankMessage(other.payment, 'paid'), event_id: good.event_id })).status).toBe(400);
    expect(await statusOf(other.identifier)).toEqual({ status: 'new', payment_status: 'unpaid' });
  });

  it('to a gateway we do not have are 404, by GET 405, from another origin they are heard', async () => {
    expect((await bankCalls(shop, 'nobody', {})).status).toBe(404);
    const get = await shop.fetch('/api/webshop/payment-callback/sandbox-form/');
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    const foreign = await shop.fetch('/api/webshop/payment-callback/sandbox-form', { method: 'POST', body: '{}', headers: { origin: 'https://bank.example' } });
    expect(foreign.status).toBe(400);
  });

  it('coming back from the bank makes nothing paid', async () => {
    const { identifier } = await startPayment();
    await shop.get(webshopOrders.order, { identifier });
    expect(await statusOf(identifier)).toEqual({ status: 'new', payment_status: 'unpaid' });
  });
});

describe('cancelling', () => {
  it('brings stock back once under five parallel cancels; again is no mistake [G14]', async () => {
    const before = await stockOf(shop, product);
    const { identifier } = await buy(shop, { productId: product, qty: 3 });
    const cancel = () => shop.call(webshopOrders.cancelOrder, { identifier });
    const replies = await Promise.all([cancel(), cancel(), cancel(), cancel(), cancel()]);
    expect(replies.every((reply) => reply.success)).toBe(true);
    expect(await cancel()).toMatchObject({ success: true, data: { status: 'cancelled' } });
    expect(await stockOf(shop, product)).toEqual(before);
    expect(await mailsOf(identifier)).toEqual(['order-received', 'order-cancelled']);
    expect(await eventsOf(identifier)).toEqual(['created', 'cancelled']);
  });

  it('is refused once it is packed', async () => {
    const { identifier } = await buy(shop, { productId: product });
    await sql`update orders set status = 'packed' where id = ${Number(identifier.split('-')[0])}`.execute(shop.database.db);
    expect(await shop.call(webshopOrders.cancelOrder, { identifier })).toMatchObject({ success: false, data: { label_name: 'error_order_not_cancellable' } });
  });

  it('a paid order owes its money until the gateway gave it back', async () => {
    const { identifier, payment } = await startPayment();
    await reportPayment(payment, 'paid');
    expect(await shop.get(webshopOrders.cancelOrder, { identifier })).toEqual({ status: 'cancelled', payment_status: 'refund_due' });
    await Promise.all(Array.from({ length: 10 }, () => reportPayment(payment, 'refunded')));
    expect(await statusOf(identifier)).toEqual({ status: 'cancelled', payment_status: 'refunded' });
    expect(await mailsOf(identifier)).toEqual(['order-received', 'order-paid', 'order-cancelled', 'payment-refunded']);
  });

  it('money that comes after it is to be given back; the buyer is told that it came too late, and once it is back', async () => {
    const { identifier, payment } = await startPayment();
    await shop.get(webshopOrders.cancelOrder, { identifier });
    await Promise.all(Array.from({ length: 10 }, () => reportPayment(payment, 'paid')));
    expect(await statusOf(identifier)).toEqual({ status: 'cancelled', payment_status: 'refund_due' });
    expect(await mailsOf(identifier)).toEqual(['order-received', 'order-cancelled', 'payment-refund-due']);
    await reportPayment(payment, 'refunded');
    await reportPayment(payment, 'refunded');
    expect(await statusOf(identifier)).toEqual({ status: 'cancelled', payment_status: 'refunded' });
    expect(await mailsOf(identifier)).toEqual(['order-received', 'order-cancelled', 'payment-refund-due', 'payment-refunded']);
  });
});

describe('time', () => {
  it('unpaid orders expire and their stock is released once, by any reader', async () => {
    const before = await stockOf(shop, product);
    const { identifier } = await buy(shop, { productId: product, qty: 2 });
    await sql`update orders set expires_at = now() - interval '1 second' where id = ${Number(identifier.split('-')[0])}`.execute(shop.database.db);
    const { db } = shop.database;
    const ended = await Promise.all([expireOrders(db), expireOrders(db), expireOrders(db)]);
    expect(ended.reduce((sum, n) => sum + n, 0)).toBe(1);
    expect(await stockOf(shop, product)).toEqual(before);
    expect(await statusOf(identifier)).toEqual({ status: 'failed', payment_status: 'failed' });
    expect(await mailsOf(identifier)).toEqual(['order-received', 'order-cancelled']);
    expect(await shop.call(webshopOrders.createPayment, { identifier })).toMatchObject({ success: false, data: { label_name: 'error_order_not_payable' } });
  });

  it('paid and cash orders never end', async () => {
    const { identifier, payment } = await startPayment();
    await reportPayment(payment, 'paid');
    await buy(shop, { productId: product, payment: 'cash-on-delivery' });
    expect(await expireNow(identifier)).toBe(0);
  });

  it('money after the end takes the pieces again [F14]', async () => {
    const before = await stockOf(shop, product);
    const { identifier, payment } = await startPayment();
    expect(await expireNow(identifier)).toBe(1);
    await reportPayment(payment, 'paid');
    expect(await statusOf(identifier)).toEqual({ status: 'confirmed', payment_status: 'paid' });
    expect(await stockOf(shop, product)).toEqual({ qty: before.qty - 1, moved: before.moved - 1 });
    await shop.get(webshopOrders.cancelOrder, { identifier });
    expect(await stockOf(shop, product)).toEqual(before);
  });

  it('or is to be given back where none are left [F14]', async () => {
    const { identifier, payment } = await startPayment();
    await expireNow(identifier);
    await setStock(shop, product, 0);
    await reportPayment(payment, 'paid');
    expect(await statusOf(identifier)).toEqual({ status: 'failed', payment_status: 'refund_due' });
    expect(await mailsOf(identifier)).toEqual(['order-received', 'order-cancelled', 'payment-refund-due']);
    await setStock(shop, product, 5000);
  });

  it('payments without a callback are queried at the gateway; a day on hold is too long [G17]', async () => {
    const [queried, hung] = [await startPayment(), await startPayment()];
    await reportPayment(hung.payment, 'pending');
    await sql`update payments set updated_at = now() - interval '2 hours', created_at = now() - interval '25 hours'
      where code in (${queried.payment.code}, ${hung.payment.code})`.execute(shop.database.db);
    const gateways = sandboxGateways(TEST_SANDBOX).map((gateway) => ({
      ...gateway,
      status: async ({ code }: { code: string }): Promise<GatewayEvent | null> =>
        code === queried.payment.code
          ? { eventId: `${code}:paid`, paymentCode: code, kind: 'paid', amount: queried.payment.amount, currency: 'EUR', gatewayReference: `bank-${code}` }
          : null,
    }));
    const deps: OrderDeps = { config: TEST_SITE, gateways, text: (_lang, name) => name, logError: (error) => shop.errors.push(error) };
    expect(await checkPayments(shop.database.db, paymentDeps(deps))).toBe(2);
    expect(await statusOf(queried.identifier)).toEqual({ status: 'confirmed', payment_status: 'paid' });
    expect(await statusOf(hung.identifier)).toEqual({ status: 'new', payment_status: 'failed' });
    expect((await reportPayment(queried.payment, 'paid')).status).toBe(200);
    expect(await checkPayments(shop.database.db, paymentDeps(deps))).toBe(0);
  });
});

it('after all tests stock and ledger agree: the difference was sold', async () => {
  const { rows } = await sql`
    select m.order_id from stock_movements m join orders o on o.id = m.order_id
    group by m.order_id, o.status having (o.status in ('cancelled', 'failed')) <> (sum(m.qty) = 0)`.execute(shop.database.db);
  expect(rows).toEqual([]);
});

it('a sandbox gateway without a secret does not start', () => expect(() => sandboxGateways({ bankUrl: 'http://bank.test', secret: '' })).toThrow('secret'));
