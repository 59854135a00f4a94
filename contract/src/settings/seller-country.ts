import type { LanguageCode } from '../values/languages.ts';
import { homeCountry } from './destination.ts';
import type { Settings } from './settings.ts';

/** Where the seller of a market is established; without one, where its shoppers live. */
export const sellerCountry = (settings: Pick<Settings, 'legal' | 'markets'>, market: LanguageCode): string =>
  settings.legal[settings.markets[market]?.legalEntity ?? '']?.address.country ?? homeCountry(settings, market);
