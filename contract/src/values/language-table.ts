import type { CountryCode } from './country-codes.ts';
import type { CurrencyCode } from './currencies.ts';

/** Facts the software knows of a language besides its texts; to add one: docs/extending.md. */
export interface LanguageRow {
  /** Name in the language itself, for the language switch. */
  name: string;
  /** BCP 47 tag for `lang` attributes and `hreflang`. */
  lang: string;
  /** Locale for numbers, dates and plural forms: one that both the server and all browsers know, or a page would change when scripts take over. */
  locale: string;
  /** Locale in the language record, if different. */
  recordLocale?: string;
  /** Its letters go beyond Latin-1 (č, ł): the display font's second file is fetched early. */
  extendedLatin?: true;
  /** Code of the fallback language for missing interface texts; absent: every text must exist. */
  texts?: string;
  /** Currency of the market unless settings name another. */
  currency: CurrencyCode;
  /** Country where its readers most likely live; English is read anywhere and sold from Slovenia. */
  country: CountryCode;
  /** Specification, section 9; decision 0034. */
  dates: 'DD.MM.YYYY.' | 'DD.MM.YYYY' | 'DD/MM/YYYY';
  /** Words in URLs of products, tags, orders, and of the page of cookie choices. */
  productWord: string;
  tagWord: string;
  ordersWord: string;
  consentsWord: string;
  /** First segments of the shop's fixed pages and directories. Browsers get those of their page's language. */
  pages: {
    catalogue: string;
    search: string;
    manufacturers: string;
    sellers: string;
    lists: string;
    /** The page that old catalogue addresses lead to. */
    missing: string;
    faq: string;
    promotions: string;
    services: string;
    blog: string;
    authors: string;
    locations: string;
  };
  search: {
    /** Rules of a stemmer, or the endings that it cuts, longest first. */
    stemmer: 'slavic' | 'southern' | 'english' | 'german' | 'italian' | 'spanish' | readonly string[];
    /** Family of languages in the table of synonyms; English ones are understood everywhere. */
    synonyms: 'si' | 'yu' | 'en' | 'de' | 'it' | 'es';
    /** Values of yes-or-no filters. */
    yes: string;
    no: string;
  };
}

