import type { SiteInfo } from '@vitrina/contract/site';
import { CURRENCIES, LANGUAGES, languageBase } from '@vitrina/contract/values/languages';
import { paymentKind } from '@vitrina/contract/values/payment-kind';
import { LAYOUTS } from '@vitrina/contract/pages';
import { languagesOf, type SiteConfig } from '../../site-config.ts';

export interface OfferedMethods {
  gateways: readonly { code: string }[];
  /** Countries where goods can be collected. */
  collection: () => string[];
}

/** Site info as the storefront reads it. */
export function siteInfo(config: SiteConfig, { gateways, collection }: OfferedMethods): SiteInfo {
  return {
    name: config.name,
    host: config.publicUrl,
    default_language: config.defaultLanguage,
    languages: languagesOf(config).map((code) => {
      const { lang, locale, recordLocale = locale, currency, name } = LANGUAGES[code];
      return { code, lang, base_url: languageBase(code, config.defaultLanguage), locale: recordLocale, currency, name };
    }),
    structuredData: {
      basic: {
        name: config.name,
        organizationName: config.organizationName,
        logo: `${config.publicUrl}/logo.svg`,
        phone: config.phone,
        email: config.email,
        socialNetworkUrls: [...config.socialNetworkUrls],
      },
    },
    auth: { ...config.auth, providers: [...config.auth.providers] },
    webshop: { auth: config.webshop.auth, steps: { ...config.webshop.steps } },
    catalog: { quickOrder: config.catalog.quickOrder, fetch: { per_page: config.catalog.perPage } },
    layouts: [...LAYOUTS],
    keycloak: config.keycloak,
    multilanguage: config.multilanguage,
    literal: { pollsAfterWrites: config.literal.pollsAfterWrites, bearerInBrowser: config.literal.bearerInBrowser },
    redirectIgnoredUrls: { prefixes: [...config.redirectIgnoredUrls.prefixes], suffixes: [...config.redirectIgnoredUrls.suffixes] },
    idleReloadTimeout: config.idleReloadTimeout,
    countryHint: config.countryHint,
    payments: [...new Set(gateways.map(({ code }) => paymentKind(code)))],
    collection: collection(),
  };
}

export const currencies = () => Object.values(CURRENCIES).map(({ code, pattern }) => ({ code, pattern }));
