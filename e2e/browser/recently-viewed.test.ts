import type { ProductDetail } from '@vitrina/contract/catalogue';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { findViolations } from '../src/find-violations.ts';
import { describeInBrowser, openBrowser, SIZES, untilStill, type WatchedPage } from '../src/browser.ts';
import { GOOGLEBOT, page as htmlOf } from '../src/request.ts';
import { known } from '../src/shop.ts';

const KEY = 'vitrina-recent';
let laptop: ProductDetail;
let promo: ProductDetail;
let last: ProductDetail;
beforeAll(async () => {
  [laptop, promo, last] = await Promise.all([known('laptop'), known('promo'), known('last')]);
});

const rail = (page: Page) => page.getByRole('region', { name: 'Nedavno ogledano' });
const titles = (page: Page) => rail(page).locator('.tile-title a').allTextContents();
const storedIds = (page: Page) => page.evaluate((key) => (JSON.parse(localStorage.getItem(key) ?? '[]') as { id: number }[]).map((one) => one.id), KEY);

/** Opens products one after the other. */
async function look({ page, open }: WatchedPage, ...products: ProductDetail[]): Promise<void> {
  for (const product of products) {
    await open(product.url_without_domain);
    await page.waitForFunction(([key, id]) => localStorage.getItem(key as string)?.startsWith(`[{"id":${id},`), [KEY, product.id] as const);
  }
}
/** Scrolls the rail into view and waits for its products. */
async function showRail(page: Page): Promise<void> {
  await rail(page).scrollIntoViewIfNeeded();
  await rail(page).locator('.tile-title a').first().waitFor();
}

/** Width of the rail without products, in pixels. */
const shelfBesideTile = (page: Page): Promise<number> =>
  rail(page)
    .locator('ul.rail')
    .evaluate((list) => list.getBoundingClientRect().width - [...list.children].reduce((sum, tile) => sum + tile.getBoundingClientRect().width, 0));

