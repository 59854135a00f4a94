import type { SiteInfo } from '@vitrina/contract/site';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';

/** Readers of English may be anywhere: it is no country's market. */
const MARKETS = LANGUAGE_CODES.filter((lang) => lang !== 'en');

/** The market to point a visitor at; `null`: they are where they belong, or there is none for their country. */
export function marketOfCountry(country: string | null, shown: LanguageCode, countries: SiteInfo['countries'] = {}): LanguageCode | null {
  if (country === null || countries[shown] === country) return null;
  return MARKETS.find((lang) => countries[lang] === country) ?? null;
}
