import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { type LiveLine, type LiveLinesOf, readLiveLines, selectLiveLines } from './line-queries.ts';
import { type ProductRow, selectProducts } from './product-queries.ts';

/**
 * Reads products in the order of the ids, with the legal statements for cart lines, without products the caller may not see. `read`: live lines of these ids,
 * already read in the same transaction.
 */
export type LineProducts = (db: Db, ids: readonly number[], lang: LanguageCode, read?: LiveLinesOf) => Promise<ProductRow[]>;

interface CachedProduct {
  version: string;
  row: ProductRow;
}

/** Cache size; a product takes some five kilobytes. */
const MOST = 1000;

/**
 * Caches products for cart lines: the steps of a checkout read each product six times, and only four of thirty columns change often. Prices and stock are read
 * each time, in the transaction, together with the versions of the other rows; the cached rest is used only if the versions are equal, so that no data is older
 * than the transaction's snapshot.
 */
export function createLineProducts(): LineProducts {
  const cache = new BoundedMap<string, CachedProduct>(MOST);
  return async (db, ids, lang, read) => {
    if (ids.length === 0) return [];
    const live = read?.market === lang ? readLiveLines(read) : await selectLiveLines(db, ids, lang);
    const found = new Map<number, ProductRow>();
    const missing = new Map<number, string>();
    for (const line of live) {
      const cached = cache.get(`${lang}${line.id}`);
      if (cached?.version === versionOf(line)) found.set(line.id, merged(cached.row, line));
      else missing.set(line.id, versionOf(line));
    }
    for (const row of await selectProducts(db, [...missing.keys()], { lang, actor: { isStaff: false }, isForLines: true })) {
      found.set(row.id, row);
      // The row may be newer than its version, as it is read later: the next call then sees another version and reads it again.
      cache.set(`${lang}${row.id}`, { version: missing.get(row.id) as string, row });
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  };
}

const versionOf = ({ product, texts, images }: LiveLine): string => `${product} ${texts} ${images}`;

/** Arrays and objects of the cached row are passed on as they are: `lineProductView` caches by their identity. */
const merged = (row: ProductRow, { amount, loyalty_amount, reference_amount, cut_at, stock }: LiveLine): ProductRow => ({
  ...row,
  amount,
  loyalty_amount,
  reference_amount,
  cut_at,
  stock,
});
