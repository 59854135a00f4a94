import {
  finishCatalogue,
  gatherFacts,
  quietly,
  refreshFilterValues,
  refreshWords,
  saveAttributeTypes,
  saveCategoryFilters,
  saveStorefrontRoutes,
  selectAttributeKinds,
  selectAttributeSpreads,
} from '@vitrina/backend/seed';
import type { Db } from '@vitrina/backend/db';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { attributeType } from './attribute-type.ts';
import { chooseFilters, LEAST_COVERAGE } from './choose-filters.ts';
import { CATEGORY_PREFIX } from './plan-categories.ts';

/** What can be known only when all products are in: types of attributes, filters, addresses, the vocabulary of search. */
export async function finishImport(db: Db, { defaultLanguage, say }: { defaultLanguage: LanguageCode; say: (step: string) => void }): Promise<void> {
  say('Choosing filters for each category');
  await quietly(db, chooseAllFilters);
  say('Counting filter values');
  await quietly(db, (db) => refreshFilterValues(db));
  say('Writing addresses');
  await quietly(db, (db) => saveStorefrontRoutes(db, defaultLanguage));
  say('Gathering search words');
  await quietly(db, refreshWords);
  await finishCatalogue(db);
}

async function chooseAllFilters(db: Db): Promise<void> {
  await gatherFacts(db, CATEGORY_PREFIX);
  const kinds = await selectAttributeKinds(db);
  await saveAttributeTypes(
    db,
    kinds.map((kind) => ({ code: kind.code, type: attributeType(kind) })),
  );
  await saveCategoryFilters(db, chooseFilters(await selectAttributeSpreads(db, LEAST_COVERAGE)));
}
