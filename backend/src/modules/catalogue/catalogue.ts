import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import { type Dictionary, loadDictionary } from './dictionary.ts';
import { keepProducts, type KeptProducts } from './kept-products.ts';
import { ListingIndex, type ListingRow } from './listing-index.ts';
import { selectListingRows, selectMaxProductId } from './product-queries.ts';
import { listItemView } from './product-view.ts';

/** What every operation of the catalogue works with: the small tables in memory and the listing index. */
export interface Catalogue {
  readonly dictionary: Dictionary;
  readonly index: ListingIndex;
  readonly products: KeptProducts;
  readonly defaultLanguage: LanguageCode;
  /** Interface text in a language, for titles that come with the code (delivery, badges). */
  readonly text: (lang: LanguageCode, name: string) => string;
  /** Origin of the shop for whole addresses. */
  readonly publicUrl: string;
  readonly now: () => Date;
  /** Reads what changed since the last time and brings memory up to date; gives the cache tags that ended. Calls queue up. */
  catchUp(): Promise<string[]>;
}

interface CatalogueOptions {
  db: Db;
  defaultLanguage: LanguageCode;
  publicUrl: string;
  text: Catalogue['text'];
  now?: () => Date;
}

/** Cache tag of what names every product that may be seen, as sitemaps do: it ends when one comes or goes. */
export const LISTED = 'listed';

/** Tags of what is kept outside the catalogue and written by bulk loads too. */
const OUTSIDE = ['content', 'menus', 'redirects'];

const BATCH = 10_000;
/** Changes may be committed in another order than they were numbered; that many are looked at again. */
const LOOK_BACK = 2000;

export async function loadCatalogue({ db, defaultLanguage, publicUrl, text, now = () => new Date() }: CatalogueOptions): Promise<Catalogue> {
  let lastChange = await selectLastChange(db);
  let seen = new Set<number>();
  let dictionary = await loadDictionary(db);
  let index = await loadIndex(db, dictionary);
  let queue: Promise<unknown> = Promise.resolve();

  const products = keepProducts({ itemOf: (row, lang) => listItemView(catalogue, row, lang), now });

  const reload = async () => {
    dictionary = await loadDictionary(db);
    index = await loadIndex(db, dictionary);
  };

  const patch = async (ids: number[]) => {
    const rows = await selectListingRows(db, { ids }, pathsOf(dictionary));
    index.replace(new Set([...ids, ...rows.map((row) => row.id)]), rows);
  };

  const catchUpOnce = async (): Promise<string[]> => {
    const changes = await selectChanges(db, { after: lastChange, ids: missedIds(lastChange, seen) });
    if (changes.length === 0) return [];
    const tags = await applyChanges(changes);
    // Only now: what could not be read is tried again the next time.
    seen = new Set([...seen, ...changes.map((change) => change.id)].filter((id) => id > lastChange - LOOK_BACK));
    lastChange = Math.max(lastChange, ...changes.map((change) => change.id));
    return tags;
  };

  const applyChanges = async (changes: Change[]): Promise<string[]> => {
    const contentTags = new Set(changes.flatMap((change) => change.tag ?? []));
    if (changes.some((change) => change.kind === 'category' || change.kind === 'all')) {
      await reload();
      products.forget('all');
      // A bulk load notes one change for everything that it wrote.
      const loaded = changes.some((change) => change.kind === 'all') ? OUTSIDE : [];
      return [...new Set(['catalogue', 'routes', LISTED, ...loaded, ...contentTags])];
    }
    const ids = [...new Set(changes.flatMap((change) => change.subject_id ?? []))];
    if (ids.length === 0) return [...contentTags];
    const before = index.listed(ids, false).join();
    await patch(ids);
    products.forget(ids);
    return [...contentTags, ...ids.map((id) => `product:${id}`), ...(index.listed(ids, false).join() === before ? [] : [LISTED])];
  };

  seen = new Set((await selectChanges(db, { after: lastChange - LOOK_BACK, ids: [] })).map((change) => change.id));
  const catalogue: Catalogue = {
    get dictionary() {
      return dictionary;
    },
    get index() {
      return index;
    },
    products,
    defaultLanguage,
    publicUrl,
    text,
    now,
    catchUp: () => {
      const next = queue.then(catchUpOnce);
      queue = next.catch(() => {});
      return next;
    },
  };
  return catalogue;
}

async function loadIndex(db: Db, dictionary: Dictionary): Promise<ListingIndex> {
  const last = await selectMaxProductId(db);
  const rows: ListingRow[] = [];
  for (let from = 1; from <= last; from += BATCH) {
    for (const row of await selectListingRows(db, { from, to: from + BATCH - 1 }, pathsOf(dictionary))) rows.push(row);
  }
  return new ListingIndex(rows, dictionary.values.values());
}

const pathsOf = (dictionary: Dictionary) => (category: number | null) => dictionary.categories.get(category ?? 0)?.path ?? [];

interface Change {
  id: number;
  kind: 'product' | 'category' | 'all' | 'content';
  subject_id: number | null;
  /** Cache tag that ended, of what is no part of the catalogue. */
  tag: string | null;
}

/** Numbers up to the last that were not there yet when they were looked for: their transactions were still open, or undone. */
function missedIds(last: number, seen: ReadonlySet<number>): number[] {
  const missed: number[] = [];
  for (let id = Math.max(1, last - LOOK_BACK + 1); id <= last; id += 1) if (!seen.has(id)) missed.push(id);
  return missed;
}

async function selectChanges(db: Db, { after, ids }: { after: number; ids: readonly number[] }): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select id, kind, subject_id, tag from catalogue_changes where id > ${after}::bigint or id = any(${ids}::bigint[]) order by id`.execute(db);
  return rows;
}

async function selectLastChange(db: Db): Promise<number> {
  const { rows } = await sql<{ max: number | null }>`select max(id) from catalogue_changes`.execute(db);
  return rows[0]?.max ?? 0;
}
