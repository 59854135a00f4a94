import type { CatalogueThing } from '@vitrina/backend/seed';
import type { ShopFacts } from '../folder/shop-folder.ts';
import { categoryFilters } from './category-filters.ts';
import { categoryLaw } from './category-law.ts';
import type { Pictures } from './draw-pictures.ts';
import { type Lookup, makeLookup } from './lookup.ts';
import { priceRows } from './price-rows.ts';
import { productRow } from './product-row.ts';
import { type FolderProduct, productsOf } from './products-of.ts';
import { relatedTo } from './related-to.ts';
import { tagsOf } from './tags-of.ts';

interface Folder {
  shop: ShopFacts;
  products: readonly FolderProduct[];
  pictures: Pictures;
  now: Date;
}

/** Returns the catalogue of a folder in the form of `selectCatalogueState`. */
export function thingsOf({ shop, products, pictures, now }: Folder): CatalogueThing[] {
  const lookup = makeLookup(shop);
  const { words } = shop;
  const three = (kind: 'tag' | 'list', code: string) => ({
    titles: words.of(`${kind}.${code}.title`),
    slugs: words.of(`${kind}.${code}.slug`),
    descriptions: words.of(`${kind}.${code}.description`),
  });
  return [
    ...shop.groups.map((code, position): CatalogueThing => ({ kind: 'group', code, value: { position, titles: words.of(`group.${code}`) } })),
    ...shop.attributes.map(
      (attribute, position): CatalogueThing => ({ kind: 'attribute', code: attribute.code, value: attributeValue(shop, lookup, { attribute, position }) }),
    ),
    ...shop.categories.map(
      (category, position): CatalogueThing => ({ kind: 'category', code: category.code, value: categoryValue(shop, lookup, { category, position, pictures }) }),
    ),
    ...shop.brands.map(
      ({ code, title, visible = true, address = null, email = null, law = {} }): CatalogueThing => ({
        kind: 'brand',
        code,
        value: { title, visible, descriptions: words.of(`brand.${code}.description`), address, email, logo: pictures.logos.get(code) ?? null, law },
      }),
    ),
    ...shop.sellers.map(
      ({ code, title, law = {} }): CatalogueThing => ({ kind: 'seller', code, value: { title, descriptions: words.of(`seller.${code}.description`), law } }),
    ),
    ...shop.warehouses.map(
      ({ code, shop: is_shop = false, titles = {}, place = [null, null], seller = null, hours = NEVER, ...rest }, position): CatalogueThing => ({
        kind: 'warehouse',
        code,
        value: { ...rest, titles, is_shop, position, hours, latitude: place[0], longitude: place[1], seller },
      }),
    ),
    ...shop.tags.map((code): CatalogueThing => ({ kind: 'tag', code, value: three('tag', code) })),
    ...shop.lists.map(
      ({ code, kind, products: codes = [] }, position): CatalogueThing => ({
        kind: 'list',
        code,
        value: { kind, position, ...three('list', code), products: codes },
      }),
    ),
    ...products.map((product): CatalogueThing => ({ kind: 'product', code: product.code, value: productValue(product, { shop, lookup, pictures, now }) })),
  ];
}

const NEVER = [null, null, null, null, null, null, null];

function attributeValue({ words }: ShopFacts, lookup: Lookup, { attribute, position }: { attribute: ShopFacts['attributes'][number]; position: number }) {
  const { code, type, group } = attribute;
  const helps = words.has(`attribute.${code}.help`) ? words.of(`attribute.${code}.help`) : null;
  return {
    position,
    type,
    group,
    titles: words.of(`attribute.${code}.title`),
    units: lookup.unitOf(attribute),
    helps,
    values: [...lookup.valuesOf(attribute)],
  };
}

function categoryValue(
  shop: ShopFacts,
  lookup: Lookup,
  { category, position, pictures }: { category: ShopFacts['categories'][number]; position: number; pictures: Pictures },
) {
  const { code, parent = null, visible = true } = category;
  const text = (name: string) => shop.words.of(`category.${code}.${name}`);
  const filters = categoryFilters(lookup, { category, id: 0 }).map(({ attribute_code, kind, is_filter, tile_position }) => [
    attribute_code,
    kind,
    is_filter,
    tile_position,
  ]);
  return {
    parent,
    position,
    visible,
    titles: text('title'),
    slugs: text('slug'),
    descriptions: text('description'),
    image: pictures.categories.get(code) ?? null,
    law: categoryLaw(category),
    filters,
  };
}

const NO_IDS = { categories: new Map(), brands: new Map(), sellers: new Map(), warehouses: new Map() };

function productValue(
  product: FolderProduct,
  { shop, lookup, pictures, now }: { shop: ShopFacts; lookup: Lookup; pictures: Pictures; now: Date },
): Record<string, unknown> {
  const { family, facts, parentCode, type } = product;
  const row = productRow(product, { shop, lookup, frame: NO_IDS, images: pictures.products.get(product.code) ?? [], labels: pictures.labels, now });
  const tags = tagsOf(product);
  return {
    ...{
      type,
      parent: parentCode,
      options: row.options,
      status: row.status,
      visible: row.visible,
      category: family.category ?? null,
      brand: family.brand ?? null,
      seller: facts.seller ?? null,
    },
    ...{
      ignore_brand_visibility: row.ignore_brand_visibility,
      age_verification: row.age_verification,
      condition: row.condition,
      ...(row.opened && { opened: row.opened }),
      ean: row.ean,
      mpn: row.mpn,
      released: row.released,
      restock: row.restock_on ?? null,
    },
    ...{
      badges: row.badges,
      energy_class: row.energy_class,
      law: row.law,
      package_mm: row.package_g === null ? null : row.package_mm,
      package_g: row.package_g,
      attributes: row.attributes,
    },
    eans: [...new Set([row.ean, ...row.eans].filter((one) => one !== null))].toSorted(),
    texts: Object.fromEntries(Object.entries(row.texts).map(([lang, text]) => [lang, [text.title, text.short_description, text.description]])),
    prices: Object.fromEntries(priceRows(facts, 0, now).map(({ market, amount, loyalty_amount }) => [market, [amount, loyalty_amount]])),
    images: row.images.map((image) => image.upload_path),
    tags: tags.toSorted(),
    related: relatedTo(product, lookup),
  };
}

export const allProducts = (shop: ShopFacts): FolderProduct[] => shop.families.flatMap(productsOf);
