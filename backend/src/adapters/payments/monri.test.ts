import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monriGateway } from './monri.ts';
import { type ReceivedRequest, callback, endState, eventIn, PAYMENT, permutations, startProvider } from './testing/contract.ts';

const KEY = 'monri-key';
const gateway = monriGateway({ merchantKey: KEY, authenticityToken: 'token', formUrl: 'https://monri.test/v2/form' });
const sha512 = (text: string) => createHash('sha512').update(text).digest('hex');

/** The payment page: accepts a form only with a valid digest. */
async function openMonri() {
  const started = await gateway.start(PAYMENT);
  if (started.kind !== 'form') throw new Error('no form');
  const { digest, order_number, amount, currency } = started.fields;
  if (digest !== sha512(`${KEY}${order_number}${amount}${currency}`)) throw new Error('Monri refuses the digest');
  return started.fields;
}

const transaction = (changes: Record<string, unknown> = {}) => ({
  ...{ id: 996660, order_number: PAYMENT.code, amount: PAYMENT.amount, currency: 'EUR', transaction_type: 'purchase' },
  ...{ status: 'approved', response_code: '0000', order_info: 'č' },
  ...changes,
});
/** A callback as Monri signs it: over the bytes of the body. */
const signed = (body: unknown, key = KEY) => {
  const text = JSON.stringify(body);
  return callback(text, { authorization: `WP3-callback ${sha512(key + text)}` });
};

