import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Sort } from '@vitrina/contract/values/listing-query';
import { keysOf, type ListingColumns, type ListingRow, patchColumns, postings, toColumns } from './listing-columns.ts';
import { putColumns, withNumber, withoutNumber } from './edit-columns.ts';
import { countFacets } from './facet-counts.ts';
import { fittingVariant } from './fitting-variant.ts';
import { IdNumbers } from './id-numbers.ts';
import type { ListingRequest, ListingResult } from './listing-request.ts';

export type { ListingRow } from './listing-columns.ts';

const GROUPINGS = ['category', 'manufacturer', 'seller', 'tag'] as const;
type Grouping = (typeof GROUPINGS)[number];
/** Number of changed products above which the whole index is rebuilt. */
const MOST_AT_ONCE = 200;
const EMPTY = new Int32Array();

/**
 * Filtered, counted and sorted lists over numbers in memory. PostgreSQL holds the truth and gives the rows; this is its index
 * for questions that would make it count a hundred thousand values a request (docs/decisions/0005).
 */
export class ListingIndex {
  #rows: ListingRow[] = [];
  #columns!: ListingColumns;
  #numbers = new IdNumbers([]);
  #all: Int32Array = EMPTY;
  #lists = new Map<Grouping, Map<number, Int32Array>>();
  #families = new Map<number | null, ListingRow[]>();
  #shownCounts = new Map<Grouping, Map<number, number>>();
  /** Number of the attribute of each value id, so that counting needs no look-ups by text. */
  readonly #attributeOf: Uint32Array;
  readonly #attributeNumbers = new Map<string, number>();

