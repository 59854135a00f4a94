import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Sort } from '@vitrina/contract/values/listing-query';
import { keysOf, type ListingColumns, type ListingRow, patchColumns, postings, toColumns } from './listing-columns.ts';
import { countFacets } from './facet-counts.ts';
import { fittingVariant } from './fitting-variant.ts';
import type { ListingRequest, ListingResult } from './listing-request.ts';

export type { ListingRow } from './listing-columns.ts';

type Grouping = 'category' | 'manufacturer' | 'seller' | 'tag';
const EMPTY = new Int32Array();

/**
 * Filtered, counted and sorted lists over numbers in memory. PostgreSQL holds the truth and gives the rows; this is its index
 * for questions that would make it count a hundred thousand values a request (docs/decisions/0005).
 */
export class ListingIndex {
  #rows: ListingRow[] = [];
  #columns!: ListingColumns;
  #numbers = new Map<number, number>();
  #all: Int32Array = EMPTY;
  #lists = new Map<Grouping, ReadonlyMap<number, Int32Array>>();
  #families: ReadonlyMap<number | null, ListingRow[]> = new Map();
  #shownCounts = new Map<Grouping, ReadonlyMap<number, number>>();
  /** Number of the attribute of each value id, so that counting needs no look-ups by text. */
  readonly #attributeOf: Uint16Array;
  readonly #attributeNumbers = new Map<string, number>();

  /** `values`: every filter value with its attribute. */
  constructor(rows: ListingRow[], values: Iterable<{ id: number; attribute_code: string }>) {
    const known = [...values];
    this.#attributeOf = new Uint16Array(known.reduce((max, value) => Math.max(max, value.id), 0) + 1);
    for (const { id, attribute_code } of known) {
      const number = this.#attributeNumbers.get(attribute_code) ?? this.#attributeNumbers.size + 1;
      this.#attributeNumbers.set(attribute_code, number);
      this.#attributeOf[id] = number;
    }
    this.#build(rows);
  }

  get size(): number {
    return this.#rows.length;
  }

