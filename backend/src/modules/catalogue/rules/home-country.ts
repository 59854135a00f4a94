import { homeCountry } from '@vitrina/contract/settings/market-countries';
import type { Settings } from '@vitrina/contract/settings/settings';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { offeredShippingMethod } from './shipping-price.ts';

interface Place {
  code: string;
  country: string;
  is_shop: boolean;
  seller_id: number | null;
}

interface Goods {
  seller_id: number | null;
}

/**
 * True if goods can be collected at a place: our own goods in our own shops of the buyer's country. The only rule for tiles, product pages, cart and checkout.
 * `country`: the buyer's country; `null`: not known yet, so the market's home country.
 */
export const canCollect = (place: Place, goods: Goods, { country, lang, settings }: Shopper): boolean =>
  handsOver(place, settings) &&
  goods.seller_id === null &&
  place.country === (country ?? homeCountry(settings, lang)) &&
  offeredShippingMethod(settings, 'pickup', lang) !== null;

interface Shopper {
  country: string | null;
  lang: LanguageCode;
  settings: Settings;
}

/** True for our own shops that hand out orders. */
const handsOver = (place: Place, { delivery }: Settings): boolean =>
  place.is_shop && place.seller_id === null && (delivery.pickupShops?.includes(place.code) ?? true);

/** Countries with a shop of ours. */
export const collectionCountries = (places: Iterable<Place>, settings: Settings): string[] => {
  const shops = [...places].filter((place) => handsOver(place, settings));
  return [...new Set(shops.map(({ country }) => country))].sort();
};
