import type { CatalogueThing } from '@vitrina/backend/seed';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { makeWords, type Texts } from '../folder/words.ts';
import { productTexts } from '../load/product-texts.ts';
import { energyClassOf } from '../load/product-row.ts';
import { type FolderProduct, productsOf } from '../load/products-of.ts';
import type { FamilyFacts, ProductFacts } from '../schemas/family.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import { exportLaw } from './export-law.ts';
import { stable } from '../load/stable.ts';
import { type Draft, finished, storePicture, putTexts, withoutEmpty } from './draft.ts';
import type { ProductState } from './product-state.ts';
import { exportNewProducts } from './export-new-products.ts';

interface ProductsExport {
  /** Products that differ from the loaded ones. */
  things: readonly CatalogueThing[];
  stock: ReadonlyMap<string, Record<string, number>>;
}

/** Updates products in the draft from the shop's state. */
export function exportProducts(draft: Draft, { things, stock }: ProductsExport): void {
  const changed = new Map(things.map(({ code, value }) => [code, value as unknown as ProductState]));
  draft.families = draft.families.map((family) => ({
    ...family,
    products: family.products.map((facts) => takeProduct(draft, { family, facts, state: changed.get(facts.code) })),
    ...(family.parents && { parents: family.parents.map((facts) => takeProduct(draft, { family, facts, state: changed.get(facts.code) })) }),
  }));
  const products = draft.families.flatMap(productsOf);
  const known = new Set(products.map(({ code }) => code));
  for (const product of products) if (product.type === 'configurable' && !product.hasOwnFacts) takeParent(draft, product, changed);
  exportNewProducts(draft, { things: new Map([...changed].filter(([code]) => !known.has(code))), keep: (code, state) => newProduct(draft, code, state) });
  draft.families = draft.families.map((family) => ({ ...family, products: family.products.map((facts) => withStock(facts, stock.get(facts.code) ?? {})) }));
}

/** Current stock; unchanged stock keeps the order of the file. */
function withStock(facts: ProductFacts, stock: Record<string, number>): ProductFacts {
  const pieces = Object.fromEntries(Object.entries(stock).filter(([, qty]) => qty > 0));
  const { stock: before = {}, ...rest } = facts;
  if (stable(pieces) === stable(Object.fromEntries(Object.entries(before).filter(([, qty]) => qty > 0)))) return facts;
  return inOrder({ ...rest, ...(Object.keys(pieces).length > 0 && { stock: pieces }) });
}

function takeProduct(draft: Draft, { family, facts, state }: { family: FamilyFacts; facts: ProductFacts; state: ProductState | undefined }): ProductFacts {
  if (!state) return facts;
  const product: FolderProduct = { code: facts.code, type: 'simple', parentCode: null, family, facts, hasOwnFacts: true, variants: [] };
  takeTexts(draft, { code: facts.code, state, composed: composedTexts(draft, product) });
  const { prices, club_prices, since } = pricesOf(facts, state);
  return inOrder({
    ...facts,
    ...{
      ean: undefined,
      eans: undefined,
      mpn: undefined,
      released: undefined,
      restock: undefined,
      box: undefined,
      badges: undefined,
      condition: undefined,
      opened: undefined,
      seller: undefined,
      on_order: undefined,
      discontinued: undefined,
      energy_class: undefined,
      related: undefined,
    },
    ...{ visible: undefined, adult: undefined, ignore_brand_visibility: undefined, tags: undefined, club_prices: undefined },
    ...plainFacts(state),
    ...{ prices, club_prices, ...since },
    ...picturesOf(draft, facts, state),
    ...withAttributes(draft, facts.code, state),
    related: relatedOf(draft, family, state),
    law: exportLaw(draft, { category: family.category ?? null, before: { ...family.law, ...facts.law }, own: facts.law, state }),
  } as ProductFacts);
}

const plainFacts = (state: ProductState) => ({
  ean: state.ean ?? undefined,
  eans: state.eans.filter((one) => one !== state.ean),
  mpn: state.mpn ?? undefined,
  released: state.released ?? undefined,
  restock: state.restock ?? undefined,
  box:
    state.package_g === null || state.package_mm === null
      ? undefined
      : { size_cm: state.package_mm.map((side) => side / 10), weight_kg: state.package_g / 1000 },
  badges: state.badges,
  condition: state.condition === 'new' ? undefined : state.condition,
  opened: state.opened,
  seller: state.seller ?? undefined,
  on_order: state.status === 2 ? true : undefined,
  discontinued: state.status === 3 ? true : undefined,
  visible: state.visible ? undefined : false,
  adult: state.age_verification ? true : undefined,
  ignore_brand_visibility: state.ignore_brand_visibility ? true : undefined,
  tags: state.tags,
});

