import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { textLanguages } from '@vitrina/contract/values/text-languages';
import type { ProductLaw } from '@vitrina/contract/law/product-law';
import { slugify } from '@vitrina/contract/values/slug';
import { normalizeFilter } from '../load/category-filters.ts';
import { makeLookup } from '../load/lookup.ts';
import { readFolder } from '../folder/read-folder.ts';
import type { Texts } from '../folder/words.ts';
import type { FamilyFacts, ProductFacts } from '../schemas/family.ts';
import type { AttributeFacts } from '../schemas/frame.ts';
import type { FolderContent } from '../write/folder-content.ts';
import { writeFolder } from '../write/write-folder.ts';
import { newContent } from './new-content.ts';
import { newSettings } from './new-settings.ts';
import { newMenus } from './new-menus.ts';
import type { NewShop } from './new-shop-answers.ts';

/** A shop whose products of one category and below serve as a sample. */
export interface Sample {
  dir: string;
  category: string;
  products: number;
}

/** Placeholder address of a maker, for `check` to report. */
const MAKER = { address: 'TO BE FILLED IN, TO BE FILLED IN 1, 00000 TO BE FILLED IN', email: 'maker@example.invalid' };

/** Returns the files of a small complete shop: sample products to be replaced, and placeholders for facts that only its owner knows. */
export function newShop(shop: NewShop, sample: Sample): Map<string, string> {
  const { facts, words } = readFolder(sample.dir);
  const category = facts?.categories.find(({ code }) => code === sample.category);
  if (!facts || !words || !category) throw new Error(`the sample ${sample.dir} has no category ${sample.category}`);
  const [source] = shop.languages;
  const { categoryPath } = makeLookup(facts);
  const below = facts.families.filter((family) => categoryPath(family.category ?? '').includes(category));
  const families = sampled(below, { ...shop, most: sample.products }).map((family) => ({ ...family, category: category.code }));
  const used = new Set(families.flatMap(({ products }) => products.flatMap(({ attributes = {} }) => Object.keys(attributes))));
  const attributes = withUsedValues(
    facts.attributes.filter(({ code }) => used.has(code)),
    families,
  );
  const groups = facts.groups.filter((group) => attributes.some((attribute) => attribute.group === group));
  const { parent: _parent, filters = [], tile = [], picture } = category;
  const onlyUsed = (codes: readonly string[]) => codes.filter((code) => used.has(code));
  const usedFilters = filters.filter((filter) => used.has(normalizeFilter(filter)[0]));
  const department = {
    attributes: [],
    categories: [{ code: category.code, filters: usedFilters, tile: onlyUsed(tile), ...(picture && { picture }) }],
    brands: facts.brands
      .filter(({ code }) => families.some(({ brand }) => brand === code))
      .map(({ code, title, logo }) => ({ code, title, ...MAKER, ...(logo && { logo }), law: { country: shop.country } })),
  };
  const reads = readsOf(shop.languages);
  const keyOf = renamedKey(below);
  const content: FolderContent = {
    facts: {
      shop: {
        code: codeOf(shop.name),
        source_language: source,
        languages: [...shop.languages],
        ...(Object.keys(reads).length > 0 && { reads }),
        departments: [category.code],
      },
      groups,
      sellers: [],
      warehouses: [{ code: 'central', title: shop.name.slice(0, 100), town: 'TO BE FILLED IN', address: 'TO BE FILLED IN', country: shop.country }],
      tags: [],
      lists: [],
      site: { menu: newMenus(category.code) },
      families: families.map((family) => ({ ...family, department: category.code })),
      content: newContent(shop, {
        category: category.code,
        hasPicture: picture !== undefined,
        product: families[0]?.products[0]?.code,
        day: new Date().toISOString().slice(0, 10),
      }),
    },
    commonAttributes: attributes,
    departments: new Map([[category.code, department]]),
    texts: new Map([...words.texts].map(([key, texts]) => [keyOf(key), inLanguages(texts, shop.languages)])),
    settings: newSettings(shop),
  };
  return writeFolder(content);
}

