import { COUNTRY_CODES, COUNTRY_OF_LANGUAGE, type CountryCode } from '../values/countries.ts';
import { isInEu } from '../values/iso-countries.ts';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '../values/languages.ts';
import type { SettingsDocuments, SettingsGroup } from './settings.ts';

/** Standard rates by law, November 2026. */
export const STANDARD_VAT: Readonly<Record<CountryCode, number>> = { SI: 22, HR: 25, AT: 20, DE: 19, RS: 20, BA: 17, ME: 21, IT: 22, ES: 21 };

/** Standard VAT rate, percent: within the Union that of the destination; 0 for exports from the seller's customs area. */
const standardVat = (from: CountryCode, to: CountryCode): number => (from === to || (isInEu(from) && isInEu(to)) ? STANDARD_VAT[to] : 0);

const marketOf = (language: LanguageCode) => {
  const country = COUNTRY_OF_LANGUAGE[language];
  const deliversTo = Object.fromEntries(COUNTRY_CODES.map((to) => [to, { vat: { standard: standardVat(country, to) } }]));
  return { country, language, currency: LANGUAGES[language].currency, deliversTo };
};

const FREE = { EUR: 0, RSD: 0, BAM: 0 };

/** Settings of a shop that is not set up and names no company. Defaults for groups that are not stored. */
export const DEFAULT_DOCUMENTS: Required<SettingsDocuments> & Readonly<Record<SettingsGroup, unknown>> = {
  shop: { name: 'Shop', mail: { from: 'shop@shop.invalid' }, email: 'shop@shop.invalid', defaultLanguage: 'si', languages: [...LANGUAGE_CODES] },
  legal: {},
  markets: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, marketOf(code)])),
  delivery: { ways: { delivery: { prices: [{ price: FREE }] }, pickup: { prices: [{ price: FREE }] } } },
  services: {},
  'trade-in': {},
  payment: {},
  behaviour: {},
  words: {},
};
