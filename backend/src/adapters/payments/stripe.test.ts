import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Gateway } from './gateway.ts';
import { stripeGateway } from './stripe.ts';
import { type ReceivedRequest, callback, endState, eventIn, PAYMENT, permutations, startProvider } from './testing/contract.ts';

const KEY = 'sk_test_1';
const WEBHOOK = 'whsec_test';
const tools = new Stripe(KEY);

const session = (changes: Record<string, unknown> = {}) => ({
  ...{ id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.test/cs_1', client_reference_id: PAYMENT.code, payment_intent: 'pi_1' },
  ...{ amount_total: PAYMENT.amount, currency: 'eur', status: 'complete', payment_status: 'paid' },
  ...changes,
});
const charge = (changes: Record<string, unknown> = {}) => ({
  ...{ id: 'ch_1', object: 'charge', metadata: { payment_code: PAYMENT.code }, currency: 'eur', refunded: true, amount_refunded: PAYMENT.amount },
  ...changes,
});
const event = (id: string, type: string, object: unknown) => ({ id, object: 'event', type, data: { object } });

/** A webhook as Stripe signs it; `ago`: age of the signature. */
function signed(body: unknown, { secret = WEBHOOK, ago = 0 } = {}) {
  const payload = JSON.stringify(body);
  const timestamp = Math.floor(Date.now() / 1000) - ago;
  return callback(payload, { 'stripe-signature': tools.webhooks.generateTestHeaderString({ payload, secret, timestamp }) });
}

let requests: ReceivedRequest[] = [];
let answer: (request: ReceivedRequest) => { status?: number; body: unknown };
let provider: Awaited<ReturnType<typeof startProvider>>;
let gateway: Gateway;

beforeAll(async () => {
  provider = await startProvider((request) => {
    requests.push(request);
    if (request.headers.authorization !== `Bearer ${KEY}`) return { status: 401, body: { error: { message: 'no key' } } };
    return answer(request);
  });
  gateway = stripeGateway({ secretKey: KEY, webhookSecret: WEBHOOK, apiBase: provider.url });
});
afterAll(() => provider.stop());
beforeEach(() => {
  requests = [];
  answer = () => ({ body: session() });
});

describe('Stripe', () => {
  it('opens one session for a payment, with its sum, currency and pages', async () => {
    expect(await gateway.start(PAYMENT)).toEqual({ kind: 'redirect', url: 'https://checkout.stripe.test/cs_1', gatewayReference: 'cs_1' });
    const [request] = requests;
    expect(request).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions', headers: { 'idempotency-key': `start-${PAYMENT.code}` } });
    expect(Object.fromEntries(request?.fields ?? [])).toMatchObject({
      ...{ mode: 'payment', client_reference_id: PAYMENT.code, locale: 'sl', success_url: PAYMENT.successUrl, cancel_url: PAYMENT.cancelUrl },
      ...{ 'line_items[0][price_data][unit_amount]': '129999', 'line_items[0][price_data][currency]': 'eur', 'line_items[0][quantity]': '1' },
      'payment_intent_data[metadata][payment_code]': PAYMENT.code,
    });
  });

  it('asks once more with the same key when Stripe stumbles, and fails when it is away or talks nonsense', async () => {
    answer = () => (requests.length === 1 ? { status: 500, body: { error: { message: 'stumbled' } } } : { body: session() });
    expect(await gateway.start(PAYMENT)).toMatchObject({ kind: 'redirect' });
    expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    answer = () => ({ body: session({ url: null }) });
    await expect(gateway.start(PAYMENT)).rejects.toThrow('address');
    answer = () => ({ body: '<html>' });
    await expect(gateway.start(PAYMENT)).rejects.toThrow();
  });

  it('tells what happened', async () => {
    const kinds = [
      ['checkout.session.completed', session(), 'paid'],
      ['checkout.session.completed', session({ payment_status: 'unpaid' }), 'pending'],
      ['checkout.session.async_payment_succeeded', session(), 'paid'],
      ['checkout.session.async_payment_failed', session({ payment_status: 'unpaid' }), 'failed'],
      ['checkout.session.expired', session({ status: 'expired', payment_status: 'unpaid' }), 'cancelled'],
      ['charge.refunded', charge(), 'refunded'],
    ] as const;
    for (const [type, object, kind] of kinds) {
      const read = eventIn(await gateway.readCallback(signed(event('evt_1', type, object))));
      expect(read).toMatchObject({ eventId: 'evt_1', paymentCode: PAYMENT.code, kind, amount: PAYMENT.amount, currency: 'EUR' });
    }
  });

  it('ignores what is not about a whole payment of ours', async () => {
    const others = [
      event('evt_1', 'customer.created', { id: 'cus_1' }),
      event('evt_2', 'checkout.session.completed', session({ client_reference_id: null })),
      event('evt_3', 'charge.refunded', charge({ refunded: false, amount_refunded: 1 })),
      event('evt_4', 'charge.refunded', charge({ metadata: {} })),
    ];
    for (const other of others) expect(await gateway.readCallback(signed(other))).toEqual({ kind: 'ignored' });
  });

  it('refuses what is unsigned, changed, too old or signed by another', async () => {
    const right = signed(event('evt_1', 'checkout.session.completed', session()));
    const requests = [
      callback(right.rawBody.toString()),
      { ...right, rawBody: Buffer.from(right.rawBody.toString().replace('129999', '1')) },
      signed(event('evt_1', 'checkout.session.completed', session()), { secret: 'whsec_other' }),
      signed(event('evt_1', 'checkout.session.completed', session()), { ago: 3600 }),
      callback('', right.headers as Record<string, string>),
    ];
    for (const request of requests) expect(await gateway.readCallback(request)).toMatchObject({ kind: 'refused' });
  });

  it('says how a payment stands, and gives money back once', async () => {
    const payment = { code: PAYMENT.code, gatewayReference: 'cs_1' };
    expect(await gateway.status?.(payment)).toMatchObject({ kind: 'paid', paymentCode: PAYMENT.code });
    answer = () => ({ body: session({ status: 'open', payment_status: 'unpaid' }) });
    expect(await gateway.status?.(payment)).toBeNull();
    expect(await gateway.status?.({ ...payment, gatewayReference: null })).toBeNull();
    await gateway.refund?.({ ...payment, amount: PAYMENT.amount, currency: 'EUR' });
    expect(requests.at(-1)).toMatchObject({ path: '/v1/refunds', headers: { 'idempotency-key': `refund-${PAYMENT.code}` } });
    expect(Object.fromEntries(requests.at(-1)?.fields ?? [])).toEqual({ payment_intent: 'pi_1', amount: '129999', 'metadata[payment_code]': PAYMENT.code });
  });

  it('reaches one final state when events are late, repeated, reordered or forged', async () => {
    const pending = signed(event('evt_1', 'checkout.session.completed', session({ payment_status: 'unpaid' })));
    const paid = signed(event('evt_2', 'checkout.session.async_payment_succeeded', session()));
    const refunded = signed(event('evt_3', 'charge.refunded', charge()), { secret: 'whsec_other' });
    const other = signed(event('evt_4', 'checkout.session.completed', session({ amount_total: 1 })));
    for (const requests of permutations([pending, paid, paid, refunded, other])) expect(await endState(gateway, requests)).toBe('paid');
  });
});
