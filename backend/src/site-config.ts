import { brandOf } from '@vitrina/contract/settings/brand';
import { accountOf } from '@vitrina/contract/settings/account-of';
import type { LegalEntity } from '@vitrina/contract/settings/legal';
import type { Settings } from '@vitrina/contract/settings/settings';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { AddressesConfig, CheckoutConfig, IdentityConfig, LanguagesConfig, LiteralConfig } from './config/index.ts';

/** An account of the shop as it stands on a payment slip. */
export interface BankAccount {
  recipient: {
    name: string;
    /** Street and number. */
    address: string;
    /** Post code and town. */
    town: string;
  };
  iban: string;
  bic: string;
}

/** Site facts of operations (specification, section 3, "Site config"): the settings, and additions of the environment. */
export interface SiteConfig extends LanguagesConfig {
  /** All settings in force. */
  settings: Settings;
  /** Languages that are on, in the order they are offered. */
  enabledLanguages: readonly LanguageCode[];
  name: string;
  organizationName: string;
  /** Street, post code and town, as they stand in mails. */
  postalAddress: string;
  /** Time zone of all days and times: `Europe/Zagreb`. */
  timeZone: string;
  /** Sender of mails. */
  mailSender: { from: string; name?: string | undefined; replyTo?: string | undefined };
  /** Colours of the main button, in light. */
  brand: { action: string; actionText: string };
  /** Seller by market; markets without a legal entity are absent. */
  sellers: Readonly<
    Partial<
      Record<
        LanguageCode,
        {
          name: string;
          address: string;
          vatNumber: string | null;
          /** Register, number and capital. */
          register: string | null;
        }
      >
    >
  >;
  /** Host with scheme, without a slash at its end: `https://www.example.com`. */
  publicUrl: string;
  /** Empty: there is none. */
  phone: string;
  email: string;
  socialNetworkUrls: readonly string[];
  webshop: { auth: boolean };
  catalog: { perPage: number };
  /** Minutes; `null` switches it off. */
  idleReloadTimeout: number | null;
  /** True if the caller's country can be detected. */
  countryHint: boolean;
  /** The shop's own account for transfers, by market; markets without one are absent. */
  bankAccounts: Readonly<Partial<Record<LanguageCode, BankAccount>>>;
  /** Names of the providers of identity, in the order they are offered. */
  identityProviders: readonly string[];
  identity: IdentityConfig;
  checkout: CheckoutConfig;
  addresses: AddressesConfig;
  literal: LiteralConfig;
}

/** Returns the site facts of the settings, without those of the environment. */
export function siteOf(settings: Settings): SiteConfig {
  const { shop, behaviour } = settings;
  const seller = sellerOf(settings, shop.defaultLanguage);
  const brand = brandOf(shop.colours).light;
  const { loggedIn, loggedOut, dashboard, keycloakOnly } = behaviour.accounts;
  return {
    settings,
    enabledLanguages: shop.languages,
    defaultLanguage: shop.defaultLanguage,
    multilanguage: shop.languages.length > 1,
    name: shop.name,
    organizationName: seller?.name ?? shop.name,
    postalAddress: seller ? addressLine(seller) : '',
    timeZone: shop.timeZone,
    mailSender: shop.mail,
    brand: { action: brand.action, actionText: brand.actionText },
    sellers: sellersOf(settings),
    publicUrl: 'http://localhost:3000',
    phone: shop.phone ?? '',
    email: shop.email,
    socialNetworkUrls: shop.social,
    webshop: { auth: behaviour.checkout.login },
    catalog: { perPage: behaviour.catalogue.perPage },
    idleReloadTimeout: behaviour.idleReloadMinutes,
    countryHint: behaviour.countryService !== undefined,
    bankAccounts: bankAccountsOf(settings),
    identityProviders: [],
    identity: { dashboard, loggedInRedirect: loggedIn, loggedOutRedirect: loggedOut, keycloakOnly },
    checkout: {
      steps: behaviour.checkout.steps,
      orderLimits: behaviour.checkout.orderLimits,
      quickOrder: behaviour.catalogue.quickOrder,
      warehousePermission: behaviour.warehousePermission,
    },
    addresses: { movedPaths: {}, ignoredUrls: behaviour.ignoredAddresses },
    literal: behaviour.literal,
  };
}

/** A site whose every field is that of the moment it is read at. A copy of it (`{ ...site }`) is one of its own moment. */
export function siteOfNow(current: () => Settings, make: (settings: Settings) => SiteConfig): SiteConfig {
  let latest: SiteConfig | undefined;
  const site = (): SiteConfig => {
    const settings = current();
    if (latest?.settings !== settings) latest = make(settings);
    return latest;
  };
  const names = Object.keys(site()) as (keyof SiteConfig)[];
  return Object.defineProperties({}, Object.fromEntries(names.map((name) => [name, { get: () => site()[name], enumerable: true }]))) as SiteConfig;
}

/** The legal entity that sells in a market; `null`: none is named. */
export const sellerOf = ({ markets, legal }: Settings, market: LanguageCode): LegalEntity | null => legal[markets[market]?.legalEntity ?? ''] ?? null;

/** `Main Street 1, 1000 Town` */
export const addressLine = ({ address }: LegalEntity): string => `${address.street}, ${address.postCode} ${address.town}`;

function registerLine({ register, capital, taxNumber }: LegalEntity, lang: LanguageCode): string | null {
  const money = capital && `${capital.amount.toLocaleString(LANGUAGES[lang].locale)} ${capital.currency}`;
  return [register && `${register.name}, ${register.number}`, taxNumber, money].filter(Boolean).join(', ') || null;
}

function sellersOf(settings: Settings): SiteConfig['sellers'] {
  return Object.fromEntries(
    LANGUAGE_CODES.flatMap((code) => {
      const seller = sellerOf(settings, code);
      return seller
        ? [[code, { name: seller.name, address: addressLine(seller), vatNumber: seller.vatNumber ?? null, register: registerLine(seller, code) }]]
        : [];
    }),
  );
}

function bankAccountsOf(settings: Settings): SiteConfig['bankAccounts'] {
  return Object.fromEntries(
    LANGUAGE_CODES.flatMap((code) => {
      const account = accountOf(settings, code);
      if (!account) return [];
      const { iban, bic, recipient = recipientOf(settings, code) } = account;
      return [[code, { recipient, iban, bic } satisfies BankAccount]];
    }),
  );
}

function recipientOf(settings: Settings, market: LanguageCode): BankAccount['recipient'] {
  const seller = sellerOf(settings, market);
  if (!seller) return { name: settings.shop.name, address: '', town: '' };
  const { name, address } = seller;
  return { name, address: address.street, town: `${address.postCode} ${address.town}` };
}
