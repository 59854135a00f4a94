import type { ProductListItem } from '@vitrina/contract/catalogue';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { CallContext } from '../../../http/context.ts';
import { type ProductRow, selectProducts } from './product-queries.ts';

type View = Pick<CallContext, 'db' | 'lang' | 'actor'>;

/** Recently read products by language, for lists, rails and suggestions. Not for prices and stock that must be current. */
export interface ProductCache {
  /** Rows in the order of the ids, without products the caller may not see. */
  rows(ids: readonly number[], view: View): Promise<ProductRow[]>;
  /** The products as list items. Shared: do not modify. */
  items(ids: readonly number[], view: View): Promise<ProductListItem[]>;
  /** Invalidates changed products. */
  forget(ids: readonly number[] | 'all'): void;
}

interface CacheEntry {
  row: ProductRow;
  item?: ProductListItem;
  until: number;
}

const MOST = 6000;
/** Milliseconds. Short, as parts of a row depend on the hour, and to limit the effect of a missed change. */
const LIFE_MS = 60_000;

export function createProductCache({ itemOf, now }: { itemOf: (row: ProductRow, lang: LanguageCode) => ProductListItem; now: () => Date }): ProductCache {
  const cache = new Map<string, CacheEntry>();
  let changes = 0;

  const entries = async (ids: readonly number[], view: View): Promise<CacheEntry[]> => {
    const until = now().getTime() + LIFE_MS;
    // Replies for staff hold hidden products and are never cached.
    if (view.actor.isStaff) return (await selectProducts(view.db, ids, view)).map((row) => ({ row, until }));
    const found = new Map<number, CacheEntry>();
    for (const id of ids) {
      const entry = cache.get(`${view.lang}${id}`);
      if (entry && entry.until > until - LIFE_MS) found.set(id, entry);
    }
    const before = changes;
    const missing = ids.filter((id) => !found.has(id));
    for (const row of await selectProducts(view.db, missing, view)) {
      const entry: CacheEntry = { row, until };
      found.set(row.id, entry);
      // A change during the read may be missing from the result, so it is not cached.
      if (changes === before) store(`${view.lang}${row.id}`, entry);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  };

  const store = (key: string, entry: CacheEntry): void => {
    cache.delete(key);
    cache.set(key, entry);
    const oldest = cache.keys().next().value;
    if (cache.size > MOST && oldest !== undefined) cache.delete(oldest);
  };

  return {
    rows: async (ids, view) => (await entries(ids, view)).map(({ row }) => row),
    items: async (ids, view) =>
      (await entries(ids, view)).map((entry) => {
        entry.item ??= itemOf(entry.row, view.lang);
        return entry.item;
      }),
    forget: (ids) => {
      changes += 1;
      if (ids === 'all') return cache.clear();
      for (const lang of LANGUAGE_CODES) for (const id of ids) cache.delete(`${lang}${id}`);
    },
  };
}
