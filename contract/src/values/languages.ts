import { LANGUAGE_TABLE, type LanguageRow } from './language-table.ts';

export { CURRENCIES, type CurrencyCode } from './currencies.ts';

export const LANGUAGE_CODES = Object.keys(LANGUAGE_TABLE) as [LanguageCode, ...LanguageCode[]];
export type LanguageCode = keyof typeof LANGUAGE_TABLE;

/** Language as browsers know it. A language is a market: it has its own prices and VAT. */
export interface Language extends Omit<LanguageRow, 'pages' | 'search' | 'texts'> {
  /** The two letters used in calls, addresses and headers. */
  code: LanguageCode;
  texts?: LanguageCode;
}

export const LANGUAGES = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, { code, ...LANGUAGE_TABLE[code] }])) as unknown as Readonly<
  Record<LanguageCode, Language>
>;

export const isLanguageCode = (value: unknown): value is LanguageCode => typeof value === 'string' && value in LANGUAGES && value.length === 2;

/** `/hr/` for a language, `/` for the default one. */
export const languageBase = (code: LanguageCode, defaultLanguage: LanguageCode): string => (code === defaultLanguage ? '/' : `/${code}/`);

/**
 * Splits a page path into its language and the rest. The prefix is an optional segment of exactly two letters
 * (specification, section 2); two letters that are no language stay part of the path. The default language has no prefix:
 * `/si/x/` of a Slovenian shop is not a page of it and `redundant` says so.
 */
export function splitLanguage(path: string, defaultLanguage: LanguageCode): { lang: LanguageCode; rest: string; redundant: boolean } {
  const match = /^\/([a-z]{2})(\/.*|$)/.exec(path);
  const code = match?.[1];
  if (!match || !isLanguageCode(code)) return { lang: defaultLanguage, rest: path, redundant: false };
  return { lang: code, rest: match[2] || '/', redundant: code === defaultLanguage };
}
