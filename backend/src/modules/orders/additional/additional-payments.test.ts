import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { additionalPayments } from '@vitrina/contract/additional-payments';
import { webshopOrders } from '@vitrina/contract/orders';
import { isLongRun } from '@vitrina/contract/testing/long-run';
import type { GatewayEvent } from '../../../adapters/payments/gateway.ts';
import { sandboxGateways } from '../../../adapters/payments/index.ts';
import { TEST_SITE } from '../../../testing/demo-site.ts';
import { startTestBackend, TEST_SANDBOX, type TestBackend } from '../../../testing/test-backend.ts';
import { bankCalls, bankMessage, buy, paymentsOfReference, type PaymentFacts, paymentsOf, productId, setStock } from '../../../testing/test-buyer.ts';
import { checkPayments } from '../../payments/index.ts';
import { type OrderDeps, paymentDeps } from '../index.ts';

type Kind = GatewayEvent['kind'];
const KINDS: readonly Kind[] = ['pending', 'paid', 'failed', 'cancelled', 'refunded'];
/** Of 120. */
const ORDERS = isLongRun ? 120 : 12;
const AMOUNT = 12.5;
const REASON = 'Dostava v tretje nadstropje';

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
/** An order that is confirmed. */
const ordered = () => buy(shop, { productId: product, payment: 'cash-on-delivery' });
const requestPayment = (identifier: string, amount = AMOUNT) => shop.get(additionalPayments.ask, { identifier, amount, reason: REASON }, { token: staff });
const read = (identifier: string) => shop.get(additionalPayments.additionalPayment, { identifier });
const pay = (identifier: string, payment = 'sandbox-form') => shop.get(additionalPayments.pay, { identifier, payment });
const paymentsOfAdditional = (identifier: string) => paymentsOfReference(shop, `additional-${idOf(identifier)}`);
const reportPayment = (payment: PaymentFacts, kind: Kind) => bankCalls(shop, payment.gateway, bankMessage(payment, kind));
const eventsOf = async (identifier: string) => (await shop.get(webshopOrders.order, { identifier })).events.map((event) => event.label_name.slice(12));
const mailsOf = async (identifier: string) =>
  (
    await sql<{ kind: string }>`select kind from mails where data ->> 'orderId' = ${String(idOf(identifier))} and kind like 'additional%' order by id`.execute(
      shop.database.db,
    )
  ).rows.map((row) => row.kind);
const permutations = <T>(items: readonly T[]): T[][] =>
  items.length === 0 ? [[]] : items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));

/** A sum asked for on a new order, with a payment begun. */
async function startedPayment(payment?: string): Promise<{ order: string; identifier: string; payment: PaymentFacts }> {
  const { identifier: order } = await ordered();
  const { identifier } = await requestPayment(order);
  await pay(identifier, payment);
  const [first] = await paymentsOfAdditional(identifier);
  return { order, identifier, payment: first as PaymentFacts };
}

