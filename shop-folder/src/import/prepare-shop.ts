import {
  completeManufacturers,
  loadDictionary,
  notePendingSteps,
  quietly,
  saveAttributeGroups,
  saveAttributes,
  saveAttributeValues,
  saveCategories,
  saveManufacturers,
  selectManufacturerKeys,
  selectUsedPaths,
} from '@vitrina/backend/seed';
import type { Db } from '@vitrina/backend/db';
import type { BrandLaw } from '@vitrina/contract/law/party-law';
import type { CategoryLaw } from '@vitrina/contract/law/product-law';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { attributeGroup } from './attribute-group.ts';
import type { AttributeName } from './attribute-name.ts';
import { ATTRIBUTE_TITLES, IMPORTED_GROUP, UNIT_TITLES } from './attribute-titles.ts';
import { commonValuesOf } from './common-values.ts';
import type { Place } from './categories/map-categories.ts';
import type { Maker } from './guard-line.ts';
import { JoinedAttributes } from './joined-attributes.ts';
import { pathKey, planCategories, type PlannedCategories } from './plan-categories.ts';
import type { Profile } from './profile/profile.ts';
import type { Survey } from './survey.ts';
import type { ValueKinds } from './value-kinds.ts';
import type { ValueSpellings } from './value-spellings.ts';

type Dictionary = Awaited<ReturnType<typeof loadDictionary>>;

/** Entries of the shop that products refer to, by id. */
export interface Shop {
  /** Places by key of the path in the files. */
  places: ReadonlyMap<string, { id: number; code: string; law: CategoryLaw } | 'left-out' | 'waiting'>;
  /** Ids by spelling key of the brand. */
  manufacturerIds: ReadonlyMap<string, number>;
  /** Legal facts of makers by spelling key of the brand. */
  makers: ReadonlyMap<string, Maker>;
  /** Ids of the shop's own warehouses by code, not those of other sellers. */
  warehouseIds: ReadonlyMap<string, number>;
  attributes: JoinedAttributes;
  spellings: ValueSpellings;
  kinds: ValueKinds;
  /** True if categories, brands, attributes or values were created. */
  isExtended: boolean;
}

interface Wishes {
  found: Survey;
  places: ReadonlyMap<string, Place>;
  defaultLanguage: LanguageCode;
  profile: Profile;
}

/** Creates missing categories, brands and attributes. Existing ones keep their titles and addresses. */
export async function prepareShop(db: Db, { found, places, defaultLanguage, profile }: Wishes): Promise<Shop> {
  const { codes, isExtended } = await quietly(db, async (db) => {
    const dictionary = await loadDictionary(db);
    const planned = await createCategories(db, places, dictionary, defaultLanguage);
    const hasBrands = await createManufacturers(db, found);
    await completeManufacturers(db, makersIn(profile));
    const hasAttributes = await createAttributes(db, found, dictionary);
    const hasValues = await createValues(db, found, joinedIn(dictionary, found));
    const hasAddresses = planned.rows.length > 0 || hasBrands;
    if (hasAddresses) await notePendingSteps(db, ['addresses']);
    return { codes: planned.codes, isExtended: hasAddresses || hasAttributes || hasValues };
  });
  const dictionary = await loadDictionary(db);
  const keys = await selectManufacturerKeys(db);
  return {
    places: new Map([...places].map(([key, place]) => [key, categoryOf(place, codes, dictionary)])),
    manufacturerIds: new Map([...keys].map(([key, one]) => [key, one.id])),
    makers: new Map([...keys].flatMap(([key, { id }]) => (dictionary.manufacturers.has(id) ? [[key, dictionary.manufacturers.get(id) as Maker]] : []))),
    warehouseIds: new Map([...dictionary.warehouses.values()].flatMap((warehouse) => (warehouse.seller_id === null ? [[warehouse.code, warehouse.id]] : []))),
    attributes: joinedIn(dictionary, found),
    spellings: found.spellings,
    kinds: found.kinds,
    isExtended,
  };
}

function categoryOf(place: Place, codes: ReadonlyMap<string, string>, { categoriesByCode }: Dictionary) {
  if (typeof place === 'string') return place;
  const code = 'code' in place ? place.code : codes.get(pathKey(place.path));
  const category = categoriesByCode.get(code ?? '');
  if (!category) throw new Error(`The category ${code} was not created`);
  return { id: category.id, code: category.code, law: category.law };
}

async function createCategories(db: Db, places: Wishes['places'], { categories }: Dictionary, defaultLanguage: LanguageCode): Promise<PlannedCategories> {
  const newPlaces = [...places.values()].flatMap((place) => (typeof place === 'object' && 'path' in place ? [place] : []));
  const planned = planCategories(newPlaces, { categories, takenPaths: await selectUsedPaths(db), defaultLanguage });
  if (planned.rows.length > 0) await saveCategories(db, planned.rows);
  return planned;
}

const makersIn = ({ makers = {} }: Profile) =>
  Object.entries(makers).map(([title, { address, email, ...law }]) => ({ title, address, email, law: law as BrandLaw }));

async function createManufacturers(db: Db, found: Survey): Promise<boolean> {
  const known = await selectManufacturerKeys(db);
  const rows = found.brands.unknown(new Set(known.keys()), new Set([...known.values()].map((one) => one.code)));
  if (rows.length > 0) await saveManufacturers(db, rows);
  return rows.length > 0;
}

/** Creates missing attributes. For titles that the shop already has, the import's own is created too, for values of another type. */
async function createAttributes(db: Db, found: Survey, { attributes, groups }: Dictionary): Promise<boolean> {
  const missing = [...found.attributes.values()].filter((attribute) => !attributes.has(attribute.code));
  if (missing.length === 0) return false;
  await saveAttributeGroups(db, [IMPORTED_GROUP]);
  const known = new Set(groups.keys());
  await saveAttributes(
    db,
    missing.map((attribute) =>
      attributeRow({ ...attribute, unit: attribute.unit ?? found.kinds.unitOf(attribute.code) }, attributeGroup(attribute.title, known)),
    ),
  );
  await saveAttributeValues(
    db,
    missing.flatMap(({ code, title }) => commonValuesOf(title).map((value) => ({ attribute_code: code, ...value, number: null, position: 0 }))),
  );
  return true;
}

const joinedIn = ({ attributes, values }: Dictionary, { kinds }: Survey): JoinedAttributes => new JoinedAttributes(attributes.values(), values.values(), kinds);

/** Position after the attributes and values that the shop has sorted. */
const BEHIND = 1000;

/** Creates values of choice attributes that the files use and the shop lacks. */
async function createValues(db: Db, found: Survey, joined: JoinedAttributes): Promise<boolean> {
  const rows = [...found.attributes.values()].flatMap((attribute) => joined.newValues(attribute, found.spellings.of(attribute.code)));
  if (rows.length === 0) return false;
  await saveAttributeValues(
    db,
    rows.map((row, i) => ({ ...row, number: null, position: BEHIND + i })),
  );
  return true;
}

/** The type is derived after all values are imported. */
const attributeRow = ({ code, title, unit, language }: AttributeName, group: string) => ({
  code,
  type: 'text' as const,
  titles: ATTRIBUTE_TITLES.get(title.toLowerCase()) ?? { [language]: title },
  units: unit === null ? null : (UNIT_TITLES.get(unit) ?? Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, unit]))),
  helps: null,
  group_code: group,
  position: BEHIND,
});
