import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { createClient, overHttp } from '@vitrina/contract/client';
import { customers } from '@vitrina/contract/customers';
import type { CallInput, CallReply } from '@vitrina/contract/call-types';
import type { Endpoint } from '@vitrina/contract/endpoint';
import { webshopOrders } from '@vitrina/contract/orders';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { GUEST } from '../src/buyer.ts';
import { describeInBrowser, isSameDocument, markDocument } from '../src/browser.ts';
import { sendRequest } from '../src/request.ts';
import { type ScriptedShop, startScriptedShop, type Visit } from '../src/scripted-shop.ts';
import { category, known } from '../src/shop.ts';

const ALL = 'necessary|analytics|marketing';
/** A page with all common parts, but no products to render. */
const LIGHT_PAGE = '/impresum/';
let shop: ScriptedShop;
beforeAll(async () => {
  shop = await startScriptedShop();
});
afterAll(() => shop?.stop());

const element = (page: Page, name: string) => page.locator(`script[data-key="${name}"]`);
/** Names of the loaded scripts, by the attributes that they set. */
const ran = (page: Page) => page.evaluate(() => ['tags', 'stats', 'pixel'].filter((name) => document.documentElement.dataset[name] === 'runs'));
/** Names of events in the tag manager's list. */
const layer = (page: Page) =>
  page.evaluate(() => ((globalThis as { dataLayer?: { event?: string }[] }).dataLayer ?? []).flatMap(({ event }) => (event ? [event] : [])));
const eventOf = (page: Page, name: string) =>
  page.evaluate(
    (event) =>
      (globalThis as { dataLayer?: { event?: string; ecommerce?: Record<string, unknown> }[] }).dataLayer?.find((one) => one.event === event)?.ecommerce,
    name,
  );
/** More than eight seconds, by the page's clock. */
const letTimePass = (page: Page) => page.clock.runFor(12_000);

/** A visitor with a stopped clock, on a page with delayed scripts. */
async function standStill(consent: string, path = LIGHT_PAGE): Promise<Visit> {
  const visit = await shop.visit({ consent });
  await visit.page.clock.install({ time: new Date('2026-11-22T08:00:00Z') });
  await visit.page.clock.pauseAt(new Date('2026-11-22T09:00:00Z'));
  await visit.open(path);
  await visit.page.waitForFunction(() => document.documentElement.dataset.outsideScripts === 'true');
  return visit;
}

