import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Sort } from '@vitrina/contract/values/listing-query';
import type { ListingColumns } from './listing-columns.ts';
import type { ListingRequest } from './listing-request.ts';
import { leastOf } from './sorted-numbers.ts';

interface Order {
  columns: ListingColumns;
  /** Search only: rank of each match by its row number; the best is the least. */
  rankOf: Float64Array | null;
}

/** Row numbers of the requested page of the matches, in its order. */
export function pageOf(matched: Int32Array, { sort, offset, limit, market, base }: ListingRequest, { columns, rankOf }: Order): number[] {
  const isInOrder = rankOf === null && (sort === 'given' || (sort === 'recommended' && base.kind !== 'ids'));
  if (isInOrder) return Array.from(matched.subarray(offset, offset + limit));
  if (rankOf && sort === 'given') return byRank(matched, rankOf, offset + limit).slice(offset);
  // Packs sort value and row number into one figure of 53 bits, which suffices for four million products.
  const span = columns.size;
  const keys = sortKeys(columns, matched, sort === 'given' ? 'recommended' : sort, market);
  for (let n = 0; n < keys.length; n += 1) keys[n] = (keys[n] as number) * span + (matched[n] as number);
  return Array.from(leastOf(keys, Math.min(keys.length, offset + limit)).subarray(offset), (key) => key % span);
}

/** Ranks are unique, as they contain the product's id. */
function byRank(matched: Int32Array, rankOf: Float64Array, count: number): number[] {
  const ranks = new Float64Array(matched.length);
  for (let n = 0; n < ranks.length; n += 1) ranks[n] = rankOf[matched[n] as number] as number;
  const most = ranks.length <= count ? Number.POSITIVE_INFINITY : (leastOf(ranks.slice(), count).at(-1) as number);
  const best: number[] = [];
  for (let n = 0; n < ranks.length; n += 1) if ((ranks[n] as number) <= most) best.push(matched[n] as number);
  return best.sort((a, b) => (rankOf[a] as number) - (rankOf[b] as number));
}

/** Returns the sort keys of the matches, never negative, ascending; products without a price come last in both directions. */
function sortKeys(columns: ListingColumns, matched: Int32Array, sort: Sort, market: LanguageCode): Float64Array {
  const LAST = 2 ** 31;
  const { released, rating } = columns;
  const prices = columns.prices.get(market) as Int32Array;
  const percents = columns.percents.get(market) as Uint8Array;
  const keys = new Float64Array(matched.length);
  if (sort === 'price_asc') for (let n = 0; n < keys.length; n += 1) keys[n] = (prices[matched[n] as number] as number) || LAST;
  if (sort === 'price_desc') for (let n = 0; n < keys.length; n += 1) keys[n] = LAST - (prices[matched[n] as number] as number);
  if (sort === 'newest') for (let n = 0; n < keys.length; n += 1) keys[n] = LAST - Math.max(0, released[matched[n] as number] as number);
  if (sort === 'rating') for (let n = 0; n < keys.length; n += 1) keys[n] = LAST - (rating[matched[n] as number] as number);
  if (sort === 'discount') for (let n = 0; n < keys.length; n += 1) keys[n] = LAST - (percents[matched[n] as number] as number);
  return keys;
}