describe('asking for a sum', () => {
  it('is for staff alone; guests and customers are refused and nothing is written [G15]', async () => {
    const { identifier, token } = await ordered();
    const customer = await shop.logIn('customer@vitrina.test', 'vitrina-demo-1');
    for (const as of [{}, { token }, { token: customer }])
      expect(await shop.call(additionalPayments.ask, { identifier, amount: AMOUNT, reason: REASON }, as)).toMatchObject({
        success: false,
        data: { label_name: 'error_unauthorized' },
      });
    expect((await shop.get(webshopOrders.order, { identifier })).additional_payments).toEqual([]);
    expect(await mailsOf(identifier)).toEqual([]);
  });

  it('gives an address of 128 random bits, a mail, and a line on the order [G15, S1.27]', async () => {
    const { identifier: order } = await ordered();
    const { identifier, url } = await requestPayment(order);
    expect(identifier).toMatch(/^\d+-[\w-]{22}$/);
    expect(url).toBe(`http://shop.test/webshop/view_additional_payment/?identifier=${identifier}`);
    const { additional_payments } = await shop.get(webshopOrders.order, { identifier: order });
    expect(additional_payments).toMatchObject([{ identifier, amount: AMOUNT, currency: 'EUR', reason: REASON, payment_status: 'unpaid', can_pay: true }]);
    expect(await mailsOf(order)).toEqual(['additional-payment']);
    expect(await eventsOf(order)).toContain('additional_asked');
  });

  it('accepts the order’s number too, as buyers say it', async () => {
    const { identifier: order } = await ordered();
    const { number } = await shop.get(webshopOrders.order, { identifier: order });
    const { identifier } = await requestPayment(number);
    expect((await read(identifier)).order_number).toBe(number);
  });

  it('is done once for a key, also at once; another body is 409', async () => {
    const { identifier: order } = await ordered();
    const post = async (amount: number) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${staff}`, 'idempotency-key': `ask-${order}` };
      return shop.fetch('/api/webshop/additional-payment/', { method: 'POST', headers, body: JSON.stringify({ identifier: order, amount, reason: REASON }) });
    };
    const replies = await Promise.all(Array.from({ length: 5 }, async () => (await post(AMOUNT)).text()));
    expect(new Set(replies).size).toBe(1);
    expect((await post(AMOUNT + 1)).status).toBe(409);
    expect((await shop.get(webshopOrders.order, { identifier: order })).additional_payments).toHaveLength(1);
  });

  it('is refused on orders that are not confirmed or over, and on none at all', async () => {
    const { identifier: fresh } = await buy(shop, { productId: product });
    const { identifier: over } = await ordered();
    await shop.get(webshopOrders.cancelOrder, { identifier: over });
    for (const identifier of [fresh, over])
      expect(await shop.call(additionalPayments.ask, { identifier, amount: 1, reason: 'x' }, { token: staff })).toMatchObject({
        data: { label_name: 'error_additional_not_possible', statusCode: 409 },
      });
    for (const identifier of ['999999999', '1', `${idOf(fresh)}-${'A'.repeat(22)}`])
      expect(await shop.call(additionalPayments.ask, { identifier, amount: 1, reason: 'x' }, { token: staff })).toMatchObject({
        data: { label_name: 'error_empty_data' },
      });
  });

  it.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: -5 }, 'amount'],
    [{ amount: 1.001 }, 'amount'],
    [{ amount: 1e9 }, 'amount'],
    [{ amount: '5' }, 'amount'],
    [{ reason: '  ' }, 'reason'],
    [{ reason: 'a\nb' }, 'reason'],
    [{ reason: 'a'.repeat(501) }, 'reason'],
    [{ identifier: '12-x' }, 'identifier'],
  ])('refuses %j', async (bad, field) => {
    const { identifier } = await ordered();
    const body = JSON.stringify({ identifier, amount: AMOUNT, reason: REASON, ...bad });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${staff}` };
    const response = await shop.fetch('/api/webshop/additional-payment/', { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { data: { errors: { field: string }[] } }).data.errors.map((error) => error.field)).toEqual([field]);
  });
});

describe('a holder of its address', () => {
  it('sees sum, reason, number and ways to pay, and nothing personal [S2.104]', async () => {
    const { identifier: order } = await ordered();
    const { identifier } = await requestPayment(order);
    const seen = await read(identifier);
    expect(seen).toMatchObject({ amount: AMOUNT, reason: REASON, payment_status: 'unpaid', can_pay: true });
    expect(seen.payments.map((payment) => payment.code)).toEqual(['sandbox-card', 'sandbox-redirect', 'sandbox-direct', 'sandbox-form']);
    expect(seen.transfer).toMatchObject({ amount: AMOUNT, currency: 'EUR', code_kind: 'upn-qr', reference: expect.stringMatching(/^SI12/) });
    expect(JSON.stringify(seen)).not.toMatch(/example\.com|Žana|Čopova|040 ?123/);
    expect(JSON.stringify(seen)).not.toContain(order);
  });

  it('unknown id, wrong code and the order’s own identifier get the same 404 [T12]', async () => {
    const { identifier: order } = await ordered();
    const { identifier } = await requestPayment(order);
    const other = (await requestPayment(order)).identifier;
    const wrong = [`999999-${'A'.repeat(22)}`, `${idOf(identifier)}-${'A'.repeat(22)}`, `${idOf(identifier)}-${other.slice(other.indexOf('-') + 1)}`];
    const bodies = new Set<string>();
    for (const one of [...wrong, order, `${'9'.repeat(18)}-${'A'.repeat(22)}`]) {
      const response = await shop.fetch(`/api/webshop/additional-payment/?identifier=${one}`);
      expect(response.status).toBe(404);
      bodies.add(await response.text());
      expect(await shop.call(additionalPayments.pay, { identifier: one, payment: 'sandbox-form' })).toMatchObject({ data: { statusCode: 404 } });
    }
    expect(bodies.size).toBe(1);
  });
});

