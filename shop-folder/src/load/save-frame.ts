import type { Db } from '@vitrina/backend/db';
import {
  saveAttributeGroups,
  saveAttributes,
  saveAttributeValues,
  saveCategories,
  saveCategoryFilters,
  saveManufacturers,
  saveSellers,
  saveWarehouses,
  spellingKey,
} from '@vitrina/backend/seed';
import type { ShopFacts } from '../folder/shop-folder.ts';
import { categoryFilters } from './category-filters.ts';
import type { Pictures } from './draw-pictures.ts';
import type { Lookup } from './lookup.ts';

/** Ids by code of everything that products point to. */
export interface Frame {
  categories: ReadonlyMap<string, number>;
  brands: ReadonlyMap<string, number>;
  sellers: ReadonlyMap<string, number>;
  warehouses: ReadonlyMap<string, number>;
}

/** Writes what stands around the products: specification table, category tree with filters, brands, sellers, warehouses. */
export async function saveFrame(db: Db, { shop, lookup, pictures }: { shop: ShopFacts; lookup: Lookup; pictures: Pictures }): Promise<Frame> {
  const { brands, sellers, warehouses, words } = shop;
  await saveSpecification(db, shop, lookup);
  const categories = await saveTree(db, { shop, lookup, pictures });
  const byKey = await saveManufacturers(
    db,
    brands.map(({ code, title, visible = true, address, email }) => ({
      code,
      title,
      visible,
      descriptions: words.of(`brand.${code}.description`),
      address: address ?? null,
      email: email ?? null,
      logo_upload_path: pictures.logos.get(code) ?? null,
    })),
  );
  const sellerIds = await saveSellers(
    db,
    sellers.map(({ code, title }) => ({ code, title, descriptions: words.of(`seller.${code}.description`) })),
  );
  const warehouseIds = await saveWarehouses(
    db,
    warehouses.map(({ seller, shop: isShop = false, place, titles = {}, hours, ...warehouse }, position) => ({
      ...warehouse,
      titles,
      is_shop: isShop,
      hours: hours ?? [null, null, null, null, null, null, null],
      latitude: place?.[0] ?? null,
      longitude: place?.[1] ?? null,
      position,
      seller_id: sellerIds.get(seller ?? '') ?? null,
    })),
  );
  return {
    categories,
    brands: new Map(brands.map(({ code, title }) => [code, byKey.get(spellingKey(title)) as number])),
    sellers: sellerIds,
    warehouses: warehouseIds,
  };
}

async function saveSpecification(db: Db, { groups, attributes, words }: ShopFacts, lookup: Lookup): Promise<void> {
  await saveAttributeGroups(
    db,
    groups.map((code, position) => ({ code, position, titles: words.of(`group.${code}`) })),
  );
  await saveAttributes(
    db,
    attributes.map((attribute, position) => ({
      code: attribute.code,
      type: attribute.type,
      titles: words.of(`attribute.${attribute.code}.title`),
      units: lookup.unitOf(attribute),
      helps: words.has(`attribute.${attribute.code}.help`) ? words.of(`attribute.${attribute.code}.help`) : null,
      group_code: attribute.group,
      position,
    })),
  );
  const values = attributes.flatMap((attribute) =>
    [...lookup.valuesOf(attribute)].map(([code, titles], i) => ({ attribute_code: attribute.code, code, titles, number: null, position: i + 1 })),
  );
  await saveAttributeValues(db, values);
}

async function saveTree(db: Db, { shop, lookup, pictures }: { shop: ShopFacts; lookup: Lookup; pictures: Pictures }): Promise<ReadonlyMap<string, number>> {
  const { categories, words } = shop;
  const ids = await saveCategories(
    db,
    categories.map(({ code, parent, visible = true }, position) => ({
      code,
      parent_code: parent ?? null,
      position,
      visible,
      titles: words.of(`category.${code}.title`),
      slugs: words.of(`category.${code}.slug`),
      descriptions: words.of(`category.${code}.description`),
      image_upload_path: pictures.categories.get(code) ?? null,
    })),
  );
  await saveCategoryFilters(
    db,
    categories.flatMap((category) => categoryFilters(shop, lookup, { category, id: ids.get(category.code) as number })),
  );
  return ids;
}
