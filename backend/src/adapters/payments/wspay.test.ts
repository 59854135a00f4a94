import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Gateway } from './gateway.ts';
import { type ReceivedRequest, callback, endState, eventIn, PAYMENT, permutations, startProvider } from './testing/contract.ts';
import { wsPayGateway } from './wspay.ts';

const SHOP = 'MYSHOP';
const SECRET = '3DfEO2B5Jjm4VC1Q3vEh';
const sha512 = (...parts: string[]) => createHash('sha512').update(parts.join('')).digest('hex');

type Report = Record<string, string>;
/** A report as WSPay signs it: the signature omits the payment and the amount. */
function sign(report: Report, secret = SECRET): Report {
  const { ActionSuccess = '', ApprovalCode = '', WsPayOrderId = '' } = report;
  return { ...report, Signature: sha512(SHOP, secret, ActionSuccess, ApprovalCode, secret, SHOP, ApprovalCode, WsPayOrderId) };
}
const PAID = {
  ...{ WsPayOrderId: '96a5f58f', ApprovalCode: '961792', ShoppingCartID: PAYMENT.code, Amount: '1299,99', STAN: '38967' },
  ...{ ActionSuccess: '1', Authorized: '1', Completed: '0', Voided: '0', Refunded: '0' },
};
const NOTHING = { WsPayOrderId: '', ActionSuccess: '0', ErrorMessage: 'NOT FOUND' };

/** `refunding`: answer of WSPay to a refund; `null`: that of `markRefundDue`. `known`: its answer to a status query. */
let refunding: Report | null = null;
let known: Report | string = NOTHING;
let requests: ReceivedRequest[] = [];
let provider: Awaited<ReturnType<typeof startProvider>>;
let gateway: Gateway;

beforeAll(async () => {
  provider = await startProvider((request) => {
    requests.push(request);
    if (/\/(?:refund|void)$/.test(request.path)) return { body: refunding ?? markRefundDue(request.fields) };
    const code = request.fields.get('ShoppingCartId') ?? '';
    if (request.fields.get('Signature') !== sha512(SHOP, SECRET, code, SECRET, SHOP, code)) return { status: 401, body: {} };
    return { body: typeof known === 'string' ? known : known.Signature ? known : sign(known) };
  });
  gateway = wsPayGateway({ shopId: SHOP, secretKey: SECRET, currency: 'EUR', servicesUrl: `${provider.url}/api/services` });
});
afterAll(() => provider.stop());
beforeEach(() => {
  known = PAID;
  refunding = null;
  requests = [];
});

/** WSPay's side of a refund, implemented from its description: the signature covers shop, transaction and amount. */
function markRefundDue(fields: URLSearchParams): Report {
  const { WsPayOrderId = '', STAN = '', ApprovalCode = '', Amount = '', Signature } = Object.fromEntries(fields);
  const isSigned = Signature === sha512(SHOP, WsPayOrderId, SECRET, STAN, SECRET, ApprovalCode, SECRET, Amount, SECRET, WsPayOrderId);
  return { WsPayOrderId, ShopID: SHOP, STAN, ApprovalCode, ActionSuccess: isSigned ? '1' : '0', ErrorMessage: isSigned ? '' : 'WRONG SIGNATURE' };
}

const report = (fields: Report) => callback(JSON.stringify(fields));

