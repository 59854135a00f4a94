import type { SiteInfo } from '@vitrina/contract/site';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';

/** English belongs to no country's market. */
const MARKETS = LANGUAGE_CODES.filter((lang) => lang !== 'en');

/** The market to suggest; `null`: the visitor is in it already, or their country has none. */
export function marketOfCountry(country: string | null, shown: LanguageCode, countries: SiteInfo['countries'] = {}): LanguageCode | null {
  if (country === null || countries[shown] === country) return null;
  return MARKETS.find((lang) => countries[lang] === country) ?? null;
}
