import type { ProductDetail } from '@vitrina/contract/catalogue';
import { CUSTOMER } from '@vitrina/demo/known';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { findViolations } from '../src/find-violations.ts';
import { describeInBrowser, markDocument, isSameDocument, leaveUnread, openBrowser, SIZES, type WatchedPage } from '../src/browser.ts';
import { category, known } from '../src/shop.ts';

const LIST = '/wishlist/';
let laptops: string;
let laptop: ProductDetail;
let promo: ProductDetail;
beforeAll(async () => {
  laptops = (await category('laptops')).url_without_domain;
  [laptop, promo] = await Promise.all([known('laptop'), known('promo')]);
});

const heart = (page: Page) => page.locator('.buy-row .wish');
const hearts = (page: Page) => page.locator('.tile .wish');
const badge = (page: Page) => page.locator('.wish-link .cart-count');
const titles = (page: Page) => page.locator('.wish-text h2').allTextContents();
const isCall = (method: string) => (request: { method: () => string }) => request.method() === method;
const WISH_API = /\/api\/catalog\/wishlist\//;

/** Presses the heart on a product's page and waits until the shop has saved it. */
async function addToWishlist(visit: WatchedPage, product: ProductDetail): Promise<void> {
  await visit.open(product.url_without_domain);
  const saved = visit.page.waitForResponse((response) => WISH_API.test(response.url()) && response.request().method() === 'POST');
  await heart(visit.page).click();
  expect((await saved).status()).toBe(200);
}

describeInBrowser('a heart', () => {
  it('is on in the next frame, before the reply, with the count in the header [S1.4]', async () => {
    const { page, open, problems } = await openBrowser();
    await open(laptops);
    let answer = () => {};
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(WISH_API, async (route) => {
      await gate;
      await route.continue();
    });
    const seen = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const button = document.querySelector('.tile .wish') as HTMLButtonElement;
          button.click();
          requestAnimationFrame(() =>
            resolve([button.getAttribute('aria-pressed'), document.querySelector('.wish-link .cart-count')?.getAttribute('data-count')]),
          );
        }),
    );
    expect(seen).toEqual(['true', '1']);
    const saved = page.waitForResponse((response) => WISH_API.test(response.url()) && response.request().method() === 'POST');
    answer();
    expect((await saved).status()).toBe(200);
    expect(await hearts(page).first().getAttribute('aria-pressed')).toBe('true');
    expect(problems()).toEqual([]);
  });

  it('is on at the next visit where the page was left before the reply was read', async () => {
    const visit = await openBrowser();
    await visit.open(laptop.url_without_domain);
    await leaveUnread(visit, WISH_API, () => heart(visit.page).click());
    await visit.open(laptop.url_without_domain);
    await visit.page.locator('.buy-row .wish[aria-pressed="true"]').waitFor();
    expect(await badge(visit.page).getAttribute('data-count')).toBe('1');
  });

  it('is on again on the next visit and on the product’s page, and goes off by the keyboard', async () => {
    const visit = await openBrowser();
    await addToWishlist(visit, laptop);
    await visit.open(laptop.url_without_domain);
    await visit.page.locator('.buy-row .wish[aria-pressed="true"]').waitFor();
    expect(await badge(visit.page).getAttribute('data-count')).toBe('1');
    const gone = visit.page.waitForResponse((response) => isCall('DELETE')(response.request()));
    await heart(visit.page).focus();
    await visit.page.keyboard.press('Space');
    await visit.page.locator('.buy-row .wish[aria-pressed="false"]').waitFor();
    expect(await badge(visit.page).count()).toBe(0);
    expect((await gone).status()).toBe(200);
    await visit.page
      .getByRole('status')
      .filter({ hasText: `${laptop.title}: odstranjeno s seznama želja.` })
      .waitFor({ state: 'attached' });
    expect(visit.problems()).toEqual([]);
  });

  it('returns to its state when the shop refuses, with the reason', async () => {
    const { page, open } = await openBrowser();
    await open(laptop.url_without_domain);
    await page.route(WISH_API, (route) =>
      route.fulfill({ status: 409, contentType: 'application/json', body: JSON.stringify({ success: false, data: { label_name: 'error_wishlist_full' } }) }),
    );
    await heart(page).click();
    const note = page.locator('.wish-refusal');
    await note.waitFor();
    expect(await note.textContent()).toContain(`${laptop.title}: seznama želja nismo mogli spremeniti. Na vaših seznamih je že 200 izdelkov.`);
    expect(await heart(page).getAttribute('aria-pressed')).toBe('false');
    expect(await badge(page).count()).toBe(0);
    await note.getByRole('button').click();
    await note.waitFor({ state: 'detached' });
  });

  it('stays on where the reply was lost but the list has the change; the next write waits for it [S4.46]', async () => {
    const { page, open } = await openBrowser();
    await open(laptops);
    let posts = 0;
    await page.route(WISH_API, async (route) => {
      if (route.request().method() === 'POST') posts += 1;
      if (route.request().method() !== 'POST' || posts > 1) return route.continue();
      // The shop processes the call, but the browser gets no reply.
      await route.fetch();
      return route.abort();
    });
    const reread = page.waitForResponse((response) => /wishlist\/codes\//.test(response.url()));
    const next = page.waitForResponse((response) => isCall('POST')(response.request()));
    await hearts(page).nth(0).click();
    await hearts(page).nth(1).click();
    expect(((await (await reread).json()) as { data: { items: unknown[] } }).data.items).toHaveLength(1);
    expect((await next).status()).toBe(200);
    await page.locator('.tile .wish[aria-pressed="true"]').nth(1).waitFor();
    // The last announcement is that of the second heart: the first one was not undone.
    const second = (await page.locator('.tile-title').nth(1).textContent()) as string;
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: `${second}: na seznamu želja.` })
        .count(),
    ).toBe(1);
    expect(await page.locator('.wish-refusal').count()).toBe(0);
  });
});

