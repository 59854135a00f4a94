import type { Db } from '@vitrina/backend/db';
import {
  dropValues,
  saveAttributeGroups,
  saveAttributes,
  saveAttributeValues,
  saveCategories,
  saveCategoryFilters,
  saveManufacturers,
  saveSellers,
  saveWarehouses,
  selectIds,
  selectManufacturerKeys,
  spellingKey,
  updateManufacturers,
} from '@vitrina/backend/seed';
import type { ShopFacts } from '../folder/shop-folder.ts';
import { categoryFilters } from './category-filters.ts';
import { categoryLaw } from './category-law.ts';
import type { Pictures } from './draw-pictures.ts';
import type { Lookup } from './lookup.ts';

/** Ids by code of everything that products refer to. */
export interface Frame {
  categories: ReadonlyMap<string, number>;
  brands: ReadonlyMap<string, number>;
  sellers: ReadonlyMap<string, number>;
  warehouses: ReadonlyMap<string, number>;
}

/** True if an entry is to be written; the others stay as they are. */
export type IsSelected = (kind: string, code: string) => boolean;

interface Saved {
  shop: ShopFacts;
  lookup: Lookup;
  pictures: Pictures;
  isSelected: IsSelected;
}

/** Writes the catalogue apart from products: specification table, category tree with filters, brands, sellers, warehouses. */
export async function saveFrame(db: Db, saved: Saved): Promise<Frame> {
  const { shop, pictures, isSelected } = saved;
  const { brands, sellers, warehouses, words } = shop;
  await saveSpecification(db, saved);
  await saveTree(db, saved);
  const makers = brands
    .filter(({ code }) => isSelected('brand', code))
    .map(({ code, title, visible = true, address, email, law = {} }) => ({
      code,
      title,
      visible,
      descriptions: words.of(`brand.${code}.description`),
      address: address ?? null,
      email: email ?? null,
      law,
      logo_upload_path: pictures.logos.get(code) ?? null,
    }));
  await saveManufacturers(db, makers);
  await updateManufacturers(db, makers);
  await saveSellers(
    db,
    sellers
      .filter(({ code }) => isSelected('seller', code))
      .map(({ code, title, law = {} }) => ({ code, title, law, descriptions: words.of(`seller.${code}.description`) })),
  );
  const sellerIds = await selectIds(db, 'sellers');
  await saveWarehouses(
    db,
    warehouses
      .map(({ seller, shop: isShop = false, place, titles = {}, hours, ...warehouse }, position) => ({
        ...warehouse,
        titles,
        is_shop: isShop,
        hours: hours ?? [null, null, null, null, null, null, null],
        latitude: place?.[0] ?? null,
        longitude: place?.[1] ?? null,
        position,
        seller_id: sellerIds.get(seller ?? '') ?? null,
      }))
      .filter(({ code }) => isSelected('warehouse', code)),
  );
  const byKey = await selectManufacturerKeys(db);
  return {
    categories: await selectIds(db, 'categories'),
    brands: new Map(
      brands.flatMap(({ code, title }) => {
        const known = byKey.get(spellingKey(title));
        return known ? [[code, known.id]] : [];
      }),
    ),
    sellers: sellerIds,
    warehouses: await selectIds(db, 'warehouses'),
  };
}

async function saveSpecification(db: Db, { shop: { groups, attributes, words }, lookup, isSelected }: Saved): Promise<void> {
  await saveAttributeGroups(
    db,
    groups.map((code, position) => ({ code, position, titles: words.of(`group.${code}`) })).filter(({ code }) => isSelected('group', code)),
  );
  await saveAttributes(
    db,
    attributes
      .map((attribute, position) => ({
        code: attribute.code,
        type: attribute.type,
        titles: words.of(`attribute.${attribute.code}.title`),
        units: lookup.unitOf(attribute),
        helps: words.has(`attribute.${attribute.code}.help`) ? words.of(`attribute.${attribute.code}.help`) : null,
        group_code: attribute.group,
        position,
      }))
      .filter(({ code }) => isSelected('attribute', code)),
  );
  const values = attributes
    .filter(({ code }) => isSelected('attribute', code))
    .flatMap((attribute) =>
      [...lookup.valuesOf(attribute)].map(([code, titles], i) => ({ attribute_code: attribute.code, code, titles, number: null, position: i + 1 })),
    );
  await saveAttributeValues(db, values);
  const choices = attributes.filter(({ code, type }) => type === 'choice' && isSelected('attribute', code));
  await dropValues(
    db,
    choices.map((attribute) => ({ code: attribute.code, values: [...lookup.valuesOf(attribute).keys()] })),
  );
}

async function saveTree(db: Db, { shop, lookup, pictures, isSelected }: Saved): Promise<void> {
  const { categories, words } = shop;
  const ids = await saveCategories(
    db,
    categories
      .map(({ code, parent, visible = true, ...rest }, position) => ({
        code,
        parent_code: parent ?? null,
        position,
        visible,
        law: categoryLaw(rest),
        titles: words.of(`category.${code}.title`),
        slugs: words.of(`category.${code}.slug`),
        descriptions: words.of(`category.${code}.description`),
        image_upload_path: pictures.categories.get(code) ?? null,
      }))
      .filter(({ code }) => isSelected('category', code)),
  );
  await saveCategoryFilters(
    db,
    categories
      .filter(({ code }) => isSelected('category', code))
      .flatMap((category) => categoryFilters(lookup, { category, id: ids.get(category.code) as number })),
  );
}
