import { COUNTRY_OF_LANGUAGE } from '@vitrina/contract/values/countries';
import type { LanguageCode } from '@vitrina/contract/values/languages';

interface Place {
  country: string;
  is_shop: boolean;
  seller_id: number | null;
}

interface Goods {
  seller_id: number | null;
}

/**
 * Where goods can be collected: our own in our own shops of the buyer's country. Tiles, product pages, cart and checkout all ask here.
 * `country`: where the buyer said to live; `null`: not said yet, so where the market's shoppers live.
 */
export const canCollect = (place: Place, goods: Goods, { country, lang }: { country: string | null; lang: LanguageCode }): boolean =>
  place.is_shop && place.seller_id === null && goods.seller_id === null && place.country === (country ?? COUNTRY_OF_LANGUAGE[lang]);

/** Countries with a shop of ours. */
export const collectionCountries = (places: Iterable<Place>): string[] => {
  const shops = [...places].filter((place) => place.is_shop && place.seller_id === null);
  return [...new Set(shops.map(({ country }) => country))].sort();
};
