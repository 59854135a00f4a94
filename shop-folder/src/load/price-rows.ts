import type { PriceInput } from '@vitrina/backend/seed';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { ProductFacts } from '../schemas/family.ts';
import { morningOf } from './moments.ts';

/** The prices of a product in its markets, with earlier prices. */
export function priceRows({ prices = {}, prices_since, past_prices = [], club_prices = {} }: ProductFacts, id: number, now: Date): PriceInput[] {
  const since = prices_since === undefined ? now.toISOString() : morningOf(prices_since, now);
  return (Object.entries(prices) as [LanguageCode, number][]).map(([market, price]) => {
    const past = past_prices.flatMap((step) => {
      const before = step.prices[market];
      return before === undefined ? [] : [{ amount: minor(before), from: morningOf(step.since, now) }];
    });
    const club = club_prices[market];
    return { product_id: id, market, amount: minor(price), loyalty_amount: club === undefined ? null : minor(club), past, from: since };
  });
}

export const minor = (price: number): number => Math.round(price * 100);
