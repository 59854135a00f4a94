import { beforeAll, expect, inject, it } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { inLongRun } from '@vitrina/contract/testing/long-run';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { findTooWide, judge, type View, viewsOfLanguage } from '../src/accessibility.ts';
import { guestWithCart } from '../src/buyer.ts';
import { describeInBrowser, openBrowser, SIZES, type WatchedPage } from '../src/browser.ts';
import { pageKinds } from '../src/page-kinds.ts';
import { call } from '../src/shop.ts';

/** Kinds of pages that differ in more than their products. */
const KINDS = [
  'home',
  'category',
  'filtered category',
  'product',
  'product with variants',
  'search',
  'search for nothing',
  'manufacturers',
  'catalogue root',
  'cart',
  '404',
] as const;
/** Kinds that are tested in other languages too. */
const OF_ALL_LANGUAGES = new Set<string>(['home', 'category', 'filtered category', 'product', 'search', 'manufacturers', '404']);

/** The default language in all four views (every run: one); others, which differ in texts and their length, in one each (every run: the longest words). */
const RUNS: Record<string, readonly View[]> = viewsOfLanguage({
  si: [
    { size: 'desktop', colorScheme: 'light' },
    { size: 'desktop', colorScheme: 'dark', onlyColours: true },
    { size: 'phone', colorScheme: 'dark', onlyColours: true },
    { size: 'phone', colorScheme: 'light' },
  ],
  en: [{ size: 'desktop', colorScheme: 'dark' }],
  de: [{ size: 'phone', colorScheme: 'light' }],
  rs: [{ size: 'phone', colorScheme: 'dark' }],
});
/** View of the kinds that a plain run tests in the default language only. */
const DARK_PHONE: View = { size: 'phone', colorScheme: 'dark', onlyLooks: true };
const LANGS = inLongRun<LanguageCode>(['si', 'en', 'de', 'rs'], ['si', 'de']);

/** Languages with the longest words are also measured at 320 px. */
const isLong = (lang: string): boolean => ['de', 'si'].includes(lang);

describeInBrowser('every kind of page', () => {
  let shop: WatchedPage;
  const kinds: Record<string, Record<string, string>> = {};
  beforeAll(async () => {
    shop = await openBrowser({ reducedMotion: 'reduce' });
    for (const lang of LANGS) kinds[lang] = await pageKinds(lang);
  });

  const runs = LANGS.flatMap((lang) => KINDS.filter((kind) => lang === 'si' || OF_ALL_LANGUAGES.has(kind)).map((kind) => ({ kind, lang })));
  it.each(runs)('$kind is accessible and free of errors in $lang, in the longest languages no wider than 320 px either', async ({ kind, lang }) => {
    const { page, open, problems } = shop;
    const [first, ...others] = RUNS[lang] as [View, ...View[]];
    if (!OF_ALL_LANGUAGES.has(kind)) others.push(DARK_PHONE);
    await page.setViewportSize(SIZES[first.size]);
    await page.emulateMedia({ colorScheme: first.colorScheme, reducedMotion: 'reduce' });
    await open(kinds[lang]?.[kind] as string);
    const found = [];
    for (const view of [first, ...others]) found.push(...(await judge(shop, view)));
    if (isLong(lang)) found.push(...(await tooWideWhenNarrow()));
    expect([...found, ...problems()]).toEqual([]);
  });

  it('needs no scrolling sideways at 320 px, in the languages with the longest words', async () => {
    const { page, open } = shop;
    const found: string[] = [];
    for (const lang of LANGS.filter(isLong)) {
      const judged = runs.filter((run) => run.lang === lang).map(({ kind }): string => kind);
      // Other pages were measured above, while they were open.
      for (const [kind, path] of Object.entries(kinds[lang] ?? {}).filter(([name]) => !judged.includes(name))) {
        await open(path);
        found.push(...(await tooWideWhenNarrow()).map((one) => `${lang} ${kind}: ${one}`));
      }
    }
    expect(found).toEqual([]);
    // Verifies the measurement itself: a wide element is detected.
    await page.evaluate(() => {
      (document.querySelector('main > *') as HTMLElement).style.minWidth = '400px';
    });
    expect(await tooWideWhenNarrow()).not.toEqual([]);
  });

  it('has room for prices of six figures on phones of 320 to 375 px, in lists, variants, the bar with the key and the cart', async () => {
    const { page, open } = shop;
    const { home, category, 'filtered category': laptops, 'product with variants': laptop } = await pageKinds('rs');
    const { items } = await call(catalogue.products, { category_slug: 'televisions', sort: 'price_desc', per_page: 1 }, { lang: 'de' });
    await page.context().addCookies([{ name: 'token', value: await guestWithCart('laptop', 'rs'), url: inject('origin'), httpOnly: true, sameSite: 'Lax' }]);
    const found: string[] = [];
    for (const path of [home, category, laptops, laptop, items[0]?.url_without_domain, '/rs/webshop/shopping_cart/']) {
      await open(path as string);
      for (const width of [320, 344, 360, 375]) {
        await page.setViewportSize({ width, height: 700 });
        const wide = [...(await page.evaluate(findTooWide)), ...(await page.evaluate(findLackOfRoom))];
        found.push(...wide.slice(0, 4).map((one) => `${path} at ${width}: ${one}`));
      }
    }
    expect(found).toEqual([]);
  });

  async function tooWideWhenNarrow(): Promise<string[]> {
    await shop.page.setViewportSize({ width: 320, height: 700 });
    return (await shop.page.evaluate(findTooWide)).slice(0, 4);
  }
});

/** Returns the places of prices whose texts overflow. */
function findLackOfRoom(): string[] {
  const outside = [...document.querySelectorAll('.line-controls .price, .cart-bar .key')].filter((one) => {
    const frame = one.closest('.cart-line, .cart-bar .page') as Element;
    return one.getBoundingClientRect().right > frame.getBoundingClientRect().right + 1;
  });
  const tight = [...document.querySelectorAll('.variant-card span, .tile .buy-row, .buy-bar-price, .buy-bar .price, .offer-price')].filter(
    (one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1,
  );
  return [...outside, ...tight].map((one) => `${one.className}: ${one.textContent}`);
}
