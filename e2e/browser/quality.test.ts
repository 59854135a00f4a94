import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, openBrowser, SIZES, type WatchedPage } from '../src/browser.ts';
import { pageKinds } from '../src/page-kinds.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
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
/** Those that are judged in other languages too. */
const OF_ALL_LANGUAGES = new Set<string>(['home', 'category', 'filtered category', 'product', 'search', 'manufacturers', '404']);

interface View {
  size: keyof typeof SIZES;
  colorScheme: 'light' | 'dark';
  /** Colours are all that a colour scheme changes. */
  onlyColours?: boolean;
}

/** The default language in all four views; the others, which differ in texts and their length, in one each. */
const RUNS: Record<string, readonly View[]> = {
  si: [
    { size: 'desktop', colorScheme: 'light' },
    { size: 'desktop', colorScheme: 'dark', onlyColours: true },
    { size: 'phone', colorScheme: 'dark', onlyColours: true },
    { size: 'phone', colorScheme: 'light' },
  ],
  en: [{ size: 'desktop', colorScheme: 'dark' }],
  de: [{ size: 'phone', colorScheme: 'light' }],
  rs: [{ size: 'phone', colorScheme: 'dark' }],
};

/** A change of the colour scheme may fade; colours in between are nobody's choice. */
const untilColoursStay = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
  });

/** What axe finds on the page as it is now. */
async function judge({ page }: WatchedPage, { size, colorScheme, onlyColours = false }: View): Promise<string[]> {
  await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await untilColoursStay(page);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (onlyColours ? axe.withRules(['color-contrast']) : axe.withTags(RULES)).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${size} ${colorScheme}: ${id} at ${nodes
        .slice(0, 3)
        .map((node) => node.target.join(' '))
        .join(', ')}`,
  );
}

/** What reaches beyond the window, also where the page cuts it off; lists that scroll by themselves may. */
function findTooWide(): string[] {
  const isCut = (element: Element | null): boolean =>
    element !== null && element !== document.body && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
  const tooWide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && (right > innerWidth + 1 || left < -1) && !isCut(element.parentElement) && !element.closest('[class*="visually-hidden"], .skip')
    );
  });
  return tooWide.map(
    (element) => `${element.nodeName.toLowerCase()}.${element.getAttribute('class') ?? ''} to ${Math.round(element.getBoundingClientRect().right)}`,
  );
}

describeInBrowser('every kind of page', () => {
  let shop: WatchedPage;
  const kinds: Record<string, Record<string, string>> = {};
  beforeAll(async () => {
    shop = await openBrowser({ reducedMotion: 'reduce' });
    for (const lang of ['si', 'en', 'de', 'rs'] as const) kinds[lang] = await pageKinds(lang);
  });

  const runs = Object.keys(RUNS).flatMap((lang) => KINDS.filter((kind) => lang === 'si' || OF_ALL_LANGUAGES.has(kind)).map((kind) => ({ kind, lang })));
  it.each(runs)('$kind is accessible and free of errors in $lang', async ({ kind, lang }) => {
    const { page, open, problems } = shop;
    const [first, ...others] = RUNS[lang] as [View, ...View[]];
    await page.setViewportSize(SIZES[first.size]);
    await page.emulateMedia({ colorScheme: first.colorScheme, reducedMotion: 'reduce' });
    await open(kinds[lang]?.[kind] as string);
    const found = [];
    for (const view of [first, ...others]) found.push(...(await judge(shop, view)));
    expect([...found, ...problems()]).toEqual([]);
  });

  it('needs no scrolling sideways at 320 px, in the languages with the longest words', async () => {
    const { page, open } = shop;
    await page.setViewportSize({ width: 320, height: 700 });
    const found: string[] = [];
    for (const lang of ['de', 'si'] as const) {
      for (const [kind, path] of Object.entries(await pageKinds(lang))) {
        await open(path);
        const tooWide = await page.evaluate(findTooWide);
        if (tooWide.length > 0) found.push(`${lang} ${kind}: ${tooWide.slice(0, 4).join(', ')}`);
      }
    }
    expect(found).toEqual([]);
    // The measure itself: something wide is noticed.
    await page.evaluate(() => {
      (document.querySelector('main > *') as HTMLElement).style.minWidth = '400px';
    });
    expect(await page.evaluate(findTooWide)).not.toEqual([]);
  });
});
