import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateways, isSigned, SANDBOX_SIGNATURE } from '@vitrina/backend';
import { DECISIONS, MANNERS, planCalls } from './callback-plan.ts';
import { bankUrl, type SandboxBank, startSandboxBank } from './start-sandbox-bank.ts';

const SECRET = 'a secret of the bank, long enough';
let bank: SandboxBank;
let shop: Server;
let callbackUrl: string;
let heard: { kind: string; event_id: string; signed: boolean }[] = [];

beforeAll(async () => {
  bank = await startSandboxBank({ port: 0, secret: SECRET });
  shop = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const message = JSON.parse(body.toString()) as { kind: string; event_id: string };
    heard.push({ kind: message.kind, event_id: message.event_id, signed: isSigned(SECRET, body, request.headers[SANDBOX_SIGNATURE] as string) });
    response.end('RECEIVED');
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  callbackUrl = `http://127.0.0.1:${(shop.address() as { port: number }).port}/callback`;
});
beforeEach(() => {
  heard = [];
});
afterAll(async () => {
  await bank.close();
  shop.close();
});

const gateway = (code: string) => {
  const found = createGateways({ sandbox: { bankUrl: `http://127.0.0.1:${bank.port}`, secret: SECRET, shopName: () => 'Kovač & sin' } }).find(
    (one) => one.code === code,
  );
  if (!found) throw new Error(code);
  return found;
};

let number = 0;
async function startPayment() {
  number += 1;
  const code = `payment-${number}`;
  const started = await gateway('sandbox-form').start({
    ...{ code, amount: 12_345, currency: 'EUR', reference: '100001', email: 'a@example.com', lang: 'si', callbackUrl },
    successUrl: 'http://shop.test/success',
    failureUrl: 'http://shop.test/failure',
    cancelUrl: 'http://shop.test/canceled',
  });
  if (started.kind !== 'form') throw new Error(started.kind);
  return { code, ...started };
}
const post = (url: string, fields: Record<string, string>) => fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const decide = async (decision: string, manner: string, fields: Record<string, string>) =>
  post(`http://127.0.0.1:${bank.port}/decide`, { ...fields, decision, manner });

describe('the sandbox bank', () => {
  it('shows the sum as the shop writes prices where it knows no language, and its buttons [S9.50]', async () => {
    const { action, fields } = await startPayment();
    const page = await (await post(action, fields)).text();
    expect(page).toContain('123,45\u00a0€');
    expect(page).toContain('Kovač &#38; sin asks for');
    expect(page).not.toContain('Vitrina');
    expect([...page.matchAll(/<button[^>]*>(\w+)</g)].map((match) => match[1])).toEqual(['Pay', 'Decline', 'Cancel', 'Hold', 'Reserve']);
  });

  it('reserves money, of which the shop takes parts once by its code, never more, and releases the rest', async () => {
    const { code, fields } = await startPayment();
    const form = gateway('sandbox-form');
    const captureRequest = (amount: number, part: string) => ({ code, gatewayReference: null, amount, currency: 'EUR' as const, part });
    const expectEvents = (kind: string) => expect.poll(() => heard.filter((one) => one.kind === kind && one.signed).map(({ event_id }) => event_id));
    expect(await form.capture?.(captureRequest(100, `${code}-a`))).toBe('refused');
    await decide('reserve', 'at once', fields);
    await expectEvents('authorized').toEqual([`${code}:authorized`]);
    expect(await form.capture?.(captureRequest(12_000, `${code}-a`))).toBeNull();
    expect(await form.capture?.(captureRequest(12_000, `${code}-a`))).toBeNull();
    expect(await form.capture?.(captureRequest(346, `${code}-b`))).toBe('refused');
    await expectEvents('captured').toEqual([`${code}-a:captured`, `${code}-a:captured`]);
    await form.release?.({ code, gatewayReference: null });
    await expectEvents('voided').toEqual([`${code}:voided`]);
    expect(await form.capture?.(captureRequest(1, `${code}-c`))).toBe('refused');
  });

  it('refuses what the shop did not sign', async () => {
    const { action, fields } = await startPayment();
    const cheap = Buffer.from(JSON.stringify({ amount: 1 })).toString('base64url');
    expect((await post(action, { ...fields, payment: cheap })).status).toBe(400);
    expect((await decide('pay', 'at once', { ...fields, signature: 'x' })).status).toBe(400);
    expect(heard).toEqual([]);
  });

  it.each([
    ['pay', ['pending', 'paid'], 'success'],
    ['decline', ['pending', 'failed'], 'failure'],
    ['cancel', ['pending', 'cancelled'], 'canceled'],
    ['hold', ['pending'], 'success'],
  ])('%s: tells the shop, signed, and leads back', async (decision, kinds, page) => {
    const { fields } = await startPayment();
    const response = await decide(decision, 'at once', fields);
    expect([response.status, response.headers.get('location')]).toEqual([303, `http://shop.test/${page}`]);
    expect(heard.map((one) => one.kind)).toEqual(kinds);
    expect(heard.every((one) => one.signed)).toBe(true);
  });

  it('tells twice, in the wrong order or never, as it is told to', async () => {
    for (const [manner, kinds] of [
      ['twice', ['pending', 'paid', 'pending', 'paid']],
      ['out of order', ['paid', 'pending']],
      ['never', []],
    ] as const) {
      heard = [];
      await decide('pay', manner, (await startPayment()).fields);
      expect(heard.map((one) => one.kind)).toEqual(kinds);
    }
    expect(planCalls('pay', 'slow').every((call) => call.afterMs === 5000)).toBe(true);
    for (const decision of DECISIONS) for (const manner of MANNERS) expect(planCalls(decision, manner).length).toBeLessThanOrEqual(4);
  });

  it('says how a payment stands, and gives money back once it has it', async () => {
    const { code, fields } = await startPayment();
    const { status, refund } = gateway('sandbox-form');
    expect(await status?.({ code, gatewayReference: null })).toBeNull();
    await decide('pay', 'never', fields);
    expect(await status?.({ code, gatewayReference: null })).toMatchObject({ kind: 'paid', amount: 12_345, paymentCode: code });
    await refund?.({ code, gatewayReference: null, amount: 12_345, currency: 'EUR' });
    await expect.poll(() => heard.map((one) => one.kind)).toEqual(['refunded']);
    expect(await status?.({ code, gatewayReference: null })).toMatchObject({ kind: 'refunded' });
  });

  it('takes another port where its own is taken', async () => {
    const second = await startSandboxBank({ port: bank.port, secret: SECRET });
    expect(second.port).not.toBe(bank.port);
    await second.close();
  });

  it.each([
    ['http://localhost:3000', 'http://localhost:3001'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3001'],
    ['http://[::1]:3000', 'http://localhost:3001'],
    ['http://192.168.1.5:3000', 'http://localhost:3001'],
  ])('of a shop at %s is found at %s', (shop, expected) => expect(bankUrl(shop, 3001)).toBe(expected));
});
