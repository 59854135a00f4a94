import type { ProductInput } from '@vitrina/backend/seed';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { ProductFacts } from '../schemas/family.ts';
import type { Images } from './draw-pictures.ts';
import type { Frame } from './save-frame.ts';
import { momentOf } from './moments.ts';
import type { StoredLabels } from './stored-labels.ts';
import { lawOf } from './law-of.ts';
import type { Lookup } from './lookup.ts';
import { minor } from './price-rows.ts';
import { productTexts } from './product-texts.ts';
import type { FolderProduct } from './products-of.ts';
import { averageOf, scoreOf } from './score.ts';
import { searchNames } from './search-names.ts';

interface Row {
  shop: ShopFacts;
  lookup: Lookup;
  frame: Frame;
  images: Images;
  labels: StoredLabels;
  now: Date;
}

/** A product in the form of `saveProducts`. */
export function productRow(product: FolderProduct, { shop, lookup, frame, images, labels, now }: Row): ProductInput {
  const { code, type, parentCode, family, facts } = product;
  const isParent = type === 'configurable' && !product.hasOwnFacts;
  const votes = facts.votes ?? [0, 0, 0, 0, 0];
  const rating = averageOf(votes);
  const badges = facts.badges ?? [];
  const released = facts.released ?? null;
  return {
    code,
    type,
    parent_code: parentCode,
    options: type === 'configurable' ? (family.options ?? []) : [],
    status: facts.discontinued ? 3 : facts.on_order ? 2 : 1,
    visible: isParent || facts.visible !== false,
    category_id: frame.categories.get(family.category ?? '') ?? null,
    manufacturer_id: frame.brands.get(family.brand ?? '') ?? null,
    seller_id: facts.seller === undefined ? null : (frame.sellers.get(facts.seller) ?? null),
    ignore_brand_visibility: facts.ignore_brand_visibility ?? false,
    age_verification: facts.adult ?? false,
    condition: facts.condition ?? 'new',
    opened: facts.opened ?? null,
    // A configurable product cannot be bought itself, so it has no codes.
    ean: isParent ? null : (facts.ean ?? null),
    eans: isParent ? [] : (facts.eans ?? []),
    mpn: isParent ? null : (facts.mpn ?? null),
    released,
    restock_on: facts.restock === undefined ? null : momentOf(facts.restock, now).toISOString().slice(0, 10),
    badges,
    score: scoreOf({ rating, votes, released, price: priceOf(shop, facts), badges, boost: facts.boost ?? 0 }, now),
    rating,
    votes: [...votes],
    energy_class: energyClassOf(facts),
    law: lawOf(shop, product, labels),
    ...packedAs(facts),
    attributes: attributesOf(shop, product),
    texts: productTexts(shop, product, lookup.brands.get(family.brand ?? '')?.title ?? ''),
    images,
    stock:
      type === 'configurable'
        ? []
        : Object.entries(facts.stock ?? {}).map(([warehouse, qty]) => ({ warehouse_id: frame.warehouses.get(warehouse) as number, qty })),
    search: searchNames(shop, lookup, product),
  };
}

/** Returns the price in the market of the source language, else in the first one that has a price. */
function priceOf({ shop }: ShopFacts, { prices = {} }: ProductFacts): number {
  return minor(prices[shop.source_language] ?? Object.values(prices)[0] ?? 0);
}

function packedAs({ box }: ProductFacts): Pick<ProductInput, 'package_mm' | 'package_g'> {
  if (!box) return { package_mm: null, package_g: null };
  const sides = box.size_cm.map((side) => Math.round(side * 10)).toSorted((a, b) => b - a);
  return { package_mm: sides as [number, number, number], package_g: Math.round(box.weight_kg * 1000) };
}

export function energyClassOf({ attributes = {}, energy_class }: Pick<ProductFacts, 'attributes' | 'energy_class'>): string | null {
  const value = energy_class ?? attributes.energy_class;
  return typeof value === 'string' ? value.toUpperCase() : null;
}

/** Attributes of a product; of a configurable product those with equal values in all its variants. */
function attributesOf({ words }: ShopFacts, { facts, type, hasOwnFacts, variants }: FolderProduct): ProductInput['attributes'] {
  const isShared = (code: string) => variants.every((other) => valueKey(words, other, code) === valueKey(words, facts, code));
  return Object.entries(facts.attributes ?? {})
    .filter(([code]) => type !== 'configurable' || hasOwnFacts || isShared(code))
    .map(([code, value]) => [code, value === null ? words.of(`product.${facts.code}.attribute.${code}`) : value]);
}

function valueKey(words: ShopFacts['words'], { code, attributes = {} }: ProductFacts, attribute: string): string {
  const value = attributes[attribute];
  return JSON.stringify(value === null ? words.of(`product.${code}.attribute.${attribute}`) : value);
}