/** A row a language, by the two letters used in calls, addresses and headers, in the order in which they are offered. */
export const LANGUAGE_TABLE = {
  si: {
    name: 'Slovenščina',
    lang: 'sl-SI',
    locale: 'sl-SI',
    extendedLatin: true,
    currency: 'EUR',
    country: 'SI',
    dates: 'DD.MM.YYYY.',
    productWord: 'izdelki',
    tagWord: 'oznake',
    ordersWord: 'narocila',
    consentsWord: 'nastavitve-piskotkov',
    pages: {
      catalogue: 'katalog',
      search: 'iskanje',
      manufacturers: 'blagovne-znamke',
      sellers: 'prodajalci',
      lists: 'izbor',
      missing: 'katalog-ne-obstaja',
      faq: 'pogosta-vprasanja',
      promotions: 'akcije',
      services: 'storitve',
      blog: 'svetovalec',
      authors: 'avtorji',
      locations: 'trgovine',
    },
    search: { stemmer: 'slavic', synonyms: 'si', yes: 'Da', no: 'Ne' },
  },
  hr: {
    name: 'Hrvatski',
    lang: 'hr-HR',
    locale: 'hr-HR',
    extendedLatin: true,
    currency: 'EUR',
    country: 'HR',
    dates: 'DD.MM.YYYY.',
    productWord: 'proizvodi',
    tagWord: 'oznake',
    ordersWord: 'narudzbe',
    consentsWord: 'postavke-kolacica',
    pages: {
      catalogue: 'katalog',
      search: 'trazi',
      manufacturers: 'brendovi',
      sellers: 'prodavaci',
      lists: 'izbor',
      missing: 'katalog-ne-postoji',
      faq: 'cesta-pitanja',
      promotions: 'akcije',
      services: 'usluge',
      blog: 'savjetnik',
      authors: 'autori',
      locations: 'trgovine',
    },
    search: { stemmer: 'southern', synonyms: 'yu', yes: 'Da', no: 'Ne' },
  },
  en: {
    name: 'English',
    lang: 'en',
    locale: 'en-GB',
    currency: 'EUR',
    country: 'SI',
    dates: 'DD/MM/YYYY',
    productWord: 'products',
    tagWord: 'tags',
    ordersWord: 'orders',
    consentsWord: 'cookie-settings',
    pages: {
      catalogue: 'catalogue',
      search: 'search',
      manufacturers: 'brands',
      sellers: 'sellers',
      lists: 'selection',
      missing: 'catalogue-missing',
      faq: 'faq',
      promotions: 'promotions',
      services: 'services',
      blog: 'guides',
      authors: 'authors',
      locations: 'shops',
    },
    search: { stemmer: 'english', synonyms: 'en', yes: 'Yes', no: 'No' },
  },
  de: {
    name: 'Deutsch',
    lang: 'de-DE',
    locale: 'de-DE',
    currency: 'EUR',
    country: 'DE',
    dates: 'DD.MM.YYYY',
    productWord: 'produkte',
    tagWord: 'themen',
    ordersWord: 'bestellen',
    consentsWord: 'cookie-einstellungen',
    pages: {
      catalogue: 'katalog',
      search: 'suche',
      manufacturers: 'marken',
      sellers: 'haendler',
      lists: 'auswahl',
      missing: 'katalog-fehlt',
      faq: 'haeufige-fragen',
      promotions: 'aktionen',
      services: 'leistungen',
      blog: 'ratgeber',
      authors: 'autoren',
      locations: 'filialen',
    },
    search: { stemmer: 'german', synonyms: 'de', yes: 'Ja', no: 'Nein' },
  },
  at: {
    name: 'Deutsch (Österreich)',
    lang: 'de-AT',
    locale: 'de-AT',
    texts: 'de',
    currency: 'EUR',
    country: 'AT',
    dates: 'DD.MM.YYYY',
    productWord: 'produkte',
    tagWord: 'themen',
    ordersWord: 'bestellen',
    consentsWord: 'cookie-einstellungen',
    pages: {
      catalogue: 'katalog',
      search: 'suche',
      manufacturers: 'marken',
      sellers: 'haendler',
      lists: 'auswahl',
      missing: 'katalog-fehlt',
      faq: 'haeufige-fragen',
      promotions: 'aktionen',
      services: 'leistungen',
      blog: 'ratgeber',
      authors: 'autoren',
      locations: 'filialen',
    },
    search: { stemmer: 'german', synonyms: 'de', yes: 'Ja', no: 'Nein' },
  },
  rs: {
    name: 'Srpski',
    lang: 'sr-Latn-RS',
    locale: 'sr-Latn-RS',
    extendedLatin: true,
    currency: 'RSD',
    country: 'RS',
    dates: 'DD.MM.YYYY.',
    productWord: 'proizvodi',
    tagWord: 'oznake',
    ordersWord: 'narudzbe',
    consentsWord: 'podesavanja-kolacica',
    pages: {
      catalogue: 'katalog',
      search: 'pretraga',
      manufacturers: 'brendovi',
      sellers: 'prodavci',
      lists: 'izbor',
      missing: 'katalog-ne-postoji',
      faq: 'cesta-pitanja',
      promotions: 'akcije',
      services: 'usluge',
      blog: 'saveti',
      authors: 'autori',
      locations: 'prodavnice',
    },
    search: { stemmer: 'southern', synonyms: 'yu', yes: 'Da', no: 'Ne' },
  },
  it: {
    name: 'Italiano',
    lang: 'it-IT',
    locale: 'it-IT',
    currency: 'EUR',
    country: 'IT',
    dates: 'DD/MM/YYYY',
    productWord: 'prodotti',
    tagWord: 'temi',
    ordersWord: 'orders',
    consentsWord: 'impostazioni-cookie',
    pages: {
      catalogue: 'catalogo',
      search: 'ricerca',
      manufacturers: 'marche',
      sellers: 'venditori',
      lists: 'selezione',
      missing: 'catalogo-mancante',
      faq: 'domande-frequenti',
      promotions: 'promozioni',
      services: 'servizi',
      blog: 'guide',
      authors: 'autori',
      locations: 'negozi',
    },
    search: { stemmer: 'italian', synonyms: 'it', yes: 'Sì', no: 'No' },
  },
  // Chromium has no Bosnian locale; Latin Serbian of Bosnia formats days and numbers alike.
  ba: {
    name: 'Bosanski',
    lang: 'bs-BA',
    locale: 'sr-Latn-BA',
    recordLocale: 'bs-BA',
    extendedLatin: true,
    currency: 'BAM',
    country: 'BA',
    dates: 'DD.MM.YYYY.',
    productWord: 'proizvodi',
    tagWord: 'oznake',
    ordersWord: 'narudzbe',
    consentsWord: 'postavke-kolacica',
    pages: {
      catalogue: 'katalog',
      search: 'pretraga',
      manufacturers: 'brendovi',
      sellers: 'prodavaci',
      lists: 'izbor',
      missing: 'katalog-ne-postoji',
      faq: 'cesta-pitanja',
      promotions: 'akcije',
      services: 'usluge',
      blog: 'savjeti',
      authors: 'autori',
      locations: 'prodavnice',
    },
    search: { stemmer: 'southern', synonyms: 'yu', yes: 'Da', no: 'Ne' },
  },
  me: {
    name: 'Crnogorski',
    lang: 'sr-Latn-ME',
    locale: 'sr-Latn-ME',
    extendedLatin: true,
    currency: 'EUR',
    country: 'ME',
    dates: 'DD.MM.YYYY.',
    productWord: 'proizvodi',
    tagWord: 'oznake',
    ordersWord: 'narudzbe',
    consentsWord: 'podesavanja-kolacica',
    pages: {
      catalogue: 'katalog',
      search: 'pretraga',
      manufacturers: 'brendovi',
      sellers: 'prodavci',
      lists: 'izbor',
      missing: 'katalog-ne-postoji',
      faq: 'cesta-pitanja',
      promotions: 'akcije',
      services: 'usluge',
      blog: 'savjeti',
      authors: 'autori',
      locations: 'prodavnice',
    },
    search: { stemmer: 'southern', synonyms: 'yu', yes: 'Da', no: 'Ne' },
  },
  es: {
    name: 'Español',
    lang: 'es-ES',
    locale: 'es-ES',
    currency: 'EUR',
    country: 'ES',
    dates: 'DD/MM/YYYY',
    productWord: 'productos',
    tagWord: 'temas',
    ordersWord: 'orders',
    consentsWord: 'configuracion-cookies',
    pages: {
      catalogue: 'catalogo',
      search: 'buscar',
      manufacturers: 'marcas',
      sellers: 'vendedores',
      lists: 'seleccion',
      missing: 'catalogo-no-existe',
      faq: 'preguntas-frecuentes',
      promotions: 'promociones',
      services: 'servicios',
      blog: 'guias',
      authors: 'autores',
      locations: 'tiendas',
    },
    search: { stemmer: 'spanish', synonyms: 'es', yes: 'Sí', no: 'No' },
  },
} as const satisfies Record<string, LanguageRow>;
