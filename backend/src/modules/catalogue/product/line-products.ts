import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { type LiveLine, type LiveLinesOf, readLiveLines, selectLiveLines } from './line-queries.ts';
import { type ProductRow, selectProducts } from './product-queries.ts';

/**
 * Products in the order of the ids, with what is told beside lines of a cart; those that may not be seen are left out. `read`: live lines of these
 * ids that were read in the same transaction already.
 */
export type LineProducts = (db: Db, ids: readonly number[], lang: LanguageCode, read?: LiveLinesOf) => Promise<ProductRow[]>;

interface Kept {
  version: string;
  row: ProductRow;
}

/** Cache size; a product takes some five kilobytes. */
const MOST = 1000;

/**
 * The steps of a checkout read the same products six times, and of thirty columns four can have changed between them. Prices and stock are asked
 * for each time, in the transaction, together with the versions of the rows that hold all else: only with the same versions is the rest taken
 * from memory, so that nothing is older than the transaction's own view. Prices, of several markets, are no part of what is kept.
 */
export function createLineProducts(): LineProducts {
  const kept = new BoundedMap<string, Kept>(MOST);
  return async (db, ids, lang, read) => {
    if (ids.length === 0) return [];
    const live = read?.market === lang ? readLiveLines(read) : await selectLiveLines(db, ids, lang);
    const found = new Map<number, ProductRow>();
    const missing = new Map<number, string>();
    for (const line of live) {
      const known = kept.get(`${lang}${line.id}`);
      if (known?.version === versionOf(line)) found.set(line.id, merged(known.row, line));
      else missing.set(line.id, versionOf(line));
    }
    for (const row of await selectProducts(db, [...missing.keys()], { lang, actor: { isStaff: false }, isForLines: true })) {
      found.set(row.id, row);
      // A row read a moment later may be newer than its version: the next reader sees another version and reads it again.
      kept.set(`${lang}${row.id}`, { version: missing.get(row.id) as string, row });
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  };
}

const versionOf = ({ product, texts, images }: LiveLine): string => `${product} ${texts} ${images}`;

/** Lists and objects of the kept row are handed on as they are: cart lines keep what they made of them. */
const merged = (row: ProductRow, { amount, loyalty_amount, reference_amount, cut_at, stock }: LiveLine): ProductRow => ({
  ...row,
  amount,
  loyalty_amount,
  reference_amount,
  cut_at,
  stock,
});
