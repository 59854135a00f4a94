import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, openBrowser, SIZES } from '../src/browser.ts';
import { known } from '../src/shop.ts';

/** More than the time between two steps of a test on any machine. */
const AHEAD_MS = 120_000;

/** The full-screen picture viewer of a product on a phone, with a stopped clock. */
async function openPictures(): Promise<{ page: Page; tap: () => Promise<void> }> {
  const { page, open } = await openBrowser({ viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await page.clock.install();
  await open((await known('laptop')).url_without_domain);
  await page.locator('main a.fancybox:visible').first().tap();
  await page.locator('.pswp--ui-visible .pswp__item[aria-hidden=false] img.pswp__img').first().waitFor();
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + AHEAD_MS));
  return { page, tap: () => page.touchscreen.tap(SIZES.phone.width / 2, SIZES.phone.height / 2) };
}

describeInBrowser('two taps on a picture on the whole screen', () => {
  it('within 300 ms are a double tap, which enlarges [S9.34]', async () => {
    const { page, tap } = await openPictures();
    await tap();
    await page.clock.runFor(250);
    await tap();
    await page.clock.runFor(1000);
    await page.locator('.pswp--zoomed-in').waitFor();
  });
  it('further apart are two taps, which enlarge nothing [S9.34]', async () => {
    const { page, tap } = await openPictures();
    await tap();
    await page.clock.runFor(310);
    await tap();
    await page.clock.runFor(1000);
    expect(await page.locator('.pswp').count()).toBe(1);
    expect(await page.locator('.pswp--zoomed-in').count()).toBe(0);
  });
});
