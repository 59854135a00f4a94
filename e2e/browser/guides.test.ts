import { beforeAll, expect, inject, it } from 'vitest';
import { publish } from '@vitrina/contract/publish';
import { STAFF } from '@vitrina/demo/known';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import { findTooWide, judge, type View, viewsOfLanguage } from '../src/accessibility.ts';
import { describeInBrowser, isSameDocument, markDocument, openBrowser, SIZES, type WatchedPage } from '../src/browser.ts';
import { call, logIn } from '../src/shop.ts';

const VIEWS = viewsOfLanguage({
  si: [
    { size: 'desktop', colorScheme: 'light' },
    { size: 'phone', colorScheme: 'dark', onlyLooks: true },
  ],
  de: [{ size: 'phone', colorScheme: 'light' }],
  it: [{ size: 'tablet', colorScheme: 'light' }],
  rs: [{ size: 'phone', colorScheme: 'dark' }],
} satisfies Record<string, readonly View[]>);
const ROOTS = { si: '/svetovalec/', de: '/de/ratgeber/', it: '/it/guide/', rs: '/rs/saveti/' } as const;
type Language = keyof typeof VIEWS;

describeInBrowser('guides', () => {
  let shop: WatchedPage;
  beforeAll(async () => {
    shop = await openBrowser({ reducedMotion: 'reduce' });
  });

  const PAGES = {
    list: async (lang: Language) => ROOTS[lang],
    guide: async (lang: Language) => (await call(publish.posts, { order: 'highlighted' }, { lang })).items[0]?.url_without_domain,
    author: async (lang: Language) => (await call(publish.authors, {}, { lang })).items[0]?.url_without_domain,
    authors: async (lang: Language) => (await call(publish.authors, {}, { lang })).items[0]?.url_without_domain?.replace(/[^/]+\/$/, ''),
  } as const;
  const runs = inLongRun(Object.keys(VIEWS) as Language[], ['si', 'de']).flatMap((lang) =>
    (Object.keys(PAGES) as (keyof typeof PAGES)[]).map((kind) => ({ lang, kind })),
  );

  it.each(runs)('$kind is accessible, fits the window and is free of errors in $lang [S2.56, S2.57, S2.58]', async ({ lang, kind }) => {
    const { page, open, problems } = shop;
    const found: string[] = [];
    await page.setViewportSize(SIZES[VIEWS[lang][0]?.size ?? 'desktop']);
    await open((await PAGES[kind](lang)) as string);
    for (const view of VIEWS[lang]) found.push(...(await judge(shop, view)));
    await page.setViewportSize({ width: 320, height: 700 });
    found.push(...(await page.evaluate(findTooWide)));
    expect([...found, ...problems()]).toEqual([]);
  });

  it('open from the list without a new document, lead along their contents, and put a product into the cart [S2.57]', async () => {
    const { page, open, problems } = shop;
    await page.setViewportSize(SIZES.desktop);
    await open(ROOTS.si);
    await markDocument(page);
    await page.getByRole('link', { name: 'Kako izbrati prenosnik' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Kako izbrati prenosnik' }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    await page.getByRole('navigation', { name: 'V tem članku' }).getByRole('link', { name: 'Kaj pa priključki?' }).click();
    await page.waitForFunction(() => {
      const top = [...document.querySelectorAll('.rich-text h2')].find((one) => one.textContent === 'Kaj pa priključki?')?.getBoundingClientRect().top;
      return top !== undefined && top > 0 && top < 400;
    });
    await page.locator('.guide-product form[data-buy] button').click();
    await page.waitForFunction(() => document.querySelector('dialog[open]') !== null || /webshop/.test(location.pathname));
    expect(problems()).toEqual([]);
  });

  it('are shared by a copied link where the system has nothing of its own', async () => {
    const { page, open } = await openBrowser({ reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
    const post = await call(publish.post, { item_slug: 'kako-izbrati-prenosnik' });
    await open(post.url_without_domain as string);
    await page.getByRole('button', { name: 'Deli članek' }).click();
    await page.getByText('Povezava je kopirana.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(post.url);
  });

  it('are suggested while typing [S1.12]', async () => {
    const { page, open } = shop;
    await page.setViewportSize(SIZES.desktop);
    await open(ROOTS.si);
    const field = page.getByRole('combobox').first();
    await field.fill('kako izbrati pren');
    await page.getByRole('option', { name: 'Kako izbrati prenosnik', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Kako izbrati prenosnik' }).waitFor();
  });

  it('that are hidden are marked in the list of staff, and accessible [S6.7]', async () => {
    const seen = await openBrowser({ reducedMotion: 'reduce' });
    const [name = '', value = ''] = (await logIn(STAFF)).split('=');
    await seen.page.context().addCookies([{ name, value, url: inject('origin'), httpOnly: true, sameSite: 'Lax' }]);
    await seen.open(ROOTS.si);
    const card = seen.page.getByRole('article').filter({ hasText: 'Skrita objava' });
    await card.getByText('Skrito', { exact: true }).waitFor();
    expect(await judge(seen, { size: 'desktop', colorScheme: 'light' })).toEqual([]);
  });
});
