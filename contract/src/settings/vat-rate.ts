import { isCountryCode } from '../values/countries.ts';
import type { LanguageCode } from '../values/languages.ts';
import { homeCountry } from './market-countries.ts';
import type { Settings } from './settings.ts';

type Markets = Pick<Settings, 'markets'>;

interface Destination {
  /** Country of delivery; `null`: not chosen yet, so the market's home country. */
  country: string | null;
  /** VAT class of the product; `null`: the standard rate. */
  vatClass: string | null;
}

/** VAT rate, percent, to take out of the market's prices for exports that are sold net; 0: prices are unchanged. */
export function exemptPercent(settings: Markets, market: LanguageCode, { country, vatClass }: Destination): number {
  const to = isCountryCode(country) ? settings.markets[market]?.deliversTo[country] : undefined;
  if (to?.exportPrice !== 'net' || vatPercent(settings, market, { country, vatClass }) > 0) return 0;
  return vatPercent(settings, market, { country: null, vatClass });
}

/** True if the market charges VAT at home but not for this destination, whose country may charge the buyer import VAT. */
export const isExport = (settings: Markets, market: LanguageCode, country: string | null): boolean =>
  country !== null && vatPercent(settings, market, { country, vatClass: null }) === 0 && vatPercent(settings, market, { country: null, vatClass: null }) > 0;

/** VAT, percent, included in the prices of goods delivered to a country: the rate of the destination; 0 for exports. */
export function vatPercent(settings: Markets, market: LanguageCode, { country, vatClass }: Destination): number {
  const { deliversTo = {} } = settings.markets[market] ?? {};
  const rates = (isCountryCode(country) ? deliversTo[country] : undefined) ?? deliversTo[homeCountry(settings, market)];
  if (!rates) return 0;
  return (vatClass === null ? undefined : rates.vat.reduced[vatClass]) ?? rates.vat.standard;
}
