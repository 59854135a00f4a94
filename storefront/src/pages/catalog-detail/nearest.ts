import type { ProductListItem } from '@vitrina/contract/catalogue';
import { type BesidePriceFacts, besidePriceFacts } from '../../ui/beside-price-facts.ts';

/** An available alternative to an unavailable product. */
export interface Nearest {
  id: number;
  title: string;
  lang: string | null;
  url: string;
  price: number;
  beside: BesidePriceFacts;
  image: { path: string; kind: 'cutout' | 'photo' } | null;
  /** Differing attributes: title, the alternative's value, the product's own value. */
  differs: { title: string; value: string; own: string }[];
}

/** Picks the fields to show, with differences to the product. */
export function toNearest(product: Pick<ProductListItem, 'attributes'>, items: readonly ProductListItem[]): Nearest[] {
  const own = new Map(product.attributes.map((fact) => [fact.code, fact.value]));
  return items.map((item) => ({
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
