import type { ProductInput } from '@vitrina/backend/seed';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { Texts } from '../folder/words.ts';
import type { ProductFacts } from '../schemas/family.ts';
import type { AttributeFacts } from '../schemas/frame.ts';
import type { Lookup } from './lookup.ts';
import type { FolderProduct } from './products-of.ts';

type Value = NonNullable<ProductFacts['attributes']>[string];

/**
 * Returns search terms in addition to title and codes: brand, categories up to the department, specification values with units, except
 * attributes excluded from search.
 */
export function searchNames(shop: ShopFacts, lookup: Lookup, { family, facts, type, variants }: FolderProduct): ProductInput['search'] {
  const products = type === 'configurable' ? variants : [facts];
  const names = { shop, lookup };
  return Object.fromEntries(
    shop.shop.languages.map((lang) => [
      lang,
      {
        brand: lookup.brands.get(family.brand ?? '')?.title ?? '',
        category: lookup
          .categoryPath(family.category ?? '')
          .map((category) => shop.words.of(`category.${category.code}.title`)[lang] ?? '')
          .filter((title) => title !== '')
          .join(' > '),
        attributes: [...new Set(products.flatMap((one) => valueTexts(names, one, lang)))],
      },
    ]),
  );
}

interface Names {
  shop: ShopFacts;
  lookup: Lookup;
}

const formats = new Map<LanguageCode, Intl.NumberFormat>();
function formatOf(lang: LanguageCode): Intl.NumberFormat {
  const format = formats.get(lang) ?? new Intl.NumberFormat(LANGUAGES[lang].locale, { maximumFractionDigits: 2, useGrouping: false });
  formats.set(lang, format);
  return format;
}

const valueTexts = (names: Names, product: ProductFacts, lang: LanguageCode): string[] =>
  Object.entries(product.attributes ?? {}).flatMap(([code, value]) => {
    const attribute = names.lookup.attributes.get(code);
    return attribute && attribute.search !== false ? valueText(names, { product, attribute, value }, lang) : [];
  });

interface Named {
  product: ProductFacts;
  attribute: AttributeFacts;
  value: Value;
}

function valueText(names: Names, { product, attribute, value }: Named, lang: LanguageCode): string[] {
  const { words } = names.shop;
  if (typeof value === 'boolean') return value ? textsIn(words.of(`attribute.${attribute.code}.title`), lang) : [];
  if (typeof value === 'number') return [withUnit(value, names.lookup.unitOf(attribute)?.[lang], lang)];
  if (Array.isArray(value)) return value.flatMap((one) => valueText(names, { product, attribute, value: one }, lang));
  if (value === null) return textsIn(words.of(`product.${product.code}.attribute.${attribute.code}`), lang);
  const known = names.lookup.valuesOf(attribute).get(value);
  return known ? textsIn(known, lang) : [value];
}

const textsIn = (texts: Texts, lang: LanguageCode): string[] => (texts[lang] === undefined ? [] : [texts[lang]]);

function withUnit(value: number, unit: string | undefined, lang: LanguageCode): string {
  const number = formatOf(lang).format(value);
  if (unit === undefined) return number;
  return unit === '"' ? `${number}"` : `${number} ${unit}`;
}
