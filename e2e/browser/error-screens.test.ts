import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, isSameDocument, markDocument, openBrowser, type WatchedPage } from '../src/browser.ts';
import { known } from '../src/shop.ts';

let product: string;
beforeAll(async () => {
  product = (await known('laptop')).url_without_domain;
});

/** A product's page whose clock the test holds. */
async function openWithClock(): Promise<WatchedPage> {
  const visit = await openBrowser();
  await visit.page.clock.install();
  await visit.open(product);
  await markDocument(visit.page);
  return visit;
}
const untilReloaded = (page: Page) => page.waitForFunction(() => !('marked' in globalThis) && document.documentElement.dataset.hydrated === 'true');
const failure = (status: number, label_name: string) => ({ status, json: { success: false, data: { label_name } } });
const flagOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('vitrina-maintenance'));

describeInBrowser('a call that answers 503', () => {
  it('asks whether the shop is closed, and when it is, clears the flag and loads the page again after 5 seconds [S4.66] [S4.67] [S4.68] [S9.69]', async () => {
    const { page } = await openWithClock();
    let asked = 0;
    await page.route('**/api/webshop/product/', (route) => route.fulfill(failure(503, 'error_maintenance')));
    await page.route('**/api/misc/is-maintenance/', (route) => {
      asked += 1;
      return route.fulfill(failure(503, 'error_maintenance'));
    });
    await page.click('.buy-form .key');
    await expect.poll(() => asked).toBe(1);
    await expect.poll(() => flagOf(page)).toBe(null);
    await page.clock.runFor(4500);
    expect(await isSameDocument(page)).toBe(true);
    // Nothing is open or typed any more.
    await page.evaluate(() => {
      for (const dialog of document.querySelectorAll('dialog[open]')) (dialog as HTMLDialogElement).close();
    });
    await page.clock.runFor(6000);
    await untilReloaded(page);
  });

  it('asks once a session while the shop is up [S9.74]', async () => {
    const { page } = await openWithClock();
    let asked = 0;
    await page.route('**/api/webshop/product/', (route) => route.fulfill(failure(503, 'error_unavailable')));
    await page.route('**/api/misc/is-maintenance/', (route) => {
      asked += 1;
      return route.fulfill({ json: { success: true, data: {} } });
    });
    await page.click('.buy-form .key');
    await expect.poll(() => asked).toBe(1);
    await expect.poll(() => flagOf(page)).toBe('1');
    const again = page.waitForResponse('**/api/webshop/product/');
    await page.click('.buy-form .key');
    await again;
    await page.clock.runFor(6000);
    expect(asked).toBe(1);
    expect(await isSameDocument(page)).toBe(true);
  });
});

describeInBrowser('a call that answers 401', () => {
  it('shows a loader 200 px wide with a notice for 2 s while the server makes a new token, then the page again, once in 10 s [S7.111] [S8.1] [S8.2] [S8.3] [S8.4] [S8.5] [S9.64] [S9.73] [S9.75]', async () => {
    const { page } = await openWithClock();
    const tokens: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/nuxtapi/token/')) tokens.push(new URL(request.url()).search);
    });
    await page.route('**/api/webshop/product/', (route) => route.fulfill(failure(401, 'error_unauthorized')));
    await page.click('.buy-form .key');
    const screen = page.locator('dialog[data-screen]');
    await screen.waitFor();
    expect(await screen.evaluate((shown) => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog') === shown)).toBe(true);
    expect(await screen.locator('progress').evaluate((loader) => (loader as HTMLElement).style.width)).toBe('200px');
    expect((await screen.textContent())?.length).toBeGreaterThan(20);
    await expect.poll(() => tokens).toContain('?regenerate=1');
    await page.clock.runFor(1500);
    expect(await isSameDocument(page)).toBe(true);
    await page.clock.runFor(600);
    await untilReloaded(page);
    // Still refused: no circle.
    await markDocument(page);
    await page.click('.buy-form .key');
    await page.waitForResponse('**/api/webshop/product/');
    await page.clock.runFor(5000);
    expect(await isSameDocument(page)).toBe(true);
  });
});

describeInBrowser('a part of the code that is gone', () => {
  /** The header's search suggestions or any other part that is loaded when it is needed. */
  const failChunks = (page: Page) => page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })));

  it('loads the page again, from the new build [S8.45]', async () => {
    const { page } = await openWithClock();
    await failChunks(page);
    await untilReloaded(page);
  });

  it('says that the shop is being updated while not even the build can be told, and looks again every 2 s until it is stopped [S4.70] [S8.15] [S9.71]', async () => {
    const { page } = await openWithClock();
    let asked = 0;
    let isBack = false;
    await page.route('**/_build/latest.json', (route) => {
      asked += 1;
      return isBack ? route.fulfill({ json: { id: 'new' } }) : route.abort();
    });
    await failChunks(page);
    const screen = page.locator('dialog[data-screen]');
    await screen.waitFor();
    const before = asked;
    await page.clock.runFor(2100);
    await expect.poll(() => asked).toBeGreaterThan(before);
    isBack = true;
    await page.clock.runFor(2100);
    await untilReloaded(page);
  });
});
