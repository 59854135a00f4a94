import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, overHttp } from '@vitrina/contract/client';
import type { CallInput, CallReply } from '@vitrina/contract/call-types';
import type { Endpoint } from '@vitrina/contract/endpoint';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { customers } from '@vitrina/contract/customers';
import { webshopOrders } from '@vitrina/contract/orders';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { LANGUAGE_CODES, languageBase, type LanguageCode, LANGUAGES } from '@vitrina/contract/values/languages';
import { KNOWN } from '@vitrina/demo/known';
import { catalogue } from '@vitrina/contract/catalogue';
import { findTooWide, judge } from '../src/accessibility.ts';
import { describeInBrowser, openBrowser, SIZES, type WatchedPage } from '../src/browser.ts';
import { GUEST } from '../src/buyer.ts';
import { sendRequest } from '../src/request.ts';
import { type RunningShop, startOwnShop } from '../src/start-shop.ts';
import { SOME_LANGUAGES } from '../src/some-languages.ts';

const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

let shop: RunningShop;
let database: pg.Client;
let product: string;
beforeAll(async () => {
  shop = await startOwnShop({ ORDER_LIMITS: 'on', TRUSTED_PROXIES: '1' });
  database = new pg.Client({ connectionString: shop.databaseUrl as string });
  await database.connect();
  product = (await call(catalogue.product, { item_code: KNOWN.laptop }, {})).shopping_cart_code;
  await database.query('update stock set qty = 1000 where qty > 0');
});
afterAll(async () => {
  await database?.end();
  await shop?.stop();
});

/** `forwarded`: X-Forwarded-For as received by the shop; our proxy added its last entry. */
async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { token, forwarded = '192.0.2.1' }: { token?: string; forwarded?: string },
): Promise<CallReply<E>> {
  const transport = overHttp({
    fetch: (request) => {
      request.headers.set('x-forwarded-for', forwarded);
      return fetch(request);
    },
    origin: shop.origin,
  });
  const reply = await createClient({ send: transport, baseHost: 'localhost', lang: 'si', token }).call(endpoint, input);
  if (!reply.success) throw new Error(`${endpoint.key}: ${JSON.stringify(reply.data)}`);
  return reply.data;
}

async function buy(email: string, forwarded: string): Promise<{ identifier: string; waits: boolean }> {
  const { jwt: token } = await call(customers.generateToken, {}, {});
  await call(webshopCart.addProduct, { shopping_cart_code: product }, { token });
  await call(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'SI', fields: { ...GUEST, email } }, { token });
  await call(webshopCheckout.setShipping, { shipping: 'delivery' }, { token });
  await call(webshopCheckout.setPayment, { payment: 'cash-on-delivery' }, { token });
  const { identifier, waits_for_confirmation = false } = await call(webshopOrders.createOrder, { accept_terms: true }, { token, forwarded });
  return { identifier, waits: waits_for_confirmation };
}

/** Tests the page of a mail's link with axe in all languages; `linkNow` is called when the test runs. */
function testAccessibility(state: string, linkNow: () => string): void {
  describeInBrowser('the page of the link', () => {
    let visit: WatchedPage;
    beforeAll(async () => {
      visit = await openBrowser({ baseURL: shop.origin, viewport: SIZES.phone, reducedMotion: 'reduce' });
    });
    it.each(inLongRun<LanguageCode>(LANGUAGE_CODES, ['de']))(`in %s is accessible and as wide as the window while the order ${state}`, async (lang) => {
      await visit.page.setViewportSize(SIZES.phone);
      await visit.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await visit.open(`${languageBase(lang, 'si')}webshop/confirm_order/?identifier=${linkNow()}`);
      expect(await visit.page.getAttribute('html', 'lang')).toBe(LANGUAGES[lang].lang);
      const found = await judge(visit, { size: 'phone', colorScheme: 'light' });
      found.push(...(await visit.page.evaluate(findTooWide)));
      found.push(...(await judge(visit, { size: 'desktop', colorScheme: 'dark', onlyColours: true })));
      expect([...found, ...visit.problems()]).toEqual([]);
    });
  });
}

