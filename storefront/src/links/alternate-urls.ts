import type { SiteInfo } from '@vitrina/contract/site';
import type { LanguageCode } from '@vitrina/contract/values/languages';

type Place = { lang: LanguageCode; info: Pick<SiteInfo, 'default_language'> };

/** Addresses of one page in every language of the shop, for `hreflang` and the language switch. */
export const alternateUrls = (info: Pick<SiteInfo, 'default_language' | 'languages'>, url: (place: Place) => string): Record<LanguageCode, string> =>
  Object.fromEntries(info.languages.map(({ code }) => [code, url({ lang: code, info })])) as Record<LanguageCode, string>;
