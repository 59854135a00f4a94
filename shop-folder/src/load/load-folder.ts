import type { Db } from '@vitrina/backend/db';
import {
  type CatalogueThing,
  type ContentInput,
  type FolderThing,
  finishCatalogue,
  hideThings,
  lockFolderLoads,
  quietly,
  refreshFilterValues,
  refreshWords,
  saveContents,
  saveFolderContent,
  saveFolderThings,
  saveSettings,
  saveStorefrontRoutes,
  saveThemeFiles,
  selectCatalogueState,
  selectFolderContent,
  selectFolderThings,
  withTagIds,
} from '@vitrina/backend/seed';
import type { SettingsDocuments, SettingsGroup } from '@vitrina/contract/settings/settings';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { checkFolder } from '../check/check-folder.ts';
import { storeMedia } from '../content/blocks/store-media.ts';
import { contentInputs, contentThings } from '../content/content-inputs.ts';
import type { ContentPlace } from '../content/content-place.ts';
import { type ContentPictures, storeContentPictures } from '../content/content-pictures.ts';
import { KIND_OF_LIST } from '../content/kinds/content-lists.ts';
import { withStanding } from '../content/standing-moments.ts';
import type { Drawings } from '../drawings/drawings.ts';
import { BadFolder, type Fault, isError } from '../faults.ts';
import { inFolder } from '../files/in-folder.ts';
import type { FolderRead } from '../folder/read-folder.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import { contentOf } from '../write/content-of.ts';
import type { FolderContent } from '../write/folder-content.ts';
import { packContent, unpackContent } from '../write/pack-content.ts';
import { saveSite, siteThings } from '../site/load-site.ts';
import { type Compared, compare } from './compare.ts';
import { keyOf } from './key-of.ts';
import { storePictures, type Pictures } from './draw-pictures.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { storeTheme } from './store-theme.ts';
import { openPictureStore, type PictureStore } from './picture-store.ts';
import type { FolderProduct } from './products-of.ts';
import { hashOf } from './stable.ts';
import { allProducts, thingsOf } from './things.ts';

export interface LoadFolder {
  db: Db;
  dir: string;
  /** Folder of stored pictures. */
  mediaDir: string;
  drawings: Drawings;
  /** Default language if the folder's settings name none. */
  defaultLanguage: LanguageCode;
  log: (line: string) => void;
  /** Reports the differences without writing. */
  dryRun?: boolean;
  /** True: changes by staff are overwritten. */
  theirs?: boolean;
  /** Present time, to which relative moments refer. */
  now?: Date;
  /** Loads further parts in the transaction of the catalogue. */
  beside?: (db: Db, shop: { facts: ShopFacts; products: readonly FolderProduct[]; pictures: Pictures; store: PictureStore }) => Promise<void>;
}

export interface Loaded {
  compared: Compared[];
  warnings: Fault[];
}

/**
 * Loads a folder in one transaction. Only differences are written; changes by staff since the last load are kept. Throws `BadFolder` with
 * all errors in the files before anything is written.
 */
export const loadFolder = (load: LoadFolder): Promise<Loaded> => inFolder(load.dir, () => loadFiles(load));

async function loadFiles(load: LoadFolder): Promise<Loaded> {
  const { db, dir, mediaDir, drawings, log, dryRun = false, theirs = false, now = new Date() } = load;
  const since = stopWatch();
  const { read, faults } = await checkFolder(dir, drawings);
  const facts = refuseErrors(read, faults);
  const products = allProducts(facts);
  const store = openPictureStore(mediaDir, facts.shop.code, dryRun);
  const pictures = await storePictures(facts, products, { dir, store, drawings });
  const ofContent = await storeContentPictures(facts, { dir, store, drawings, pictures });
  const media = await storeMedia(facts, { dir, files: new Set(read.files.keys()), store });
  log(`Folder read and pictures ready after ${since()}, ${store.written()} new files`);
  const inputs = contentsOf(load, { read, facts, now, pictures: ofContent, media });
  const things = [...settingsOf(read), ...thingsOf({ shop: facts, products, pictures, now })];
  const defaultLanguage = defaultLanguageOf(read) ?? load.defaultLanguage;
  const differences = async (db: Db): Promise<{ folder: CatalogueThing[]; contents: ContentInput[]; compared: Compared[] }> => {
    const state = await selectCatalogueState(db);
    const loaded = await selectFolderThings(db);
    const before = factsBefore(await selectFolderContent(db));
    const contents = facts.content ? withStanding(inputs, { content: facts.content, shop: facts.shop, before: before?.content, state, loaded }) : [];
    const folder = [
      ...things,
      ...contentThings(contents),
      ...siteThings({ facts, documents: read.settings.documents, defaultLanguage, now }, { state, loaded, before: before?.site }),
    ];
    return { folder, contents, compared: compare({ folder, shop: state, loaded, theirs, reads: facts.shop.reads }) };
  };
  const warnings = faults.filter((fault) => !isError(fault));
  if (dryRun) return { compared: (await differences(db)).compared, warnings };
  const compared = await quietly(db, async (db) => {
    await lockFolderLoads(db);
    const { folder, contents, compared: found } = await differences(db);
    await write(db, { load, read, facts, products, pictures, ofContent, media, contents, folder, compared: found, now });
    await load.beside?.(db, { facts, products, pictures, store });
    await saveThemeFiles(db, await storeTheme(read, { dir, mediaDir }));
    return found;
  });
  if (load.beside || compared.some(isWritten)) await finishCatalogue(db);
  log(`Folder loaded in ${since()}`);
  return { compared, warnings };
}