describeInBrowser('third-party scripts', () => {
  it('load with the consent of their own category and no other [S1.43] [S1.44] [S1.45] [S1.46] [S1.47] [S4.58]', async () => {
    const statistics = await standStill('necessary|analytics');
    await letTimePass(statistics.page);
    await expect.poll(() => ran(statistics.page)).toEqual(['stats']);
    const advertising = await standStill('necessary|marketing');
    await letTimePass(advertising.page);
    await expect.poll(() => ran(advertising.page)).toEqual(['tags', 'pixel']);
    expect([statistics.requestedPaths(), advertising.requestedPaths()].map((paths) => paths.filter((path) => path.endsWith('.js')).sort())).toEqual([
      ['/stats.js'],
      ['/pixel.js', '/tags.js'],
    ]);
    expect([...statistics.problems(), ...advertising.problems()]).toEqual([]);
  });

  it('wait for the visitor or eight seconds, then half a second more, and our beginning of them a second and a half [S4.65] [S9.59] [S9.60] [S9.61]', async () => {
    const { page } = await standStill('necessary|marketing');
    await page.clock.runFor(7999);
    await page.clock.runFor(500);
    expect(await element(page, 'tag_manager').count()).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => element(page, 'tag_manager').count()).toBe(1);
    expect(await layer(page)).not.toContain('gtm.js');
    await page.clock.runFor(998);
    expect(await layer(page)).not.toContain('gtm.js');
    await page.clock.runFor(2);
    await expect.poll(() => layer(page)).toContain('gtm.js');
  });

  const SIGNS = [
    ['a pointer', (page: Page) => page.mouse.move(200, 300)],
    ['scrolling', (page: Page) => page.evaluate(() => scrollTo(0, 400))],
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['a click', (page: Page) => page.evaluate(() => document.body.click())],
  ] as const;
  it.each(SIGNS)('come half a second after %s [S9.60] [S4.61] [S4.62] [S4.63] [S4.64]', async (_sign, act) => {
    const { page } = await standStill('necessary|marketing');
    await page.evaluate(() => {
      for (const sign of ['pointermove', 'scroll', 'keydown', 'click'])
        addEventListener(sign, () => document.documentElement.setAttribute('data-seen', 'true'), { capture: true });
    });
    await act(page);
    await page.waitForFunction(() => document.documentElement.dataset.seen === 'true');
    await page.clock.runFor(499);
    expect(await element(page, 'tag_manager').count()).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => element(page, 'tag_manager').count()).toBe(1);
  });

  it('come at once where no delay is set [S1.48]', async () => {
    const { page } = await standStill('necessary|marketing');
    await expect.poll(() => ran(page)).toEqual(['pixel']);
    await expect.poll(() => page.evaluate(() => (globalThis as { fbq?: { queue: unknown[] } }).fbq?.queue.length)).toBeGreaterThanOrEqual(2);
    expect(await element(page, 'tag_manager').count()).toBe(0);
  });

  it('are removed with their cookies when consent is withdrawn [S4.59]', async () => {
    const { page, cookies, open } = await shop.visit({ consent: 'necessary|analytics' });
    await open('/');
    await page.waitForFunction(() => document.documentElement.dataset.outsideScripts === 'true');
    await page.mouse.move(200, 300);
    await expect.poll(() => ran(page)).toEqual(['stats']);
    expect(await cookies()).toMatchObject({ _stats_visitor: '1' });
    await markDocument(page);
    await refuseAll(page);
    await expect.poll(cookies).toEqual({ gdpr: 'necessary' });
    await expect.poll(() => element(page, 'analytics').count()).toBe(0);
    expect(await page.evaluate(() => 'analyticsLayer' in globalThis)).toBe(false);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('flagged for a reload end with their page, which reloads without them [S4.60]', async () => {
    const { page, cookies, open } = await shop.visit({ consent: 'necessary|marketing' });
    await open('/');
    await expect.poll(() => ran(page)).toContain('pixel');
    await markDocument(page);
    await refuseAll(page);
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    await expect.poll(cookies).toEqual({ gdpr: 'necessary' });
    expect(await ran(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.dataset.outsideScripts)).toBeUndefined();
  });

  it('are removed when another tab withdraws consent', async () => {
    const { page, cookies, open } = await shop.visit({ consent: 'necessary|analytics' });
    await open('/');
    await page.waitForFunction(() => document.documentElement.dataset.outsideScripts === 'true');
    await page.mouse.move(200, 300);
    await expect.poll(() => ran(page)).toEqual(['stats']);
    await page.context().addCookies([{ name: 'gdpr', value: 'necessary', url: shop.origin, sameSite: 'Lax' }]);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
    await expect.poll(() => element(page, 'analytics').count()).toBe(0);
    await expect.poll(cookies).toEqual({ gdpr: 'necessary' });
  });
});

