import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpointTable } from '@vitrina/contract/endpoints';
import { CUSTOMER } from '@vitrina/demo/known';
import { describeInBrowser, openBrowser, type WatchedPage } from '../src/browser.ts';
import { GUEST } from '../src/buyer.ts';
import { known } from '../src/shop.ts';
import { stopClock } from '../src/standing-clock.ts';
import { type RunningShop, startOwnShop } from '../src/start-shop.ts';

/** Every endpoint at another path than the contract's. */
const MOVED = Object.entries(endpointTable()).map(([name, path]) => [name, path.replace('/api/', '/api/v9/')] as const);
const ASSETS = fileURLToPath(new URL('../../storefront/dist/client/assets', import.meta.url));

/** Milliseconds between a write and the check whether the list shows it. */
const PAUSE_MS = 2000;

let shop: RunningShop;
let product: string;
beforeAll(async () => {
  [shop, { url_without_domain: product }] = await Promise.all([
    startOwnShop({ ENDPOINT_PATHS: MOVED.map(([name, path]) => `${name}=${path}`).join(','), POLL_AFTER_WRITES: '1', BROWSER_BEARER: '1' }),
    known('laptop'),
  ]);
});
afterAll(() => shop?.stop());

/** A visitor whose browser reaches only the paths of the served table and the storefront's own. */
async function visit(): Promise<WatchedPage & { calledEndpoints: Set<string> }> {
  const watched = await openBrowser({ baseURL: shop.origin, reducedMotion: 'reduce' });
  const calledEndpoints = new Set<string>();
  await watched.page.route(/\/api\/(?!v9\/|nuxtapi\/)/, (route) => route.abort());
  watched.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calledEndpoints.add(`${request.method()} ${pathname}`);
  });
  return { ...watched, calledEndpoints };
}
const next = (page: Page) => page.locator('.checkout-nav .key');
const at = (page: Page, step: string) => page.waitForURL(`**/webshop/${step}/**`);

/** The shop's scripts, as name and text. */
const scripts = (): [string, string][] =>
  readdirSync(ASSETS)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(`${ASSETS}/${file}`, 'utf8')]);

it('no script of the shop knows a path of the endpoint table [S1.39] [S7.21]', () => {
  expect(scripts().length).toBeGreaterThan(20);
  expect(scripts().flatMap(([, text]) => text.match(/\/api\/(?!nuxtapi\/)[\w-]+/g) ?? [])).toEqual([]);
});

it('no script of the shop carries schemas: browsers get calls as plain data', () => {
  const withZod = scripts().filter(([, text]) => /\b_zod\b|ZodError|\$ZodType/.test(text));
  expect(withZod.map(([file]) => file)).toEqual([]);
});

describeInBrowser('a shop whose endpoint table names other paths', () => {
  it('sells to a guest all the same [S1.39] [S7.21]', async () => {
    const { page, open, calledEndpoints, problems } = await visit();
    await open(product);
    await page.click('.buy-form .key');
    await page.waitForSelector('dialog[open] .cart-line, dialog[open] li');
    await open('/webshop/login/');
    await page.locator('.guest-form .key').click();
    await at(page, 'customer');
    // The URL may change before the page does; the previous step also has an e-mail field.
    await page.locator('[name="town"]').waitFor();
    for (const [name, value] of Object.entries(GUEST)) await page.fill(`[name="${name}"]`, value);
    await next(page).click();
    await at(page, 'shipping');
    await page.check('input[value="delivery"]');
    await next(page).click();
    await at(page, 'payment');
    await page.check('input[value="bank-transfer"]');
    await next(page).click();
    await at(page, 'review_order');
    // Content of this step: the previous one has a button of equal appearance.
    await page.locator('.review-head').first().waitFor();
    await next(page).click();
    await at(page, 'thank_you');
    expect(page.url()).toMatch(/identifier=\d+-[\w-]{22}$/);
    for (const call of ['POST /api/v9/webshop/product/', 'POST /api/v9/webshop/customer/', 'POST /api/v9/webshop/order/'])
      expect([...calledEndpoints]).toContain(call);
    expect([...calledEndpoints].filter((call) => !/ \/api\/(?:v9|nuxtapi)\//.test(call))).toEqual([]);
    expect(problems()).toEqual([]);
  });

  it('keeps its rules there: a login’s token goes into the cookie that no script reads', async () => {
    const { page, open } = await visit();
    await open('/auth/login/');
    await page.fill('#account-email', CUSTOMER.email);
    await page.fill('#account-password', CUSTOMER.password);
    const [reply] = await Promise.all([page.waitForResponse('**/api/v9/auth/login/'), page.keyboard.press('Enter')]);
    expect(await reply.json()).toEqual({ success: true, data: { user_id: expect.any(Number) } });
    expect((await page.context().cookies()).find(({ name }) => name === 'token')).toMatchObject({ httpOnly: true });
    await page.waitForURL(/\/auth\/$/);
    const link = await page.goto(`${shop.origin}/auth/edit/`);
    expect(await link?.text()).toContain('href="/api/v9/auth/export/"');
  });

  it('sends a bearer header with every call where that is asked for: a name for the cookie, and no more than that [S7.1]', async () => {
    const { page, open } = await visit();
    const sent = new Map<string, string | undefined>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/v9/')) sent.set(pathname, request.headers().authorization);
    });
    await open(product);
    await Promise.all([page.waitForResponse('**/api/v9/webshop/product/'), page.click('.buy-form .key')]);
    for (const bearer of sent.values()) expect(bearer).toMatch(/^Bearer b\.[\w-]{22}$/);
    const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value as string;
    const bearer = sent.get('/api/v9/webshop/product/') as string;
    const piecesFor = async (headers: Record<string, string>) =>
      ((await (await fetch(`${shop.origin}/api/v9/webshop/cart/`, { headers })).json()) as { data: { qty: number } }).data.qty;
    expect([await piecesFor({ authorization: bearer, cookie: `token=${token}` }), await piecesFor({ authorization: bearer })]).toEqual([1, 0]);
    await open('/auth/login/');
    await page.fill('#account-email', CUSTOMER.email);
    await page.fill('#account-password', CUSTOMER.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/auth\/$/);
    await open(product);
    await expect.poll(() => sent.get('/api/v9/auth/is-login/')).toMatch(/^Bearer b\./);
    expect(sent.get('/api/v9/auth/is-login/')).not.toBe(bearer);
  });

  it('polls a list after a write that was answered, where that is asked for [S4.46] [S4.48]', async () => {
    const { page, open } = await visit();
    await stopClock(page, () => open(product));
    await page.evaluate((ms) => {
      const { setTimeout } = globalThis;
      globalThis.setTimeout = ((work: () => void, after?: number, ...values: unknown[]) => {
        if (after === ms) document.documentElement.dataset.pauses = 'true';
        return setTimeout(work, after, ...values);
      }) as typeof setTimeout;
    }, PAUSE_MS);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/catalog/compare/')) calls.push(request.method());
    });
    const [answer] = await Promise.all([
      page.waitForResponse((reply) => reply.url().includes('/compare/') && reply.request().method() === 'POST'),
      page.locator('[data-compare] button').first().click(),
    ]);
    expect(answer.status()).toBe(200);
    await page.waitForFunction(() => document.documentElement.dataset.pauses === 'true');
    await page.clock.runFor(PAUSE_MS - 1);
    expect(calls).toEqual(['POST']);
    await Promise.all([page.waitForResponse((reply) => reply.url().includes('/compare/') && reply.request().method() === 'GET'), page.clock.runFor(1)]);
    expect(calls).toEqual(['POST', 'GET']);
  });
});
