/** The ten languages of the shop: address prefix, locale, currency and the words in addresses (contract, "Languages"). */

export const CURRENCIES = {
  EUR: { code: 'EUR', pattern: '%s €', minorUnits: 2 },
  RSD: { code: 'RSD', pattern: '%s RSD', minorUnits: 2 },
  BAM: { code: 'BAM', pattern: '%s KM', minorUnits: 2 },
} as const;

export type CurrencyCode = keyof typeof CURRENCIES;

export interface Language {
  /** The two letters used in calls, addresses and headers. A language is a market too: it has its own prices and VAT. */
  code: LanguageCode;
  /** BCP 47 tag for `lang` attributes and `hreflang`. */
  lang: string;
  /** Locale for numbers, dates and plural rules: one that both the server and all browsers know, or a page would change when scripts take over. */
  locale: string;
  /** Locale in the language record where it is another. */
  recordLocale?: string;
  currency: CurrencyCode;
  /** Its own name, for the language switch. */
  name: string;
  productWord: string;
  tagWord: string;
  ordersWord: string;
}

export const LANGUAGE_CODES = ['si', 'hr', 'en', 'de', 'at', 'rs', 'it', 'ba', 'me', 'es'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

export const LANGUAGES: Readonly<Record<LanguageCode, Language>> = {
  si: { code: 'si', lang: 'sl-SI', locale: 'sl-SI', currency: 'EUR', name: 'Slovenščina', productWord: 'izdelki', tagWord: 'oznake', ordersWord: 'narocila' },
  hr: { code: 'hr', lang: 'hr-HR', locale: 'hr-HR', currency: 'EUR', name: 'Hrvatski', productWord: 'proizvodi', tagWord: 'oznake', ordersWord: 'narudzbe' },
  en: { code: 'en', lang: 'en', locale: 'en-GB', currency: 'EUR', name: 'English', productWord: 'products', tagWord: 'tags', ordersWord: 'orders' },
  de: { code: 'de', lang: 'de-DE', locale: 'de-DE', currency: 'EUR', name: 'Deutsch', productWord: 'produkte', tagWord: 'themen', ordersWord: 'bestellen' },
  at: {
    code: 'at',
    lang: 'de-AT',
    locale: 'de-AT',
    currency: 'EUR',
    name: 'Deutsch (Österreich)',
    productWord: 'produkte',
    tagWord: 'themen',
    ordersWord: 'bestellen',
  },
  rs: {
    code: 'rs',
    lang: 'sr-Latn-RS',
    locale: 'sr-Latn-RS',
    currency: 'RSD',
    name: 'Srpski',
    productWord: 'proizvodi',
    tagWord: 'oznake',
    ordersWord: 'narudzbe',
  },
  it: { code: 'it', lang: 'it-IT', locale: 'it-IT', currency: 'EUR', name: 'Italiano', productWord: 'prodotti', tagWord: 'temi', ordersWord: 'orders' },
  // Chromium carries no Bosnian; the Latin Serbian of Bosnia has the same days and numbers.
  ba: {
    code: 'ba',
    lang: 'bs-BA',
    locale: 'sr-Latn-BA',
    recordLocale: 'bs-BA',
    currency: 'BAM',
    name: 'Bosanski',
    productWord: 'proizvodi',
    tagWord: 'oznake',
    ordersWord: 'narudzbe',
  },
  me: {
    code: 'me',
    lang: 'sr-Latn-ME',
    locale: 'sr-Latn-ME',
    currency: 'EUR',
    name: 'Crnogorski',
    productWord: 'proizvodi',
    tagWord: 'oznake',
    ordersWord: 'narudzbe',
  },
  es: { code: 'es', lang: 'es-ES', locale: 'es-ES', currency: 'EUR', name: 'Español', productWord: 'productos', tagWord: 'temas', ordersWord: 'orders' },
};

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