describe('paying it', () => {
  it('begins at a gateway for its sum, with its own pages to come back to', async () => {
    const { identifier } = await startedPayment();
    const { hidden_form } = await pay(identifier);
    const paymentFields = JSON.parse(Buffer.from(hidden_form?.fields.payment ?? '', 'base64url').toString()) as Record<string, unknown>;
    expect(paymentFields).toMatchObject({
      amount: 1250,
      currency: 'EUR',
      successUrl: `http://shop.test/webshop/additional_payments_thank_you/?identifier=${identifier}`,
      failureUrl: `http://shop.test/webshop/view_additional_payment/?identifier=${identifier}`,
    });
  });

  it('refuses a payment method that starts nothing, and unknown ones', async () => {
    const { identifier } = await startedPayment();
    for (const payment of ['bank-transfer', 'cash-on-delivery', 'nobody'])
      expect(await shop.call(additionalPayments.pay, { identifier, payment })).toMatchObject({ data: { label_name: 'error_payment_not_possible' } });
  });

  it('with an Idempotency-Key is started once', async () => {
    const { identifier: order, token } = await ordered();
    const { identifier } = await requestPayment(order);
    const post = async () => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': 'additional' };
      const response = await shop.fetch('/api/webshop/additional-payment/pay/', {
        method: 'POST',
        headers,
        body: JSON.stringify({ identifier, payment: 'sandbox-form' }),
      });
      return { status: response.status, text: await response.text() };
    };
    const first = await post();
    expect(first.status).toBe(200);
    expect(await post()).toEqual(first);
    expect(await paymentsOfAdditional(identifier)).toHaveLength(1);
  });

  it('sends one mail, however often the bank repeats the event, and is not paid again [F12]', async () => {
    const { order, identifier, payment } = await startedPayment();
    const replies = await Promise.all(Array.from({ length: 20 }, () => reportPayment(payment, 'paid')));
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
    expect(await read(identifier)).toMatchObject({ payment_status: 'paid', can_pay: false, payments: [], transfer: null });
    expect(await mailsOf(order)).toEqual(['additional-payment', 'additional-paid']);
    expect((await eventsOf(order)).filter((event) => event.startsWith('additional'))).toEqual(['additional_asked', 'additional_paid']);
    expect(await shop.call(additionalPayments.pay, { identifier, payment: 'sandbox-form' })).toMatchObject({
      data: { label_name: 'error_additional_not_payable', statusCode: 409 },
    });
  });

  it('leaves the order as it is', async () => {
    const { order, payment } = await startedPayment();
    const before = await shop.get(webshopOrders.orderStatus, { identifier: order });
    await reportPayment(payment, 'paid');
    expect(await shop.get(webshopOrders.orderStatus, { identifier: order })).toEqual(before);
  });

  it('five payments released together: one is paid, four are to be given back [T8]', async () => {
    const { identifier } = await startedPayment();
    for (let i = 0; i < 4; i += 1) await pay(identifier);
    const payments = await paymentsOfAdditional(identifier);
    const replies = await Promise.all(payments.map((payment) => reportPayment(payment, 'paid')));
    // One that waited too long for the others is sent again, as banks do.
    for (const [i, reply] of replies.entries()) if (reply.status === 503) await reportPayment(payments[i] as PaymentFacts, 'paid');
    const states = (await paymentsOfAdditional(identifier)).map((payment) => payment.status);
    expect(states.toSorted()).toEqual(['paid', 'refund_due', 'refund_due', 'refund_due', 'refund_due']);
    expect((await read(identifier)).payment_status).toBe('paid');
  });

  it('of another sum, currency or secret changes nothing [T6, T7]', async () => {
    const { identifier, payment } = await startedPayment();
    const good = bankMessage(payment, 'paid');
    const { payment: other } = await startedPayment();
    for (const bad of [
      { ...good, amount: good.amount - 1 },
      { ...good, currency: 'RSD' },
      { ...good, payment: 'A'.repeat(22) },
    ])
      expect((await bankCalls(shop, 'sandbox-form', bad)).status).toBe(400);
    expect((await bankCalls(shop, 'sandbox-form', good, { secret: 'another secret of the sandbox bank' })).status).toBe(400);
    await reportPayment(payment, 'paid');
    expect((await bankCalls(shop, 'sandbox-form', { ...bankMessage(other, 'paid'), event_id: good.event_id })).status).toBe(400);
    expect((await read(identifier)).payment_status).toBe('paid');
  });

  it(`${ORDERS} orders of five events, each said twice, leave one state [F13]`, async () => {
    const { identifier: order } = await ordered();
    const ends = new Set<string>();
    const all = permutations(KINDS).filter((_, place) => place % (120 / ORDERS) === 0);
    const next = async (): Promise<void> => {
      for (let events = all.pop(); events; events = all.pop()) {
        const { identifier } = await requestPayment(order);
        await pay(identifier);
        const [payment] = await paymentsOfAdditional(identifier);
        for (const kind of [...events, ...events]) await reportPayment(payment as PaymentFacts, kind);
        ends.add(JSON.stringify([(await read(identifier)).payment_status, (await paymentsOfAdditional(identifier)).map((one) => one.status)]));
      }
    };
    await Promise.all([next(), next()]);
    expect([...ends]).toEqual([JSON.stringify(['refunded', ['refunded']])]);
  });

  it('24 orders without a refund leave it paid, with one receipt each', async () => {
    const { identifier: order } = await ordered();
    for (const events of permutations(KINDS.filter((kind) => kind !== 'refunded'))) {
      const { identifier } = await requestPayment(order);
      await pay(identifier);
      const [payment] = await paymentsOfAdditional(identifier);
      for (const kind of events) await reportPayment(payment as PaymentFacts, kind);
      expect((await read(identifier)).payment_status).toBe('paid');
    }
    expect((await mailsOf(order)).filter((kind) => kind === 'additional-paid')).toHaveLength(24);
  });

  it('after five failures is 429 [T35]', async () => {
    const { identifier } = await startedPayment();
    for (let i = 0; i < 5; i += 1) {
      if (i > 0) await pay(identifier);
      await reportPayment((await paymentsOfAdditional(identifier)).at(-1) as PaymentFacts, 'failed');
    }
    expect(await read(identifier)).toMatchObject({ payment_status: 'failed', can_pay: true });
    expect(await shop.call(additionalPayments.pay, { identifier, payment: 'sandbox-form' })).toMatchObject({ data: { statusCode: 429 } });
  });

  it('a payment without a callback is queried at the gateway; a day on hold is too long [G17]', async () => {
    const [queried, hung] = [await startedPayment(), await startedPayment()];
    await reportPayment(hung.payment, 'pending');
    expect(await read(hung.identifier)).toMatchObject({ payment_status: 'pending', can_pay: false });
    await sql`update payments set updated_at = now() - interval '2 hours', created_at = now() - interval '25 hours'
      where code in (${queried.payment.code}, ${hung.payment.code})`.execute(shop.database.db);
    const gateways = sandboxGateways(TEST_SANDBOX).map((gateway) => ({
      ...gateway,
      status: async ({ code }: { code: string }): Promise<GatewayEvent | null> =>
        code === queried.payment.code ? { eventId: `${code}:paid`, paymentCode: code, kind: 'paid', amount: 1250, currency: 'EUR' } : null,
    }));
    const deps: OrderDeps = { config: TEST_SITE, gateways, text: (_lang, name) => name, logError: (error) => shop.errors.push(error) };
    expect(await checkPayments(shop.database.db, paymentDeps(deps))).toBe(2);
    expect((await read(queried.identifier)).payment_status).toBe('paid');
    expect((await read(hung.identifier)).payment_status).toBe('failed');
  });
});

