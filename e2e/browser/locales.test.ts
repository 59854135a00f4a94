import { expect, it } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { describeInBrowser, openBrowser } from '../src/browser.ts';

/** Formats numbers, days and plural forms; runs in Node and in the browser. */
function write(locales: string[]): string[] {
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 10, 22 + day));
  return locales.map((locale) =>
    [
      ...days.map((day) => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'numeric', timeZone: 'UTC' }).format(day)),
      new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' }).format(1234567.5),
      ...[1, 2, 3, 5, 11, 21, 22, 101].map((count) => new Intl.PluralRules(locale).select(count)),
      ['č', 'c', 'ž', 'z', 'š', 's', 'đ', 'd', 'ö', 'o', 'ñ', 'n'].sort(new Intl.Collator(locale, { sensitivity: 'base', numeric: true }).compare).join(''),
    ].join(' '),
  );
}

describeInBrowser('the browser', () => {
  it('writes numbers and days as the server does in all ten languages, so that nothing changes when scripts take over [S1.29, S9.49]', async () => {
    const { page } = await openBrowser({ javaScriptEnabled: true });
    const locales = LANGUAGE_CODES.map((lang) => LANGUAGES[lang].locale);
    expect(await page.evaluate(write, locales)).toEqual(write(locales));
  });
});
