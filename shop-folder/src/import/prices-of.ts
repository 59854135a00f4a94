import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { roundMinor } from '@vitrina/contract/values/money';
import type { ImportRecord } from './import-record.ts';
import { marketPrices, type Rates } from './market-prices.ts';

export interface StatedPrice {
  market: LanguageCode;
  amount: number;
  /** First day, ISO; `null`: from now on. */
  from: string | null;
}

/**
 * Prices of a product in force: its general price in the markets where it applies, and prices of single markets. A future price is left
 * out: the import of that day adds it.
 */
export function pricesOf({ price, markets, marketPrices: statedPrices, priceFrom }: ImportRecord, rates: Rates, now: Date): StatedPrice[] {
  const hasStarted = (from: string | null): boolean => from === null || Date.parse(from) <= now.getTime();
  const single = LANGUAGE_CODES.flatMap((market) => {
    const one = statedPrices[market];
    return one && hasStarted(one.from) ? [{ market, amount: Math.max(1, roundMinor(one.amount * 100)), from: one.from }] : [];
  });
  if (price === null || !hasStarted(priceFrom)) return single;
  const prices = marketPrices(price.amount, price.currency, rates);
  if ('problem' in prices) throw new Error(prices.problem);
  const named = new Set(single.map((one) => one.market));
  const rest = (markets ?? LANGUAGE_CODES)
    .filter((market) => !named.has(market))
    .map((market) => ({ market, amount: prices.amounts[market], from: priceFrom }));
  return [...single, ...rest];
}