  /**
   * Puts new rows in the place of the given products; products without a new row leave the lists. Price and stock, which
   * change all day, are patched in place; the recommended order follows at the next rebuild.
   */
  replace(ids: ReadonlySet<number>, rows: readonly ListingRow[]): void {
    const fresh = new Map(rows.map((row) => [row.id, row]));
    const inPlace = [...ids].every((id) => this.#patch(id, fresh.get(id)));
    if (!inPlace) this.#build([...this.#rows.filter((row) => !ids.has(row.id)), ...rows]);
  }

  /** Whether the product could be changed where it stands. */
  #patch(id: number, row: ListingRow | undefined): boolean {
    const i = this.#numbers.get(id);
    if (i === undefined) return row === undefined;
    if (!row || keysOf(row) !== keysOf(this.#rows[i] as ListingRow)) return false;
    this.#rows[i] = row;
    const family = this.#families.get(row.family_id);
    family?.splice(0, family.length, ...family.map((one) => (one.id === id ? row : one)));
    patchColumns(this.#columns, i, row);
    return true;
  }

  /** Products are numbered in the recommended order, so that it needs no sorting. */
  #build(rows: ListingRow[]): void {
    rows.sort((a, b) => Number(b.available) - Number(a.available) || b.score - a.score || a.id - b.id);
    this.#rows = rows;
    this.#columns = toColumns(rows);
    this.#numbers = new Map(rows.map((row, i) => [row.id, i]));
    this.#families = Map.groupBy(
      rows.filter(({ family_id }) => family_id !== null),
      ({ family_id }) => family_id,
    );
    this.#all = Int32Array.from(rows.flatMap((row, i) => (row.alone ? [] : [i])));
    this.#lists = new Map([
      ['category', postings(rows, (row) => row.category_path)],
      ['manufacturer', postings(rows, (row) => (row.manufacturer_id === null ? [] : [row.manufacturer_id]))],
      ['seller', postings(rows, (row) => (row.seller_id === null ? [] : [row.seller_id]))],
      ['tag', postings(rows, (row) => row.tag_ids)],
    ]);
    const shownOf = (list: Int32Array) => list.reduce((count, i) => count + (this.#columns.shown[i] as number), 0);
    this.#shownCounts = new Map([...this.#lists].map(([grouping, lists]) => [grouping, new Map([...lists].map(([id, list]) => [id, shownOf(list)]))]));
  }

  /** Public products by category (with subcategories), manufacturer and seller. */
  countShown(grouping: Grouping, id: number): number {
    return this.#shownCounts.get(grouping)?.get(id) ?? 0;
  }

  /** Ids that are in lists and may be seen, in the order given. */
  listed(ids: readonly number[], isStaff: boolean): number[] {
    return ids.filter((id) => {
      const row = this.#rows[this.#numbers.get(id) ?? -1];
      return row !== undefined && (row.shown || isStaff);
    });
  }

  /** The first available public products of a category in the recommended order; stops as soon as it has enough. */
  best(categoryId: number, limit: number): number[] {
    const found: number[] = [];
    for (const i of this.#lists.get('category')?.get(categoryId) ?? EMPTY) {
      const row = this.#rows[i] as ListingRow;
      if (row.shown && row.available) found.push(row.id);
      if (found.length === limit) break;
    }
    return found;
  }

  query(request: ListingRequest): ListingResult {
    const { matched, ...counts } = countFacets({
      columns: this.#columns,
      base: this.#numbersOf(request.base, request.market),
      request,
      attributeOf: this.#attributeOf,
      attributeNumber: (code) => this.#attributeNumbers.get(code) ?? 0,
    });
    return { ...counts, total: matched.length, ids: this.#shownFor(this.#page(matched, request), request) };
  }

  /** Ids of the products of a page, each as the variant that was filtered for. */
  #shownFor(page: readonly number[], request: ListingRequest): number[] {
    const rows = page.map((i) => this.#rows[i] as ListingRow);
    if (request.groups.length === 0) return rows.map(({ id }) => id);
    const onPage = new Set(rows.map(({ id }) => id));
    return rows.map((row) => {
      const { id } = row.family_id === null ? row : fittingVariant(row, this.#families.get(row.family_id) ?? [], request);
      return onPage.has(id) ? row.id : id;
    });
  }

  /** The page of the matches that was asked for, sorted. */
  #page(matched: number[], { sort, offset, limit, market, base }: ListingRequest): number[] {
    if (sort === 'recommended' && base.kind === 'ids') matched.sort((a, b) => a - b);
    if (sort === 'recommended' || sort === 'given') return matched.slice(offset, offset + limit);
    // Sort value and number in one figure: PostgreSQL's ids and our amounts leave room for both in 53 bits.
    const SPAN = 2 ** 20;
    const keys = new Float64Array(matched.length);
    const prices = this.#columns.prices.get(market) as Int32Array;
    for (let n = 0; n < matched.length; n += 1) {
      const i = matched[n] as number;
      keys[n] = sortValue(this.#rows[i] as ListingRow, prices[i] as number, sort, market) * SPAN + i;
    }
    return Array.from(keys.sort().subarray(offset, offset + limit), (key) => key % SPAN);
  }

  #numbersOf(base: ListingRequest['base'], market: LanguageCode): Int32Array {
    if (base.kind === 'all') return this.#all;
    // Everything whose price is a cut in this market.
    if (base.kind === 'reduced') return this.#all.filter((i) => this.#columns.percents.get(market)?.[i] !== 0);
    if (base.kind === 'ids') return Int32Array.from(base.ids.flatMap((id) => this.#numbers.get(id) ?? []));
    return this.#lists.get(base.kind)?.get(base.id) ?? EMPTY;
  }
}

/** Never negative, small first; what has no price comes last both ways. */
function sortValue(row: ListingRow, amount: number, sort: Sort, market: LanguageCode): number {
  const LAST = 2 ** 31;
  if (sort === 'price_asc') return amount || LAST;
  if (sort === 'price_desc') return amount ? LAST - amount : LAST;
  if (sort === 'newest') return LAST - Math.max(0, row.released);
  if (sort === 'rating') return LAST - Math.round(row.rating * 100);
  if (sort === 'discount') return LAST - (row.prices.find((price) => price.market === market)?.percent ?? 0);
  return 0;
}