const factsBefore = (storedContent: string | null): FolderContent['facts'] | undefined =>
  storedContent === null ? undefined : unpackContent(storedContent).facts;

interface Writing {
  load: LoadFolder;
  read: FolderRead;
  facts: ShopFacts;
  products: readonly FolderProduct[];
  pictures: Pictures;
  ofContent: ContentPictures;
  /** Upload paths of videos. */
  media: ReadonlyMap<string, string>;
  contents: readonly ContentInput[];
  folder: readonly CatalogueThing[];
  compared: readonly Compared[];
  now: Date;
}

const isWritten = ({ difference }: Compared): boolean => difference === 'new' || difference === 'changed' || difference === 'removed';

async function write(db: Db, { load, read, facts, products, pictures, ofContent, media, contents, folder, compared, now }: Writing): Promise<void> {
  const selected = new Set(compared.filter((one) => isWritten(one) && one.kind !== 'settings').map(keyOf));
  await writeSettings(db, { read, compared });
  if (selected.size > 0) {
    await loadCatalogue(db, { shop: facts, products, pictures, isSelected: (kind, code) => selected.has(keyOf({ kind, code })), now });
    await hideRemoved(db, compared);
    await refreshFilterValues(db);
    await saveStorefrontRoutes(db, defaultLanguageOf(read) ?? load.defaultLanguage);
    await saveContents(
      db,
      await withTagIds(
        db,
        contents.filter((one) => selected.has(keyOf(one))),
      ),
      { defaultLanguage: defaultLanguageOf(read) ?? load.defaultLanguage },
    );
    const things = folder.filter((one) => selected.has(keyOf(one)));
    await saveSite(db, { things, compared, defaultLanguage: defaultLanguageOf(read) ?? load.defaultLanguage });
    await refreshWords(db);
  }
  await saveFolderThings(db, await thingsToNote(db, { folder, compared }));
  const content = contentOf(read);
  if (content) await saveFolderContent(db, packContent({ ...content, pictures: pictures.files, ofContent, media }));
}

const contentsOf = (
  { defaultLanguage }: LoadFolder,
  { read, facts, ...rest }: Pick<ContentPlace, 'now' | 'pictures' | 'media'> & { read: FolderRead; facts: ShopFacts },
): ContentInput[] =>
  facts.content
    ? contentInputs({
        ...{ facts, content: facts.content, ...rest },
        documents: read.settings.documents as Partial<SettingsDocuments>,
        defaultLanguage: defaultLanguageOf(read) ?? defaultLanguage,
        files: new Set(read.files.keys()),
      })
    : [];

const settingsOf = ({ settings }: FolderRead): CatalogueThing[] =>
  Object.entries(settings.documents).map(([code, document]) => ({ kind: 'settings', code, value: { document } }));

/** Addresses in the default language have no prefix, so it must be known before any address is written. */
const defaultLanguageOf = ({ settings }: FolderRead): LanguageCode | undefined =>
  (settings.documents.shop as { defaultLanguage?: LanguageCode } | undefined)?.defaultLanguage;

async function writeSettings(db: Db, { read, compared }: Pick<Writing, 'read' | 'compared'>): Promise<void> {
  const groups = compared.filter((one) => one.kind === 'settings' && isWritten(one)).map(({ code }) => code as SettingsGroup);
  if (groups.length === 0) return;
  const documents = Object.fromEntries(groups.map((group) => [group, read.settings.documents[group]]));
  const outcome = await saveSettings(db, { documents, versions: 'any', userId: null, cause: 'folder' });
  if (outcome.kind !== 'bad') return;
  throw new BadFolder(
    outcome.problems.map(({ group, path, message }) => {
      const place = read.settings.placeOf(group, path);
      return {
        level: 'error',
        file: place.file,
        ...(read.yaml.get(place.file)?.at(place.path) ?? { line: 0, column: 0 }),
        words: `${place.path.join('.') || group} ${message}`,
      };
    }),
  );
}

const CONTENT_KINDS = new Set<string>(['page', 'faq_group', 'faq_question', ...Object.values(KIND_OF_LIST)]);

function hideRemoved(db: Db, compared: readonly Compared[]): Promise<void> {
  const gone = (kind: Compared['kind']) => compared.filter((one) => one.difference === 'removed' && one.kind === kind).map(({ code }) => code);
  const contents = compared.filter(({ kind, difference }) => difference === 'removed' && CONTENT_KINDS.has(kind));
  return hideThings(db, { products: gone('product'), categories: gone('category'), brands: gone('brand'), tags: gone('tag'), lists: gone('list'), contents });
}

/** Returns the present state of entries that were written or equal; kept ones retain their former record. */
async function thingsToNote(db: Db, { folder, compared }: Pick<Writing, 'folder' | 'compared'>): Promise<FolderThing[]> {
  const stands = new Map((await selectCatalogueState(db)).map((thing) => [keyOf(thing), thing]));
  const inFolder = new Set(folder.map(keyOf));
  return compared
    .filter(({ difference }) => difference !== 'kept')
    .map(({ kind, code }) => ({ kind, code, hash: hashOf(stands.get(keyOf({ kind, code }))?.value ?? null), removed: !inFolder.has(keyOf({ kind, code })) }));
}

function refuseErrors({ facts }: FolderRead, faults: readonly Fault[]): ShopFacts {
  const errors = faults.filter(isError);
  if (!facts || errors.length > 0) throw new BadFolder(errors);
  return facts;
}

function stopWatch(): () => string {
  const started = performance.now();
  return () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
