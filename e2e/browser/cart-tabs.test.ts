import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { becomeGuest, guestWithCart } from '../src/buyer.ts';
import { describeInBrowser, openBrowser } from '../src/browser.ts';
import { known } from '../src/shop.ts';

const badge = (page: Page) => page.locator('.cart-count');
const untilHydrated = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');

/** Two tabs of one visitor with one unit in the cart. */
async function twoTabs(first: string, second: string): Promise<[Page, Page]> {
  const { page, open } = await openBrowser();
  await becomeGuest(page, await guestWithCart());
  await open('/webshop/shopping_cart/');
  await expect.poll(() => badge(page).getAttribute('data-count')).toBe('1');
  await open(first);
  const other = await page.context().newPage();
  await other.goto(second);
  await untilHydrated(other);
  return [page, other];
}

describeInBrowser('a cart in two tabs', () => {
  it('changed in one tab updates the count in the other [S4.28] [S4.29]', async () => {
    const laptop = await known('laptop');
    const [cart, product] = await twoTabs('/webshop/shopping_cart/', laptop.url_without_domain);
    await expect.poll(() => badge(product).getAttribute('data-count')).toBe('1');
    await cart.getByRole('button', { name: /^Več/ }).click();
    await expect.poll(() => badge(product).getAttribute('data-count')).toBe('2');
  });

  it('changed in one tab updates the other’s cart page, down to the empty cart [S4.29] [S4.30]', async () => {
    const [one, other] = await twoTabs('/webshop/shopping_cart/', '/webshop/shopping_cart/');
    const pieces = other.locator('input[name="qty"]');
    await one.getByRole('button', { name: /^Več/ }).click();
    await expect.poll(() => pieces.inputValue()).toBe('2');
    await one.getByRole('button', { name: /^Odstrani/ }).click();
    await other.getByText('Košarica je prazna.').first().waitFor();
    await expect.poll(() => badge(other).count()).toBe(0);
  });

  it('in a tab of another language is reloaded in that language', async () => {
    const [one, other] = await twoTabs('/webshop/shopping_cart/', '/en/webshop/shopping_cart/');
    const title = await other.locator('.cart-line h3').first().textContent();
    await one.getByRole('button', { name: /^Več/ }).click();
    await expect.poll(() => other.locator('input[name="qty"]').inputValue()).toBe('2');
    expect(await other.locator('.cart-line h3').first().textContent()).toBe(title);
  });
});
