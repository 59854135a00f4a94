import { beforeAll, expect, it } from 'vitest';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { findTooWide, judge, type View, viewsOfLanguage } from '../src/accessibility.ts';
import { describeInBrowser, isSameDocument, markDocument, openBrowser, SIZES, type WatchedPage } from '../src/browser.ts';

const PATHS = {
  si: ['/pogoji-nakupa/', '/impresum/', '/akcije/', '/akcije/deset-odstotkov-za-vse/', '/storitve/', '/storitve/podaljsana-garancija/'],
  en: ['/en/terms-of-purchase/', '/en/promotions/ten-per-cent-off-everything/'],
  de: ['/de/widerrufsbelehrung/', '/de/leistungen/', '/de/aktionen/zehn-prozent-auf-alles/'],
  rs: ['/rs/uslovi-kupovine/', '/rs/akcije/', '/rs/usluge/prikljucenje-bele-tehnike/'],
} as const;
const VIEWS: Record<keyof typeof PATHS, readonly View[]> = viewsOfLanguage({
  si: [
    { size: 'desktop', colorScheme: 'light' },
    { size: 'phone', colorScheme: 'dark', onlyColours: true },
  ],
  en: [{ size: 'desktop', colorScheme: 'dark' }],
  de: [{ size: 'phone', colorScheme: 'light' }],
  rs: [{ size: 'phone', colorScheme: 'dark' }],
});

describeInBrowser('pages of the shop’s own making', () => {
  let shop: WatchedPage;
  beforeAll(async () => {
    shop = await openBrowser({ reducedMotion: 'reduce' });
  });

  const runs = inLongRun(Object.keys(PATHS) as (keyof typeof PATHS)[], ['si', 'de']).flatMap((lang) => PATHS[lang].map((path) => ({ lang, path })));
  it.each(runs)('$path is accessible, free of errors and no wider than a small phone [S1.10, S1.13, S1.14]', async ({ lang, path }) => {
    const { page, open, problems } = shop;
    const [first, ...others] = VIEWS[lang] as [View, ...View[]];
    await page.setViewportSize(SIZES[first.size]);
    await page.emulateMedia({ colorScheme: first.colorScheme, reducedMotion: 'reduce' });
    await open(path);
    const found = [];
    for (const view of [first, ...others]) found.push(...(await judge(shop, view)));
    await page.setViewportSize({ width: 320, height: 700 });
    found.push(...(await page.evaluate(findTooWide)));
    expect([...found, ...problems()]).toEqual([]);
  });
});

describeInBrowser('menus', () => {
  it('lead on without loading the document again, from the footer and on a phone from the menu', async () => {
    const { page, open, problems } = await openBrowser({ viewport: SIZES.phone });
    await open('/');
    await markDocument(page);
    await page.locator('.legal a', { hasText: 'Pogoji nakupa' }).click();
    await page.locator('h1', { hasText: 'Pogoji nakupa' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/pogoji-nakupa/');
    await page.locator('.menu-button').click();
    await page.locator('.menu-more a', { hasText: 'Storitve' }).click();
    await page.locator('h1', { hasText: 'Storitve' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/storitve/');
    expect(await isSameDocument(page)).toBe(true);
    expect(problems()).toEqual([]);
  });

  it('a line of the contents leads to its part of the text', async () => {
    const { page, open } = await openBrowser({ viewport: SIZES.phone });
    await open('/pogoji-nakupa/');
    await page.locator('.content-toc a', { hasText: 'Spori' }).click();
    await page.waitForFunction(() => {
      const { top, bottom } = (document.querySelector('#t-spori') as HTMLElement).getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    expect(new URL(page.url()).hash).toBe('#t-spori');
  });
});
