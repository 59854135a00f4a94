import type { LanguageCode } from '../values/languages.ts';
import { homeCountry } from './market-countries.ts';
import type { Settings } from './settings.ts';

/** Returns the country where a market's seller is established; without a legal entity, the market's home country. */
export const sellerCountry = (settings: Pick<Settings, 'legal' | 'markets'>, market: LanguageCode): string =>
  settings.legal[settings.markets[market]?.legalEntity ?? '']?.address.country ?? homeCountry(settings, market);
