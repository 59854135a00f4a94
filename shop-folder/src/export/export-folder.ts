import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '@vitrina/backend/db';
import { type CatalogueThing, selectCatalogueState, selectFolderContent, selectFolderThings, selectStock } from '@vitrina/backend/seed';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { themeFiles } from '../files/theme-files.ts';
import { contentEntries } from '../content/content-entries.ts';
import { KIND_OF_LIST, LIST_NAMES } from '../content/kinds/content-lists.ts';
import { exportContent } from '../content/export-content.ts';
import { keyOf } from '../load/key-of.ts';
import { hashOf } from '../load/stable.ts';
import type { FolderContent } from '../write/folder-content.ts';
import { unpackContent } from '../write/pack-content.ts';
import { writeFolder } from '../write/write-folder.ts';
import { SITE_KINDS } from '../site/site-kinds.ts';
import { siteFolders } from '../site/read-site.ts';
import { exportSite } from '../site/export-site.ts';
import { type Draft, draftOf, finished } from './draft.ts';
import { orderCategories } from './order-categories.ts';
import { exportFrame } from './export-frame.ts';
import { exportProducts } from './export-products.ts';
import { markExceptions } from './mark-exceptions.ts';

interface ExportFolder {
  db: Db;
  mediaDir: string;
  defaultLanguage: LanguageCode;
}

/**
 * Returns the running shop as the files of a folder. Entries unchanged since the load are written as they were loaded; changed ones, and
 * those created in the shop or by an import, are read from the database.
 */
export async function exportFolder({ db, mediaDir, defaultLanguage }: ExportFolder): Promise<Map<string, string | Buffer>> {
  const storedContent = await selectFolderContent(db);
  const draft = draftOf(storedContent === null ? emptyContent(defaultLanguage) : unpackContent(storedContent));
  const state = await selectCatalogueState(db);
  const loaded = new Map((await selectFolderThings(db)).map((thing) => [keyOf(thing), thing]));
  const isExported = (thing: CatalogueThing): boolean => !loaded.get(keyOf(thing))?.removed;
  const isOther = (thing: CatalogueThing): boolean => isExported(thing) && loaded.get(keyOf(thing))?.hash !== hashOf(thing.value);
  const settings = Object.fromEntries(state.filter(({ kind }) => kind === 'settings').map(({ code, value }) => [code, value.document]));
  dropMissing(draft, new Set(state.filter(isExported).map(keyOf)));
  exportFrame(draft, state.filter(isOther));
  orderCategories(draft, state);
  exportContent(draft, state.filter(isOther), state);
  exportSite(draft, state.filter(isOther), state);
  exportProducts(draft, { things: state.filter((thing) => thing.kind === 'product' && isOther(thing)), stock: await selectStock(db) });
  markExceptions(draft, state.filter(isOther));
  const files = new Map<string, string | Buffer>(writeFolder({ ...finished(draft), settings }));
  for (const [name, upload] of picturesIn(draft)) files.set(`pictures/${name}`, readFileSync(join(mediaDir, upload)));
  for (const [name, upload] of mediaIn(draft)) files.set(`media/${name}`, readFileSync(join(mediaDir, upload)));
  // `check` reports a file that settings name and the shop lacks.
  for (const { file } of themeFiles(settings)) if (existsSync(join(mediaDir, file))) files.set(file, readFileSync(join(mediaDir, file)));
  return files;
}

/** Content of a shop that was never loaded from a folder. */
const emptyContent = (source: LanguageCode): FolderContent => ({
  facts: {
    shop: { code: 'shop', source_language: source, languages: [...LANGUAGE_CODES], departments: ['goods'] },
    ...{ groups: [], sellers: [], warehouses: [], tags: [], lists: [], families: [] },
  },
  commonAttributes: [],
  departments: new Map([['goods', { attributes: [], categories: [], brands: [] }]]),
  texts: new Map(),
  settings: {},
});

/** Removes entries from the draft that were deleted in the shop or from the folder. */
function dropMissing(draft: Draft, present: ReadonlySet<string>): void {
  const isThere = (kind: string) => (entry: string | { code: string }) => present.has(keyOf({ kind, code: typeof entry === 'string' ? entry : entry.code }));
  draft.groups = draft.groups.filter(isThere('group'));
  draft.commonAttributes = draft.commonAttributes.filter(isThere('attribute'));
  draft.sellers = draft.sellers.filter(isThere('seller'));
  draft.warehouses = draft.warehouses.filter(isThere('warehouse'));
  draft.tags = draft.tags.filter(isThere('tag'));
  draft.lists = draft.lists.filter(isThere('list'));
  for (const department of draft.departments.values()) {
    department.attributes = department.attributes.filter(isThere('attribute'));
    department.categories = department.categories.filter(isThere('category'));
    department.brands = department.brands.filter(isThere('brand'));
  }
  draft.families = draft.families
    .map((family) => ({ ...family, products: family.products.filter(isThere('product')) }))
    .filter(({ products }) => products.length > 0);
  for (const { kind, codeOf } of SITE_KINDS) draft.site[kind] = (draft.site[kind] ?? []).filter((entry) => present.has(keyOf({ kind, code: codeOf(entry) })));
  const { pages, faq, lists, texts } = draft.content;
  for (const name of LIST_NAMES) (lists[name] as { code: string }[]) = lists[name].filter(isThere(KIND_OF_LIST[name]));
  draft.content.pages = pages.filter(isThere('page'));
  draft.content.faq = faq.filter(isThere('faq_group')).map((group) => ({ ...group, questions: group.questions.filter(isThere('faq_question')) }));
  const paths = new Set([...contentEntries(draft.content).map(({ path }) => path), ...siteFolders(draft.site)]);
  draft.content.texts = Object.fromEntries(Object.entries(texts).filter(([key]) => paths.has(key.slice(0, key.lastIndexOf('/')))));
}

/** Returns the pictures used in the files. */
function picturesIn({ pictures, families, departments, content }: Draft): [name: string, upload: string][] {
  const named = JSON.stringify([families, [...departments.values()], content.lists]);
  const bodies = Object.entries(content.texts).flatMap(([key, { body }]) => (key.startsWith('landing/') ? [body] : []));
  return [...pictures].filter(([name]) => named.includes(JSON.stringify(name)) || bodies.some((body) => body.includes(name)));
}

/** Videos used in landing pages, with their captions. */
function mediaIn({ media, content: { texts } }: Draft): [name: string, upload: string][] {
  const bodies = Object.entries(texts).flatMap(([key, { body }]) => (key.startsWith('landing/') ? [body] : []));
  const captionsOf = (name: string) => /^(.+)-[a-z]{2}\.vtt$/.exec(name)?.[1];
  return [...media].filter(([name]) => bodies.some((body) => body.includes(name) || new RegExp(`captions: ${captionsOf(name)}\\b`).test(body)));
}
