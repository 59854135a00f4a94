import type { ProductListItem } from '@vitrina/contract/catalogue';
import type { Price } from '../../ui/price-tag.tsx';
import type { Stock } from '../../ui/stock-lines.tsx';

/** The part of a product that a tile shows and that is sent to the browser. */
export type TileProduct = Price &
  Stock &
  Pick<
    ProductListItem,
    | 'id'
    | 'title'
    | 'text_lang'
    | 'badges'
    | 'attributes'
    | 'manufacturer_title'
    | 'url_without_domain'
    | 'feedback_rate_widget'
    | 'energy'
    | 'charging'
    | 'shopping_cart_code'
    | 'hidden_reasons'
  > & {
    image: { path: string; alt: string; kind: 'cutout' | 'photo' } | null;
    /** Sold to adults only; absent: to everyone. */
    age_verification?: true;
    /** Name of a third-party seller; absent: the shop itself. */
    seller?: string;
  };

const tiles = new WeakMap<ProductListItem, TileProduct>();

/** Returns the tile of an item, always the same object for an item, so that its cached rendering is found quickly. */
export function toTile(item: ProductListItem): TileProduct {
  const cached = tiles.get(item);
  if (cached) return cached;
  const tile = tileOf(item);
  tiles.set(item, tile);
  return tile;
}

const tileOf = (item: ProductListItem): TileProduct => ({
  id: item.id,
  title: item.title,
  text_lang: item.text_lang,
  badges: item.badges,
  attributes: item.attributes,
  manufacturer_title: item.manufacturer_title,
  url_without_domain: item.url_without_domain,
  feedback_rate_widget: item.feedback_rate_widget,
  energy: item.energy,
  ...(item.charging && { charging: item.charging }),
  shopping_cart_code: item.shopping_cart_code,
  price_custom: item.price_custom,
  basic_price_custom: item.basic_price_custom,
  discount_percent_custom: item.discount_percent_custom,
  selected_price: item.selected_price,
  ...(item.unit_price && { unit_price: item.unit_price }),
  availability_info: item.availability_info,
  warehouses_single_pickup_display: item.warehouses_single_pickup_display,
  shipping_date: item.shipping_date,
  is_available: item.is_available,
  ...(item.restock_date && { restock_date: item.restock_date }),
  ...(item.age_verification && { age_verification: true }),
  ...(item.seller_title && { seller: item.seller_title }),
  ...(item.hidden_reasons && { hidden_reasons: item.hidden_reasons }),
  image: item.main_image && { path: item.main_image.upload_path, alt: item.main_image.alt, kind: item.main_image.kind },
});
