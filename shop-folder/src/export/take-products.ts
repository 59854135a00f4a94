import type { CatalogueThing } from '@vitrina/backend/seed';
import type { ProductLaw } from '@vitrina/contract/law/product-law';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { makeWords, type Texts } from '../folder/words.ts';
import { productTexts } from '../load/product-texts.ts';
import { type FolderProduct, productsOf } from '../load/products-of.ts';
import type { FamilyFacts, ProductFacts } from '../schemas/family.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import { takeLaw } from './take-law.ts';
import { stable } from '../load/stable.ts';
import { type Draft, finished, keepPicture, putTexts, said } from './draft.ts';

/** A product's value as `selectCatalogueState` gives it. */
interface ProductState {
  type: 'simple' | 'configurable' | 'variant';
  parent: string | null;
  options: string[];
  status: number;
  visible: boolean;
  category: string | null;
  brand: string | null;
  seller: string | null;
  ignore_brand_visibility: boolean;
  age_verification: boolean;
  condition: ProductFacts['condition'] | 'new';
  ean: string | null;
  eans: string[];
  mpn: string | null;
  released: string | null;
  badges: string[];
  package_mm: [number, number, number] | null;
  package_g: number | null;
  attributes: [string, unknown][];
  law: ProductLaw;
  texts: Partial<Record<LanguageCode, [title: string, short: string | null, description: string | null]>>;
  prices: Partial<Record<LanguageCode, [amount: number, club: number | null]>>;
  images: string[];
  tags: string[];
  related: string[];
}

interface Taken {
  /** Products that are not as they were loaded. */
  things: readonly CatalogueThing[];
  stock: ReadonlyMap<string, Record<string, number>>;
}

/** Brings products to what the shop holds. */
export function takeProducts(draft: Draft, { things, stock }: Taken): void {
  const changed = new Map(things.map(({ code, value }) => [code, value as unknown as ProductState]));
  draft.families = draft.families.map((family) => ({
    ...family,
    products: family.products.map((facts) => takeProduct(draft, { family, facts, state: changed.get(facts.code) })),
  }));
  const products = draft.families.flatMap(productsOf);
  const known = new Set(products.map(({ code }) => code));
  for (const product of products) if (product.type === 'configurable') takeParent(draft, product, changed);
  for (const [code, state] of changed) {
    if (!known.has(code) && state.type !== 'variant') draft.families.push(newFamily(draft, { code, state, changed }));
  }
  draft.families = draft.families.map((family) => ({ ...family, products: family.products.map((facts) => withStock(facts, stock.get(facts.code) ?? {})) }));
}

/** Pieces as they are now; the order of the file stays where they are the same. */
function withStock(facts: ProductFacts, stock: Record<string, number>): ProductFacts {
  const pieces = Object.fromEntries(Object.entries(stock).filter(([, qty]) => qty > 0));
  const { stock: before = {}, ...rest } = facts;
  if (stable(pieces) === stable(Object.fromEntries(Object.entries(before).filter(([, qty]) => qty > 0)))) return facts;
  return inOrder({ ...rest, ...(Object.keys(pieces).length > 0 && { stock: pieces }) });
}

function takeProduct(draft: Draft, { family, facts, state }: { family: FamilyFacts; facts: ProductFacts; state: ProductState | undefined }): ProductFacts {
  if (!state) return facts;
  const product: FolderProduct = { code: facts.code, type: 'simple', parentCode: null, family, facts, variants: [] };
  takeTexts(draft, { code: facts.code, state, composed: composedTexts(draft, product) });
  const { prices, club_prices, since } = pricesOf(facts, state);
  return inOrder({
    ...facts,
    ...{
      ean: undefined,
      eans: undefined,
      mpn: undefined,
      released: undefined,
      box: undefined,
      badges: undefined,
      condition: undefined,
      seller: undefined,
      on_order: undefined,
    },
    ...{ visible: undefined, adult: undefined, ignore_brand_visibility: undefined, tags: undefined, club_prices: undefined },
    ...plainFacts(state),
    ...{ prices, club_prices, ...since },
    ...picturesOf(draft, facts, state),
    attributes: attributesOf(draft, facts.code, state),
    law: takeLaw(draft, { category: family.category, before: { ...family.law, ...facts.law }, own: facts.law, state }),
  } as ProductFacts);
}