describe('when the order ends', () => {
  it('what was paid besides goes back too, and what was not is not asked for any more [G14]', async () => {
    const { order, identifier, payment } = await startedPayment();
    const { identifier: open } = await requestPayment(order);
    await reportPayment(payment, 'paid');
    await shop.get(webshopOrders.cancelOrder, { identifier: order });
    expect(await read(identifier)).toMatchObject({ payment_status: 'refund_due', can_pay: false });
    expect(await read(open)).toMatchObject({ payment_status: 'unpaid', can_pay: false, payments: [], transfer: null });
    expect(await shop.call(additionalPayments.pay, { identifier: open, payment: 'sandbox-form' })).toMatchObject({
      data: { label_name: 'error_additional_not_payable' },
    });
    await reportPayment(payment, 'refunded');
    expect((await read(identifier)).payment_status).toBe('refunded');
    expect(await eventsOf(order)).toEqual(
      expect.arrayContaining(['additional_asked', 'additional_paid', 'cancelled', 'additional_refund_due', 'additional_refunded']),
    );
  });

  it('money that comes after it is to be given back, without a receipt', async () => {
    const { order, identifier, payment } = await startedPayment();
    await shop.get(webshopOrders.cancelOrder, { identifier: order });
    await reportPayment(payment, 'paid');
    expect((await read(identifier)).payment_status).toBe('refund_due');
    expect((await paymentsOfAdditional(identifier)).map((one) => one.status)).toEqual(['refund_due']);
    expect(await mailsOf(order)).toEqual(['additional-payment']);
    expect(await paymentsOf(shop, order)).toEqual([]);
  });
});
