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
import type { Db } from '@vitrina/backend/db';
import { brands } from '../catalogue/brands.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { sellers } from '../shop/sellers.ts';
import { warehouses } from '../shop/warehouses.ts';
import { inAll } from './all-languages.ts';
import { categoryFilters } from './category-filters.ts';
import type { Lookup } from './lookup.ts';

/** Ids by code of everything that products point to. */
export interface Frame {
  categories: ReadonlyMap<string, number>;
  brands: ReadonlyMap<string, number>;
  sellers: ReadonlyMap<string, number>;
  warehouses: ReadonlyMap<string, number>;
}

/** Pictures drawn before, by code. */
export interface FramePictures {
  categories: ReadonlyMap<string, string>;
  logos: ReadonlyMap<string, string>;
}

/** Writes what stands around the products: specification table, category tree with filters, brands, sellers, warehouses. */
export async function saveFrame(db: Db, lookup: Lookup, pictures: FramePictures): Promise<Frame> {
  await saveSpecification(db);
  const categories = await saveTree(db, lookup, pictures.categories);
  const byKey = await saveManufacturers(
    db,
    brands.map(({ code, title, visible = true, description, address, email }) => ({
      code,
      title,
      visible,
      descriptions: inAll(description),
      address,
      email,
      logo_upload_path: pictures.logos.get(code) ?? null,
    })),
  );
  const sellerIds = await saveSellers(
    db,
    sellers.map(({ code, title, description }) => ({ code, title, descriptions: inAll(description) })),
  );
  const warehouseIds = await saveWarehouses(
    db,
    warehouses.map(({ seller, ...warehouse }, position) => ({ ...warehouse, position, seller_id: sellerIds.get(seller ?? '') ?? null })),
  );
  return {
    categories,
    brands: new Map(brands.map(({ code, title }) => [code, byKey.get(spellingKey(title)) as number])),
    sellers: sellerIds,
    warehouses: warehouseIds,
  };
}

async function saveSpecification(db: Db): Promise<void> {
  const { attributeGroups, attributes } = catalogue;
  await saveAttributeGroups(
    db,
    attributeGroups.map(({ code, title }, position) => ({ code, position, titles: inAll(title) })),
  );
  await saveAttributes(
    db,
    attributes.map(({ code, type, title, unit, help, group }, position) => ({
      code,
      type,
      titles: inAll(title),
      units: unit === undefined ? null : inAll(unit),
      helps: help ? inAll(help) : null,
      group_code: group,
      position,
    })),
  );
  const values = attributes.flatMap((attribute) =>
    Object.entries(attribute.values ?? {}).map(([code, text], i) => ({
      attribute_code: attribute.code,
      code,
      titles: inAll(text),
      number: null,
      position: i + 1,
    })),
  );
  await saveAttributeValues(db, values);
}

async function saveTree(db: Db, lookup: Lookup, pictures: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, number>> {
  const { categories } = catalogue;
  const ids = await saveCategories(
    db,
    categories.map(({ code, parent, title, slug, description, visible = true }, position) => ({
      code,
      parent_code: parent ?? null,
      position,
      visible,
      titles: inAll(title),
      slugs: inAll(slug),
      descriptions: inAll(description),
      image_upload_path: pictures.get(code) ?? null,
    })),
  );
  await saveCategoryFilters(
    db,
    categories.flatMap((category) => categoryFilters(lookup, category, ids.get(category.code) as number)),
  );
  return ids;
}