const plainFacts = (state: ProductState) => ({
  ean: state.ean ?? undefined,
  eans: state.eans.filter((one) => one !== state.ean),
  mpn: state.mpn ?? undefined,
  released: state.released ?? undefined,
  box:
    state.package_g === null || state.package_mm === null
      ? undefined
      : { size_cm: state.package_mm.map((side) => side / 10), weight_kg: state.package_g / 1000 },
  badges: state.badges,
  condition: state.condition === 'new' ? undefined : state.condition,
  seller: state.seller ?? undefined,
  on_order: state.status === 2 ? true : undefined,
  visible: state.visible ? undefined : false,
  adult: state.age_verification ? true : undefined,
  ignore_brand_visibility: state.ignore_brand_visibility ? true : undefined,
  tags: state.tags,
});

/** A changed price has no past in the file: the shop keeps its own. */
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

/** A drawing stays named; pictures that came otherwise are put beside it. */
function picturesOf(draft: Draft, facts: ProductFacts, { images }: ProductState): Pick<ProductFacts, 'picture' | 'pictures'> | object {
  if (facts.picture && 'draw' in facts.picture) return {};
  return { picture: undefined, pictures: images.map((upload) => keepPicture(draft, upload)) };
}

function attributesOf(draft: Draft, code: string, { attributes }: ProductState): ProductFacts['attributes'] {
  const entries = attributes.map(([name, value]): [string, unknown] => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [name, value];
    putTexts(draft, `product.${code}.attribute.${name}`, value as Texts);
    return [name, null];
  });
  return entries.length > 0 ? (Object.fromEntries(entries) as ProductFacts['attributes']) : undefined;
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

/** What does not follow from the family's texts becomes the product's own. */
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

interface New {
  code: string;
  state: ProductState;
  changed: ReadonlyMap<string, ProductState>;
}

/** A product that came in another way becomes a family of its own, with its variants. */
function newFamily(draft: Draft, { code, state, changed }: New): FamilyFacts {
  const isParent = state.type === 'configurable';
  const members: [string, ProductState][] = isParent ? [...changed].filter(([, one]) => one.parent === code) : [[code, state]];
  const key = keyFor(draft, code);
  const products = members.map(([own, one]) => newProduct(draft, own, one));
  if (isParent) takeTexts(draft, { code, state, composed: {} });
  const departments = [...draft.departments];
  const department =
    departments.find(([, { categories }]) => categories.some((category) => category.code === state.category))?.[0] ?? (departments[0]?.[0] as string);
  const related = state.related.flatMap((other) => draft.families.find((family) => family.products[0]?.code === other)?.key ?? []);
  return said({
    key,
    department,
    brand: state.brand ?? 'none',
    category: state.category ?? 'none',
    related,
    options: isParent ? state.options : undefined,
    code: isParent ? code : undefined,
    products,
  }) as FamilyFacts;
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
    pictures: state.images.map((upload) => keepPicture(draft, upload)),
    attributes: attributesOf(draft, code, state),
    law: takeLaw(draft, { category: state.category, before: {}, own: undefined, state }),
  } as ProductFacts);
}

function keyFor(draft: Draft, code: string): string {
  const plain =
    code
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'product';
  const taken = new Set(draft.families.map(({ key }) => key));
  let key = plain;
  for (let i = 2; taken.has(key); i += 1) key = `${plain}-${i}`;
  return key;
}

/** The order in which files are written. */
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
    'prices',
    'prices_since',
    'past_prices',
    'club_prices',
    'box',
    'votes',
    'badges',
    'condition',
    'seller',
    'stock',
    'on_order',
  ],
  ...['visible', 'adult', 'ignore_brand_visibility', 'tags', 'boost', 'picture', 'pictures', 'attributes', 'law'],
] as const;

const inOrder = (facts: ProductFacts): ProductFacts => {
  const all = said(facts) as unknown as Record<string, unknown>;
  return Object.fromEntries(ORDER.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]]))) as unknown as ProductFacts;
};
