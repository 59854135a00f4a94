import type { DeliveryWay, ShippingCode } from '@vitrina/contract/settings/delivery';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import { shippingMethodPrice } from '@vitrina/contract/settings/shipping-method-price';
import type { Settings } from '@vitrina/contract/settings/settings';
import { isCountryCode } from '@vitrina/contract/values/countries';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { toMinor } from '@vitrina/contract/values/money';
import type { PackageSize } from './parcel-size.ts';

export interface Shipment {
  market: LanguageCode;
  /** `null`: not known yet, so the market's home country. */
  country: string | null;
  /** Gross value of all goods, minor units. */
  goods: number;
  /** Every piece; `null` in the list: package size not known. */
  things: readonly (PackageSize | null)[];
}

/** Returns the price of a shipping method in minor units; `null`: not offered there. */
export function shippingPrice(settings: Settings, code: ShippingCode, { market, country, goods, things }: Shipment): number | null {
  const method = offeredShippingMethod(settings, code, market);
  if (!method) return null;
  const known = things.flatMap((thing) => thing ?? []);
  const isKnown = things.length > 0 && known.length === things.length;
  return shippingMethodPrice(method, {
    country: isCountryCode(country) ? country : homeCountry(settings, market),
    currency: LANGUAGES[market].currency,
    goods,
    grams: isKnown ? known.reduce((sum, { weight }) => sum + weight, 0) : null,
    longest: isKnown ? Math.max(...known.map(({ sides }) => sides[0])) : null,
  });
}

/** Returns the amount missing for free delivery in minor units; `null`: none, or delivery is never free by value. */
export function freeShippingMissing(settings: Settings, goods: number, market: LanguageCode): number | null {
  const from = offeredShippingMethod(settings, 'delivery', market)?.freeFrom?.[LANGUAGES[market].currency];
  return from === undefined || goods >= toMinor(from) ? null : toMinor(from) - goods;
}

/** A shipping method as offered in a market; `null`: not offered. */
export function offeredShippingMethod({ delivery }: Settings, code: ShippingCode, market: LanguageCode): DeliveryWay | null {
  const method = delivery.ways[code];
  return method?.enabled && (method.markets?.includes(market) ?? true) ? method : null;
}