describeInBrowser('recently viewed products', () => {
  it('stand on the home page and on other products, newest first, never the product itself', async () => {
    const visit = await openBrowser();
    await look(visit, laptop, promo);
    await showRail(visit.page);
    expect(await titles(visit.page)).toEqual([laptop.title]);
    for (const size of [SIZES.desktop, SIZES.phone]) {
      await visit.page.setViewportSize(size);
      expect(await shelfBesideTile(visit.page)).toBeLessThanOrEqual(2);
    }
    await visit.open('/');
    await showRail(visit.page);
    expect(await titles(visit.page)).toEqual([promo.title, laptop.title]);
    expect(await rail(visit.page).locator('.price, .price-tag').count()).toBeGreaterThan(0);
    expect(visit.problems()).toEqual([]);
  });

  it('stand below the cart without what is in it, and below an empty one', async () => {
    const visit = await openBrowser();
    await look(visit, laptop, promo);
    await visit.open('/webshop/shopping_cart/');
    await showRail(visit.page);
    expect(await titles(visit.page)).toEqual([promo.title, laptop.title]);
    await look(visit, promo);
    await visit.page.locator('.buy-box .key').click();
    await visit.page.locator('.cart-button .cart-count').waitFor();
    await visit.open('/webshop/shopping_cart/');
    await showRail(visit.page);
    expect(await titles(visit.page)).toEqual([laptop.title]);
    expect(visit.problems()).toEqual([]);
  });

  it.each(['desktop', 'phone'] as const)('move nothing: their place is kept before they come (%s)', async (size) => {
    const visit = await openBrowser({ viewport: SIZES[size] });
    await look(visit, laptop, promo, last);
    await visit.open('/');
    const above = () =>
      visit.page.evaluate(() => (document.querySelector('section[aria-label="Nedavno ogledano"]') as HTMLElement).getBoundingClientRect().top + scrollY);
    await rail(visit.page).waitFor({ state: 'attached' });
    const before = await above();
    await visit.page.evaluate(() => {
      const seen = globalThis as { shifted?: number };
      seen.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) seen.shifted = (seen.shifted ?? 0) + entry.value;
      }).observe({ type: 'layout-shift' });
    });
    await showRail(visit.page);
    await untilStill(visit.page);
    expect(await above()).toBe(before);
    expect(await visit.page.evaluate(() => (globalThis as { shifted?: number }).shifted)).toBeLessThan(0.01);
  });

  it('are deleted by a button, with a confirmation; nothing of them is left on the device', async () => {
    const visit = await openBrowser({ viewport: SIZES.phone });
    await look(visit, laptop, promo);
    await visit.open('/');
    await showRail(visit.page);
    const violations = await findViolations(visit.page, { within: 'section[aria-label="Nedavno ogledano"]' });
    expect(violations.map(({ id, targets }) => `${id}: ${targets.join(' ')}`)).toEqual([]);
    await rail(visit.page).getByRole('button', { name: 'Pozabi ogledano' }).focus();
    await visit.page.keyboard.press('Enter');
    await visit.page.getByText('Seznam ogledanih izdelkov je izbrisan.').waitFor();
    expect(await rail(visit.page).count()).toBe(0);
    expect(await visit.page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
    expect(await visit.page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await visit.open('/');
    expect(await rail(visit.page).count()).toBe(0);
    expect(visit.problems()).toEqual([]);
  });

  it('that no longer exist are left out', async () => {
    const visit = await openBrowser();
    await look(visit, laptop);
    await visit.page.evaluate((key) => {
      const seen = JSON.parse(localStorage.getItem(key) ?? '[]') as object[];
      localStorage.setItem(key, JSON.stringify([{ id: 2_000_000_000, at: 1 }, ...seen, { id: 1_999_999_999, at: 1 }, 'x', null]));
    }, KEY);
    await visit.open('/');
    await showRail(visit.page);
    expect(await titles(visit.page)).toEqual([laptop.title]);
    expect(visit.problems()).toEqual([]);
  });

  it('are requested again when the first reply failed', async () => {
    const visit = await openBrowser();
    await look(visit, laptop);
    let tries = 0;
    await visit.page.route(/\/api\/catalog\/products\//, async (route) => {
      tries += 1;
      await route.abort('connectionrefused');
    });
    await visit.open('/');
    await rail(visit.page).scrollIntoViewIfNeeded();
    await expect.poll(() => tries).toBeGreaterThan(0);
    await visit.page.unroute(/\/api\/catalog\/products\//);
    // Scrolls away and back until it succeeds.
    await expect
      .poll(
        async () => {
          await visit.page.evaluate(() => scrollTo(0, 0));
          await untilStill(visit.page);
          await rail(visit.page).scrollIntoViewIfNeeded();
          await untilStill(visit.page);
          return titles(visit.page);
        },
        { timeout: 60_000 },
      )
      .toEqual([laptop.title]);
  });

  it('are at most twelve, kept by this device alone, and none where storage is forbidden', async () => {
    const visit = await openBrowser();
    await visit.open('/');
    await visit.page.evaluate((key) => localStorage.setItem(key, JSON.stringify(Array.from({ length: 12 }, (_, i) => ({ id: i + 1, at: 1 })))), KEY);
    await look(visit, laptop);
    expect((await storedIds(visit.page)).length).toBe(12);
    expect((await storedIds(visit.page))[0]).toBe(laptop.id);
    expect((await visit.page.context().cookies()).some((cookie) => cookie.value.includes(String(laptop.id)) && cookie.name !== 'token')).toBe(false);

    const forbidden = await openBrowser();
    await forbidden.page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      });
    });
    await forbidden.open(laptop.url_without_domain);
    await forbidden.open('/');
    expect(await rail(forbidden.page).count()).toBe(0);
    expect(forbidden.problems()).toEqual([]);
  });

  it('are no part of the page’s HTML, for crawlers neither', async () => {
    for (const path of ['/', laptop.url_without_domain]) {
      expect(await htmlOf(path)).not.toContain('Nedavno ogledano"');
      expect(await htmlOf(path, { headers: { 'user-agent': GOOGLEBOT } })).not.toContain('Nedavno ogledano');
    }
  });
});
