import { beforeAll, expect, it } from 'vitest';
import { faq } from '@vitrina/contract/faq';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { findTooWide, judge, type View, viewsOfLanguage } from '../src/accessibility.ts';
import { describeInBrowser, openBrowser, SIZES, type WatchedPage } from '../src/browser.ts';
import { call } from '../src/shop.ts';

const VIEWS = viewsOfLanguage({
  si: [
    { size: 'desktop', colorScheme: 'light' },
    { size: 'phone', colorScheme: 'dark', onlyLooks: true },
  ],
  de: [{ size: 'phone', colorScheme: 'light' }],
  it: [{ size: 'desktop', colorScheme: 'dark' }],
  rs: [{ size: 'phone', colorScheme: 'light' }],
} satisfies Record<string, readonly View[]>);
const ROOTS = { si: '/pogosta-vprasanja/', de: '/de/haeufige-fragen/', it: '/it/domande-frequenti/', rs: '/rs/cesta-pitanja/' } as const;
type Language = keyof typeof VIEWS;
const GUARANTEE = 'kako-dolgo-velja-garancija';

describeInBrowser('frequently asked questions', () => {
  let shop: WatchedPage;
  beforeAll(async () => {
    shop = await openBrowser({ reducedMotion: 'reduce' });
  });

  it.each(inLongRun(Object.keys(VIEWS) as Language[], ['si', 'de']))(
    'are accessible, folded and open, fit the window and are free of errors in %s [S1.11, S2.50]',
    async (lang) => {
      const { page, open, problems } = shop;
      const { items } = await call(faq.groups, {}, { lang });
      const found: string[] = [];
      for (const path of [ROOTS[lang], `${ROOTS[lang]}?search_q=garan`, items[3]?.url_without_domain as string]) {
        await page.setViewportSize(SIZES[VIEWS[lang][0]?.size ?? 'desktop']);
        await open(path);
        await page.locator('.question').evaluateAll((all) => {
          for (const one of all) one.setAttribute('open', '');
        });
        for (const view of VIEWS[lang]) found.push(...(await judge(shop, view)));
        await page.setViewportSize({ width: 320, height: 700 });
        found.push(...(await page.evaluate(findTooWide)));
      }
      expect([...found, ...problems()]).toEqual([]);
    },
  );

  it('unfold by keyboard, and the one named by the address is open and in view [S1.11]', async () => {
    const { page, open, problems } = shop;
    await page.setViewportSize(SIZES.desktop);
    await open(ROOTS.si);
    const first = page.locator('.question').first();
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    await first.locator('.rich-text').waitFor({ state: 'visible' });
    await page.keyboard.press('Enter');
    await first.locator('.rich-text').waitFor({ state: 'hidden' });
    // Like a link in a mail: loads a new document.
    await page.goto('about:blank');
    await open(`${ROOTS.si}#${GUARANTEE}`);
    await page.locator(`#${GUARANTEE}[open]`).waitFor();
    await page.waitForFunction((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight / 2;
    }, GUARANTEE);
    expect(problems()).toEqual([]);
  });

  it('are searchable, and few results are open [S1.11]', async () => {
    const { page, open, problems } = shop;
    await open(ROOTS.si);
    const words = page.locator('.faq-search input');
    await words.fill('paketomat');
    await words.press('Enter');
    await page.waitForURL(/search_q=paketomat/);
    await page.getByRole('heading', { level: 2, name: /»paketomat«/ }).waitFor();
    expect(await page.locator('.question').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Vsa vprašanja' }).click();
    await page.getByRole('heading', { level: 2, name: 'Garancija in reklamacije' }).waitFor();
    expect(problems()).toEqual([]);
  });

  it('work without scripts: search, groups and answers [S1.11]', async () => {
    const { page, open } = await openBrowser({ javaScriptEnabled: false });
    await open(ROOTS.si);
    await page.locator('.faq-search input').fill('garancijo');
    await page.locator('.faq-search button').click();
    await page.locator(`#${GUARANTEE}`).waitFor();
    await page.getByRole('link', { name: 'Vsa vprašanja' }).click();
    await page.locator('.faq-groups a', { hasText: 'Garancija' }).click();
    await page.getByRole('heading', { level: 1, name: 'Garancija in reklamacije' }).waitFor();
    const question = page.locator(`#${GUARANTEE}`);
    await question.locator('summary').click();
    await question.getByText('dve leti').waitFor({ state: 'visible' });
  });
});
