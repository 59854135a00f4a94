import type { CartItem } from '@vitrina/contract/cart';
import { dayIn } from '@vitrina/contract/values/date';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { type Catalogue, factLine, lineLaw, mainImage, namedView, type ProductRow } from '../../catalogue/index.ts';

type Named = 'id' | 'shopping_cart_code' | 'code' | 'title' | 'text_lang' | 'url_without_domain' | 'age_verification' | 'energy';
type LineProduct = Pick<CartItem, Named | 'main_image' | 'facts' | 'law'>;

interface CachedView {
  view: LineProduct;
  dictionary: Catalogue['dictionary'];
  settings: ReturnType<Catalogue['settings']>;
  lang: LanguageCode;
  /** Shop's day, `2026-11-29`: legal duties start and end by day. */
  day: string;
}

/**
 * Keyed by the array of a row's pictures: the rows that `lineProducts` returns for a product share this array until something other than price
 * and stock changes.
 */
const cache = new WeakMap<ProductRow['images'], CachedView>();

const FACTS = 2;

/**
 * Fields of a line that do not depend on price and stock. Cached, as a checkout asks for them seven times, until the product, the dictionary or the
 * settings change, another language is asked for, or a new day starts.
 */
export function lineProductView(catalogue: Catalogue, product: ProductRow, lang: LanguageCode): LineProduct {
  const { dictionary } = catalogue;
  const settings = catalogue.settings();
  const day = dayIn(catalogue.now(), settings.shop.timeZone);
  const cached = cache.get(product.images);
  if (cached && cached.dictionary === dictionary && cached.settings === settings && cached.lang === lang && cached.day === day) return cached.view;
  const named = namedView(catalogue, product, lang);
  const view = {
    id: product.id,
    shopping_cart_code: named.shopping_cart_code,
    code: named.code,
    title: named.title,
    text_lang: named.text_lang,
    url_without_domain: named.url_without_domain,
    main_image: mainImage(catalogue, product, lang),
    facts: factLine(named.attributes.slice(0, FACTS)),
    age_verification: product.age_verification,
    energy: named.energy,
    ...lineLaw(catalogue, product, lang),
  };
  cache.set(product.images, { view, dictionary, settings, lang, day });
  return view;
}
