import type { SiteInfo } from '@vitrina/contract/site';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';

/** The operator of the shop as a schema.org Organization. */
export function organization({ host, structuredData: { basic } }: SiteInfo): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${host}/#organization`,
    url: `${host}/`,
    name: basic.name,
    legalName: basic.organizationName,
    logo: basic.logo,
    telephone: basic.phone,
    email: basic.email,
    ...(basic.socialNetworkUrls.length > 0 && { sameAs: basic.socialNetworkUrls }),
  };
}

/** The website with its search action. */
export function webSite({ info, searchUrl, lang }: { info: SiteInfo; searchUrl: string; lang: LanguageCode }): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${info.host}/#website`,
    url: `${info.host}/`,
    name: info.name,
    inLanguage: LANGUAGES[lang].lang,
    publisher: { '@id': `${info.host}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${info.host}${searchUrl}?search_q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