describe('the security policy', () => {
  it.each(['/', '/iskanje/?search_q=televizor', '/nothing-here/'])('opens %s for what is configured and nothing else', async (path) => {
    const policy = String((await sendRequest(path, { origin: shop.origin })).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${shop.outside.origin};`);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it.each(['/webshop/shopping_cart/', '/hr/webshop/withdrawal/', '/auth/login/', '/wishlist/', '/nastavitve-piskotkov/'])(
    'never opens %s, where somebody pays, logs in or has something of their own',
    async (path) => {
      const reply = await sendRequest(path, { origin: shop.origin, headers: { cookie: `gdpr=${ALL}` } });
      expect(reply.status).toBe(200);
      expect(String(reply.headers['content-security-policy'])).toContain("script-src 'self';");
      expect(reply.text).toContain('"allowsScripts":false');
    },
  );
});

describeInBrowser('a page with payment or login', () => {
  it('is a new document without third-party scripts, also after a link from a page with some', async () => {
    const { page, open, requestedPaths, problems } = await shop.visit({ consent: ALL });
    await open('/');
    await expect.poll(() => ran(page)).toContain('pixel');
    await markDocument(page);
    await page.locator('.site-footer a[href="/webshop/withdrawal/"]').click();
    await page.waitForURL('**/webshop/withdrawal/');
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    expect(await isSameDocument(page)).toBe(false);
    const before = requestedPaths().length;
    const inventory = await page.evaluate(() => [...document.scripts].flatMap(({ src }) => (src ? [new URL(src).origin] : [])));
    expect(new Set(inventory)).toEqual(new Set([shop.origin]));
    expect(await page.evaluate(() => ['dataLayer', 'analyticsLayer', 'fbq'].filter((name) => name in globalThis))).toEqual([]);
    expect(requestedPaths().length).toBe(before);
    // Going back loads a separate document too.
    await page.goBack();
    await expect.poll(() => ran(page)).toContain('pixel');
    expect(problems()).toEqual([]);
  });
});

describeInBrowser('the data layer', () => {
  it.each(inLongRun<'si' | 'hr' | 'rs'>(['si', 'hr', 'rs'], ['rs']))(
    'tells in %s what was listed, looked at, searched for and put in the cart, in the market’s money',
    async (lang) => {
      const base = lang === 'si' ? '' : `/${lang}`;
      const { page, open } = await shop.visit({ consent: ALL });
      await page.clock.install();
      const ready = async () => {
        await page.waitForFunction(() => document.documentElement.dataset.outsideScripts === 'true');
        await letTimePass(page);
      };
      const { currency } = LANGUAGES[lang];
      await open((await category('televisions', { lang })).url_without_domain);
      await ready();
      await expect
        .poll(() => eventOf(page, 'view_item_list'))
        .toMatchObject({
          currency,
          items: expect.arrayContaining(
            [{ item_id: expect.any(String), item_name: expect.any(String), price: expect.any(Number), index: 0 }].map((item) => expect.objectContaining(item)),
          ),
        });
      const laptop = await known('laptop', { lang });
      await open(laptop.url_without_domain);
      await ready();
      const price = laptop.price_custom as number;
      await expect.poll(() => eventOf(page, 'view_item')).toMatchObject({ currency, value: price, items: [{ item_id: String(laptop.id), price }] });
      await page.locator('main form[data-wish] button').first().click();
      await expect.poll(() => layer(page)).toContain('add_to_wishlist');
      await page.fill('.buy-form input[name="qty"]', '2');
      await page.click('.buy-form .key');
      await expect
        .poll(() => eventOf(page, 'add_to_cart'))
        .toEqual({ currency, value: price * 2, items: [{ item_id: String(laptop.id), item_name: laptop.title, price, quantity: 2 }] });
      await open(`${base}/${lang === 'si' ? 'iskanje' : lang === 'hr' ? 'trazi' : 'pretraga'}/?search_q=televizor`);
      await ready();
      await expect.poll(() => layer(page)).toEqual(expect.arrayContaining(['search', 'view_item_list']));
    },
  );

  it('of the checkout waits for a page that may have scripts, and reports a purchase exactly once', async () => {
    const { jwt, identifier, number, total } = await orderAt('si');
    const visit = await shop.visit({ consent: ALL });
    const { page, open } = visit;
    await page.context().addCookies([{ name: 'token', value: jwt, url: shop.origin, httpOnly: true, sameSite: 'Lax' }]);
    const thanks = `/webshop/thank_you/?identifier=${identifier}`;
    await open(thanks);
    await page.waitForFunction(() => sessionStorage.getItem('vitrina-events')?.includes('purchase'));
    await open(thanks);
    expect(visit.requestedPaths()).toEqual([]);
    await page.clock.install();
    await open('/');
    await page.waitForFunction(() => document.documentElement.dataset.outsideScripts === 'true');
    await letTimePass(page);
    await expect.poll(() => eventOf(page, 'purchase')).toMatchObject({ transaction_id: number, currency: 'EUR', value: total });
    expect((await layer(page)).filter((name) => name === 'purchase')).toEqual(['purchase']);
    expect(await page.evaluate(() => JSON.stringify((globalThis as { dataLayer?: unknown }).dataLayer))).not.toMatch(/@|Čopova|040 123|[\w-]{22}/);
    await open('/');
    await page.waitForFunction(() => document.documentElement.dataset.outsideScripts === 'true');
    await letTimePass(page);
    await expect.poll(() => layer(page)).toContain('gtm.js');
    expect(await layer(page)).not.toContain('purchase');
  });

  it('stores and reports nothing without consent', async () => {
    const { jwt, identifier } = await orderAt('si');
    const { page, open } = await shop.visit({ consent: 'necessary' });
    await page.context().addCookies([{ name: 'token', value: jwt, url: shop.origin, httpOnly: true, sameSite: 'Lax' }]);
    await page.clock.install();
    for (const path of [`/webshop/thank_you/?identifier=${identifier}`, (await known('laptop')).url_without_domain]) {
      await open(path);
      await letTimePass(page);
      expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) => /event|told/.test(name)))).toEqual([]);
      expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false);
    }
  });
});

describeInBrowser('an error in the shop’s own script', () => {
  it('is reported with consent for statistics, without anything personal, and never without [S1.49] [G19]', async () => {
    const failing = async (consent: string, word: string) => {
      const { page, open } = await shop.visit({ consent });
      await open('/?restore=canary');
      await expect
        .poll(async () => {
          await page.evaluate((message) => void setTimeout(() => Promise.reject(new TypeError(message))), `${word} of ana.canary@example.com 203.0.113.77`);
          return reports().some((report) => report.includes(word)) || !consent.includes('analytics');
        })
        .toBe(true);
    };
    await failing('necessary|marketing', 'mishap');
    await failing('necessary|analytics', 'breakage');
    expect(reports().some((report) => report.includes('mishap'))).toBe(false);
    const report = reports().find((one) => one.includes('breakage')) ?? '';
    expect(report).toContain('TypeError: breakage of [email] [address]');
    expect(report).not.toMatch(/canary|203\.0\.113/);
  });
});

/** Reports received by the error collector. */
const reports = (): string[] => shop.outside.received.flatMap(({ path, body }) => (path === '/api/1/envelope/' ? [body] : []));

/** Opens the settings from the footer and refuses everything. */
async function refuseAll(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Nastavitve piškotkov' }).click();
  await page.locator('.consent').getByRole('button', { name: 'Zavrni vse', exact: true }).click();
}

/** A guest's order at this shop, made through the interface. */
async function orderAt(lang: LanguageCode) {
  const send = overHttp({ fetch: (request) => fetch(request), origin: shop.origin });
  const call = async <E extends Endpoint>(endpoint: E, input: CallInput<E>, token?: string): Promise<CallReply<E>> => {
    const reply = await createClient({ send, baseHost: new URL(shop.origin).host, lang, token }).call(endpoint, input);
    if (!reply.success) throw new Error(`${endpoint.key}: ${JSON.stringify(reply.data)}`);
    return reply.data;
  };
  const { jwt } = await call(customers.generateToken, {});
  await call(webshopCart.addProduct, { shopping_cart_code: (await known('laptop')).shopping_cart_code }, jwt);
  await call(webshopCheckout.continueAsGuest, {}, jwt);
  await call(webshopCheckout.setCustomer, { type: 'webshop.guest', country: 'SI', fields: { ...GUEST } }, jwt);
  await call(webshopCheckout.setShipping, { shipping: 'delivery' }, jwt);
  const { cart } = await call(webshopCheckout.setPayment, { payment: 'bank-transfer' }, jwt);
  const { identifier } = await call(webshopOrders.createOrder, { total: cart.totals.total, accept_terms: true }, jwt);
  const { number } = await call(webshopOrders.order, { identifier }, jwt);
  return { jwt, identifier, number, total: cart.totals.total };
}
