import type { SiteInfo } from '@vitrina/contract/site';
import { blocksOf } from '@vitrina/contract/law/duties-of';
import { YOUR_EUROPE } from '@vitrina/contract/law/your-europe';
import { SHIPPING_CODES } from '@vitrina/contract/settings/delivery';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import { outsideScriptsOf } from '@vitrina/contract/settings/outside-scripts-of';
import { withdrawalDays } from '@vitrina/contract/settings/withdrawal-days';
import { dayIn } from '@vitrina/contract/values/date';
import { CURRENCIES, LANGUAGES, languageBase } from '@vitrina/contract/values/languages';
import { paymentKind } from '@vitrina/contract/values/payment-kind';
import { LAYOUTS } from '@vitrina/contract/pages';
import { themeCss, typefaceUrl } from './theme-css.ts';
import type { ThemeFile, ThemeFiles } from './theme-files.ts';
import type { SiteConfig } from '../../site-config.ts';

export interface OfferedMethods {
  gateways: readonly { code: string }[];
  /** Countries where goods can be collected. */
  collection: () => string[];
}

/** Site info for the storefront. */
export function siteInfo(config: SiteConfig, { gateways, collection }: OfferedMethods, files: ThemeFiles = new Map()): SiteInfo {
  const { shop } = config.settings;
  const pathOf = (file: string | undefined) => (file === undefined ? null : `/media/${file}`);
  const logo = pathOf(shop.logo);
  const { dashboard, loggedInRedirect, loggedOutRedirect } = config.identity;
  return {
    name: config.name,
    host: config.publicUrl,
    default_language: config.defaultLanguage,
    languages: config.enabledLanguages.map((code) => {
      const { lang, locale, recordLocale = locale, currency, name } = LANGUAGES[code];
      return { code, lang, base_url: languageBase(code, config.defaultLanguage), locale: recordLocale, currency, name };
    }),
    structuredData: {
      basic: {
        name: config.name,
        organizationName: config.organizationName,
        logo: `${config.publicUrl}${logo ?? '/logo.svg'}`,
        phone: config.phone,
        email: config.email,
        socialNetworkUrls: [...config.socialNetworkUrls],
      },
    },
    auth: { dashboard, loggedInRedirect, loggedOutRedirect, providers: [...config.identityProviders] },
    webshop: { auth: config.webshop.auth, steps: { ...config.checkout.steps } },
    catalog: { quickOrder: config.checkout.quickOrder, fetch: { per_page: config.catalog.perPage } },
    layouts: [...LAYOUTS],
    keycloak: config.identity.keycloakOnly,
    multilanguage: config.multilanguage,
    literal: { pollsAfterWrites: config.literal.pollsAfterWrites, bearerInBrowser: config.literal.bearerInBrowser },
    redirectIgnoredUrls: config.addresses.ignoredUrls,
    idleReloadTimeout: config.idleReloadTimeout,
    countryHint: config.countryHint,
    payments: [...new Set(gateways.map(({ code }) => paymentKind(code)))],
    sellers: Object.fromEntries(
      config.enabledLanguages.flatMap((code) => {
        const seller = config.sellers[code];
        return seller ? [[code, { name: seller.name, address: seller.address, vat_number: seller.vatNumber, register: seller.register }]] : [];
      }),
    ),
    guarantee_pages: guaranteePages(config),
    phone_hours: shop.phoneHours?.map((hours) => hours && [...hours]) ?? null,
    theme: themeCss(shop, files),
    logo,
    logo_size: sizeOf(shop.logo === undefined ? undefined : files.get(shop.logo)),
    typeface: typefaceUrl(shop.typeface, files),
    icon: pathOf(shop.icon),
    brand: { ...config.brand },
    has_own_typeface: shop.typeface !== 'shipped',
    countries: Object.fromEntries(config.enabledLanguages.map((code) => [code, homeCountry(config.settings, code)])),
    time_zone: config.timeZone,
    free_delivery_from: freeDeliveryFrom(config),
    delivery_ways: deliveryWays(config),
    withdrawal_days: Object.fromEntries(config.enabledLanguages.map((code) => [code, withdrawalDays(config.settings, code)])),
    consent: {
      always_asks: config.settings.behaviour.consent.banner === 'always',
      scripts: outsideScriptsOf(config.settings.behaviour).map(({ origins, cookies, ...script }) => ({
        ...script,
        origins: [...origins],
        cookies: [...cookies],
      })),
    },
    collection: collection(),
  };
}

function sizeOf(file: ThemeFile | undefined): SiteInfo['logo_size'] {
  return file && file.width !== null && file.height !== null ? { width: file.width, height: file.height } : null;
}

function freeDeliveryFrom({ enabledLanguages, settings }: SiteConfig): NonNullable<SiteInfo['free_delivery_from']> {
  const way = settings.delivery.ways.delivery;
  return Object.fromEntries(
    enabledLanguages.flatMap((code) => {
      const from = way?.freeFrom?.[LANGUAGES[code].currency];
      return from !== undefined && way?.enabled && (way.markets?.includes(code) ?? true) ? [[code, from]] : [];
    }),
  );
}

const deliveryWays = ({ enabledLanguages, settings: { delivery } }: SiteConfig): NonNullable<SiteInfo['delivery_ways']> =>
  Object.fromEntries(
    enabledLanguages.map((lang) => [
      lang,
      SHIPPING_CODES.filter((code) => {
        const way = delivery.ways[code];
        return way?.enabled && (way.markets?.includes(lang) ?? true);
      }),
    ]),
  );

export const currencies = () => Object.values(CURRENCIES).map(({ code, pattern }) => ({ code, pattern }));

/** Returns the address of the EU notice on the legal guarantee, for languages whose market requires it. */
function guaranteePages({ enabledLanguages, settings, timeZone }: SiteConfig): SiteInfo['guarantee_pages'] {
  const today = dayIn(new Date(), timeZone);
  const isDue = (code: (typeof enabledLanguages)[number]) =>
    blocksOf({ group: 'none', condition: 'new' }, homeCountry(settings, code), today).has('guarantee_notice');
  return Object.fromEntries(enabledLanguages.filter(isDue).map((code) => [code, YOUR_EUROPE]));
}
