import type { CountryCode } from '../values/countries.ts';
import type { CurrencyCode } from '../values/languages.ts';
import { toMinor } from '../values/money.ts';
import type { DeliveryWay, PriceRow } from './delivery.ts';

/** Goods and destination, which determine the price of a shipping method. */
export interface Consignment {
  country: CountryCode;
  currency: CurrencyCode;
  /** Gross value of the goods, minor units. */
  goods: number;
  /** Weight of all goods, grams; `null`: not known. */
  grams: number | null;
  longest: number | null;
}

/** Price of a shipping method, minor units; `null`: not offered there. */
export function shippingMethodPrice({ prices, freeFrom }: DeliveryWay, consignment: Consignment): number | null {
  const row = prices.find((one) => applies(one, consignment));
  if (!row) return null;
  const free = freeFrom?.[consignment.currency];
  return free !== undefined && consignment.goods >= toMinor(free) ? 0 : toMinor(row.price[consignment.currency] as number);
}

function applies(row: PriceRow, { country, currency, goods, grams, longest }: Consignment): boolean {
  const from = row.fromSum?.[currency];
  if (row.price[currency] === undefined || (row.fromSum && from === undefined)) return false;
  if (row.countries && !row.countries.includes(country)) return false;
  if (row.upToGrams !== undefined && (grams === null || grams > row.upToGrams)) return false;
  if (row.upToMillimetres !== undefined && (longest === null || longest > row.upToMillimetres)) return false;
  return from === undefined || goods >= toMinor(from);
}