/** Restricts attributes to values that products have, so that a shop of laptops need not translate the contents of a vacuum cleaner's box. */
function withUsedValues(attributes: readonly AttributeFacts[], families: readonly FamilyFacts[]): AttributeFacts[] {
  const used = new Set(
    families.flatMap(({ products }) =>
      products.flatMap(({ attributes: values = {} }) => Object.entries(values).flatMap(([code, value]) => [value].flat().map((one) => `${code} ${one}`))),
    ),
  );
  const codeOfValue = (value: string | object): string => (typeof value === 'string' ? value : (Object.keys(value)[0] as string));
  return attributes.map((attribute) =>
    attribute.values ? { ...attribute, values: attribute.values.filter((value) => used.has(`${attribute.code} ${codeOfValue(value)}`)) } : attribute,
  );
}

/** The first products of families, with prices in the shop's markets and ten pieces each in the only warehouse. */
function sampled(families: readonly FamilyFacts[], { languages, most }: { languages: readonly LanguageCode[]; most: number }): FamilyFacts[] {
  let left = most;
  return families.flatMap((family) => {
    if (left <= 0) return [];
    const products = family.products
      .filter(({ opened }) => !opened)
      .slice(0, left)
      .map((product, i) => ({ code: sampledCode(family, i), ...sampledProduct(product, languages) }));
    left -= products.length;
    const { related: _related, reviews: _reviews, questions: _questions, ...rest } = family;
    return [{ ...rest, products }];
  });
}

/** Codes of the new shop: the sample's own may express roles in tests. */
const sampledCode = ({ key }: FamilyFacts, i: number): string => `${key.toUpperCase()}-${i + 1}`;

/** Returns a function from a text's key to its key with the product's new code. */
function renamedKey(families: readonly FamilyFacts[]): (key: string) => string {
  const codes = new Map(families.flatMap((family) => family.products.filter(({ opened }) => !opened).map(({ code }, i) => [code, sampledCode(family, i)])));
  return (key) => key.replace(/^product\.([^.]+)/, (whole, code: string) => (codes.has(code) ? `product.${codes.get(code)}` : whole));
}

function sampledProduct(
  { name, variant, variant_of, prices = {}, box, picture, attributes, law }: ProductFacts,
  languages: readonly LanguageCode[],
): Omit<ProductFacts, 'code'> {
  const priceIn = (lang: LanguageCode) =>
    prices[lang] ??
    textLanguages(lang)
      .map((code) => (LANGUAGES[code].currency === LANGUAGES[lang].currency ? prices[code] : undefined))
      .findLast((price) => price !== undefined);
  const own = Object.fromEntries(languages.flatMap((lang) => (priceIn(lang) === undefined ? [] : [[lang, priceIn(lang)]])));
  return {
    name,
    ...(variant && { variant }),
    ...(variant_of && { variant_of }),
    prices: own,
    ...(box && { box }),
    stock: { central: 10 },
    ...(picture && { picture }),
    ...(attributes && { attributes }),
    ...(law && { law: sampledLaw(law) }),
  };
}

/** Legal facts of the product itself, without the other shop's votes and guarantee. */
const sampledLaw = ({ guarantee: _guarantee, votes: _votes, claims: _claims, ...law }: ProductLaw): ProductLaw => law;

/** Languages with a fallback to another language of the shop. */
const readsOf = (languages: readonly LanguageCode[]): Partial<Record<LanguageCode, LanguageCode>> =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const { texts } = LANGUAGES[lang];
      return texts !== undefined && languages.includes(texts) ? [[lang, texts]] : [];
    }),
  );

/** Restricts texts to the languages of the shop; a text inherited from a language that the shop lacks becomes the language's own. */
function inLanguages(texts: Texts, languages: readonly LanguageCode[]): Texts {
  return Object.fromEntries(
    languages.flatMap((lang) => {
      const text = textLanguages(lang)
        .filter((code) => code === lang || !languages.includes(code))
        .map((code) => texts[code])
        .findLast((one) => one !== undefined);
      return text === undefined ? [] : [[lang, text]];
    }),
  );
}

const codeOf = (name: string): string => slugify(name).slice(0, 40).replace(/-+$/, '') || 'shop';
