import {
  loadDictionary,
  quietly,
  saveAttributeGroups,
  saveAttributes,
  saveCategories,
  saveManufacturers,
  selectManufacturerKeys,
  selectUsedPaths,
} from '@vitrina/backend/seed';
import type { Db } from '@vitrina/backend/db';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { attributeGroup } from './attribute-group.ts';
import type { AttributeName } from './attribute-name.ts';
import { ATTRIBUTE_TITLES, IMPORTED_GROUP } from './attribute-titles.ts';
import { planCategories } from './plan-categories.ts';
import type { Survey } from './survey.ts';

type Dictionary = Awaited<ReturnType<typeof loadDictionary>>;

/** What products refer to, by id. */
export interface Shop {
  categoryIds: ReadonlyMap<string, number>;
  /** By spelling key. */
  manufacturerIds: ReadonlyMap<string, number>;
  /** The shop's own, not those of other sellers. */
  warehouseIds: readonly number[];
}

/** Creates the categories, brands and attributes that the shop has not yet. What is there keeps its titles and addresses. */
export async function prepareShop(db: Db, found: Survey, defaultLanguage: LanguageCode): Promise<Shop> {
  await quietly(db, async (db) => {
    const dictionary = await loadDictionary(db);
    await createCategories(db, found, dictionary, defaultLanguage);
    await createManufacturers(db, found);
    await createAttributes(db, found, dictionary);
  });
  const dictionary = await loadDictionary(db);
  return {
    categoryIds: new Map([...dictionary.categories.values()].map((category) => [category.code, category.id])),
    manufacturerIds: new Map([...(await selectManufacturerKeys(db))].map(([key, one]) => [key, one.id])),
    warehouseIds: [...dictionary.warehouses.values()]
      .filter((warehouse) => warehouse.seller_id === null)
      .map((warehouse) => warehouse.id)
      .sort((a, b) => a - b),
  };
}

async function createCategories(db: Db, found: Survey, { categories }: Dictionary, defaultLanguage: LanguageCode): Promise<void> {
  const rows = planCategories(found.paths.values(), { categories, takenPaths: await selectUsedPaths(db), defaultLanguage });
  if (rows.length > 0) await saveCategories(db, rows);
}

async function createManufacturers(db: Db, found: Survey): Promise<void> {
  const known = await selectManufacturerKeys(db);
  const rows = found.brands.unknown(new Set(known.keys()), new Set([...known.values()].map((one) => one.code)));
  if (rows.length > 0) await saveManufacturers(db, rows);
}

async function createAttributes(db: Db, found: Survey, { attributes, groups }: Dictionary): Promise<void> {
  const missing = [...found.attributes.values()].filter((attribute) => !attributes.has(attribute.code));
  if (missing.length === 0) return;
  await saveAttributeGroups(db, [IMPORTED_GROUP]);
  const known = new Set(groups.keys());
  await saveAttributes(
    db,
    missing.map((attribute) => attributeRow(attribute, attributeGroup(attribute.title, known))),
  );
}

/** The type is worked out once all values are there. */
const attributeRow = ({ code, title, unit }: AttributeName, group: string) => ({
  code,
  type: 'text' as const,
  titles: ATTRIBUTE_TITLES.get(title.toLowerCase()) ?? { en: title },
  units: unit === null ? null : { en: unit },
  helps: null,
  group_code: group,
  position: 0,
});
