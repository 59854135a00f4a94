import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, openBrowser, type WatchedPage } from '../src/browser.ts';

/** Visible slides by width of the window, and the tolerance of a hairline between them. */
const WIDTHS = [
  { width: 390, slides: 1.5 },
  { width: 599, slides: 1.5 },
  { width: 600, slides: 2.5 },
  { width: 799, slides: 2.5 },
  { width: 800, slides: 3.5 },
  { width: 1099, slides: 3.5 },
  { width: 1100, slides: 5 },
  { width: 1440, slides: 5 },
];
const TOLERANCE = 0.03;

describeInBrowser('product carousels', () => {
  let shop: WatchedPage;
  beforeAll(async () => {
    shop = await openBrowser();
    await shop.open('/');
  });
  /** Horizontally scrolling product lists on the page. */
  const rails = () =>
    shop.page.evaluate(() =>
      [...document.querySelectorAll('main ul')]
        .filter((list) => list.querySelector('article') && list.scrollWidth > list.clientWidth + 50)
        .map((list) => {
          const items = [...list.children].map((item) => item.getBoundingClientRect());
          const step = (items[1]?.left ?? 0) - (items[0]?.left ?? 0) || 1;
          return { slides: list.clientWidth / step, count: items.length };
        }),
    );

  it.each(WIDTHS)('show $slides slides at $width px [S9.30, S9.31, S9.32, S9.33]', async ({ width, slides }) => {
    await shop.page.setViewportSize({ width, height: 900 });
    const found = await rails();
    expect(found.length).toBeGreaterThan(1);
    for (const rail of found) expect(Math.abs(rail.slides - slides)).toBeLessThan(TOLERANCE);
  });

  it('are turned by their arrows and by the keyboard, and end where the last product is', async () => {
    const { page } = shop;
    await page.setViewportSize({ width: 1440, height: 900 });
    const rail = page.locator('main section:has(ul[tabindex="0"] article)').first();
    const list = rail.locator('ul[tabindex="0"]');
    const left = () => list.evaluate((element) => element.scrollLeft);
    const arrows = rail.locator('.rail-arrows').getByRole('button');
    await arrows.last().click();
    await expect.poll(left).toBeGreaterThan(200);
    await arrows.first().click();
    await expect.poll(left).toBe(0);
    await list.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeGreaterThan(0);
  });
});
