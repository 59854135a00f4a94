import { catalogue } from '@vitrina/contract/catalogue';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { judge } from '../src/accessibility.ts';
import { describeInBrowser, openBrowser, SIZES } from '../src/browser.ts';
import { call, category, known } from '../src/shop.ts';

/** Uses the keyboard only. */
async function choosePlace(page: Page, { country, postCode }: { country?: string; postCode: string }): Promise<void> {
  await page.locator('.place summary').focus();
  await page.keyboard.press('Enter');
  await page.locator('.place-form input[name=post_code]').waitFor();
  if (country) await page.locator('.place-form select').selectOption(country);
  await page.locator('.place-form input[name=post_code]').fill(postCode);
  await page.keyboard.press('Enter');
}

/** Counts elements that move when the texts of the visitor's own place are removed. */
const movedBy = (page: Page, within: string): Promise<number> =>
  page.evaluate((selector) => {
    const boxes = () => [...document.querySelectorAll(`${selector}, ${selector} *:not(.stock-mine)`)].map((one) => JSON.stringify(one.getBoundingClientRect()));
    const filled = boxes();
    for (const place of document.querySelectorAll('[data-day-of]')) place.textContent = '';
    return boxes().filter((box, i) => box !== filled[i]).length;
  }, within);

describeInBrowser('a visitor’s own place', () => {
  it('is stored in the browser: product, tiles, filter and cart follow without a layout shift, and pages are the same bytes for all', async () => {
    const { page, open, problems } = await openBrowser();
    const other = await openBrowser();
    const product = await known('laptop', { lang: 'hr' });
    await open(product.url_without_domain);
    await choosePlace(page, { postCode: '21480' });
    await page.locator('.availability [data-day-of]', { hasText: /^21480: / }).waitFor();
    await page.locator('.place-where', { hasText: '21480, Hrvatska' }).waitFor();
    expect(await page.locator('.place summary').evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await movedBy(page, '.buy-box')).toBe(0);
    const { items } = await call(catalogue.deliveryTo, { country: 'HR', post_code: '21480', ids: [product.id] }, { lang: 'hr' });

    const { url_without_domain: list } = await category('laptops', { lang: 'hr' });
    await other.open(product.url_without_domain);
    await choosePlace(other.page, { postCode: '10000' });
    const bytes = await Promise.all([page, other.page].map(async (one) => (await one.goto(list))?.body()));
    expect(bytes[0]?.equals(bytes[1] as Buffer)).toBe(true);
    const tile = page.locator(`#product-${product.id} [data-day-of]`);
    await tile.filter({ hasText: /^21480: / }).waitFor();
    expect(await tile.getAttribute('data-day')).toBe(items[0]?.day);
    expect(await movedBy(page, '.tile')).toBe(0);
    await page.locator('.my-place-item', { hasText: '21480, HR' }).waitFor();

    await open(product.url_without_domain);
    await page.locator('.buy-form .key').click();
    await page.locator('.cart-drawer').waitFor();
    await open('/hr/webshop/shopping_cart/');
    await page.locator('.deliver-to [role=status]', { hasText: 'Hrvatska' }).waitFor();
    const { data } = await page.evaluate(async () => (await fetch('/api/webshop/cart/?lang=hr')).json());
    const home = data.parcels[0].shipping_options.find(({ code }: { code: string }) => code === 'delivery');
    expect([data.customer.country, data.customer.fields.post_code, home.date]).toEqual(['HR', '21480', items[0]?.day]);
    expect(problems()).toEqual([]);
  });

  it('in another country shows VAT and price there, independent of the language, and can be removed', async () => {
    const { page, open, problems } = await openBrowser();
    const product = await known('laptop', { lang: 'hr' });
    await open(product.url_without_domain);
    const note = page.locator('.place-note-price');
    await note.filter({ hasText: 'Cijene i PDV: Hrvatska.' }).waitFor();
    const before = await page.locator('.place').boundingBox();
    await choosePlace(page, { country: 'SI', postCode: '1000' });
    await note.filter({ hasText: /22 % PDV-a \(Slovenija\) umjesto 25 %/ }).waitFor();
    expect((await page.locator('.place').boundingBox())?.height).toBe(before?.height);
    await page.locator('.place summary').click();
    await page.getByRole('button', { name: 'Zaboravi ovo mjesto' }).click();
    await note.filter({ hasText: 'Cijene i PDV: Hrvatska.' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('vitrina-my-place'))).toBeNull();
    expect(await page.locator('[data-day-of]:not(:empty)').count()).toBe(0);
    expect(problems()).toEqual([]);
  });

  it('leaves the header as wide as the window in the longest languages, from the width on at which its key is shown', async () => {
    const { page, open } = await openBrowser();
    for (const lang of inLongRun<LanguageCode>(['de', 'at', 'it', 'es', 'rs'], ['de', 'at'])) {
      await open(`/${lang}/`);
      for (const width of [1100, 1200, 1260, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(`${lang} ${width} ${await page.evaluate(() => document.documentElement.scrollWidth)}`).toBe(`${lang} ${width} ${width}`);
      }
    }
  });

  it('is refused for a post code of another country, and nothing is stored', async () => {
    const { page, open } = await openBrowser();
    await open((await known('laptop')).url_without_domain);
    await choosePlace(page, { postCode: '12' });
    await page.locator('.place-form [role=alert]').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('vitrina-my-place'))).toBeNull();
  });

  it.each(inLongRun<LanguageCode>(['si', 'de', 'en', 'rs'], ['de']))('is chosen in an accessible form in %s, light and dark', async (lang) => {
    const shop = await openBrowser({ reducedMotion: 'reduce' });
    await shop.page.setViewportSize(SIZES.phone);
    await shop.open((await known('laptop', { lang })).url_without_domain);
    await shop.page.locator('.place summary').click();
    await shop.page.locator('.place-form input[name=post_code]').waitFor();
    const found = [];
    for (const colorScheme of ['light', 'dark'] as const)
      found.push(...(await judge(shop, { size: 'phone', colorScheme, onlyColours: colorScheme === 'dark' })));
    expect(found).toEqual([]);
  });
});