describe('WSPay', () => {
  it('takes our form: sum with a comma, signed by its digits', async () => {
    const started = await gateway.start(PAYMENT);
    expect(started).toMatchObject({ kind: 'form', fields: { ShopID: SHOP, ShoppingCartID: PAYMENT.code, TotalAmount: '1299,99', Lang: 'SL' } });
    expect(started).toMatchObject({ fields: { ReturnURL: PAYMENT.successUrl, CancelURL: PAYMENT.cancelUrl, ReturnErrorURL: PAYMENT.failureUrl } });
    expect(started).toHaveProperty('fields.Signature', sha512(SHOP, SECRET, PAYMENT.code, SECRET, '129999', SECRET));
    expect(await gateway.start({ ...PAYMENT, amount: 1 })).toMatchObject({ fields: { TotalAmount: '0,01' } });
  });

  it('tells that it is paid, as JSON or form, the same event with the same name', async () => {
    const reading = await gateway.readCallback(report(sign(PAID)));
    expect(eventIn(reading)).toMatchObject({ paymentCode: PAYMENT.code, kind: 'paid', amount: 129_999, currency: 'EUR', gatewayReference: '96a5f58f' });
    expect(reading).toMatchObject({ reply: 'OK' });
    expect(await gateway.readCallback(callback(new URLSearchParams(sign(PAID)).toString()))).toEqual(reading);
    expect(requests.map(({ path }) => path)).toEqual(['/api/services/statusCheck', '/api/services/statusCheck']);
  });

  it('refuses an unsigned report without a status query', async () => {
    for (const fields of [PAID, sign(PAID, 'other'), { ...sign(PAID), ActionSuccess: '0' }, { ...sign(PAID), WsPayOrderId: 'x' }])
      expect(await gateway.readCallback(report(fields))).toMatchObject({ kind: 'refused' });
    for (const body of ['', '{', '[]']) expect(await gateway.readCallback(callback(body))).toMatchObject({ kind: 'refused' });
    expect(requests).toEqual([]);
  });

  it('refuses a genuine report moved to another payment, and never takes the sum from a report', async () => {
    known = { ...PAID, WsPayOrderId: 'the other one' };
    expect(await gateway.readCallback(report(sign(PAID)))).toMatchObject({ kind: 'refused' });
    known = NOTHING;
    expect(await gateway.readCallback(report(sign(PAID)))).toMatchObject({ kind: 'refused' });
    known = PAID;
    expect(eventIn(await gateway.readCallback(report({ ...sign(PAID), Amount: '0,01' }))).amount).toBe(129_999);
  });

  it('says how a payment stands', async () => {
    const status = () => gateway.status?.({ code: PAYMENT.code, gatewayReference: null });
    expect(await status()).toMatchObject({ kind: 'paid' });
    known = { ...PAID, Refunded: '1' };
    expect(await status()).toMatchObject({ kind: 'refunded' });
    known = { ...PAID, ActionSuccess: '0', Authorized: '0', ApprovalCode: '' };
    expect(await status()).toMatchObject({ kind: 'failed' });
    known = NOTHING;
    expect(await status()).toBeNull();
  });

  it('gives the whole sum back, once, and says at once that it is done', async () => {
    const payment = { code: PAYMENT.code, gatewayReference: '96a5f58f', amount: PAYMENT.amount, currency: 'EUR' as const };
    const refunded = await gateway.refund?.(payment);
    expect(refunded).toMatchObject({ kind: 'refunded', paymentCode: PAYMENT.code, amount: PAYMENT.amount, currency: 'EUR' });
    expect(Object.fromEntries(requests.at(-1)?.fields ?? [])).toMatchObject({ ShopId: SHOP, STAN: '38967', ApprovalCode: '961792', Amount: '129999' });
    expect(requests.at(-1)?.path).toBe('/api/services/refund');
    known = { ...PAID, CanBeVoided: '1', CanBeRefunded: '0' };
    expect(await gateway.refund?.(payment)).toEqual(refunded);
    expect(requests.at(-1)?.path).toBe('/api/services/void');
    known = { ...PAID, Refunded: '1' };
    requests = [];
    expect(await gateway.refund?.(payment)).toEqual({ ...refunded });
    expect(requests.map(({ path }) => path)).toEqual(['/api/services/statusCheck']);
  });

  it('does not say that money went back when nothing was paid or WSPay refuses', async () => {
    const payment = { code: PAYMENT.code, gatewayReference: null, amount: PAYMENT.amount, currency: 'EUR' as const };
    for (const answer of [
      { ActionSuccess: '0', ErrorMessage: 'NO' },
      { WsPayOrderId: 'another', ActionSuccess: '1' },
    ]) {
      refunding = answer;
      await expect(gateway.refund?.(payment)).rejects.toThrow('WSPay gave nothing back');
    }
    refunding = null;
    for (const other of [NOTHING, { ...PAID, ActionSuccess: '0', Authorized: '0', ApprovalCode: '' }]) {
      known = other;
      await expect(gateway.refund?.(payment)).rejects.toThrow('nothing was paid');
    }
  });

  it('fails loudly when the answer is garbage, about another payment or not its own', async () => {
    for (const wrong of ['<html>', '', { ...PAID, ShoppingCartID: 'another' }, { ...PAID, Signature: 'x' }]) {
      known = wrong;
      await expect(gateway.readCallback(report(sign(PAID)))).rejects.toThrow('WSPay');
    }
    const away = wsPayGateway({ shopId: SHOP, secretKey: SECRET, currency: 'EUR', servicesUrl: 'http://127.0.0.1:1' });
    await expect(away.readCallback(report(sign(PAID)))).rejects.toThrow();
  });

  it('reaches one final state when events are late, repeated, reordered or forged', async () => {
    const declined = report(sign({ ...PAID, ActionSuccess: '0', Authorized: '0', ApprovalCode: '' }));
    const paid = report(sign(PAID));
    const forged = report(sign({ ...PAID, Refunded: '1' }, 'other'));
    for (const requests of permutations([declined, paid, paid, forged])) expect(await endState(gateway, requests)).toBe('paid');
  });
});
