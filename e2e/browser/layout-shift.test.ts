import { catalogue } from '@vitrina/contract/catalogue';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { describeInBrowser, openBrowser, SIZES, untilStill } from '../src/browser.ts';
import { becomeGuest, guestWithCart } from '../src/buyer.ts';
import { call } from '../src/shop.ts';

const MOST = 0.02;

/** Sum of the layout shifts without user input since the last call. */
const shifts = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.splice(0).reduce((sum, value) => sum + value, 0));

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) if (!entry.hadRecentInput) seen.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const looks = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))));

describeInBrowser('nothing jumps', () => {
  const VISITS = [
    ['desktop', 'rs'],
    ['phone', 'de'],
    ['desktop', 'si'],
  ] as const;
  it.each(inLongRun<(typeof VISITS)[number]>(VISITS, VISITS.slice(0, 2)))(
    'on a %s in %s: products, again at their foot after others were looked at, the next page without a document, a comparison of one’s own',
    async (size, lang) => {
      const { page, open } = await openBrowser({ viewport: SIZES[size] });
      await watch(page);
      const { items } = await call(catalogue.products, { category_slug: 'laptops', per_page: 4 }, { lang });
      for (const { url_without_domain } of items) {
        await open(url_without_domain);
        await looks(page);
        expect(await shifts(page), url_without_domain).toBeLessThan(MOST);
      }
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
      await untilStill(page);
      await page.reload();
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true' && scrollY > 1000);
      await untilStill(page);
      expect(await shifts(page), 'reload').toBeLessThan(MOST);
      const home = new URL(page.url()).pathname.replace(/[^/]+\/$/, '');
      await open(home);
      await shifts(page);
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.querySelector('main')?.append(link);
        link.click();
      }, items[0]?.url_without_domain ?? '');
      await page.locator('.product-top').waitFor();
      await untilStill(page);
      expect(await shifts(page), 'soft navigation').toBeLessThan(MOST);
      for (const place of [0, 1]) {
        await open(items[place]?.url_without_domain ?? '');
        const saved = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/api/catalog/compare/'));
        await page.locator('.buy-row .scales').first().click();
        await saved;
      }
      const compare = await page.locator('.tools .compare-link').getAttribute('href');
      await open((compare as string).replace(/&items=.*/, ''));
      await page.locator('.compare-table').waitFor();
      await untilStill(page);
      expect(await shifts(page), 'comparison').toBeLessThan(MOST);
    },
  );

  it.each(['desktop', 'phone'] as const)('on a %s: from the cart into the checkout, whose header is another', async (size) => {
    const { page, open } = await openBrowser({ viewport: SIZES[size] });
    await watch(page);
    await becomeGuest(page, await guestWithCart());
    await open('/webshop/shopping_cart/');
    await shifts(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/webshop/login/' });
      document.querySelector('main')?.append(link);
      link.click();
    });
    await page.locator('.guest-form .key').waitFor();
    await untilStill(page);
    expect(await shifts(page)).toBeLessThan(MOST);
  });

  it.each(['/', '/de/'])('on a phone at %s: a font that comes late', async (home) => {
    const { page } = await openBrowser({ viewport: SIZES.phone });
    await watch(page);
    const late: (() => Promise<void>)[] = [];
    await page.route(/\.woff2$/, (route) => {
      late.push(() => route.continue());
    });
    await page.goto(home, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0 && document.documentElement.dataset.hydrated === 'true');
    await shifts(page);
    expect(late.length).toBeGreaterThan(0);
    await Promise.all(late.map((next) => next()));
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    await looks(page);
    expect(await shifts(page)).toBeLessThan(MOST);
  });
});
