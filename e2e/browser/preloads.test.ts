import { expect, it } from 'vitest';
import { describeInBrowser, isSameDocument, markDocument, openBrowser } from '../src/browser.ts';
import { stopClock } from '../src/standing-clock.ts';

describeInBrowser('links under a pointer', () => {
  it('preload their pages before the click, at most four at once [S9.63]', async () => {
    const { page, open } = await openBrowser();
    // Prefetched data expire after 20 s, regardless of the machine's speed.
    await stopClock(page, () => open('/katalog/'));
    const requestedPaths: string[] = [];
    const release: (() => void)[] = [];
    await page.route('**/_data/**', async (route) => {
      requestedPaths.push(new URL(route.request().url()).pathname);
      await new Promise<void>((go) => release.push(go));
      await route.continue();
    });
    const links = await page
      .locator('main a[href$="/"]')
      .evaluateAll((all) => [
        ...new Map(
          (all as HTMLAnchorElement[]).filter((link) => link.offsetParent !== null && !link.search).map((link) => [link.pathname, link.getAttribute('href')]),
        ).values(),
      ]);
    expect(links.length).toBeGreaterThan(5);
    for (const href of links.slice(0, 6)) {
      await page.locator(`main a[href="${href}"]`).first().dispatchEvent('pointerover', { pointerType: 'mouse' });
      await page.clock.runFor(65);
    }
    await expect.poll(() => requestedPaths.length).toBe(4);
    for (const go of release) go();
    await markDocument(page);
    await page.clock.resume();
    const first = new URL(links[0] as string, page.url()).pathname;
    await page.locator(`main a[href="${links[0]}"]`).first().click();
    await page.waitForURL(`**${first}`);
    expect(requestedPaths.filter((path) => path === `/_data${first}`)).toHaveLength(1);
    expect(await isSameDocument(page)).toBe(true);
  });
});
