import { beforeAll, beforeEach, expect, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import type { Route } from 'playwright-core';
import { describeInBrowser, isSameDocument, markDocument, openBrowser, SIZES, untilStill, type WatchedPage } from '../src/browser.ts';
import { call, category } from '../src/shop.ts';
import { SOME_LANGUAGES } from '../src/some-languages.ts';

const totalWith = async (filters: Record<string, string[]>, category_slug: string) =>
  (await call(catalogue.products, { category_slug, filters })).pagination.total;
const products = (shop: WatchedPage) => shop.page.locator('#results article').count();
const query = (shop: WatchedPage) => new URL(shop.page.url()).search;

describeInBrowser('lists with scripts', () => {
  let shop: WatchedPage;
  let list: string;
  beforeAll(async () => {
    shop = await openBrowser();
    list = (await category('laptops')).url_without_domain;
  });
  beforeEach(async () => {
    await shop.page.setViewportSize(SIZES.desktop);
    await shop.open(list);
    shop.problems();
  });

  it('a ticked filter shows its products at once, in the address, without loading the document; Back takes it off [S2.59]', async () => {
    const { page, problems } = shop;
    await markDocument(page);
    const all = await products(shop);
    await page.locator('#filters input[name=manufacturer][value=kvant]').check();
    await page.waitForURL(/\?manufacturer=kvant$/);
    await untilStill(page);
    const filtered = await totalWith({ manufacturer: ['kvant'] }, 'laptops');
    await expect.poll(() => products(shop)).toBe(filtered);
    expect(filtered).toBeLessThan(all);
    expect(await page.locator('#filters input[name=manufacturer][value=kvant]').isChecked()).toBe(true);
    await page.goBack();
    await expect.poll(() => products(shop)).toBe(all);
    expect(query(shop)).toBe('');
    expect(await page.locator('#filters input[name=manufacturer][value=kvant]').isChecked()).toBe(false);
    expect(await isSameDocument(page)).toBe(true);
    expect(problems()).toEqual([]);
  });

  it('quick successive ticks all count, in one canonical address [S2.59]', async () => {
    const { page } = shop;
    // Values of one filter, which do not exclude each other.
    const chosen = await page.locator('#filters input[type=checkbox]:enabled:visible').evaluateAll((all: HTMLInputElement[]) => {
      const ofOneFilter = [...Map.groupBy(all, (box) => box.name).values()].find((boxes) => boxes.length >= 3) ?? [];
      return ofOneFilter.slice(0, 3).map(({ name, value }) => ({ name, value }));
    });
    expect(chosen).toHaveLength(3);
    // All before the first list arrives: if a list cannot be loaded in time, its document is loaded instead, and a tick on a page that is unloading is lost.
    let release = () => {};
    const areTicked = new Promise<void>((resolve) => {
      release = resolve;
    });
    const hold = async (route: Route) => {
      await areTicked;
      await route.fallback();
    };
    await page.route('**/_data/**', hold);
    for (const { name, value } of chosen) {
      const box = page.locator(`#filters input[name="${name}"][value="${value}"]`).first();
      await box.evaluate((one: HTMLInputElement) => one.click());
    }
    release();
    await expect.poll(() => new URLSearchParams(query(shop)).toString().split(/[=,&]|%2C/).length).toBeGreaterThanOrEqual(4);
    await untilStill(page);
    await page.unroute('**/_data/**', hold);
    const ticked = await page.locator('#filters input[type=checkbox]:checked').evaluateAll((all: HTMLInputElement[]) => all.length);
    expect(ticked).toBe(chosen.length);
  });

  it('a chip removes its filter and announces it [S2.59]', async () => {
    const { page } = shop;
    await shop.open(`${list}?manufacturer=kvant`);
    await page.locator('#results a[href]', { hasText: 'Kvant' }).first().click();
    await expect.poll(() => query(shop)).toBe('');
    await untilStill(page);
    expect(await page.locator('#filters input[type=checkbox]:checked').count()).toBe(0);
  });

  it('the ends of a range have the decimal sign of the language, which can be typed too [S2.59]', async () => {
    const { page } = shop;
    const from = page.locator('#filters input[name=weight_kg_from]');
    expect(await from.getAttribute('placeholder')).toMatch(/^\d,\d+$/);
    await from.fill('1,5');
    await from.press('Enter');
    await page.waitForURL(/weight_kg=1\.5-/);
    await untilStill(page);
    expect(await from.inputValue()).toBe('1,5');
  });

  it('the ends of a range have room for their figures beside a word of any length [S2.59]', async () => {
    const { page } = shop;
    for (const lang of SOME_LANGUAGES) {
      await shop.open((await category('laptops', { lang })).url_without_domain);
      const cut = await page.locator('#filters .range-field input').evaluateAll((all: HTMLInputElement[]) =>
        all.flatMap((field) => {
          field.value = '000.000';
          const isCut = field.scrollWidth > field.clientWidth;
          field.value = '';
          return isCut ? [field.name] : [];
        }),
      );
      expect(cut, lang).toEqual([]);
    }
  });

  it('sorts by price, in the address [S2.59]', async () => {
    const { page } = shop;
    await page.locator('#results select').selectOption('price_asc');
    await page.waitForURL(/sort=price_asc/);
    await untilStill(page);
    const { items } = await call(catalogue.products, { category_slug: 'laptops', sort: 'price_asc' });
    const shown = await page.locator('#results article h2 a, #results article h3 a').allTextContents();
    expect(shown).toEqual(items.map((item) => item.title));
  });

  it('on a phone filters open over the page, keep the focus, count, and close by Esc and Back [S2.59]', async () => {
    const { page, problems } = shop;
    await page.setViewportSize(SIZES.phone);
    const opener = page.locator('a[href="#filters"]');
    const sheet = page.getByRole('dialog');
    await opener.click();
    await sheet.waitFor();
    expect(await page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement))).toBe(true);
    for (let i = 0; i < 40; i += 1) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement === document.body || document.querySelector('dialog[open]')?.contains(document.activeElement)),
    ).toBe(true);
    await sheet.locator('input[name=manufacturer][value=kvant]').evaluate((box: HTMLInputElement) => box.click());
    await page.waitForURL(/manufacturer=kvant/);
    const total = await totalWith({ manufacturer: ['kvant'] }, 'laptops');
    await sheet.locator('button[type=submit]', { hasText: String(total) }).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await products(shop)).toBe(total);
    await opener.click();
    await sheet.waitFor();
    await page.goBack();
    await sheet.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(list);
    expect(problems()).toEqual([]);
  });

  it('further pages come at their own address, and the list begins at the top [S2.59]', async () => {
    const { page } = shop;
    await shop.open((await category('computers')).url_without_domain);
    const next = page.locator('#results nav a[href*="page=2"]').last();
    await next.click();
    await page.waitForURL(/page=2$/);
    await untilStill(page);
    expect(await products(shop)).toBeGreaterThan(5);
    expect(await page.locator('h1').isVisible()).toBe(true);
  });
});

