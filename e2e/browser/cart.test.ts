import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { ProductDetail } from '@vitrina/contract/catalogue';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { findViolations } from '../src/find-violations.ts';
import { describeInBrowser, leaveUnread, openBrowser, SIZES, untilStill, type WatchedPage } from '../src/browser.ts';
import { CART_PATH } from '../src/cart.ts';
import { category, known } from '../src/shop.ts';

let laptop: ProductDetail;
let last: ProductDetail;
beforeAll(async () => {
  [laptop, last] = await Promise.all([known('laptop'), known('last')]);
});

const drawer = (page: Page) => page.locator('.cart-drawer[open]');
const badge = (page: Page) => page.locator('.cart-count');
/** Collects calls about the cart from now on, as `METHOD path`. */
function listen(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(?:webshop|nuxtapi\/token)/.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** Adds a product to the cart on its page and closes the drawer. */
async function add(visit: WatchedPage, product: ProductDetail): Promise<void> {
  await visit.open(product.url_without_domain);
  await visit.page.click('.buy-form .key');
  await drawer(visit.page).waitFor();
  await visit.page.keyboard.press('Escape');
  await drawer(visit.page).waitFor({ state: 'detached' });
}

describeInBrowser('putting something in the cart', () => {
  it('a visitor without a cart causes no cart call', async () => {
    const { page, open, problems } = await openBrowser();
    const calls = listen(page);
    await open(laptop.url_without_domain);
    await untilStill(page);
    expect(calls).toEqual([]);
    expect(await badge(page).count()).toBe(0);
    expect(problems()).toEqual([]);
  });

  it('shows the count on the next page where the first was left before the reply was read', async () => {
    const visit = await openBrowser();
    await visit.open(laptop.url_without_domain);
    await leaveUnread(visit, /\/api\/webshop\//, () => visit.page.click('.buy-form .key'));
    await visit.open(laptop.url_without_domain);
    await badge(visit.page).waitFor();
    expect(await badge(visit.page).getAttribute('data-count')).toBe('1');
  });

  it('opens the cart beside the page, says what was added, and gives the focus back on Esc [S1.3] [S4.28]', async () => {
    const { page, open, problems } = await openBrowser();
    await open(laptop.url_without_domain);
    await page.focus('.buy-form .key');
    await page.keyboard.press('Enter');
    await drawer(page).waitFor();
    expect(await page.textContent('#drawer-note')).toContain(`${laptop.title} je v košarici.`);
    expect(await page.textContent('#drawer-title')).toBe('Košarica, 1 izdelek');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.matches('.buy-form .key'));
    expect(await badge(page).getAttribute('data-count')).toBe('1');
    expect(problems()).toEqual([]);
  });

  it('shows the count on the next visit without a layout shift [S7.51]', async () => {
    const visit = await openBrowser();
    await add(visit, laptop);
    const calls = listen(visit.page);
    await visit.page.addInitScript(() => {
      const shifts: number[] = [];
      (globalThis as { shifts?: number[] }).shifts = shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit.open('/');
    await badge(visit.page).waitFor();
    expect(await badge(visit.page).getAttribute('data-count')).toBe('1');
    expect(calls).toEqual(['GET /api/webshop/is-cart-empty/']);
    expect(await visit.page.evaluate(() => (globalThis as { shifts?: number[] }).shifts?.reduce((sum, value) => sum + value, 0))).toBeLessThan(0.02);
  });

  it('works from a tile and from the quick view [S4.28]', async () => {
    const { page, open, problems } = await openBrowser();
    await open((await category('laptops')).url_without_domain);
    await page.locator('.tile button.round-btn').first().click();
    await drawer(page).waitFor();
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'detached' });
    await page.locator('.tile').nth(1).hover();
    await page.locator('.tile-quick').nth(1).click();
    await page.locator('.quick-view .key').click();
    await drawer(page).waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(1);
    expect(await page.textContent('#drawer-title')).toBe('Košarica, 2 izdelka');
    expect(problems()).toEqual([]);
  });

  it('reports the stock when more is wanted', async () => {
    const visit = await openBrowser();
    await add(visit, last);
    await visit.page.click('.buy-form .key');
    await drawer(visit.page).waitFor();
    expect(await visit.page.textContent('#drawer-note')).toContain('Na zalogi je še 1 kos.');
    expect(await badge(visit.page).getAttribute('data-count')).toBe('1');
  });

  it('works without scripts [S2.87]', async () => {
    const { page, open } = await openBrowser({ javaScriptEnabled: false });
    await open(laptop.url_without_domain);
    await page.click('.buy-form .key');
    expect(new URL(page.url()).pathname).toBe(CART_PATH);
    await page.click('.line-quantity button[value="1"]');
    expect(await page.inputValue('.line-quantity input[name=qty]')).toBe('2');
    await page.click('.line-controls .icon-btn');
    expect(await page.textContent('.empty-cart')).toContain('Košarica je prazna.');
  });
});

describeInBrowser('the page of the cart', () => {
  const total = (page: Page) => page.textContent('.cart-totals .sum dd');

  it('shows a new quantity and sum before the shop has replied [S4.29]', async () => {
    const visit = await openBrowser();
    const { page } = visit;
    await add(visit, laptop);
    await visit.open(CART_PATH);
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/webshop/product/**', async (route) => {
      await gate;
      await route.continue();
    });
    const calls = listen(page);
    await page.click('.line-quantity button[value="1"]');
    await expect.poll(() => total(page)).toBe('2.398,00\u00a0€');
    await page.click('.line-quantity button[value="1"]');
    await page.click('.line-quantity button[value="1"]');
    expect(await page.inputValue('.line-quantity input[name=qty]')).toBe('4');
    letGo();
    await page.waitForFunction(() => document.querySelector('.cart-totals')?.getAttribute('aria-busy') === 'false');
    expect(await total(page)).toBe('4.796,00\u00a0€');
    expect(calls.filter((call) => call.startsWith('PUT')).length).toBe(2);
    expect(visit.problems()).toEqual([]);
  });

  it('restores a quantity when the shop refuses it, and reports the stock', async () => {
    const visit = await openBrowser();
    const { page } = visit;
    await add(visit, last);
    await visit.open(CART_PATH);
    await page.fill('.line-quantity input[name=qty]', '7');
    await page.keyboard.press('Enter');
    await page.locator('.line-note[role=alert]').waitFor();
    expect(await page.textContent('.line-note')).toContain('Na zalogi je še 1 kos.');
    expect(await page.inputValue('.line-quantity input[name=qty]')).toBe('1');
  });

  it('removes a line at once and restores it [S4.30]', async () => {
    const visit = await openBrowser();
    const { page } = visit;
    await add(visit, laptop);
    await visit.open(CART_PATH);
    await page.click('.line-controls .icon-btn');
    await page.locator('.empty-cart').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Razveljavi');
    expect(await badge(page).count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.locator('.cart-line').waitFor();
    expect(await badge(page).getAttribute('data-count')).toBe('1');
    expect(visit.problems()).toEqual([]);
  });

  it('leaves a wrong coupon in its field, says why and fetches no cart; a right one counts at once [S4.31] [S5.1] [S5.2]', async () => {
    const visit = await openBrowser();
    const { page } = visit;
    await add(visit, laptop);
    await visit.open(CART_PATH);
    const calls = listen(page);
    await page.fill('.coupon input[name=code]', 'NI-GA');
    await page.keyboard.press('Enter');
    await page.locator('.coupon-reason svg').waitFor();
    expect(await page.textContent('.coupon-reason')).toMatch(/^[A-ZČŠŽ][^_]+$/);
    expect(await page.inputValue('.coupon input[name=code]')).toBe('NI-GA');
    await page.fill('.coupon input[name=code]', 'vitrina10');
    await page.keyboard.press('Enter');
    await expect.poll(() => total(page)).toBe('1.079,10\u00a0€');
    // The badge requests its number independently; no other request may come between the wrong number and the right one.
    expect(calls.filter((call) => !call.endsWith('/is-cart-empty/'))).toEqual([
      'GET /api/nuxtapi/token/',
      'POST /api/webshop/coupon/',
      'POST /api/webshop/coupon/',
    ]);
    await page.click('.used-coupons button');
    await expect.poll(() => total(page)).toBe('1.199,00\u00a0€');
  });

  it('asks for the age before the checkout', async () => {
    const visit = await openBrowser();
    const { page } = visit;
    await add(visit, await known('adult'));
    await visit.open(CART_PATH);
    await page.click('.cart-sum .key');
    expect(await page.textContent('.age-field [role=alert]')).toContain('potrdite svojo starost');
    await page.check('#age-confirmed');
    await page.locator('.age-field [role=alert]').waitFor({ state: 'detached' });
    await page.click('.cart-sum .key');
    await page.waitForURL(/\/webshop\/(?:login|customer)\//);
  });

  it('is updated when the visitor returns to it', async () => {
    const visit = await openBrowser();
    const { page } = visit;
    await add(visit, laptop);
    await visit.open(CART_PATH);
    await page.click('.line-quantity button[value="1"]');
    await expect.poll(() => badge(page).getAttribute('data-count')).toBe('2');
    await page.click('.cart-line h3 a');
    await page.waitForURL(new RegExp(laptop.url_without_domain));
    await page.goBack();
    await page.locator('.cart-page').waitFor();
    expect(await page.inputValue('.line-quantity input[name=qty]')).toBe('2');
  });
});

/** Findings of axe, and elements that extend beyond the window. */
async function judge(page: Page): Promise<string[]> {
  const violations = await findViolations(page);
  return [...violations.map(({ id, targets }) => `${id} at ${targets[0]}`), ...((await isWide(page)) ? ['too wide'] : [])];
}
const isWide = (page: Page) =>
  page.evaluate(() => {
    const body = document.querySelector('.cart-drawer .drawer-body');
    return document.documentElement.scrollWidth > innerWidth || (body !== null && body.scrollWidth > body.clientWidth);
  });

const SMALLEST = { width: 320, height: 640 };
const WIDTHS = inLongRun([SIZES.desktop, SIZES.phone, SMALLEST], [SIZES.desktop, SMALLEST]);

describeInBrowser('cart and drawer for everybody', () => {
  it.each([
    ['si', 'light'],
    ['de', 'dark'],
  ] as const)('have no fault that axe finds, and fit 320 pixels: %s', async (lang, colorScheme) => {
    const visit = await openBrowser({ colorScheme, reducedMotion: 'reduce' });
    const { page } = visit;
    const [television, promo] = await Promise.all([known('promo', { lang }), known('adult', { lang })]);
    await add(visit, television);
    await visit.open(promo.url_without_domain);
    await page.click('.buy-form .key');
    await drawer(page).waitFor();
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport);
      expect([viewport.width, await judge(page)]).toEqual([viewport.width, []]);
    }
    await visit.open(lang === 'si' ? CART_PATH : `/${lang}${CART_PATH}`);
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport);
      expect([viewport.width, await judge(page)]).toEqual([viewport.width, []]);
    }
  });
});
