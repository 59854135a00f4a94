import { COUNTRY_CODES, COUNTRY_OF_LANGUAGE, type CountryCode, isCountryCode } from '../values/countries.ts';
import type { LanguageCode } from '../values/languages.ts';
import type { Settings } from './settings.ts';

type Markets = Pick<Settings, 'markets'>;

/** Returns the country a market's shoppers are taken to live in until they name another. */
export const homeCountry = ({ markets }: Markets, market: LanguageCode): CountryCode => markets[market]?.country ?? COUNTRY_OF_LANGUAGE[market];

/** Countries that a market delivers to. */
export const deliveryCountries = ({ markets }: Markets, market: LanguageCode): CountryCode[] =>
  COUNTRY_CODES.filter((code) => markets[market]?.deliversTo[code] !== undefined);

interface Destination {
  /** Country of delivery; `null`: not chosen yet, so the market's home country. */
  country: string | null;
  /** VAT class of the product; `null`: the standard rate. */
  vatClass: string | null;
}

/** Percent that comes off the market's prices where goods are exported and buyers get them without VAT; 0: prices stay. */
export function exemptPercent(settings: Markets, market: LanguageCode, { country, vatClass }: Destination): number {
  const to = isCountryCode(country) ? settings.markets[market]?.deliversTo[country] : undefined;
  if (to?.exportPrice !== 'net' || vatPercent(settings, market, { country, vatClass }) > 0) return 0;
  return vatPercent(settings, market, { country: null, vatClass });
}

/** Goods go where the market charges no VAT though it does at home, so the country of delivery may ask its own of the buyer. */
export const isExport = (settings: Markets, market: LanguageCode, country: string | null): boolean =>
  country !== null && vatPercent(settings, market, { country, vatClass: null }) === 0 && vatPercent(settings, market, { country: null, vatClass: null }) > 0;

/** Percent of VAT in the prices of goods that are brought to a country: that of the destination, 0 where they are exported. */
export function vatPercent(settings: Markets, market: LanguageCode, { country, vatClass }: Destination): number {
  const { deliversTo = {} } = settings.markets[market] ?? {};
  const rates = (isCountryCode(country) ? deliversTo[country] : undefined) ?? deliversTo[homeCountry(settings, market)];
  if (!rates) return 0;
  return (vatClass === null ? undefined : rates.vat.reduced[vatClass]) ?? rates.vat.standard;
}
