import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webshopOrders } from '@vitrina/contract/orders';
import { createGateways } from '../../adapters/payments/index.ts';
import { startProvider } from '../../adapters/payments/testing/contract.ts';
import { startTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { buy, type PaymentFacts, paymentsOf, productId } from '../../testing/test-buyer.ts';

/** What shoppers come back with from CorvusPay, Monri and WSPay: by a call that their browser carries, or to the pages we named. */
const SECRETS = { corvuspay: 'corvus-secret', monri: 'monri-key', wspay: 'wspay-secret' };
const sha512 = (...parts: string[]) => createHash('sha512').update(parts.join('')).digest('hex');
const corvusSign = (fields: Record<string, string>) =>
  createHmac('sha256', SECRETS.corvuspay).update(Object.entries(fields).sort().flat().join('')).digest('hex');

let shop: TestBackend;
let product: number;
/** What WSPay knows of the payment that it is asked about. */
let wsPayKnows: Record<string, string> = {};
let wsPay: Awaited<ReturnType<typeof startProvider>>;

beforeAll(async () => {
  wsPay = await startProvider(() => ({ body: wsPayKnows }));
  const env = {
    ...{ CORVUSPAY_STORE_ID: '30978', CORVUSPAY_SECRET_KEY: SECRETS.corvuspay, CORVUSPAY_FORM_URL: 'https://corvus.test/checkout/' },
    ...{ MONRI_MERCHANT_KEY: SECRETS.monri, MONRI_AUTHENTICITY_TOKEN: 'token', MONRI_FORM_URL: 'https://monri.test/v2/form' },
    ...{ WSPAY_SHOP_ID: 'MYSHOP', WSPAY_SECRET_KEY: SECRETS.wspay, WSPAY_SERVICES_URL: wsPay.url },
  };
  shop = await startTestBackend('demo', {}, createGateways({ env }));
  product = await productId(shop, 'DEMO-PROMO-01');
});
beforeEach(() => {
  shop.errors.length = 0;
});
afterAll(async () => {
  await shop.stop();
  await wsPay.stop();
});

/** An order at a gateway: its payment and the fields of the form that the browser takes there. */
async function begin(payment: string): Promise<{ identifier: string; payment: PaymentFacts; fields: Record<string, string> }> {
  const { identifier } = await buy(shop, { productId: product, payment, lang: 'hr' });
  const { hidden_form } = await shop.get(webshopOrders.createPayment, { identifier }, { lang: 'hr' });
  const [first] = await paymentsOf(shop, identifier);
  return { identifier, payment: first as PaymentFacts, fields: hidden_form?.fields ?? {} };
}
const statusOf = (identifier: string) => shop.get(webshopOrders.orderStatus, { identifier });
const UNPAID = { status: 'new', payment_status: 'unpaid' };
const page = (action: string, identifier: string) => `http://shop.test/hr/webshop/${action}/?identifier=${identifier}`;
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  shop.fetch(new URL(path, 'http://shop.test').pathname, { method: 'POST', body, headers });
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

describe('CorvusPay, whose browser call is its word', () => {
  const answerOf = ({ order_number = '', language = '' }: Record<string, string>) => ({ order_number, language, approval_code: '123456' });

  it('paid: the order is, and the browser goes to thanks; again the same', async () => {
    const { identifier, fields } = await begin('corvuspay');
    const answer = answerOf(fields);
    for (let i = 0; i < 2; i += 1) {
      const back = await post(fields.success_url ?? '', form({ ...answer, signature: corvusSign(answer) }));
      expect([back.status, back.headers.get('location'), back.headers.get('cache-control')]).toEqual([303, page('thank_you', identifier), 'no-store']);
    }
    expect(await statusOf(identifier)).toEqual({ status: 'confirmed', payment_status: 'paid' });
  });

  it('signed without an approval: to the failed payment, nothing is paid', async () => {
    const { identifier, fields } = await begin('corvuspay');
    const { approval_code, ...answer } = answerOf(fields);
    const back = await post(fields.success_url ?? '', form({ ...answer, signature: corvusSign(answer) }));
    expect([back.status, back.headers.get('location')]).toEqual([303, page('failed_payment', identifier)]);
    expect(await statusOf(identifier)).toEqual(UNPAID);
  });

  it('turned back: to the page that stays calm, nothing changes', async () => {
    const { identifier, payment, fields } = await begin('corvuspay');
    const { approval_code, ...answer } = answerOf(fields);
    const back = await post(fields.cancel_url ?? '', form(answer));
    expect([back.status, back.headers.get('location')]).toEqual([303, page('payment-canceled-quick', identifier)]);
    expect(await statusOf(identifier)).toEqual(UNPAID);
    expect((await paymentsOf(shop, identifier))[0]).toEqual(payment);
  });

  it('forged: 400, and nothing changes', async () => {
    const { identifier, payment, fields } = await begin('corvuspay');
    const answer = answerOf(fields);
    const forged = [
      form({ ...answer, signature: '0'.repeat(64) }),
      form({ ...answer, signature: '' }),
      form({ ...answer, order_number: `${answer.order_number}1`, signature: corvusSign(answer) }),
      form({ ...answer, signature: createHmac('sha256', 'another').update(Object.entries(answer).sort().flat().join('')).digest('hex') }),
      '{',
    ];
    for (const body of forged) expect((await post(fields.success_url ?? '', body)).status).toBe(400);
    expect(await statusOf(identifier)).toEqual(UNPAID);
    expect((await paymentsOf(shop, identifier))[0]).toEqual(payment);
  });

  it('a valid signature for an unknown payment: 400', async () => {
    const answer = { order_number: `${'A'.repeat(22)}2s`, language: 'hr', approval_code: '1' };
    expect((await post('/api/webshop/payment-callback/corvuspay/', form({ ...answer, signature: corvusSign(answer) }))).status).toBe(400);
  });
});

describe('Monri, which calls itself and leads the browser to our pages', () => {
  const signed = (body: string, key = SECRETS.monri) => ({ authorization: `WP3-callback ${sha512(key, body)}` });
  const callbackBody = ({ payment }: { payment: PaymentFacts }, status = 'approved', responseCode = '0000') =>
    JSON.stringify({
      id: `m-${payment.code}`,
      order_number: payment.code,
      amount: payment.amount,
      currency: 'EUR',
      transaction_type: 'purchase',
      status,
      response_code: responseCode,
    });

  it('paid, failed, cancelled: the return pages are the shop’s, and the form holds the buyer', async () => {
    const paid = await begin('monri');
    expect(paid.fields).toMatchObject({
      ...{ success_url_override: page('thank_you', paid.identifier), cancel_url_override: page('payment-canceled-quick', paid.identifier) },
      ...{
        ch_full_name: 'Žana Đurić Šinkovec',
        ch_address: 'Čopova ulica 14',
        ch_city: 'Ljubljana',
        ch_zip: '1000',
        ch_country: 'SI',
        ch_phone: '040 123 456',
      },
    });
    const body = callbackBody(paid);
    const reply = await post(paid.fields.callback_url_override ?? '', body, signed(body));
    expect([reply.status, reply.headers.get('location')]).toEqual([200, null]);
    expect(await statusOf(paid.identifier)).toEqual({ status: 'confirmed', payment_status: 'paid' });
    const failed = await begin('monri');
    const declined = callbackBody(failed, 'declined', '1001');
    expect((await post(failed.fields.callback_url_override ?? '', declined, signed(declined))).status).toBe(200);
    expect(await statusOf(failed.identifier)).toEqual({ status: 'new', payment_status: 'failed' });
  });

  it('forged: 400, and nothing changes', async () => {
    const started = await begin('monri');
    const body = callbackBody(started);
    const path = started.fields.callback_url_override ?? '';
    for (const headers of [{}, signed(body, 'another'), signed(`${body} `), { authorization: 'WP3-callback ' }])
      expect((await post(path, body, headers)).status).toBe(400);
    const cheap = callbackBody({ payment: { ...started.payment, amount: 1 } });
    expect((await post(path, cheap, signed(cheap))).status).toBe(400);
    expect(await statusOf(started.identifier)).toEqual(UNPAID);
  });
});

describe('WSPay, which reports and is asked, and leads the browser to our pages', () => {
  const sign = (report: Record<string, string>, secret = SECRETS.wspay) => {
    const { ActionSuccess = '', ApprovalCode = '', WsPayOrderId = '' } = report;
    return { ...report, Signature: sha512('MYSHOP', secret, ActionSuccess, ApprovalCode, secret, 'MYSHOP', ApprovalCode, WsPayOrderId) };
  };
  const reportOf = ({ payment }: { payment: PaymentFacts }, changes: Record<string, string> = {}) => ({
    ...{ WsPayOrderId: `w-${payment.code}`, ShoppingCartID: payment.code, Amount: (payment.amount / 100).toFixed(2).replace('../orders', ',') },
    ...{ ActionSuccess: '1', Authorized: '1', ApprovalCode: '1', STAN: '1', ...changes },
  });
  const PATH = '/api/webshop/payment-callback/wspay/';

  it('paid, failed, turned back: its pages are ours', async () => {
    const paid = await begin('wspay');
    expect(paid.fields).toMatchObject({
      ReturnURL: page('thank_you', paid.identifier),
      CancelURL: page('payment-canceled-quick', paid.identifier),
      ReturnErrorURL: page('failed_payment', paid.identifier),
    });
    wsPayKnows = sign(reportOf(paid));
    expect((await post(PATH, form(wsPayKnows))).status).toBe(200);
    expect(await statusOf(paid.identifier)).toEqual({ status: 'confirmed', payment_status: 'paid' });
    const failed = await begin('wspay');
    wsPayKnows = sign(reportOf(failed, { ActionSuccess: '0', Authorized: '0', ApprovalCode: '' }));
    expect((await post(PATH, form(wsPayKnows))).status).toBe(200);
    expect(await statusOf(failed.identifier)).toEqual({ status: 'new', payment_status: 'failed' });
  });

  it('forged: 400, and nothing changes', async () => {
    const started = await begin('wspay');
    const report = reportOf(started);
    wsPayKnows = { WsPayOrderId: '', ActionSuccess: '0', ErrorMessage: 'NOT FOUND' };
    for (const fields of [report, sign(report, 'another'), sign(report)]) expect((await post(PATH, form(fields))).status).toBe(400);
    wsPayKnows = sign({ ...report, Amount: '0,01' });
    expect((await post(PATH, form(sign(report)))).status).toBe(400);
    expect(await statusOf(started.identifier)).toEqual(UNPAID);
  });
});