/** A changed price has no history in the file: the shop keeps its own. */
function pricesOf(facts: ProductFacts, { prices }: ProductState) {
  const entries = Object.entries(prices) as [LanguageCode, [number, number | null]][];
  const amounts = Object.fromEntries(entries.map(([market, [amount]]) => [market, amount / 100]));
  const club = Object.fromEntries(entries.flatMap(([market, [, loyalty]]) => (loyalty === null ? [] : [[market, loyalty / 100]])));
  const isSame = stable(amounts) === stable(facts.prices ?? {});
  return {
    prices: isSame ? facts.prices : amounts,
    club_prices: Object.keys(club).length > 0 ? club : undefined,
    since: isSame ? {} : { prices_since: undefined, past_prices: undefined },
  };
}

/** Keeps a drawing; other pictures are added to the folder. */
function picturesOf(draft: Draft, facts: ProductFacts, { images }: ProductState): Pick<ProductFacts, 'picture' | 'pictures'> | object {
  if (facts.picture && 'draw' in facts.picture) return {};
  return { picture: undefined, pictures: images.map((upload) => storePicture(draft, upload)) };
}

function attributesOf(draft: Draft, code: string, { attributes }: ProductState): ProductFacts['attributes'] {
  const entries = attributes.map(([name, value]): [string, unknown] => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [name, value];
    putTexts(draft, `product.${code}.attribute.${name}`, value as Texts);
    return [name, null];
  });
  return entries.length > 0 ? (Object.fromEntries(entries) as ProductFacts['attributes']) : undefined;
}

/** Attributes, and the energy class if it does not follow from them. */
function withAttributes(draft: Draft, code: string, state: ProductState): Pick<ProductFacts, 'attributes' | 'energy_class'> {
  const attributes = attributesOf(draft, code, state);
  return { attributes, ...(state.energy_class !== null && state.energy_class !== energyClassOf({ attributes }) && { energy_class: state.energy_class }) };
}

/** Returns the codes of related products that do not already follow from the related families. */
function relatedOf(draft: Draft, { related = [] }: FamilyFacts, state: ProductState): string[] {
  const ofFamily = new Set(related.flatMap((key) => draft.families.find((family) => family.key === key)?.products[0]?.code ?? []));
  return state.related.filter((code) => !ofFamily.has(code));
}

type ThreeTexts = ProductState['texts'];

function composedTexts(draft: Draft, product: FolderProduct): ThreeTexts {
  const brands = [...draft.departments.values()].flatMap(({ brands }) => brands);
  const words = makeWords(draft.texts, draft.shop);
  const shop = { ...finished(draft).facts, words } as ShopFacts;
  const texts = productTexts(shop, product, brands.find((one) => one.code === product.family.brand)?.title ?? '');
  return Object.fromEntries(Object.entries(texts).map(([lang, text]) => [lang, [text.title, text.short_description, text.description]])) as ThreeTexts;
}

const NAMES = ['title', 'short', 'description'] as const;

/** Stores texts that differ from those composed by the family as the product's own. */
function takeTexts(draft: Draft, { code, state, composed }: { code: string; state: ProductState; composed: ThreeTexts }): void {
  for (const [i, name] of NAMES.entries()) {
    const of = (texts: ThreeTexts): Texts => Object.fromEntries(Object.entries(texts).flatMap(([lang, text]) => (text[i] == null ? [] : [[lang, text[i]]])));
    if (stable(of(state.texts)) !== stable(of(composed))) putTexts(draft, `product.${code}.${name}`, of(state.texts));
  }
}

function takeParent(draft: Draft, product: FolderProduct, changed: ReadonlyMap<string, ProductState>): void {
  const state = changed.get(product.code);
  if (state) takeTexts(draft, { code: product.code, state, composed: composedTexts(draft, product) });
}

function newProduct(draft: Draft, code: string, state: ProductState): ProductFacts {
  takeTexts(draft, { code, state, composed: {} });
  const title = state.texts[draft.shop.source_language]?.[0] ?? Object.values(state.texts)[0]?.[0] ?? code;
  const { prices, club_prices } = pricesOf({ code, name: title }, state);
  return inOrder({
    code,
    name: title.slice(0, 300),
    ...plainFacts(state),
    prices,
    club_prices,
    pictures: state.images.map((upload) => storePicture(draft, upload)),
    ...withAttributes(draft, code, state),
    related: state.related,
    law: exportLaw(draft, { category: state.category, before: {}, own: undefined, state }),
  } as ProductFacts);
}

/** Order of a product's fields in the files. */
const ORDER = [
  ...[
    'code',
    'name',
    'variant',
    'variant_of',
    'ean',
    'eans',
    'mpn',
    'released',
    'restock',
    'prices',
    'prices_since',
    'past_prices',
    'club_prices',
    'box',
    'votes',
    'badges',
    'condition',
    'opened',
    'seller',
    'stock',
    'on_order',
    'discontinued',
    'energy_class',
  ],
  ...['visible', 'adult', 'ignore_brand_visibility', 'tags', 'related', 'boost', 'picture', 'pictures', 'attributes', 'law'],
] as const;

const inOrder = (facts: ProductFacts): ProductFacts => {
  const all = withoutEmpty(facts) as unknown as Record<string, unknown>;
  return Object.fromEntries(ORDER.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]]))) as unknown as ProductFacts;
};