describeInBrowser('the wish list', () => {
  it('removes a product at once, restores it, and the focus is never lost', async () => {
    const visit = await openBrowser();
    await addToWishlist(visit, laptop);
    await addToWishlist(visit, promo);
    const { page, open, problems } = visit;
    await open(LIST);
    expect(await titles(page)).toEqual([promo.title, laptop.title]);
    await markDocument(page);
    await page.locator('.wish-remove button').first().click();
    await page.waitForFunction(() => document.querySelectorAll('.wish-row').length === 1);
    expect(await titles(page)).toEqual([laptop.title]);
    const undo = page.locator('.wish-note .btn');
    await undo.waitFor();
    expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('.wish-row').length === 2);
    expect(await titles(page)).toEqual([promo.title, laptop.title]);
    expect(await isSameDocument(page)).toBe(true);
    expect(problems()).toEqual([]);
  });

  it('makes a list, moves products to it, shares it and ends that, without loading the document again', async () => {
    const visit = await openBrowser();
    await addToWishlist(visit, laptop);
    await addToWishlist(visit, promo);
    const { page, open, problems } = visit;
    await open(LIST);
    await markDocument(page);
    await page.fill('#wish-new', 'Za pisarno');
    await page.keyboard.press('Enter');
    await page.locator('.wish-nav a[aria-current]', { hasText: 'Za pisarno' }).waitFor();
    await page.locator('.wish-nav a').first().click();
    await page.locator('.wish-row').first().waitFor();
    await page.locator('.wish-move select').first().selectOption({ label: 'Za pisarno' });
    await page.locator('.wish-nav a', { hasText: 'Za pisarno 1' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.wish-row').length === 1);
    expect(await titles(page)).toEqual([promo.title]);
    await page.locator('button[value=share]').click();
    const link = await page.locator('#wish-link').inputValue();
    const other = await openBrowser();
    await other.open(new URL(link).pathname + new URL(link).search);
    expect(await other.page.locator('.tile-title').allTextContents()).toEqual([promo.title]);
    await page.locator('button[value=unshare]').click();
    await page.locator('button[value=share]').waitFor();
    expect((await other.page.goto(link))?.status()).toBe(404);
    expect(await isSameDocument(page)).toBe(true);
    expect(problems()).toEqual([]);
  });

  it('adds all of it to the cart and says how many', async () => {
    const visit = await openBrowser();
    await addToWishlist(visit, laptop);
    await addToWishlist(visit, promo);
    const { page, open, problems } = visit;
    await open(LIST);
    await page.locator('.wish-all button').click();
    await page.getByRole('status').filter({ hasText: 'V košarici sta 2 izdelka s seznama.' }).waitFor();
    expect(await page.locator('.cart-button .cart-count').getAttribute('data-count')).toBe('2');
    expect(problems()).toEqual([]);
  });

  it('of a guest is the customer’s after login', async () => {
    const visit = await openBrowser();
    await addToWishlist(visit, laptop);
    const { page, open } = visit;
    const status = await page.evaluate(
      async ({ email, password }) =>
        (await fetch('/api/auth/login/', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password }) }))
          .status,
      CUSTOMER,
    );
    expect(status).toBe(200);
    await open(LIST);
    expect(await titles(page)).toContain(laptop.title);
  });

  it.each([
    ['desktop', 'light'],
    ['phone', 'dark'],
  ] as const)(
    'is fit for everybody on a %s in %s colours: no barrier found, nothing wider than the window, targets large enough',
    async (size, colorScheme) => {
      const visit = await openBrowser({ reducedMotion: 'reduce', viewport: SIZES[size], colorScheme });
      await addToWishlist(visit, laptop);
      const { page, open } = visit;
      await open(LIST);
      await page.fill('#wish-new', 'Za pisarno');
      await page.keyboard.press('Enter');
      await page.locator('.wish-nav a[aria-current]', { hasText: 'Za pisarno' }).waitFor();
      await page.locator('.wish-nav a').nth(1).click();
      await page.locator('.wish-row').waitFor();
      await page.locator('button[value=share]').click();
      await page.locator('#wish-link').waitFor();
      const violations = await findViolations(page, { within: '#content' });
      expect(violations.map(({ id, targets }) => `${id} at ${targets[0]}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const sizes = await page
        .locator('.wish-link, .wish-page button, .wish-page select, .wish-page input:not([type=hidden]), .wish-page .pill')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
      expect(sizes.length).toBeGreaterThan(8);
      expect(sizes.filter((smallest) => smallest < 24)).toEqual([]);
    },
  );
});
