import type { ProductListItem } from '@vitrina/contract/catalogue';
import { type BesidePriceFacts, besidePriceFacts } from '../../ui/beside-price-facts.ts';

/** A product for sale that comes nearest to one that is not. */
export interface Nearest {
  id: number;
  title: string;
  lang: string | null;
  url: string;
  price: number;
  beside: BesidePriceFacts;
  image: { path: string; kind: 'cutout' | 'photo' } | null;
  /** Differences in the list's facts: title, its value, the product's own value. */
  differs: { title: string; value: string; own: string }[];
}

type Compared = Pick<ProductListItem, 'id' | 'attributes' | 'price_custom' | 'manufacturer_code'>;
const MOST = 2;

/** Returns new goods by similarity: most shared facts, then the brand, then the price. */
export function nearestTo(product: Compared, items: readonly ProductListItem[]): Nearest[] {
  const own = new Map(product.attributes.map((fact) => [fact.code, fact.value]));
  return items
    .filter((item) => item.id !== product.id && item.product_condition === 'new' && item.is_available && item.price_custom !== null)
    .map((item) => ({ item, distance: distance(product, own, item) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({ item }) => ({
      id: item.id,
      title: item.title,
      lang: item.text_lang,
      url: item.url_without_domain,
      price: item.price_custom ?? 0,
      beside: besidePriceFacts(item),
      image: item.main_image && { path: item.main_image.upload_path, kind: item.main_image.kind },
      differs: item.attributes.flatMap(({ code, title, value }) => {
        const mine = own.get(code);
        return mine !== undefined && mine !== value ? [{ title, value, own: mine }] : [];
      }),
    }));
}

function distance({ price_custom, manufacturer_code }: Compared, own: ReadonlyMap<string, string>, item: ProductListItem): number {
  const other = item.attributes.filter(({ code, value }) => own.get(code) !== value).length;
  const price = price_custom && item.price_custom ? Math.abs(Math.log(item.price_custom / price_custom)) : 1;
  return other + price * 2 + (item.manufacturer_code === manufacturer_code ? 0 : 0.5);
}
