import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUEST } from '../src/buyer.ts';
import { describeInBrowser, openBrowser } from '../src/browser.ts';
import { CART_PATH } from '../src/cart.ts';
import { decode } from '../src/html.ts';
import { sendRequest } from '../src/request.ts';
import { type RunningShop, startOwnShop } from '../src/start-shop.ts';

const SWITCHED_OFF = ['shipping', 'payment', 'review_order'];
const CUSTOMER = '/webshop/customer/';
const ORDER = 'Naročilo z obveznostjo plačila';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startOwnShop({ CHECKOUT_WITHOUT: SWITCHED_OFF.join(',') });
});
afterAll(() => shop?.stop());

/** Adds the product of the home page's first tile to the cart and continues as a guest, by forms alone; returns the cookie. */
async function guestAtCustomer(): Promise<string> {
  const { text } = await sendRequest('/', { origin: shop.origin });
  const [, code = ''] = /value="(p-\d+)"[^>]* name="code"/.exec(text) ?? [];
  const reply = await send(CART_PATH, null, { action: 'add', code, qty: '1' });
  const cookie = reply.headers['set-cookie']?.[0]?.split(';')[0] as string;
  await send('/webshop/login/', cookie, { action: 'guest' });
  return cookie;
}
const send = (path: string, cookie: string | null, fields: Record<string, string>) =>
  sendRequest(path, {
    origin: shop.origin,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    body: new URLSearchParams(fields).toString(),
  });
const see = (path: string, cookie: string) => sendRequest(path, { origin: shop.origin, headers: { cookie } });
const hidden = (html: string, name: string): string => decode(new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '');

describe('a shop without the steps for shipping, payment and review', () => {
  it.each(SWITCHED_OFF)('has no page for %s, in any language [S2.105] [S2.106] [S2.107]', async (step) => {
    const cookie = await guestAtCustomer();
    expect((await see(`/webshop/${step}/`, cookie)).status).toBe(404);
    expect((await see(`/de/webshop/${step}/`, cookie)).status).toBe(404);
  });

  it('orders from the buyer’s page without scripts, with a way of shipping and paying chosen for the shopper [S1.3] [S2.89] [S2.105] [S2.106] [S2.107]', async () => {
    const cookie = await guestAtCustomer();
    const { status, text } = await see(CUSTOMER, cookie);
    expect(status).toBe(200);
    expect(decode(text)).toContain(ORDER);
    for (const step of SWITCHED_OFF) expect(text).not.toContain(`/webshop/${step}/`);
    const placed = await send(CUSTOMER, cookie, { country: 'SI', ...GUEST, key: hidden(text, 'key'), total: hidden(text, 'total') });
    // Redirects to the bank by its form, or to a page of the shop.
    expect([200, 303]).toContain(placed.status);
    expect(placed.location ?? '').not.toContain('failed_order');
    expect(decode((await see(CART_PATH, cookie)).text)).toContain('Košarica je prazna.');
  });

  it('names a bad field and orders nothing', async () => {
    const cookie = await guestAtCustomer();
    const { text } = await see(CUSTOMER, cookie);
    const refused = await send(CUSTOMER, cookie, { country: 'SI', ...GUEST, post_code: '1', key: hidden(text, 'key'), total: hidden(text, 'total') });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('href="#f-post_code"');
    expect(decode((await see(CART_PATH, cookie)).text)).not.toContain('Košarica je prazna.');
  });
});

describeInBrowser('the same with scripts', () => {
  it('goes from the buyer’s page to the order [S2.105] [S2.106] [S2.107]', async () => {
    const cookie = await guestAtCustomer();
    const { page, open } = await openBrowser({ baseURL: shop.origin });
    await page.context().addCookies([{ name: 'token', value: cookie.slice('token='.length), url: shop.origin, httpOnly: true, sameSite: 'Lax' }]);
    await open(CUSTOMER);
    for (const [name, value] of Object.entries(GUEST)) await page.locator(`[name="${name}"]`).fill(value);
    await page.getByRole('button', { name: ORDER }).click();
    await page.waitForURL((url) => url.pathname !== CUSTOMER || url.origin !== shop.origin);
    expect(page.url()).not.toContain('failed_order');
    expect(decode((await see(CART_PATH, cookie)).text)).toContain('Košarica je prazna.');
  });
});
