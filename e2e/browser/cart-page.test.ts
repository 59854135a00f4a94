import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, openBrowser, SIZES } from '../src/browser.ts';
import { becomeGuest, guestWithCart } from '../src/buyer.ts';
import { CART_PATH } from '../src/cart.ts';
import { known } from '../src/shop.ts';

const bar = (page: Page) => page.locator('.cart-bar');

async function cartOf(options: Parameters<typeof openBrowser>[0] = {}) {
  const visit = await openBrowser(options);
  await becomeGuest(visit.page, await guestWithCart('laptop'));
  await visit.open(CART_PATH);
  return visit;
}

describeInBrowser('the cart’s page', () => {
  it('shows total and button in a bar on a phone until the main button is in view', async () => {
    const { page, problems } = await cartOf({ viewport: SIZES.phone });
    await bar(page).waitFor();
    expect((await bar(page).locator('b').textContent())?.replaceAll(/\s/g, ' ')).toBe(
      (await page.locator('.cart-totals .sum dd').textContent())?.replaceAll(/\s/g, ' '),
    );
    await page.locator('.cart-sum .key').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 200));
    await bar(page).waitFor({ state: 'hidden' });
    await page.evaluate(() => scrollTo(0, 0));
    await bar(page).waitFor();
    await page.setViewportSize(SIZES.desktop);
    await bar(page).waitFor({ state: 'hidden' });
    await page.setViewportSize(SIZES.phone);
    await bar(page).locator('.key').click();
    await page.waitForURL('**/webshop/login/**');
    expect(problems()).toEqual([]);
  });

  it('offers fitting accessories, one of a category, nothing twice, and adds them', async () => {
    const { page, problems } = await cartOf({ viewport: SIZES.desktop });
    const laptop = await known('laptop');
    const cards = page.locator('.cart-fits .fit-cards > li');
    const kinds = await cards.locator('.tiny').evaluateAll((all) => all.map((one) => one.textContent));
    const categories = kinds.filter((_, at) => at % 2 === 0);
    expect(categories.length).toBeGreaterThan(1);
    expect(new Set(categories).size).toBe(categories.length);
    expect(kinds.filter((_, at) => at % 2 === 1).every((one) => one?.includes(laptop.title))).toBe(true);
    expect(await cards.locator('.fit-reasons li').count()).toBeGreaterThanOrEqual(categories.length);
    const title = await cards.first().locator('a').textContent();
    await cards.first().locator('button').click();
    await page.locator('.cart-drawer .cart-line', { hasText: title ?? '' }).waitFor();
    await page.reload();
    await page.locator('.cart-goods .cart-line', { hasText: title ?? '' }).waitFor();
    expect(await cards.filter({ hasText: title ?? '' }).count()).toBe(0);
    expect(problems()).toEqual([]);
  });

  it('removes a line at quantity zero, which can be undone, and limits a line’s quantity', async () => {
    const { page, problems } = await cartOf({ viewport: SIZES.desktop });
    const quantity = page.locator('.cart-goods input[name=qty]');
    await quantity.fill('0');
    await quantity.press('Enter');
    await page.locator('.cart-goods').waitFor({ state: 'detached' });
    await page.locator('.cart-messages button').first().click();
    await page.locator('.cart-goods .cart-line').waitFor();
    await quantity.fill('100000');
    await quantity.press('Enter');
    await expect.poll(() => quantity.inputValue()).not.toBe('100000');
    // A quantity above the stock is refused, and browsers log that in their console.
    expect(problems().filter((one) => !one.includes('409'))).toEqual([]);
  });

  it('sells an accessory without scripts too, and goes without those of an item that is taken out', async () => {
    const without = await cartOf({ javaScriptEnabled: false });
    await without.page.locator('.cart-fits button').first().click();
    expect(await without.page.locator('.cart-line').count()).toBe(2);
    const { page } = await cartOf();
    await page.locator('.cart-fits').waitFor();
    await page.locator('.cart-line .icon-btn').first().click();
    await page.locator('.cart-fits').waitFor({ state: 'detached' });
  });
});
