import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { corvusPayGateway } from './corvuspay.ts';
import { callback, endState, eventIn, PAYMENT, permutations } from './testing/contract.ts';

const SECRET = 'corvus-secret';
const gateway = corvusPayGateway({ storeId: '30978', secretKey: SECRET, currency: 'EUR', formUrl: 'https://corvus.test/checkout/' });

/** Signature of CorvusPay, implemented from its documentation: HMAC over sorted names and values. */
const corvusSign = (fields: Record<string, string>, secret = SECRET) =>
  createHmac('sha256', secret)
    .update(
      [...Object.entries(fields)]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flat()
        .join(''),
    )
    .digest('hex');

/** The payment page: accepts a form only with a valid signature and returns the answers that it would send. */
async function payAtCorvus() {
  const started = await gateway.start(PAYMENT);
  if (started.kind !== 'form') throw new Error('no form');
  const { signature, ...fields } = started.fields;
  if (signature !== corvusSign(fields)) throw new Error('Corvus refuses the signature');
  const { order_number = '', language = '' } = fields;
  const answer = { order_number, language, approval_code: '123456' };
  return { fields, answer, paid: form({ ...answer, signature: corvusSign(answer) }), cancelled: form({ order_number, language }) };
}
const form = (fields: Record<string, string>) => callback(new URLSearchParams(fields).toString());

describe('CorvusPay', () => {
  it('takes our form: signature, sum, currency and lengths', async () => {
    const { fields } = await payAtCorvus();
    expect(fields).toMatchObject({ store_id: '30978', amount: '1299.99', currency: 'EUR', language: 'sl', require_complete: 'false' });
    expect(fields.order_number?.length).toBeLessThanOrEqual(30);
    expect(await gateway.start({ ...PAYMENT, amount: 99_999_999_999 })).toHaveProperty('fields.order_number.length', 30);
  });

  it('answers that it is paid: our payment, our sum, the same event each time', async () => {
    const { paid } = await payAtCorvus();
    const reading = await gateway.readCallback(paid);
    expect(eventIn(reading)).toMatchObject({ paymentCode: PAYMENT.code, kind: 'paid', amount: PAYMENT.amount, currency: 'EUR', gatewayReference: '123456' });
    expect(reading).toMatchObject({ browser: { paymentCode: PAYMENT.code, page: 'success' } });
    expect(await gateway.readCallback(paid)).toEqual(reading);
  });

  it('takes the shopper back from a cancelled form and changes nothing by it', async () => {
    const { cancelled } = await payAtCorvus();
    expect(await gateway.readCallback(cancelled)).toEqual({ kind: 'ignored', browser: { paymentCode: PAYMENT.code, page: 'canceled' } });
  });

  it('refuses what is not signed as it stands', async () => {
    const { answer } = await payAtCorvus();
    const right = { ...answer, signature: corvusSign(answer) };
    const wrong = [
      { ...right, order_number: `${PAYMENT.code}1` },
      { ...right, approval_code: '999999' },
      { ...right, extra: 'x' },
      { ...answer, signature: corvusSign(answer, 'other') },
      { ...answer, signature: '' },
    ];
    for (const fields of wrong) expect(await gateway.readCallback(form(fields))).toMatchObject({ kind: 'refused' });
    for (const body of ['', '{', 'order_number=1', `order_number=${answer.order_number}&order_number=x&signature=1`])
      expect(await gateway.readCallback(callback(body))).toMatchObject({ kind: 'refused' });
  });

  it('ends paid when events are late, repeated, reordered or forged', async () => {
    const { answer, paid, cancelled } = await payAtCorvus();
    const forged = form({ ...answer, approval_code: '1', signature: corvusSign(answer) });
    for (const requests of permutations([paid, paid, cancelled, forged])) expect(await endState(gateway, requests)).toBe('paid');
  });
});
