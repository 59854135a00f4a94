import {
  type AddressesConfig,
  addressesSlice,
  type CheckoutConfig,
  checkoutSlice,
  defaultsOf,
  type IdentityConfig,
  identitySlice,
  type LanguagesConfig,
  languagesSlice,
  type LiteralConfig,
  literalSlice,
} from './config/index.ts';
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

/** The languages that a shop speaks. */
export const languagesOf = ({ multilanguage, defaultLanguage }: Pick<SiteConfig, 'multilanguage' | 'defaultLanguage'>): readonly LanguageCode[] =>
  multilanguage ? LANGUAGE_CODES : [defaultLanguage];

/** What a shop owner decides once (specification, section 3, "Site config"): facts of the shop, and slices of the environment whole. */
export interface SiteConfig extends LanguagesConfig {
  name: string;
  organizationName: string;
  /** Street, post code and town, as they stand in mails. */
  postalAddress: string;
  /** Host with scheme, without a slash at its end: `https://www.vitrina.si`. */
  publicUrl: string;
  phone: string;
  email: string;
  socialNetworkUrls: readonly string[];
  webshop: { auth: boolean };
  catalog: { perPage: number };
  /** Minutes; `null` switches it off. */
  idleReloadTimeout: number | null;
  /** There is something to tell a caller's country by. */
  countryHint: boolean;
  /** The shop's own account for transfers, by market. */
  bankAccounts: Readonly<Record<LanguageCode, BankAccount>>;
  /** Names of the providers of identity, in the order they are offered. */
  identityProviders: readonly string[];
  identity: IdentityConfig;
  checkout: CheckoutConfig;
  addresses: AddressesConfig;
  literal: LiteralConfig;
}

/** Without any variable set. */
export const DEFAULT_SITE: SiteConfig = {
  ...defaultsOf(languagesSlice),
  identity: defaultsOf(identitySlice),
  checkout: defaultsOf(checkoutSlice),
  addresses: defaultsOf(addressesSlice),
  literal: defaultsOf(literalSlice),
  identityProviders: [],
  name: 'Vitrina',
  organizationName: 'Vitrina, d. o. o.',
  postalAddress: 'Slovenska cesta 1, 1000 Ljubljana',
  publicUrl: 'http://localhost:3000',
  phone: '+386 1 200 00 00',
  email: 'pomoc@vitrina.test',
  socialNetworkUrls: [],
  webshop: { auth: true },
  catalog: { perPage: 24 },
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
};
