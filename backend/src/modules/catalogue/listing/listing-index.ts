import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Grouping } from '../engine/catalogue-engine.ts';
import { runSteps } from '../run-steps.ts';
import { countFacets, isUnfiltered } from './facet-counts.ts';
import { fittingVariant } from './fitting-variant.ts';
import type { IdNumbers } from './id-numbers.ts';
import { addRow, keysAt, type ListingColumns, patchRow, putRow } from './listing-columns.ts';
import { type ListingLists, membershipOf } from './listing-lists.ts';
import { addToFamily, columnsOf, type ListingParts, listingParts } from './listing-parts.ts';
import type { ListingRequest, ListingResult } from './listing-request.ts';
import { idOfKey, type Ranking } from '../search/engine/ranking.ts';
import { keysOf, type ListingRow } from './listing-row.ts';
import { pageOf } from './page-of.ts';
import { inColumnOrder } from './sorted-numbers.ts';
import type { Counts } from './whole-counts.ts';

const EMPTY = new Int32Array();
/** Limits of the caches: counters of all lists together, but at least so many lists; unfiltered lists with all their counts. */
const KEPT_COUNTS = 3_000_000;
const FEWEST_KEPT = 8;
const WHOLE_LISTS = 24;

interface Value {
  id: number;
  attribute_code: string;
}

/**
 * Filtered, counted and sorted lists over numbers in memory. PostgreSQL is the source of the rows; this index answers requests for which it would have to count
 * a hundred thousand values each (docs/decisions/0005).
 */
export class ListingIndex {
  readonly #columns: ListingColumns;
  readonly #numbers: IdNumbers;
  readonly #lists: ListingLists;
  readonly #families: Map<number, number[]>;
  /** Number of the attribute of each value id, so that counting needs no look-ups by text. */
  readonly #attributeOf: Uint32Array;
  readonly #attributeNumbers = new Map<string, number>();
  /** Cache by list: number of products with each value id; invalidated only by changes of a product's values or lists. */
  #present!: BoundedMap<string, Int32Array>;
  /** Cache of counts of unfiltered lists; invalidated by every change of a product. */
  #unfiltered = new BoundedMap<string, Counts>(WHOLE_LISTS);
  /** Buffer: rank of each product of the current search. */
  #ranks = new Float64Array();

  /** `values`: every filter value with its attribute. */
  constructor(of: readonly ListingRow[] | ListingParts, values: Iterable<Value>) {
    const all = [...values];
    this.#attributeOf = new Uint32Array(all.reduce((max, value) => Math.max(max, value.id), 0) + 1);
    for (const { id, attribute_code } of all) {
      const number = this.#attributeNumbers.get(attribute_code) ?? this.#attributeNumbers.size + 1;
      this.#attributeNumbers.set(attribute_code, number);
      this.#attributeOf[id] = number;
    }
    this.#forgetPresent();
    const { columns, numbers, lists, families } = 'columns' in of ? of : runSteps(listingParts(columnsOf(of)));
    this.#columns = columns;
    this.#numbers = numbers;
    this.#lists = lists;
    this.#families = families;
  }

  /** Builds an index from rows in any order, in steps, so that other requests are served in between. */
  static *build(rows: ListingColumns, values: Iterable<Value>): Generator<undefined, ListingIndex> {
    return new ListingIndex(yield* listingParts(rows), values);
  }

  /** Rebuilds the index in the current recommended order. */
  reordered(values: Iterable<Value>): Generator<undefined, ListingIndex> {
    return ListingIndex.build(this.#columns, values);
  }

  get size(): number {
    return this.#columns.size;
  }

  /**
   * Replaces the given products by new rows; products without a row are removed. A row is changed in place, a new one appended; the recommended order follows
   * with the next rebuild.
   */
  replace(ids: ReadonlySet<number>, rows: readonly ListingRow[]): void {
    const fresh = new Map(rows.map((row) => [row.id, row]));
    for (const id of ids) this.#put(id, fresh.get(id));
  }

  #put(id: number, row: ListingRow | undefined): void {
    const columns = this.#columns;
    const number = this.#numbers.of(id);
    if (number < 0 && !row) return;
    if (this.#unfiltered.size > 0) this.#unfiltered = new BoundedMap(WHOLE_LISTS);
    if (number >= 0 && row && keysOf(row) === keysOf(keysAt(columns, number))) {
      patchRow(columns, number, row);
      return;
    }
    this.#forgetPresent();
    const before = number < 0 ? null : membershipOf(columns, number);
    const i = number < 0 ? columns.size : number;
    if (number >= 0) this.#leaveFamily(number);
    if (!row) {
      columns.ids[i] = 0;
      this.#numbers.delete(id);
    } else {
      if (number < 0) addRow(columns, row);
      else putRow(columns, i, row);
      this.#numbers.set(id, i);
      if (row.family_id !== null) addToFamily(this.#families, row.family_id, i);
    }
    this.#lists.move(i, before, membershipOf(columns, i));
  }

  #forgetPresent(): void {
    this.#present = new BoundedMap(Math.max(FEWEST_KEPT, Math.floor(KEPT_COUNTS / this.#attributeOf.length)));
  }

  #leaveFamily(i: number): void {
    const family = this.#columns.family[i] as number;
    const others = this.#families.get(family)?.filter((one) => one !== i);
    if (others) this.#families.set(family, others);
  }

