import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';

/** An account of the shop as it stands on a payment slip. */
export interface BankAccount {
  recipient: { name: string /** Street and number. */; address: string /** Post code and town. */; town: string };
  iban: string;
  bic: string;
}

const account = (iban: string, bic: string): BankAccount => ({
  recipient: { name: 'Vitrina, d. o. o.', address: 'Slovenska cesta 1', town: '1000 Ljubljana' },
  iban,
  bic,
});
/** Of the demo shop; the numbers have right control digits and belong to nobody. */
const HOME_ACCOUNT = account('SI56 0201 7001 2345 686', 'LJBASI2X');

/** What is done as the specification's text has it; all of it is off by default (decision 0035). */
export interface LiteralWays {
  /** Lists of products show Error404. */
  listsAreMissing: boolean;
  /** Wish list and comparison are polled after every write. */
  pollsAfterWrites: boolean;
  /** Opening the link of a sign-up mail confirms it. */
  confirmsByGet: boolean;
  /** The browser's calls carry a bearer header. */
  bearerInBrowser: boolean;
}

/** The languages that a shop speaks. */
export const languagesOf = ({ multilanguage, defaultLanguage }: Pick<SiteConfig, 'multilanguage' | 'defaultLanguage'>): readonly LanguageCode[] =>
  multilanguage ? LANGUAGE_CODES : [defaultLanguage];

/** What a shop owner decides once (specification, section 3, "Site config"). The server fills it from the environment. */
export interface SiteConfig {
  name: string;
  organizationName: string;
  /** Street, post code and town, as they stand in mails. */
  postalAddress: string;
  /** Host with scheme, without a slash at its end: `https://www.vitrina.si`. */
  publicUrl: string;
  defaultLanguage: LanguageCode;
  phone: string;
  email: string;
  socialNetworkUrls: readonly string[];
  auth: {
    loggedInRedirect: string;
    loggedOutRedirect: string;
    dashboard: string | null /** Providers of identity, in the order they are offered. */;
    providers: readonly string[];
  };
  webshop: { auth: boolean; steps: { shipping: boolean; payment: boolean; review_order: boolean } };
  catalog: { quickOrder: boolean; perPage: number };
  /** False: the shop speaks its default language only. */
  multilanguage: boolean;
  /** Where the specification's letter and safety pull apart, the letter (decision 0035). */
  literal: LiteralWays;
  /** The shop's own login pages lead to Keycloak. */
  keycloak: boolean;
  /** Addresses that only probes ask for: plain 404, no rule is looked up (decision G4). */
  redirectIgnoredUrls: { prefixes: readonly string[]; suffixes: readonly string[] };
  /** Minutes; `null` switches it off. */
  idleReloadTimeout: number | null;
  /** There is something to tell a caller's country by. */
  countryHint: boolean;
  /** The shop's own account for transfers, by market. */
  bankAccounts: Readonly<Record<LanguageCode, BankAccount>>;
  /** Orders beyond the limits wait for a click in their mail. */
  orderLimits: boolean;
  /** Paths of the interface that are served elsewhere, by their names in the endpoint table. */
  movedPaths: Readonly<Record<string, string>>;
  /** Staff need a grant for the warehouses that an order's goods lie in, to say that it is packed, shipped or delivered (specification, section 6). */
  orderWarehousePermission: boolean;
}

export const DEFAULT_SITE: SiteConfig = {
  name: 'Vitrina',
  organizationName: 'Vitrina, d. o. o.',
  postalAddress: 'Slovenska cesta 1, 1000 Ljubljana',
  publicUrl: 'http://localhost:3000',
  defaultLanguage: 'si',
  phone: '+386 1 200 00 00',
  email: 'pomoc@vitrina.test',
  socialNetworkUrls: [],
  auth: { loggedInRedirect: '/auth/', loggedOutRedirect: '/auth/login/', dashboard: '/auth/', providers: [] },
  webshop: { auth: true, steps: { shipping: true, payment: true, review_order: true } },
  catalog: { quickOrder: true, perPage: 24 },
  multilanguage: true,
  literal: { listsAreMissing: false, pollsAfterWrites: false, confirmsByGet: false, bearerInBrowser: false },
  keycloak: false,
  redirectIgnoredUrls: {
    prefixes: [
      '/wp-',
      '/.git',
      '/.env',
      '/.well-known/',
      '/xmlrpc',
      '/vendor/',
      '/cgi-bin/',
      '/phpmyadmin',
      '/administrator/',
      '/.aws',
      '/.svn',
      '/actuator',
      '/server-status',
    ],
    suffixes: ['.php', '.asp', '.aspx', '.jsp', '.cgi', '.env', '.sql', '.bak'],
  },
  idleReloadTimeout: 15,
  countryHint: false,
  bankAccounts: {
    si: HOME_ACCOUNT,
    en: HOME_ACCOUNT,
    hr: account('HR17 2360 0001 1012 3456 5', 'ZABAHR2X'),
    de: account('DE89 3704 0044 0532 0130 00', 'COBADEFFXXX'),
    at: account('AT72 1200 0002 3457 3201', 'BKAUATWW'),
    rs: account('RS35 2651 6603 1000 5042 68', 'RZBSRSBG'),
    it: account('IT60 X054 2811 1010 0000 0123 456', 'BLOPIT22'),
    ba: account('BA39 1290 0794 0102 8494', 'UNCRBA22'),
    me: account('ME25 5050 0001 2345 6789 51', 'ATCMMEPG'),
    es: account('ES91 2100 0418 4502 0005 1332', 'CAIXESBB'),
  },
  orderLimits: true,
  movedPaths: {},
  orderWarehousePermission: false,
};
