import type { CartItem } from '@vitrina/contract/cart';
import { dayIn } from '@vitrina/contract/values/date';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { type Catalogue, factLine, lineLaw, mainImage, namedView, type ProductRow } from '../../catalogue/index.ts';

type Named = 'id' | 'shopping_cart_code' | 'code' | 'title' | 'text_lang' | 'url_without_domain' | 'age_verification' | 'energy';
type LineWords = Pick<CartItem, Named | 'main_image' | 'facts' | 'law'>;

interface Kept {
  words: LineWords;
  dictionary: Catalogue['dictionary'];
  settings: ReturnType<Catalogue['settings']>;
  lang: LanguageCode;
  /** Day of the shop, `2026-11-29`: duties begin and end. */
  day: string;
}

/** By the list of a row's pictures, which rows with other prices and stock share as long as nothing else of the product changed. */
const kept = new WeakMap<ProductRow['images'], Kept>();

const FACTS = 2;

/** What a line says of its product beside prices and stock: the steps of a checkout ask for it seven times, and only another day or a change makes it another. */
export function lineWords(catalogue: Catalogue, product: ProductRow, lang: LanguageCode): LineWords {
  const { dictionary } = catalogue;
  const settings = catalogue.settings();
  const day = dayIn(catalogue.now(), settings.shop.timeZone);
  const known = kept.get(product.images);
  if (known && known.dictionary === dictionary && known.settings === settings && known.lang === lang && known.day === day) return known.words;
  const view = namedView(catalogue, product, lang);
  const words = {
    id: product.id,
    shopping_cart_code: view.shopping_cart_code,
    code: view.code,
    title: view.title,
    text_lang: view.text_lang,
    url_without_domain: view.url_without_domain,
    main_image: mainImage(catalogue, product, lang),
    facts: factLine(view.attributes.slice(0, FACTS)),
    age_verification: product.age_verification,
    energy: view.energy,
    ...lineLaw(catalogue, product, lang),
  };
  kept.set(product.images, { words, dictionary, settings, lang, day });
  return words;
}