describe('Monri', () => {
  it('has the published digest', async () => {
    // The example of the documentation: key 2345klj, order abcdef, 54321 EUR; it prints the digest shortened.
    const started = await monriGateway({ merchantKey: '2345klj', authenticityToken: 'token' }).start({ ...PAYMENT, code: 'abcdef', amount: 54_321 });
    expect(started).toMatchObject({ fields: { digest: sha512('2345kljabcdef54321EUR') } });
  });

  it('takes our form', async () => {
    expect(await openMonri()).toMatchObject({
      ...{ authenticity_token: 'token', order_number: PAYMENT.code, amount: '129999', currency: 'EUR', transaction_type: 'purchase' },
      ...{ success_url_override: PAYMENT.successUrl, cancel_url_override: PAYMENT.cancelUrl, callback_url_override: PAYMENT.callbackUrl },
    });
  });

  it('gets the buyer’s fields, within its length limits', async () => {
    const buyer = {
      fullName: 'Žana Đurić Šinkovec Novak Pridevnik',
      address: 'Čopova ulica 14',
      town: 'Ljubljana',
      postCode: '1000',
      country: 'SI',
      phone: '',
    };
    const started = await gateway.start({ ...PAYMENT, buyer });
    expect(started).toMatchObject({
      fields: {
        ch_full_name: buyer.fullName.slice(0, 30),
        ch_address: 'Čopova ulica 14',
        ch_city: 'Ljubljana',
        ch_zip: '1000',
        ch_country: 'SI',
        ch_email: PAYMENT.email,
      },
    });
    expect(started).not.toHaveProperty('fields.ch_phone');
    expect(Object.keys((await openMonri()) ?? {}).filter((name) => name.startsWith('ch_'))).toEqual(['ch_email']);
  });

  it('tells what happened, bare or in a webhook, the same event with the same name', async () => {
    const bare = eventIn(await gateway.readCallback(signed(transaction())));
    expect(bare).toMatchObject({ paymentCode: PAYMENT.code, kind: 'paid', amount: PAYMENT.amount, currency: 'EUR' });
    expect(eventIn(await gateway.readCallback(signed({ event: 'transaction:purchase:approved', payload: transaction() })))).toEqual(bare);
    const kinds = [
      [{ transaction_type: 'authorize' }, 'paid'],
      [{ status: 'declined', response_code: '1001' }, 'failed'],
      [{ transaction_type: 'refund' }, 'refunded'],
      [{ transaction_type: 'void' }, 'refunded'],
    ] as const;
    for (const [changes, kind] of kinds) expect(eventIn(await gateway.readCallback(signed(transaction(changes)))).kind).toBe(kind);
  });

  it('ignores what decides nothing', async () => {
    const others = [
      { status: 'approved', response_code: '0001' },
      { transaction_type: 'refund', status: 'declined' },
      { transaction_type: 'x' },
      { order_number: 5 },
    ];
    for (const changes of others) expect(await gateway.readCallback(signed(transaction(changes)))).toEqual({ kind: 'ignored' });
  });

  it('refuses what is not signed over these bytes', async () => {
    const right = signed(transaction());
    const requests = [
      { ...right, rawBody: Buffer.from(right.rawBody.toString().replace('129999', '1')) },
      { ...right, rawBody: Buffer.concat([right.rawBody, Buffer.from(' ')]) },
      signed(transaction(), 'other'),
      callback(JSON.stringify(transaction())),
      callback(JSON.stringify(transaction()), { authorization: 'WP3-callback ' }),
      signed('text'),
      callback('{', { authorization: `WP3-callback ${sha512(`${KEY}{`)}` }),
    ];
    for (const request of requests) expect(await gateway.readCallback(request)).toMatchObject({ kind: 'refused' });
  });

  it('reaches one final state when events are late, repeated, reordered or forged', async () => {
    const declined = signed(transaction({ id: 1, status: 'declined', response_code: '1001' }));
    const paid = signed(transaction());
    const others = signed(transaction({ order_number: 'another' }));
    for (const requests of permutations([declined, paid, paid, others, signed(transaction({ amount: 1 }))]))
      expect(await endState(gateway, requests)).toBe('paid');
    for (const requests of permutations([declined, paid, signed(transaction({ id: 2, transaction_type: 'refund' }))]))
      expect(await endState(gateway, requests)).toBe('refunded');
  });
});

describe('Monri, giving money back', () => {
  const payment = { code: PAYMENT.code, gatewayReference: null, amount: PAYMENT.amount, currency: 'EUR' as const };
  let requests: ReceivedRequest[] = [];
  /** Answer of Monri; `null`: it approves a refund with a valid digest. */
  let answer: { status?: number; body: string } | null = null;
  let provider: Awaited<ReturnType<typeof startProvider>>;
  const at = () => monriGateway({ merchantKey: KEY, authenticityToken: 'token', formUrl: `${provider.url}/v2/form` });

  /** Monri's side, implemented from its documentation: XML with a SHA-1 of key, order, amount and currency. */
  function markRefundDue({ text }: ReceivedRequest): { status: number; body: string } {
    const value = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? '';
    const digest = createHash('sha1')
      .update(`${KEY}${value('order-number')}${value('amount')}${value('currency')}`)
      .digest('hex');
    if (value('digest') !== digest || value('authenticity-token') !== 'token') return { status: 401, body: '<errors><error>digest</error></errors>' };
    return { status: 201, body: transactionOf(value('order-number'), value('amount')) };
  }
  const transactionOf = (code: string, amount: string, status = 'approved') =>
    `<?xml version="1.0" encoding="UTF-8"?><transaction><id type="integer">847</id><order-number>${code}</order-number><amount type="integer">${amount}</amount><response-code>0000</response-code><response-message>${status}</response-message><status>${status}</status><transaction-type>refund</transaction-type></transaction>`;

  beforeAll(async () => {
    provider = await startProvider((request) => {
      requests.push(request);
      return answer ?? markRefundDue(request);
    });
  });
  afterAll(() => provider.stop());

  it('says at once that it is done, by the event that its callback would bring', async () => {
    requests = [];
    answer = null;
    const refunded = await at().refund?.(payment);
    expect(refunded).toMatchObject({ kind: 'refunded', paymentCode: PAYMENT.code, amount: PAYMENT.amount, currency: 'EUR' });
    expect(requests.map(({ method, path, headers }) => [method, path, headers['content-type']])).toEqual([
      ['POST', `/transactions/${PAYMENT.code}/refund.xml`, 'application/xml'],
    ]);
    const callbackEvent = eventIn(await gateway.readCallback(signed(transaction({ id: 847, transaction_type: 'refund' }))));
    expect(callbackEvent.eventId).toBe(refunded?.eventId);
  });

  it('says nothing when Monri declines, answers about another payment, talks nonsense or is away', async () => {
    const answers = [
      { body: transactionOf(PAYMENT.code, String(PAYMENT.amount), 'declined') },
      { body: transactionOf('another', String(PAYMENT.amount)) },
      { body: transactionOf(PAYMENT.code, '1') },
      { body: '<html>' },
      { status: 422, body: '<errors/>' },
    ];
    for (const one of answers) {
      answer = one;
      await expect(at().refund?.(payment)).rejects.toThrow('Monri');
    }
    await expect(monriGateway({ merchantKey: KEY, authenticityToken: 'token', formUrl: 'http://127.0.0.1:1/v2/form' }).refund?.(payment)).rejects.toThrow();
  });
});
