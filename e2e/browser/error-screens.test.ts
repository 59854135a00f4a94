import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, isSameDocument, markDocument } from '../src/browser.ts';
import { known } from '../src/shop.ts';
import { openWithStandingClock } from '../src/standing-clock.ts';

const CALL = '**/api/catalog/compare/';
let product: string;
beforeAll(async () => {
  product = (await known('laptop')).url_without_domain;
});

const untilReloaded = (page: Page) => page.waitForFunction(() => !('marked' in globalThis) && document.documentElement.dataset.hydrated === 'true');
const failure = (status: number, label_name: string) => ({ status, json: { success: false, data: { label_name } } });
const flagOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('vitrina-maintenance'));
const screen = (page: Page) => page.locator('dialog[data-screen]');

/** A refused call of the page: the compare button is shown as pressed immediately, and reset after the refusal. */
async function compare(page: Page): Promise<void> {
  const refused = page.waitForResponse(CALL);
  await page.click('.buy-row .scales');
  await refused;
  await page.locator('.buy-row .scales[aria-pressed="false"]').waitFor();
}

describeInBrowser('a call that answers 503', () => {
  it('checks for maintenance, and during it clears the flag and reloads the page after 5 seconds [S4.66] [S4.67] [S4.68] [S9.69]', async () => {
    const { page } = await openWithStandingClock(product);
    let requestCount = 0;
    await page.route(CALL, (route) => route.fulfill(failure(503, 'error_maintenance')));
    await page.route('**/api/misc/is-maintenance/', (route) => {
      requestCount += 1;
      return route.fulfill(failure(503, 'error_maintenance'));
    });
    await compare(page);
    await expect.poll(() => requestCount).toBe(1);
    await expect.poll(() => flagOf(page)).toBe(null);
    await page.clock.runFor(4999);
    expect(await isSameDocument(page)).toBe(true);
    await page.clock.runFor(1);
    await untilReloaded(page);
  });

  it('checks for maintenance once a session while the shop is open [S9.74]', async () => {
    const { page } = await openWithStandingClock(product);
    let requestCount = 0;
    await page.route(CALL, (route) => route.fulfill(failure(503, 'error_unavailable')));
    await page.route('**/api/misc/is-maintenance/', (route) => {
      requestCount += 1;
      return route.fulfill({ json: { success: true, data: {} } });
    });
    await compare(page);
    await expect.poll(() => requestCount).toBe(1);
    await compare(page);
    await page.clock.runFor(6000);
    expect(await isSameDocument(page)).toBe(true);
    expect([requestCount, await flagOf(page)]).toEqual([1, '1']);
  });
});

describeInBrowser('a call that answers 401', () => {
  it('shows a loader 200 px wide with a notice for 2 s while the server makes a new token, then the page again, once in 10 s [S7.111] [S8.1] [S8.2] [S8.3] [S8.4] [S8.5] [S9.64] [S9.73] [S9.75]', async () => {
    const { page } = await openWithStandingClock(product);
    const tokens: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/nuxtapi/token/')) tokens.push(new URL(response.url()).search);
    });
    await page.route(CALL, (route) => route.fulfill(failure(401, 'error_unauthorized')));
    await compare(page);
    await screen(page).waitFor();
    expect(await screen(page).evaluate((shown) => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog') === shown)).toBe(true);
    expect(
      await screen(page)
        .locator('progress')
        .evaluate((loader) => (loader as HTMLElement).style.width),
    ).toBe('200px');
    expect((await screen(page).textContent())?.length).toBeGreaterThan(20);
    await expect.poll(() => tokens).toContain('?regenerate=1');
    await page.clock.runFor(1999);
    expect(await isSameDocument(page)).toBe(true);
    await page.clock.runFor(1);
    await untilReloaded(page);
    // Still refused: no second reload within ten seconds of the first.
    await markDocument(page);
    await page.clock.runFor(7999);
    await compare(page);
    expect(await screen(page).count()).toBe(0);
    await page.clock.runFor(1);
    await compare(page);
    await screen(page).waitFor();
  });
});

describeInBrowser('a script that was deleted by a new build', () => {
  /** A failed load of the header's search suggestions or of any other part loaded on demand. */
  const failChunks = (page: Page) => page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })));

  it('reloads the page from the new build [S8.45]', async () => {
    const { page } = await openWithStandingClock(product);
    await failChunks(page);
    await untilReloaded(page);
  });

  it('shows the update page while the build is unknown, and reloads every 2 s until the visitor stops it [S4.70] [S8.15] [S9.71]', async () => {
    const { page } = await openWithStandingClock(product);
    let requestCount = 0;
    let isBack = false;
    await page.route('**/_build/latest.json', (route) => {
      requestCount += 1;
      return isBack ? route.fulfill({ json: { id: 'new' } }) : route.abort();
    });
    await failChunks(page);
    await screen(page).waitFor();
    expect(requestCount).toBe(1);
    await page.clock.runFor(1999);
    expect(requestCount).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => requestCount).toBe(2);
    isBack = true;
    await page.clock.runFor(2000);
    await untilReloaded(page);
  });
});
