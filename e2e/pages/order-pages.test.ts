import { beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '@vitrina/contract/orders';
import { answerOf, sendRequest, page } from '../src/request.ts';
import { makeOrder, orderNow } from '../src/make-order.ts';

const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
const send = (path: string, fields: Record<string, string> = {}) =>
  sendRequest(path, { method: 'POST', headers: FORM, body: new URLSearchParams(fields).toString() });
const policyOf = async (path: string, name: string) => {
  const policy = String((await sendRequest(path)).headers['content-security-policy']);
  return policy.split('; ').find((one) => one.startsWith(`${name} `));
};
const WRONG = '1-AAAAAAAAAAAAAAAAAAAAAA';
const PAGES = [
  'thank_you',
  'failed_payment',
  'payment_on_hold',
  'payment_create',
  'payment_new',
  'view_order',
  'cancel_order',
  'payment-create-quick',
  'payment-canceled-quick',
  'print-payment-transfer',
] as const;

let transfer: Order;
let form: Order;
let id: string;
beforeAll(async () => {
  transfer = await makeOrder('bank-transfer');
  form = await makeOrder('sandbox-form');
  id = transfer.identifier;
});

describe('a holder of an order’s address', () => {
  it('sees it under the orders word of the language, in the blank layout [S1.8] [S2.31] [S2.32] [S2.33] [S2.34] [S2.99] [S2.100]', async () => {
    for (const path of [`/webshop/narocila/${id}/`, `/en/webshop/orders/${id}/`, `/hr/webshop/narudzbe/${id}/`, `/de/webshop/bestellen/${id}/`]) {
      const html = await page(path);
      expect(html, path).toContain(transfer.number);
      expect(html, path).not.toMatch(/<header class="site-header"|<footer/);
    }
    expect(await page(`/webshop/view_order/?identifier=${id}`)).toContain('Čopova ulica 14');
  });

  it('has one key while it is unpaid, goes on shopping from its head, and cancels or withdraws by buttons', async () => {
    const main = await page(`/en/webshop/orders/${id}/`);
    expect([...main.matchAll(/<a class="key"[^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([`/en/webshop/payment_new/?identifier=${id}`]);
    for (const words of ['Cancel this order', 'Withdraw from contract']) expect(main).toMatch(new RegExp(`<a class="btn[^"]*"[^>]*>${words}</a>`));
    expect(/<header class="blank-head">([\s\S]*?)<\/header>/.exec(main)?.[1]).toMatch(/Continue shopping[\s\S]*href="tel:/);
  });

  it('gets one button for the payment method tried last, and the others below it', async () => {
    const html = await page(`/en/webshop/failed_payment/?identifier=${form.identifier}`);
    expect(html.match(/<button class="key wide"/g)).toHaveLength(1);
    expect(html).toMatch(/<button class="key wide"[^>]*value="sandbox-form"[\s\S]*?Try again: Mobile wallet<\/button>/);
    expect([...html.matchAll(/<button class="pay-choice"[^>]*value="([^"]+)"/g)].map(([, code]) => code)).toEqual([
      'sandbox-card',
      'sandbox-redirect',
      'sandbox-direct',
      'bank-transfer',
    ]);
  });

  it('sees what was bought, its cart as it was and the VAT in it [S3.54] [S3.55]', async () => {
    const html = await page(`/webshop/narocila/${id}/`);
    expect(html).toContain(transfer.cart.parcels[0]?.items[0]?.title);
    expect(html).toContain('DDV 22 %');
  });

  it.each(PAGES)('a wrong one answers the same 404 on %s, and nothing of any order', async (name) => {
    for (const identifier of [WRONG, `${id.slice(0, -1)}_`, id.split('-')[0] as string, '', "1'--"]) {
      const { status, text } = await sendRequest(`/webshop/${name}/?identifier=${encodeURIComponent(identifier)}`);
      expect(status, identifier).toBe(404);
      expect(text).not.toMatch(/Žana|zana\.duric/);
    }
  });

  it('is kept out of search engines and caches', async () => {
    for (const path of [`/webshop/thank_you/?identifier=${id}`, `/webshop/narocila/${id}/`, '/webshop/failed_order/']) {
      const { headers, text } = await sendRequest(path);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(text).toContain('<meta name="robots" content="noindex');
      expect(text).not.toContain('hreflang="x-default"');
    }
  });
});

describe('after ordering', () => {
  it('the thank-you page says number, mail and what to transfer [S2.93] [S4.39]', async () => {
    const html = await page(`/webshop/thank_you/?identifier=${id}`);
    for (const part of [transfer.number, transfer.email, 'SI12', 'data:image/svg+xml,', `/webshop/print-payment-transfer/?identifier=${id}`])
      expect(html).toContain(part);
  });

  it('a payment that is not told yet is awaited on hold [S2.96]', async () => {
    expect(await answerOf(`/webshop/thank_you/?identifier=${form.identifier}`)).toBe(`302 /webshop/payment_on_hold/?identifier=${form.identifier}`);
    expect(await page(`/webshop/payment_on_hold/?identifier=${form.identifier}`)).toContain(form.number);
  });

  it('a failed order says why, by reasons we know alone [S2.94]', async () => {
    const html = await page('/webshop/failed_order/?reason=error_cart_changed');
    expect(html).toContain('role="alert"');
    expect(html).toContain('/webshop/shopping_cart/');
    const [, unknown] = (await page('/webshop/failed_order/?reason=call-0900-123')).split('<main');
    expect(unknown?.split('</main>')[0]).not.toMatch(/role="alert"|0900/);
  });
});

describe('paying', () => {
  it('begins on its page, which allows the bank’s origin and no other [S1.9] [S2.37] [S2.97] [S4.40] [S4.41]', async () => {
    const path = `/webshop/narocila/${form.identifier}/payment/`;
    const html = await page(path);
    const [, action = ''] = /<form action="(http[^"]+)" method="post">/.exec(html) ?? [];
    expect(await policyOf(path, 'form-action')).toBe(`form-action 'self' ${new URL(action).origin}`);
    expect(await policyOf(path, 'frame-src')).toBeUndefined();
    expect(await policyOf(`/webshop/payment_new/?identifier=${form.identifier}`, 'form-action')).toBe("form-action 'self'");
    expect(await answerOf(`/webshop/payment_create/?identifier=${form.identifier}`)).toBe('200');
  });

  it('leads to the provider’s address by a link of the page [S4.42]', async () => {
    const html = await page(`/webshop/narocila/${form.identifier}/payment/?payment=sandbox-redirect`);
    expect(html).toMatch(/<a class="key" href="http:\/\/localhost:\d+\/pay\?/);
  });

  it('shows the provider’s frame [S4.45]', async () => {
    const path = `/webshop/narocila/${form.identifier}/payment/?payment=sandbox-card`;
    expect(await page(path)).toMatch(/<iframe[^>]* src="http:\/\/localhost:\d+\/card\?/);
    expect(await policyOf(path, 'frame-src')).toMatch(/^frame-src 'self' http:\/\/localhost:\d+$/);
  });

  it('goes to the new-payment page where none could be begun [S2.98] [S4.43]', async () => {
    const { status, location } = await sendRequest(`/webshop/narocila/${form.identifier}/payment/?payment=nonsense`);
    expect([status, location]).toEqual([303, `/webshop/payment_new/?identifier=${form.identifier}&reason=error_payment_not_possible`]);
    expect(await page(location as string)).toContain('role="alert"');
  });

  it('is navigated to as a document of its own, for its policy’s sake', async () =>
    expect((await sendRequest(`/_data/webshop/narocila/${form.identifier}/payment/`)).text).toBe('{}'));

  it.each([
    ['payment_new', 'S2.98'],
    ['failed_payment', 'S2.95'],
    ['payment-create-quick', 'S2.35'],
    ['payment-canceled-quick', 'S2.36'],
  ])('%s offers every way as a button of a form [%s]', async (name) => {
    const html = await page(`/webshop/${name}/?identifier=${form.identifier}`);
    expect(html).toMatch(new RegExp(`<form class="pay-choices" action="/webshop/narocila/${form.identifier}/payment/" method="post">`));
    expect(html).toMatch(/<button class="pay-choice" type="submit" value="bank-transfer" name="payment">/);
  });

  it('another way without scripts: its button leads on [S3.56] [S4.44]', async () => {
    const order = await makeOrder('sandbox-direct');
    expect(order.redirect_url_on_created).toMatch(/^http/);
    const chosen = await send(`/webshop/narocila/${order.identifier}/payment/`, { payment: 'bank-transfer' });
    expect([chosen.status, chosen.location]).toEqual([303, `/webshop/thank_you/?identifier=${order.identifier}`]);
    expect((await orderNow(order.identifier)).payment.code).toBe('bank-transfer');
  });
});

describe('cancelling', () => {
  it('asks first, is done by a form alone, once, and says so [S1.28] [S2.101]', async () => {
    const order = await makeOrder();
    const path = `/webshop/cancel_order/?identifier=${order.identifier}`;
    expect(await page(path)).toContain(`action="${path}" method="post"`);
    expect((await orderNow(order.identifier)).status).toBe('new');
    const cancelled = await send(path);
    expect([cancelled.status, cancelled.location]).toEqual([303, path]);
    expect((await orderNow(order.identifier)).status).toBe('cancelled');
    expect(await page(path)).not.toContain(`action="${path}"`);
    expect(await answerOf(`/webshop/payment_new/?identifier=${order.identifier}`)).toBe(`302 /webshop/narocila/${order.identifier}/`);
    expect(await answerOf(`/webshop/thank_you/?identifier=${order.identifier}`)).toBe(`302 /webshop/narocila/${order.identifier}/`);
  });

  it('of an unknown order is 404', async () => expect((await send(`/webshop/cancel_order/?identifier=${WRONG}`)).status).toBe(404));
});
