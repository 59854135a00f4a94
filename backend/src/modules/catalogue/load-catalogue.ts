import type { Settings } from '@vitrina/contract/settings/settings';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { CircuitOpen, type Db } from '../../db/index.ts';
import { ALL_PAGES, type Changes } from '../../http/change-history.ts';
import { UsageCounts } from './usage/usage-counts.ts';
import { type Change, selectChanges, selectLastChange, selectNews } from './changes/change-queries.ts';
import { endsAll, LISTED, tagsOf } from './changes/change-tags.ts';
import type { Catalogue } from './catalogue.ts';
import { type Dictionary, loadDictionary } from './dictionary.ts';
import type { FedEngine } from './engine/catalogue-engine.ts';
import { openMemoryEngine } from './engine/memory/memory-feed.ts';
import { createLineProducts } from './product/line-products.ts';
import { createProductCache } from './product/product-cache.ts';
import { createSharedFacts } from './product/shared-facts.ts';
import { listItemView } from './product/product-view.ts';
import { addCodes, loadCodes } from './search/code-sketch.ts';
import { loadVocabularies } from './search/index.ts';

export interface CatalogueOptions {
  db: Db;
  defaultLanguage: LanguageCode;
  publicUrl: string;
  text: Catalogue['text'];
  settings: () => Settings;
  /** Configured payment methods of this installation; absent: none. */
  ways?: Catalogue['ways'];
  now?: () => Date;
  /** Opens another engine for lists and search than the one in memory. */
  openEngine?: OpenEngine | undefined;
}

/** `onAnew`: called when the engine has reloaded everything by itself. */
export type OpenEngine = (source: { db: Db; dictionary: () => Dictionary; now: () => Date; onAnew: () => void }) => Promise<FedEngine>;

/** Number of ids that are read again, as transactions may commit out of order. */
const LOOK_BACK = 2000;
const KNOWS_NOTHING: Pick<FedEngine, 'frequencies'> = { frequencies: async (words) => words.map(() => 0) };

export async function loadCatalogue({
  db,
  defaultLanguage,
  publicUrl,
  text,
  settings,
  ways = [],
  now = () => new Date(),
  openEngine = openMemoryEngine,
}: CatalogueOptions): Promise<Catalogue> {
  let lastChange = await selectLastChange(db);
  // Read first: a change committed meanwhile then counts as unseen.
  let seen = new Set((await selectChanges(db, { after: lastChange - LOOK_BACK, ids: [] })).map((change) => change.id));
  let dictionary = await loadDictionary(db);
  let isLoaded = false;
  const engine = await openEngine({ db, dictionary: () => dictionary, now, onAnew: () => void (isLoaded && readVocabularies().catch(() => {})) });
  let vocabularies = await loadVocabularies(db, engine).catch((error) => {
    // The engine is down: synonyms are loaded when it is up again.
    if (error instanceof CircuitOpen) return loadVocabularies(db, KNOWS_NOTHING);
    throw error;
  });
  isLoaded = true;
  const readVocabularies = async () => {
    vocabularies = await loadVocabularies(db, engine);
  };
  let codes = await loadCodes(db);
  let queue: Promise<unknown> = Promise.resolve();

  const usage = new UsageCounts({ db, now });
  await usage.read();
  const sharedFacts = createSharedFacts(now);
  const rows = createProductCache({ itemOf: (row, lang) => listItemView(catalogue, row, lang), now });
  const forget: typeof rows.forget = (ids) => {
    rows.forget(ids);
    if (ids === 'all') sharedFacts.forget();
  };
  const products = { ...rows, forget };

  const reload = async () => {
    dictionary = await loadDictionary(db);
    await engine.reload();
    codes = await loadCodes(db);
    await readVocabularies();
  };

  const catchUpOnce = async (): Promise<Changes> => {
    const { changes, position } = await selectNews(db, { after: lastChange, ids: missedIds(lastChange, seen) });
    if (changes.length === 0) return { tags: [], last: 0, position };
    const tags = await applyChanges(changes);
    // Recorded only now, so that changes that could not be applied are retried.
    seen = new Set([...seen, ...changes.map((change) => change.id)].filter((id) => id > lastChange - LOOK_BACK));
    lastChange = Math.max(lastChange, ...changes.map((change) => change.id));
    return { tags, last: Math.max(...changes.map((change) => change.xid)), position };
  };

  const applyChanges = async (changes: Change[]): Promise<string[]> => {
    const contentTags = new Set(changes.flatMap((change) => change.tag ?? []));
    if (changes.some(endsAll)) {
      await reload();
      forget('all');
      return [...new Set([...changes.filter(endsAll).flatMap(tagsOf), ...contentTags])];
    }
    const added = changes.filter(({ kind }) => kind === 'added').slice(0, 1);
    if (added.length > 0) await reload();
    for (const tag of added.flatMap(tagsOf)) contentTags.add(tag);
    // Staff purged the page cache: purge the caches behind it too.
    if (contentTags.has(ALL_PAGES)) forget('all');
    const ids = subjectsOf(changes);
    if (ids.length === 0) return [...contentTags];
    const before = (await engine.listed(ids, false)).join();
    const reworded = subjectsOf(changes.filter(({ kind }) => kind !== 'stock'));
    if (reworded.length > 0) await addCodes(db, codes, reworded);
    if (await engine.take(ids, reworded)) await readVocabularies();
    forget(ids);
    // A sale does not change relations: sold-out products are left out when rows are read, returned ones are found within a minute.
    if (reworded.length > 0) sharedFacts.forget();
    return [...contentTags, ...ids.map((id) => `product:${id}`), ...((await engine.listed(ids, false)).join() === before ? [] : [LISTED])];
  };

  const catalogue: Catalogue = {
    get dictionary() {
      return dictionary;
    },
    engine,
    get codes() {
      return codes;
    },
    get vocabularies() {
      return vocabularies;
    },
    products,
    sharedFacts,
    lineProducts: createLineProducts(),
    usage,
    defaultLanguage,
    publicUrl,
    text,
    settings,
    ways,
    now,
    takeChanges: () => {
      const next = queue.then(catchUpOnce);
      queue = next.catch(() => {});
      return next;
    },
    catchUp: () => catalogue.takeChanges().then(({ tags }) => [...tags]),
  };
  return catalogue;
}

const subjectsOf = (changes: readonly Change[]): number[] => [...new Set(changes.flatMap((change) => change.subject_id ?? []))];

/** Ids up to the last one that were not found yet: their transactions were still open, or rolled back. */
function missedIds(last: number, seen: ReadonlySet<number>): number[] {
  const missed: number[] = [];
  for (let id = Math.max(1, last - LOOK_BACK + 1); id <= last; id += 1) if (!seen.has(id)) missed.push(id);
  return missed;
}