  /** Number of public products by category (with subcategories), manufacturer and seller. */
  countShown(grouping: Grouping, id: number): number {
    return this.#lists.countShown(grouping, id);
  }

  /** True if a product is in lists and visible. */
  isListed(id: number, isStaff: boolean): boolean {
    const number = this.#numbers.of(id);
    return number >= 0 && (isStaff || this.#columns.shown[number] === 1);
  }

  /** A product's own category; 0: not in the index. */
  categoryOf(id: number): number {
    return this.#columns.category[this.#numbers.of(id)] ?? 0;
  }

  /** Minor units; 0: no price in the market, or no such product. */
  priceOf(id: number, market: LanguageCode): number {
    return this.#columns.prices.get(market)?.[this.#numbers.of(id)] ?? 0;
  }

  hasValue(id: number, valueId: number): boolean {
    const number = this.#numbers.of(id);
    if (number < 0) return false;
    const { valueIds, valuesFrom, valuesEnd } = this.#columns;
    return valueIds.subarray(valuesFrom[number] as number, valuesEnd[number] as number).includes(valueId);
  }

  /** Columns for the ranking of found products; a product's number is its place in the recommended order. */
  offersIn(market: LanguageCode) {
    const { available, size } = this.#columns;
    return { size, available, prices: this.#columns.prices.get(market) as Int32Array, numberOf: (id: number) => this.#numbers.of(id) };
  }

  /** Ids that are in lists and visible, in the given order. */
  listed(ids: readonly number[], isStaff: boolean): number[] {
    return ids.filter((id) => this.isListed(id, isStaff));
  }

  /** Ids of all products in lists, in the recommended order. */
  inOrder(): number[] {
    return Array.from(this.#lists.all, (i) => this.#columns.ids[i] as number);
  }

  /** The first available public products of a category in the recommended order; stops once it has enough. */
  best(categoryId: number, limit: number): number[] {
    const found: number[] = [];
    const { ids, shown, available } = this.#columns;
    for (const i of this.#lists.get('category', categoryId)) {
      if (shown[i] === 1 && available[i] === 1) found.push(ids[i] as number);
      if (found.length === limit) break;
    }
    return found;
  }

  /** `ranking`: result of a search, for a base of kind `found`. */
  query(request: ListingRequest, ranking: Ranking | null = null): ListingResult {
    const { matched, ...counts } = this.#count(request, ranking);
    const page = pageOf(matched, request, { columns: this.#columns, rankOf: ranking && this.#ranks });
    return { ...counts, total: matched.length, ids: this.#shownFor(page, request) };
  }

  #count(request: ListingRequest, ranking: Ranking | null): Counts {
    const { base, market, isStaff } = request;
    const name = !isStaff && (base.kind === 'all' || 'id' in base) ? `${base.kind} ${'id' in base ? base.id : ''}` : null;
    const whole = name !== null && isUnfiltered(request) ? `${name} ${market}` : null;
    const cached = whole === null ? undefined : this.#unfiltered.get(whole);
    if (cached) return cached;
    const counts = countFacets({
      columns: this.#columns,
      base: ranking ? this.#ranked(ranking) : this.#numbersOf(base, market),
      request,
      attributeOf: this.#attributeOf,
      attributeNumber: (code) => this.#attributeNumbers.get(code) ?? 0,
      present: (name === null ? undefined : this.#present.get(name)) ?? null,
    });
    if (name !== null) this.#present.set(name, counts.present);
    if (whole !== null) this.#unfiltered.set(whole, counts);
    return counts;
  }

  /** Ids of a page; a product with variants as the variant that matches the filters. */
  #shownFor(page: readonly number[], request: ListingRequest): number[] {
    const { ids, family } = this.#columns;
    const own = page.map((i) => ids[i] as number);
    if (request.groups.length === 0) return own;
    const onPage = new Set(own);
    return page.map((i, n) => {
      if (family[i] === 0) return own[n] as number;
      const siblings = (this.#families.get(family[i] as number) ?? []).map(this.#variant);
      const { id } = fittingVariant(this.#variant(i), siblings, request);
      return onPage.has(id) ? (own[n] as number) : id;
    });
  }

  #variant = (i: number) => {
    const { id, shown, own_value_ids } = keysAt(this.#columns, i);
    return { id, shown, own_value_ids, available: this.#columns.available[i] === 1 };
  };

  /** Row numbers of found products; stores their ranks in the buffer. */
  #ranked({ keys }: Ranking): Int32Array {
    if (this.#ranks.length < this.size) this.#ranks = new Float64Array(this.#columns.ids.length);
    const numbers = new Int32Array(keys.length);
    let count = 0;
    for (const key of keys) {
      const number = this.#numbers.of(idOfKey(key));
      if (number < 0) continue;
      this.#ranks[number] = key;
      numbers[count++] = number;
    }
    // In the order of rows, as counting reads a dozen columns of each.
    return inColumnOrder(numbers.subarray(0, count), this.size);
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
    if (base.kind === 'all') return this.#lists.all;
    // Products reduced in this market.
    if (base.kind === 'reduced') return this.#lists.all.filter((i) => this.#columns.percents.get(market)?.[i] !== 0);
    if (base.kind === 'ids') return this.#numbersOfIds(base.ids);
    if (base.kind === 'found') return EMPTY;
    return this.#lists.get(base.kind, base.id);
  }
}
