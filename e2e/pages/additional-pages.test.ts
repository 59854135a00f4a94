import { beforeAll, describe, expect, it } from 'vitest';
import { additionalPayments } from '@vitrina/contract/additional-payments';
import { webshopOrders } from '@vitrina/contract/orders';
import { staffOrders } from '@vitrina/contract/staff-orders';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { additionalNow, type RequestedPayment, requestAdditionalPayment, REASON, staffToken } from '../src/request-additional-payment.ts';
import { makeOrder } from '../src/make-order.ts';
import { answerOf, sendRequest, page } from '../src/request.ts';
import { call } from '../src/shop.ts';

const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
const view = (identifier: string) => `/webshop/view_additional_payment/?identifier=${identifier}`;
const thanks = (identifier: string) => `/webshop/additional_payments_thank_you/?identifier=${identifier}`;
const list = (identifier: string) => `/webshop/additional_payments/?identifier=${identifier}`;
const pay = (identifier: string, payment: string) =>
  sendRequest(view(identifier), { method: 'POST', headers: FORM, body: new URLSearchParams({ payment }).toString() });
const policyOf = (headers: Record<string, unknown>, name: string) =>
  String(headers['content-security-policy'])
    .split('; ')
    .find((one) => one.startsWith(`${name} `));

let additional: RequestedPayment;
let id: string;
beforeAll(async () => {
  additional = await requestAdditionalPayment();
  id = additional.identifier;
});

describe('a holder of the address of an additional payment', () => {
  it('sees sum, reason and every way to pay, as buttons of a form and as a transfer [S2.104] [G15]', async () => {
    const html = await page(view(id));
    for (const part of [additional.order.number, REASON, formatPrice(12.5, 'si'), 'data:image/svg+xml,', 'SI12']) expect(html).toContain(part);
    expect(html).toMatch(new RegExp(`<form class="pay-choices" action="${view(id).replace('?', '\\?')}" method="post">`));
    expect(html).toMatch(/<button class="pay-choice" type="submit" value="sandbox-form" name="payment">/);
  });

  it('reads nothing else of the order, nor the buyer', async () => {
    const html = await page(view(id));
    expect(html).not.toMatch(/Žana|Čopova|zana\.duric/);
    expect(html).not.toContain(additional.order.identifier);
  });

  it('sees it in every language [S1.27]', async () => {
    for (const lang of LANGUAGE_CODES) {
      const { status, text } = await sendRequest(`${lang === 'si' ? '' : `/${lang}`}${view(id)}`);
      expect(status, lang).toBe(200);
      expect(text).toContain(REASON);
      expect(text).not.toMatch(/>additional_[a-z_]+</);
    }
  });

  it.each(['view_additional_payment', 'additional_payments_thank_you', 'additional_payments'])('a wrong one answers the same 404 on %s', async (name) => {
    const wrong = name === 'additional_payments' ? additional.order.identifier : id;
    for (const identifier of [`1-${'A'.repeat(22)}`, `${wrong.slice(0, -1)}_`, wrong.split('-')[0] as string, '', "1'--"]) {
      const { status, text } = await sendRequest(`/webshop/${name}/?identifier=${encodeURIComponent(identifier)}`);
      expect(status, identifier).toBe(404);
      expect(text).not.toContain(REASON);
    }
  });

  it('is kept out of caches and search engines', async () => {
    for (const path of [view(id), thanks(id), list(additional.order.identifier)]) {
      const { headers, text } = await sendRequest(path);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(text).toContain('<meta name="robots" content="noindex');
    }
  });
});

describe('the sums of an order', () => {
  it('stand on their list and on the order, each with its link [S2.102] [G15]', async () => {
    for (const path of [list(additional.order.identifier), `/webshop/narocila/${additional.order.identifier}/`]) {
      const html = await page(path);
      expect(html).toContain(REASON);
      expect(html).toContain(`href="${view(id)}"`);
    }
  });

  it('of an order without any, the list says so and the order says nothing', async () => {
    const { identifier } = await makeOrder();
    expect(await page(list(identifier))).toContain('nismo prosili za nobeno doplačilo');
    expect(await page(`/webshop/narocila/${identifier}/`)).not.toContain('order-additional-title');
  });
});

describe('paying it', () => {
  it('begins by a form alone, on a page that allows the bank’s origin and no other', async () => {
    expect(policyOf((await sendRequest(view(id))).headers, 'form-action')).toBe("form-action 'self'");
    const { status, headers, text } = await pay(id, 'sandbox-form');
    expect(status).toBe(200);
    const [, action = ''] = /<form action="(http[^"]+)" method="post">/.exec(text) ?? [];
    expect(policyOf(headers, 'form-action')).toBe(`form-action 'self' ${new URL(action).origin}`);
  });

  it('leads to the provider’s address, or shows its frame', async () => {
    expect((await pay(id, 'sandbox-redirect')).text).toMatch(/<a class="key" href="http:\/\/localhost:\d+\/pay\?/);
    expect((await pay(id, 'sandbox-card')).text).toMatch(/<iframe[^>]* src="http:\/\/localhost:\d+\/card\?/);
  });

  it('says so where none could be begun', async () => {
    const { status, location } = await pay(id, 'nonsense');
    expect([status, location]).toEqual([303, `${view(id)}&reason=error_payment_not_possible`]);
    expect(await page(location as string)).toContain('role="alert"');
    expect((await pay(id, '')).status).toBe(303);
  });

  it('is awaited until the bank told us [S2.103]', async () => {
    const html = await page(thanks(id));
    expect(html).toContain('role="status"');
    expect(html).toContain(`href="${view(id)}"`);
  });

  it('paid, it says thank you and cannot be paid again [S2.103]', async () => {
    const { order, identifier } = await requestAdditionalPayment();
    const as = { token: await staffToken() };
    await call(staffOrders.bookPayment, { identifier: order.number, additional_id: Number(identifier.split('-')[0]), amount: 12.5 }, as);
    expect((await additionalNow(identifier)).payment_status).toBe('paid');
    expect(await page(thanks(identifier))).toContain(order.number);
    expect(await page(view(identifier))).not.toContain('class="pay-choices"');
    expect((await pay(identifier, 'sandbox-form')).location).toBe(view(identifier));
  });

  it('of an order that is cancelled is asked for no more', async () => {
    const { order, identifier } = await requestAdditionalPayment();
    await call(webshopOrders.cancelOrder, { identifier: order.identifier });
    expect(await page(view(identifier))).not.toMatch(/class="pay-choices"|data:image/);
    expect(await answerOf(thanks(identifier))).toBe(`302 ${view(identifier)}`);
  });

  it('is nothing that guests may ask for', async () =>
    await expect(call(additionalPayments.ask, { identifier: additional.order.identifier, amount: 1, reason: 'x' })).rejects.toThrow('error_unauthorized'));
});

it('a shipped order shows where to follow the parcel', async () => {
  const { identifier } = await makeOrder('cash-on-delivery');
  const as = { token: await staffToken() };
  await call(staffOrders.moveOrder, { identifier, state: 'packed' }, as);
  await call(
    staffOrders.moveOrder,
    { identifier, state: 'shipped', carrier: 'GLS', tracking_number: 'RR 1', tracking_url: 'https://sledenje.example/RR1' },
    as,
  );
  const html = await page(`/webshop/narocila/${identifier}/`);
  expect(html).toContain('GLS, RR 1');
  expect(html).toContain('href="https://sledenje.example/RR1"');
});
