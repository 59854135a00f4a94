import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, openBrowser, untilStill, type WatchedPage } from '../src/browser.ts';

describeInBrowser('the search field', () => {
  let shop: WatchedPage;
  beforeAll(async () => {
    shop = await openBrowser();
  });
  const field = () => shop.page.getByRole('combobox').first();
  const options = () => shop.page.locator('[role=listbox] [role=option]');

  it('suggests while typing; arrows move the selection with the focus in the field, and Enter opens it [S2.70]', async () => {
    const { page, open, problems } = shop;
    await open('/');
    problems();
    await field().fill('prenosnik');
    await expect.poll(() => options().count()).toBeGreaterThan(3);
    expect(await field().getAttribute('aria-expanded')).toBe('true');
    expect(await options().count()).toBeLessThanOrEqual(11);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const marked = page.locator('[role=option][aria-selected=true]');
    await expect.poll(() => marked.count()).toBe(1);
    expect(await field().getAttribute('aria-activedescendant')).toBe(await marked.getAttribute('id'));
    expect(await field().evaluate((element) => element === document.activeElement)).toBe(true);
    const target = await marked.getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${target}`);
    await untilStill(page);
    expect(await options().count()).toBe(0);
    expect(problems()).toEqual([]);
  });
  it('names another seller beside its price', async () => {
    const { page, open } = shop;
    await open('/de/');
    await field().fill('DEMO-SELLER-01');
    await expect.poll(() => page.locator('[role=option].products [data-law=seller]').allInnerTexts()).toEqual([expect.stringMatching(/Elektro Kotnik$/)]);
    await field().fill('BELA-ROSA-1');
    await expect.poll(() => page.locator('[role=option].products').allInnerTexts()).toEqual([expect.stringContaining('Bela Rosa 45')]);
    expect(await page.locator('[role=option] [data-law=seller]').count()).toBe(0);
  });
  it('Esc closes the suggestions and keeps the words; Enter without a selection searches for them [S2.15, S2.70]', async () => {
    const { page, open } = shop;
    await open('/');
    await field().fill('hladilnik');
    await options().first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => options().count()).toBe(0);
    expect(await field().inputValue()).toBe('hladilnik');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/iskanje\/\?search_q=hladilnik$/);
    await untilStill(page);
    expect(await page.locator('main article').count()).toBeGreaterThan(2);
    expect(await field().inputValue()).toBe('hladilnik');
  });
  it('is reached by the slash key, and a slash in it is a slash', async () => {
    const { page, open } = shop;
    await open('/katalog/');
    await page.keyboard.press('/');
    expect(await field().evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('a/b');
    expect(await field().inputValue()).toBe('a/b');
  });
  it('corrects a typing mistake and says so; an empty result is explained [S2.70]', async () => {
    const { page, open } = shop;
    await open('/iskanje/?search_q=prenosnk');
    expect(await page.locator('main article').count()).toBeGreaterThan(2);
    expect(await page.locator('main').textContent()).toContain('prenosnik');
    await open('/iskanje/?search_q=qqqqzzzzxxxx');
    expect(await page.locator('main article').count()).toBe(0);
    expect(await page.locator('main a[href]').count()).toBeGreaterThan(5);
  });
});
