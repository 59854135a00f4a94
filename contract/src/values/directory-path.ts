import { type LanguageCode, languageBase } from './languages.ts';

/** Address segments of the shop's fixed pages and directories, by language. */
export const DIRECTORY_WORDS = {
  catalogue: {
    si: 'katalog',
    hr: 'katalog',
    en: 'catalogue',
    de: 'katalog',
    at: 'katalog',
    rs: 'katalog',
    it: 'catalogo',
    ba: 'katalog',
    me: 'katalog',
    es: 'catalogo',
  },
  search: { si: 'iskanje', hr: 'trazi', en: 'search', de: 'suche', at: 'suche', rs: 'pretraga', it: 'ricerca', ba: 'pretraga', me: 'pretraga', es: 'buscar' },
  manufacturers: {
    si: 'blagovne-znamke',
    hr: 'brendovi',
    en: 'brands',
    de: 'marken',
    at: 'marken',
    rs: 'brendovi',
    it: 'marche',
    ba: 'brendovi',
    me: 'brendovi',
    es: 'marcas',
  },
  sellers: {
    si: 'prodajalci',
    hr: 'prodavaci',
    en: 'sellers',
    de: 'haendler',
    at: 'haendler',
    rs: 'prodavci',
    it: 'venditori',
    ba: 'prodavaci',
    me: 'prodavci',
    es: 'vendedores',
  },
  lists: { si: 'izbor', hr: 'izbor', en: 'selection', de: 'auswahl', at: 'auswahl', rs: 'izbor', it: 'selezione', ba: 'izbor', me: 'izbor', es: 'seleccion' },
  /** Where cookies are chosen; private-path.ts knows these words too. */
  consents: {
    si: 'nastavitve-piskotkov',
    hr: 'postavke-kolacica',
    en: 'cookie-settings',
    de: 'cookie-einstellungen',
    at: 'cookie-einstellungen',
    rs: 'podesavanja-kolacica',
    it: 'impostazioni-cookie',
    ba: 'postavke-kolacica',
    me: 'podesavanja-kolacica',
    es: 'configuracion-cookies',
  },
  /** The page that old catalogue addresses lead to. */
  missing: {
    si: 'katalog-ne-obstaja',
    hr: 'katalog-ne-postoji',
    en: 'catalogue-missing',
    de: 'katalog-fehlt',
    at: 'katalog-fehlt',
    rs: 'katalog-ne-postoji',
    it: 'catalogo-mancante',
    ba: 'katalog-ne-postoji',
    me: 'katalog-ne-postoji',
    es: 'catalogo-no-existe',
  },
  faq: {
    si: 'pogosta-vprasanja',
    hr: 'cesta-pitanja',
    en: 'faq',
    de: 'haeufige-fragen',
    at: 'haeufige-fragen',
    rs: 'cesta-pitanja',
    it: 'domande-frequenti',
    ba: 'cesta-pitanja',
    me: 'cesta-pitanja',
    es: 'preguntas-frecuentes',
  },
  promotions: {
    si: 'akcije',
    hr: 'akcije',
    en: 'promotions',
    de: 'aktionen',
    at: 'aktionen',
    rs: 'akcije',
    it: 'promozioni',
    ba: 'akcije',
    me: 'akcije',
    es: 'promociones',
  },
  services: {
    si: 'storitve',
    hr: 'usluge',
    en: 'services',
    de: 'leistungen',
    at: 'leistungen',
    rs: 'usluge',
    it: 'servizi',
    ba: 'usluge',
    me: 'usluge',
    es: 'servicios',
  },
  blog: {
    si: 'svetovalec',
    hr: 'savjetnik',
    en: 'guides',
    de: 'ratgeber',
    at: 'ratgeber',
    rs: 'saveti',
    it: 'guide',
    ba: 'savjeti',
    me: 'savjeti',
    es: 'guias',
  },
  authors: { si: 'avtorji', hr: 'autori', en: 'authors', de: 'autoren', at: 'autoren', rs: 'autori', it: 'autori', ba: 'autori', me: 'autori', es: 'autores' },
  locations: {
    si: 'trgovine',
    hr: 'trgovine',
    en: 'shops',
    de: 'filialen',
    at: 'filialen',
    rs: 'prodavnice',
    it: 'negozi',
    ba: 'prodavnice',
    me: 'prodavnice',
    es: 'tiendas',
  },
} as const satisfies Record<string, Record<LanguageCode, string>>;

export type Directory = keyof typeof DIRECTORY_WORDS;

/** The segments of one language. */
export const directoryWords = (lang: LanguageCode): Record<Directory, string> =>
  Object.fromEntries(Object.entries(DIRECTORY_WORDS).map(([directory, words]) => [directory, words[lang]])) as Record<Directory, string>;

interface PathOf {
  lang: LanguageCode;
  defaultLanguage: LanguageCode;
  /** What of the directory: a manufacturer's code, a list's slug. */
  segment?: string;
}

/** `/hr/brendovi/`, `/hr/brendovi/kvant/` */
export const directoryPath = (directory: Directory, { lang, defaultLanguage, segment }: PathOf): string =>
  `${languageBase(lang, defaultLanguage)}${DIRECTORY_WORDS[directory][lang]}/${segment ? `${segment}/` : ''}`;
