import { CONSUMER_LAW, LEAST_WITHDRAWAL_DAYS } from '../values/consumer-law.ts';
import type { LanguageCode } from '../values/languages.ts';
import { homeCountry } from './market-countries.ts';
import type { Settings } from './settings.ts';

/** Statutory minimum of a market's country, days. */
export const leastWithdrawalDays = (settings: Pick<Settings, 'markets'>, market: LanguageCode): number =>
  CONSUMER_LAW[homeCountry(settings, market)]?.withdrawalDays ?? LEAST_WITHDRAWAL_DAYS;

/** Returns the withdrawal period of a market's buyers, days after delivery. */
export const withdrawalDays = (settings: Pick<Settings, 'markets'>, market: LanguageCode): number =>
  settings.markets[market]?.withdrawalDays ?? leastWithdrawalDays(settings, market);
