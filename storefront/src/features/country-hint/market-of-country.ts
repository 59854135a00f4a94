import { COUNTRY_OF_LANGUAGE, isCountryCode } from '@vitrina/contract/values/countries';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';

/** Readers of English may be anywhere: it is no country's market. */
const MARKETS = LANGUAGE_CODES.filter((lang) => lang !== 'en');

/** The market to point a visitor at; `null`: they are where they belong, or there is none for their country. */
export function marketOfCountry(country: string | null, shown: LanguageCode): LanguageCode | null {
  if (!isCountryCode(country) || COUNTRY_OF_LANGUAGE[shown] === country) return null;
  return MARKETS.find((lang) => COUNTRY_OF_LANGUAGE[lang] === country) ?? null;
}
