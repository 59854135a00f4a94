import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { CUSTOMER } from '@vitrina/demo/known';
import { describeInBrowser, isSameDocument, markDocument, openBrowser, type WatchedPage } from '../src/browser.ts';
import { known } from '../src/shop.ts';

let product: string;
beforeAll(async () => {
  product = (await known('laptop')).url_without_domain;
});

/** A page whose clock the test controls. */
async function openWithClock(path: string): Promise<WatchedPage> {
  const visit = await openBrowser();
  await visit.page.clock.install();
  await visit.open(path);
  await markDocument(visit.page);
  return visit;
}
const untilReloaded = (page: Page) => page.waitForFunction(() => !('marked' in globalThis) && document.documentElement.dataset.hydrated === 'true');

describeInBrowser('an open page', () => {
  it('reloads after 15 minutes of inactivity [S4.55] [S9.5] [S3.136]', async () => {
    const { page } = await openWithClock(product);
    await page.clock.runFor(14 * 60_000);
    expect(await isSameDocument(page)).toBe(true);
    await page.clock.runFor(90_000);
    await untilReloaded(page);
  });

  it('does not reload while something is typed', async () => {
    const { page } = await openWithClock('/auth/login/');
    await page.fill('#account-email', 'ana@primer.test');
    await page.clock.runFor(20 * 60_000);
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.inputValue('#account-email')).toBe('ana@primer.test');
    await page.fill('#account-email', '');
    await page.clock.runFor(16 * 60_000);
    await untilReloaded(page);
  });

  it('reloads once when the poll reports a newer build [S4.56] [S4.57]', async () => {
    const { page } = await openWithClock(product);
    await page.route('**/_build/latest.json', (route) => route.fulfill({ json: { id: 'another' } }));
    // Only up to the request: with further time it would time out.
    const polled = page.waitForResponse('**/_build/latest.json');
    await page.clock.runFor(5 * 60_000 + 1000);
    await polled;
    await untilReloaded(page);
  });
});

describeInBrowser('logging in and out', () => {
  it('logs in, then loads login state, profile and cart, and says so in the header; logging out ends it, with a new guest’s token [S4.49] [S4.50] [S4.51] [S4.52] [S2.79]', async () => {
    const { page, open, problems } = await openBrowser();
    const token = async () => (await page.context().cookies()).find((cookie) => cookie.name === 'token')?.value;
    const calls: string[] = [];
    page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await open('/auth/login/');
    await page.fill('#account-email', CUSTOMER.email);
    await page.fill('#account-password', CUSTOMER.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/auth\/$/);
    for (const call of ['GET /api/auth/is-login/', 'GET /api/auth/profile/', 'GET /api/webshop/cart/'])
      await expect.poll(() => calls.indexOf(call), { message: call }).toBeGreaterThan(calls.indexOf('POST /api/auth/login/'));
    await open(product);
    await page.locator('.logged-in').waitFor();
    await open('/auth/');
    calls.length = 0;
    const before = await token();
    await page.click('.account-nav a[href="/auth/logout/"]');
    await page.waitForURL(/:\d+\/$/);
    // The previous page may still have sent requests.
    for (const call of ['GET /api/auth/is-login/', 'GET /api/webshop/cart/'])
      await expect.poll(() => calls.lastIndexOf(call), { message: call }).toBeGreaterThan(calls.indexOf('POST /api/auth/logout/'));
    expect(await page.locator('.logged-in').count()).toBe(0);
    expect(await token()).toMatch(/^[\w.-]{20,}$/);
    expect(await token()).not.toBe(before);
    expect(problems()).toEqual([]);
  });

  it('an invalid token is dropped and the page reloaded [S4.53] [S4.54]', async () => {
    const { page, open } = await openBrowser();
    await open(product);
    await page.click('.buy-form .key');
    await page.locator('.cart-drawer[open]').waitFor();
    const before = (await page.context().cookies()).find((cookie) => cookie.name === 'token')?.value;
    await page.request.post('/api/auth/logout/', { data: {}, headers: { authorization: `Bearer ${before}` } });
    const loaded = page.waitForEvent('load');
    await page.keyboard.press('Escape');
    await page.click('.buy-form .key');
    await loaded;
    const after = (await page.context().cookies()).find((cookie) => cookie.name === 'token')?.value;
    expect(after).not.toBe(before);
  });
});
