import type { Image, ProductListItem } from '@vitrina/contract/catalogue';
import { type BesidePriceFacts, besidePriceFacts } from '../../ui/beside-price-facts.ts';
import { truncateCharacters } from '@vitrina/contract/values/text';

/** A device in the home page's hero with its price tag. */
export interface HeroProduct {
  title: string;
  text_lang: string | null;
  url: string;
  image: { path: string; alt: string; kind: Image['kind'] };
  note: string | null;
  price: number | null;
  /** Lowest price of the 30 days before, if reduced. */
  reference: number | null;
  /** Reduction in percent. */
  percent: number | null;
  beside: BesidePriceFacts;
}

const PLACES = 5;

/** The first products with a picture suited to the hero: cut-outs on one shelf or, in a shop without any, photographs. */
export function toHero(items: readonly ProductListItem[]): HeroProduct[] {
  const cutouts = items.filter((item) => item.main_image?.kind === 'cutout');
  return (cutouts.length > 0 ? cutouts : items).flatMap((item) => (item.main_image ? [heroProduct(item, item.main_image)] : [])).slice(0, PLACES);
}

const heroProduct = (item: ProductListItem, image: Image): HeroProduct => ({
  title: item.title,
  text_lang: item.text_lang,
  url: item.url_without_domain,
  image: { path: image.upload_path, alt: image.alt, kind: image.kind },
  note: item.short_description === null ? null : truncateCharacters(item.short_description),
  price: item.price_custom,
  percent: item.discount_percent_custom,
  beside: besidePriceFacts(item),
  reference: item.discount_percent_custom === null ? null : item.basic_price_custom,
});

/** Index of the product in the wide column in the middle. */
export const WIDE_PLACE = 2;
export const HERO_SIZES = '(min-width: 1440px) 560px, (min-width: 1100px) 38vw, (min-width: 800px) 32vw, (min-width: 600px) 27vw, 44vw';
export const HERO_SMALL_SIZES = '(min-width: 1440px) 340px, (min-width: 1100px) 25vw, (min-width: 800px) 40vw, (min-width: 600px) 27vw, 44vw';
