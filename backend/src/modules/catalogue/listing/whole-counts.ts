import type { ListingColumns } from './listing-columns.ts';
import { CONDITIONS, type ListingRequest, type ListingResult, MOST_STARS, SOURCES } from './listing-request.ts';
import { priceBars } from './price-bars.ts';

export type Counts = Omit<ListingResult, 'ids' | 'total'> & {
  /** Row numbers of the products that match all filters. */
  matched: Int32Array;
};

interface WholeRequest {
  columns: ListingColumns;
  /** Row numbers of the products to count. */
  base: Int32Array;
  request: ListingRequest;
  /** Greatest value id plus one. */
  mostValues: number;
  /** Number of products of the base with each value id, if already counted; `null`: to be counted. */
  present: Int32Array | null;
}

/** Counts of an unfiltered list: all visible products match. Processes one column after the other, as one loop over many columns is twice as slow. */
export function countWhole({ columns, base, request, mostValues, present: known }: WholeRequest): Counts {
  const { shopBits, available, source, shops, most } = columns;
  const matched = request.isStaff ? base : visible(base, columns.shown);
  const prices = columns.prices.get(request.market) as Int32Array;
  const present = known ?? countValues(matched, columns, mostValues);
  const conditions = tally(matched, columns.condition, CONDITIONS.length);
  const ratings = tally(matched, columns.stars, MOST_STARS + 1);
  const reduced = countAbove(matched, columns.percents.get(request.market) as Uint8Array);
  const sources = new Int32Array(SOURCES.length + 1);
  const shopCounts = new Int32Array(shopBits.size);
  const amounts = new Int32Array(matched.length);
  let [amountCount, availableCount] = [0, 0];
  for (let n = 0; n < matched.length; n += 1) {
    const i = matched[n] as number;
    const amount = prices[i] as number;
    // Products without a price cannot be ordered.
    if (amount <= 0) {
      (sources[0] as number) += 1;
      continue;
    }
    amounts[amountCount++] = amount;
    availableCount += available[i] === 1 ? 1 : 0;
    (sources[source[i] as number] as number) += 1;
    for (let rest = shops[i] as number; rest !== 0; rest &= rest - 1) (shopCounts[31 - Math.clz32(rest & -rest)] as number) += 1;
  }
  return {
    matched,
    values: present,
    present,
    manufacturers: byId(tally(matched, columns.manufacturer, most.manufacturer + 1)),
    sellers: byId(tally(matched, columns.seller, most.seller + 1)),
    categories: byId(tally(matched, columns.category, most.category + 1)),
    available: availableCount,
    reduced,
    conditions,
    ratings,
    sources,
    shops: countsByShop(shopBits, shopCounts),
    whole: { size: matched.length, reduced, conditions, ratings, sources },
    price: priceRange(amounts.subarray(0, amountCount)),
  };
}

function visible(base: Int32Array, shown: Uint8Array): Int32Array {
  const seen = new Int32Array(base.length);
  let count = 0;
  for (let n = 0; n < base.length; n += 1) {
    const i = base[n] as number;
    if (shown[i] !== 0) seen[count++] = i;
  }
  return seen.subarray(0, count);
}

function countValues(numbers: Int32Array, { valueIds, valuesFrom, valuesEnd }: ListingColumns, most: number): Int32Array {
  const counts = new Int32Array(most);
  for (let n = 0; n < numbers.length; n += 1) {
    const i = numbers[n] as number;
    const end = valuesEnd[i] as number;
    for (let v = valuesFrom[i] as number; v < end; v += 1) {
      const value = valueIds[v] as number;
      counts[value] = (counts[value] as number) + 1;
    }
  }
  return counts;
}

function tally(numbers: Int32Array, column: Int32Array | Uint8Array, most: number): Int32Array {
  const counts = new Int32Array(most);
  for (let n = 0; n < numbers.length; n += 1) {
    const value = column[numbers[n] as number] as number;
    counts[value] = (counts[value] as number) + 1;
  }
  return counts;
}

function countAbove(numbers: Int32Array, column: Uint8Array): number {
  let count = 0;
  for (let n = 0; n < numbers.length; n += 1) if (column[numbers[n] as number] !== 0) count += 1;
  return count;
}

/** Without id 0, which means none. */
function byId(counts: Int32Array): Map<number, number> {
  const map = new Map<number, number>();
  for (let id = 1; id < counts.length; id += 1) if (counts[id] !== 0) map.set(id, counts[id] as number);
  return map;
}

/** Counts by shop id, without shops that have no stock. */
export const countsByShop = (bits: ReadonlyMap<number, number>, counts: Int32Array): Map<number, number> =>
  new Map([...bits].flatMap(([id, bit]): [number, number][] => ((counts[bit] as number) > 0 ? [[id, counts[bit] as number]] : [])));

export function priceRange(list: Int32Array): ListingResult['price'] {
  if (list.length === 0) return null;
  let min = list[0] as number;
  let max = min;
  for (let n = 1; n < list.length; n += 1) {
    const amount = list[n] as number;
    if (amount < min) min = amount;
    if (amount > max) max = amount;
  }
  return { min, max, bars: priceBars(list, min, max) };
}