describeInBrowser('the shop without scripts', () => {
  let shop: WatchedPage;
  let list: string;
  beforeAll(async () => {
    shop = await openBrowser({ javaScriptEnabled: false });
    list = (await category('laptops')).url_without_domain;
  });

  it('is browsed from the home page to a category and a product [S1.1, S1.2]', async () => {
    const { page } = shop;
    await page.goto('/');
    await page
      .locator('header nav a')
      .filter({ hasText: /Računalništvo/ })
      .click();
    await page.locator(`main a[href="${list}"]`).first().click();
    expect(new URL(page.url()).pathname).toBe(list);
    const title = await page.locator('main article h2 a, main article h3 a').first().textContent();
    await page.locator('main article h2 a, main article h3 a').first().click();
    expect(await page.locator('h1').textContent()).toBe(title);
  });
  it('is searched [S2.15, S2.70]', async () => {
    const { page } = shop;
    await page.goto('/');
    await page.locator('header input[name=search_q]').fill('pralni stroj');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/iskanje\/\?search_q=pralni/);
    expect(await page.locator('main article').count()).toBeGreaterThan(2);
  });
  it('shows related results under a separate heading, not counted among the results [S2.70]', async () => {
    const { page } = shop;
    await page.goto('/iskanje/?search_q=pralni+stroj+9+kg');
    expect(await page.locator('#products article').count()).toBe(1);
    expect(await page.locator('#results [role=status]').textContent()).toMatch(/^1\s/);
    const close = page.locator('.close-matches');
    expect(await close.locator('h2').textContent()).toBe('Blizu iskanega');
    expect(await close.locator('article h3').count()).toBeGreaterThan(2);
  });
  it('filters by a form: ticked values and price, then the button [S2.59]', async () => {
    const { page } = shop;
    await page.setViewportSize(SIZES.desktop);
    await page.goto(list);
    await page.locator('#filters input[name=manufacturer][value=kvant]').check();
    await page.locator('#filters button[type=submit]:visible').last().click();
    await page.waitForURL(/manufacturer=kvant/);
    expect(await products(shop)).toBe(await totalWith({ manufacturer: ['kvant'] }, 'laptops'));
    await page.locator('#results a[href]', { hasText: 'Kvant' }).first().click();
    await page.waitForURL((url) => !url.search.includes('manufacturer'));
  });
  it('opens filters, menu and languages on a phone [S2.59]', async () => {
    const { page } = shop;
    await page.setViewportSize(SIZES.phone);
    await page.goto(list);
    await page.locator('a[href="#filters"]').click();
    expect(await page.locator('#filters input[type=checkbox]').first().isVisible()).toBe(true);
    await page.goto('/');
    await page.locator('header details summary').first().click();
    expect(await page.locator('header a[hreflang="de-DE"]').isVisible()).toBe(true);
  });
  it('turns pages [S2.59]', async () => {
    const { page } = shop;
    await page.goto((await category('computers')).url_without_domain);
    await page.locator('#results nav a[href*="page=2"]').last().click();
    await page.waitForURL(/page=2$/);
    expect(await products(shop)).toBeGreaterThan(5);
  });
});