describeInBrowser('a product in our shops', () => {
  it('is shown for every shop, by stock or by distance, and reserved for collection there, without scripts', async () => {
    const { page, open } = await openBrowser({ javaScriptEnabled: false });
    const product = await known('laptop');
    await open(product.url_without_domain);
    await page.locator('.availability-choose').click();
    await page.getByRole('heading', { name: `V kateri trgovini je: ${product.title}` }).waitFor();
    const after = await known('laptop');
    /** Stock before and after the page was rendered: other tests buy this laptop meanwhile. */
    const stock = new Map(product.warehouses.map(({ title, qty }, i) => [title, [qty, after.warehouses[i]?.qty]]));
    const cards = await page
      .locator('.location-group')
      .first()
      .locator('.location-card')
      .evaluateAll((all) =>
        all.map((one) => ({ title: one.querySelector('h3')?.textContent ?? '', text: one.querySelector('.shop-has b')?.textContent ?? '' })),
      );
    expect(cards.length).toBeGreaterThan(3);
    const shownStock = cards.map(({ text }) => (/^\d+/.test(text) ? Number.parseInt(text, 10) : text === 'zadnji kos' ? 1 : 0));
    for (const [i, { title }] of cards.entries()) expect(stock.get(title), title).toContain(shownStock[i]);
    expect(shownStock).toEqual(shownStock.toSorted((a, b) => b - a));
    await page.locator('#place-post-code').fill('3000');
    await page.locator('.place-finder button[type=submit]').click();
    const nearest = page.locator('.location-card').first();
    await nearest.filter({ hasText: 'Celje' }).locator('.shop-has').waitFor();
    await page.locator('.location-card .collect button').first().click();
    await page.locator('.cart-page .cart-line').waitFor();
  });

  it('that does not exist, or is no number, leaves the list of shops unchanged', async () => {
    const { page, open } = await openBrowser({ javaScriptEnabled: false });
    for (const product of ['2000000000', 'x', '-1', '1e99']) {
      await open(`/trgovine/?product=${product}`);
      expect(await page.locator('.location-card').count()).toBeGreaterThan(10);
      expect(await page.locator('.shop-has').count()).toBe(0);
    }
  });
});