describe('orders beyond the limits', () => {
  let waiting: string;
  let link: string;

  it('from one IPv4 /24 the twenty-first waits, with any X-Forwarded-For before the proxy’s own entry', async () => {
    const waits: boolean[] = [];
    for (let i = 0; i < 21; i += 1) {
      const placed = await buy(`kupec${i}@primer.test`, `198.18.${i}.1, 2001:db8:${i}::1, 203.0.113.${i}`);
      waits.push(placed.waits);
      waiting = placed.identifier;
    }
    expect(waits).toEqual([...Array.from({ length: 20 }, () => false), true]);
    expect((await buy('sosed@primer.test', '203.0.114.1')).waits).toBe(false);
    const { rows } = await database.query("select data ->> 'confirm' as link from mails where kind = 'order-confirm' and recipient = 'kupec20@primer.test'");
    link = rows[0].link;
  });

  it.each(SOME_LANGUAGES)('its pages in %s say that it waits for the link of the mail, and ask for no money', async (lang) => {
    const base = languageBase(lang, 'si');
    for (const path of [`${base}webshop/thank_you/?identifier=${waiting}`, `${base}webshop/${LANGUAGES[lang].ordersWord}/${waiting}/`]) {
      const { status, text } = await sendRequest(path, { origin: shop.origin });
      expect(status, path).toBe(200);
      const main = mainOf(text);
      expect(main).toContain('kupec20@primer.test');
      expect(main).toMatch(/30|\d{2}[.:]\d{2}/);
      expect(main).not.toMatch(/order_[a-z_]+<|\{[a-z]+\}|webshop\/(?:payment_new|cancel_order|withdrawal)/);
    }
    const { status, text } = await sendRequest(`${base}webshop/confirm_order/?identifier=${link}`, { origin: shop.origin });
    expect(status).toBe(200);
    expect(mainOf(text)).toMatch(/<form [^>]*method="post"/);
    expect(mainOf(text)).not.toMatch(/order_[a-z_]+<|\{[a-z]+\}/);
  });

  testAccessibility('waits for its click', () => link);

  it('opening the link, as mail scanners do, changes nothing; its button places the order, twice with the same page, without scripts', async () => {
    const page = `/webshop/confirm_order/?identifier=${link}`;
    const status = async () => (await call(webshopOrders.orderStatus, { identifier: waiting }, {})).status;
    for (const method of ['GET', 'HEAD']) expect((await sendRequest(page, { method, origin: shop.origin })).status).toBe(200);
    expect(await status()).toBe('waiting');
    const pages = [];
    for (let i = 0; i < 2; i += 1) {
      const sent = await sendRequest(page, { method: 'POST', headers: FORM, body: '', origin: shop.origin });
      expect([sent.status, sent.location]).toEqual([303, page]);
      pages.push(mainOf((await sendRequest(page, { origin: shop.origin })).text));
    }
    expect(pages[0]).toContain('je oddano');
    expect(pages[0]).toContain(`/webshop/narocila/${waiting}/`);
    expect(pages[1]).toBe(pages[0]);
    expect(await status()).toBe('confirmed');
  });

  testAccessibility('was placed', () => link);
  testAccessibility('is not to be found', () => `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`);

  it('a wrong link is told so, and the order’s own address is none', async () => {
    for (const identifier of [waiting, `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`])
      for (const method of ['GET', 'POST'])
        expect(
          (
            await sendRequest(`/webshop/confirm_order/?identifier=${identifier}`, {
              method,
              headers: method === 'POST' ? FORM : {},
              body: '',
              origin: shop.origin,
            })
          ).status,
        ).toBe(404);
  });
});