  /** `values`: every filter value with its attribute. */
  constructor(rows: ListingRow[], values: Iterable<{ id: number; attribute_code: string }>) {
    const known = [...values];
    this.#attributeOf = new Uint32Array(known.reduce((max, value) => Math.max(max, value.id), 0) + 1);
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
   * Puts new rows in the place of the given products; products without a new row leave the lists. Each is changed where it stands, a new one is put behind the last: the
   * recommended order follows when the whole is built anew, as it is where very many change at once.
   */
  replace(ids: ReadonlySet<number>, rows: readonly ListingRow[]): void {
    if (ids.size > MOST_AT_ONCE) {
      this.#build([...this.#rows.filter((row, i) => this.#numbers.of(row.id) === i && !ids.has(row.id)), ...rows]);
      return;
    }
    const fresh = new Map(rows.map((row) => [row.id, row]));
    for (const id of ids) this.#put(id, fresh.get(id));
  }

  #put(id: number, row: ListingRow | undefined): void {
    const known = this.#numbers.of(id);
    const before = known < 0 ? undefined : (this.#rows[known] as ListingRow);
    if (!row) {
      if (!before) return;
      this.#relist(known, before, undefined);
      this.#numbers.delete(id);
      return;
    }
    const i = known < 0 ? this.#rows.length : known;
    if (before && keysOf(row) === keysOf(before)) patchColumns(this.#columns, i, row);
    else {
      putColumns(this.#columns, i, row);
      this.#relist(i, before, row);
      this.#numbers.set(id, i);
    }
    this.#rows[i] = row;
    this.#refamily(id, before, row);
  }

  /** Moves a number between the lists that its product was in and is in now. */
  #relist(i: number, before: ListingRow | undefined, after: ListingRow | undefined): void {
    const isIn = (row: ListingRow | undefined): row is ListingRow => row !== undefined && !row.alone;
    this.#all = isIn(after) ? withNumber(this.#all, i) : withoutNumber(this.#all, i);
    for (const [grouping, lists] of this.#lists) {
      const counts = this.#shownCounts.get(grouping) as Map<number, number>;
      for (const key of isIn(before) ? keysIn(grouping, before) : []) {
        lists.set(key, withoutNumber(lists.get(key) ?? EMPTY, i));
        counts.set(key, (counts.get(key) ?? 0) - Number(before?.shown));
      }
      for (const key of isIn(after) ? keysIn(grouping, after) : []) {
        lists.set(key, withNumber(lists.get(key) ?? EMPTY, i));
        counts.set(key, (counts.get(key) ?? 0) + Number(after?.shown));
      }
    }
    if (!after) this.#refamily(before?.id ?? 0, before, undefined);
  }

  #refamily(id: number, before: ListingRow | undefined, after: ListingRow | undefined): void {
    for (const family of new Set([before?.family_id, after?.family_id])) {
      if (family === undefined || family === null) continue;
      const others = (this.#families.get(family) ?? []).filter((one) => one.id !== id);
      this.#families.set(family, after?.family_id === family ? [...others, after] : others);
    }
  }

  /** Products are numbered in the recommended order, so that it needs no sorting. */
  #build(rows: ListingRow[]): void {
    rows.sort((a, b) => Number(b.available) - Number(a.available) || b.score - a.score || a.id - b.id);
    this.#rows = rows;
    this.#columns = toColumns(rows);
    this.#numbers = new IdNumbers(rows.map((row) => row.id));
    this.#families = Map.groupBy(
      rows.filter(({ family_id }) => family_id !== null),
      ({ family_id }) => family_id,
    );
    this.#all = Int32Array.from(rows.flatMap((row, i) => (row.alone ? [] : [i])));
    this.#lists = new Map(GROUPINGS.map((grouping) => [grouping, postings(rows, (row) => keysIn(grouping, row))]));
    const shownOf = (list: Int32Array) => list.reduce((count, i) => count + (this.#columns.shown[i] as number), 0);
    this.#shownCounts = new Map([...this.#lists].map(([grouping, lists]) => [grouping, new Map([...lists].map(([id, list]) => [id, shownOf(list)]))]));
  }

  /** Public products by category (with subcategories), manufacturer and seller. */
  countShown(grouping: Grouping, id: number): number {
    return this.#shownCounts.get(grouping)?.get(id) ?? 0;
  }

  /** True if a product is in lists and visible. */
  isListed(id: number, isStaff: boolean): boolean {
    const number = this.#numbers.of(id);
    return number >= 0 && (isStaff || this.#columns.shown[number] === 1);
  }

  /** Minor units; 0: no price there, or no such product. */
  priceOf(id: number, market: LanguageCode): number {
    return this.#columns.prices.get(market)?.[this.#numbers.of(id)] ?? 0;
  }

  isAvailable(id: number): boolean {
    return this.#columns.available[this.#numbers.of(id)] === 1;
  }

  hasValue(id: number, valueId: number): boolean {
    return this.#rows[this.#numbers.of(id)]?.value_ids.includes(valueId) ?? false;
  }

  /** Place in the recommended order: 1 the first, 0 the last. */
  standing(id: number): number {
    const number = this.#numbers.of(id);
    return number < 0 ? 0 : 1 - number / this.#rows.length;
  }

  /** Ids that are in lists and may be seen, in the order given. */
  listed(ids: readonly number[], isStaff: boolean): number[] {
    return ids.filter((id) => this.isListed(id, isStaff));
  }

  /** Ids of all products in lists, in the recommended order. */
  inOrder(): number[] {
    return Array.from(this.#all, (i) => (this.#rows[i] as ListingRow).id);
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
    // Sort value and number in one figure of 53 bits: room for four million products.
    const span = this.#rows.length;
    const keys = new Float64Array(matched.length);
    const prices = this.#columns.prices.get(market) as Int32Array;
    for (let n = 0; n < matched.length; n += 1) {
      const i = matched[n] as number;
      keys[n] = sortValue(this.#rows[i] as ListingRow, prices[i] as number, sort, market) * span + i;
    }
    return Array.from(keys.sort().subarray(offset, offset + limit), (key) => key % span);
  }

  #numbersOfIds(ids: readonly number[]): Int32Array {
    const numbers = new Int32Array(ids.length);
    let count = 0;
    for (const id of ids) {
      const number = this.#numbers.of(id);
      if (number >= 0) numbers[count++] = number;
    }
    return numbers.subarray(0, count);
  }

  #numbersOf(base: ListingRequest['base'], market: LanguageCode): Int32Array {
    if (base.kind === 'all') return this.#all;
    // Products with a cut in this market.
    if (base.kind === 'reduced') return this.#all.filter((i) => this.#columns.percents.get(market)?.[i] !== 0);
    if (base.kind === 'ids') return this.#numbersOfIds(base.ids);
    // Ranked by the engine before.
    if (base.kind === 'found') return EMPTY;
    return this.#lists.get(base.kind)?.get(base.id) ?? EMPTY;
  }
}

/** Returns the sort key, never negative, ascending; products without a price come last in both directions. */
function sortValue(row: ListingRow, amount: number, sort: Sort, market: LanguageCode): number {
  const LAST = 2 ** 31;
  if (sort === 'price_asc') return amount || LAST;
  if (sort === 'price_desc') return amount ? LAST - amount : LAST;
  if (sort === 'newest') return LAST - Math.max(0, row.released);
  if (sort === 'rating') return LAST - Math.round(row.rating * 100);
  if (sort === 'discount') return LAST - (row.prices.find((price) => price.market === market)?.percent ?? 0);
  return 0;
}

/** Ids of the lists of a kind that a product is in. */
function keysIn(grouping: Grouping, row: ListingRow): readonly number[] {
  if (grouping === 'category') return row.category_path;
  if (grouping === 'tag') return row.tag_ids;
  const id = grouping === 'manufacturer' ? row.manufacturer_id : row.seller_id;
  return id === null ? [] : [id];
}
