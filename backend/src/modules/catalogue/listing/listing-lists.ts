import type { Grouping } from '../engine/catalogue-engine.ts';
import { withNumber, withoutNumber } from './sorted-numbers.ts';
import { type ListingColumns, pathAt } from './listing-columns.ts';

const GROUPINGS: readonly Grouping[] = ['category', 'manufacturer', 'seller', 'tag'];
const EMPTY = new Int32Array();
/** Rows processed between two pauses of a build. */
const STEP = 5_000;

/** Lists of row numbers in ascending order, and the number of public products of each. */
interface Group {
  lists: Map<number, Int32Array>;
  shown: Map<number, number>;
}

/** The lists that a product is in; `null`: none, as it is not in lists or deleted. */
export type Membership = { shown: number; keys: ReadonlyMap<Grouping, readonly number[]> } | null;

/** Lists of all products, and of each category, manufacturer, seller and tag. */
export class ListingLists {
  all: Int32Array;
  readonly #groups: ReadonlyMap<Grouping, Group>;

  constructor(all: Int32Array, groups: ReadonlyMap<Grouping, Group>) {
    this.all = all;
    this.#groups = groups;
  }

  /** Builds the lists, with pauses. */
  static *of(columns: ListingColumns): Generator<undefined, ListingLists> {
    const all = new Int32Array(columns.size);
    let count = 0;
    for (let i = 0; i < columns.size; i += 1) {
      if (i % STEP === STEP - 1) yield;
      if (isIn(columns, i)) all[count++] = i;
    }
    const groups = new Map<Grouping, Group>();
    for (const grouping of GROUPINGS) groups.set(grouping, yield* groupOf(columns, grouping));
    return new ListingLists(all.slice(0, count), groups);
  }

  get(grouping: Grouping, id: number): Int32Array {
    return this.#groups.get(grouping)?.lists.get(id) ?? EMPTY;
  }

  countShown(grouping: Grouping, id: number): number {
    return this.#groups.get(grouping)?.shown.get(id) ?? 0;
  }

  /** Moves a row number from a product's previous lists to its current ones. */
  move(i: number, before: Membership, after: Membership): void {
    this.all = after ? withNumber(this.all, i) : withoutNumber(this.all, i);
    for (const [grouping, { lists, shown }] of this.#groups) {
      const [old, fresh] = [before?.keys.get(grouping) ?? [], after?.keys.get(grouping) ?? []];
      for (const key of old) {
        if (!fresh.includes(key)) lists.set(key, withoutNumber(lists.get(key) ?? EMPTY, i));
        shown.set(key, (shown.get(key) ?? 0) - (before?.shown ?? 0));
      }
      for (const key of fresh) {
        if (!old.includes(key)) lists.set(key, withNumber(lists.get(key) ?? EMPTY, i));
        shown.set(key, (shown.get(key) ?? 0) + (after?.shown ?? 0));
      }
    }
  }
}

const isIn = ({ ids, alone }: ListingColumns, i: number): boolean => ids[i] !== 0 && alone[i] === 0;

export const membershipOf = (columns: ListingColumns, i: number): Membership =>
  isIn(columns, i)
    ? { shown: columns.shown[i] as number, keys: new Map(GROUPINGS.map((grouping): [Grouping, readonly number[]] => [grouping, keysIn(grouping, columns, i)])) }
    : null;

/** Ids of a product's lists of one kind. */
function keysIn(grouping: Grouping, columns: ListingColumns, i: number): readonly number[] {
  if (grouping === 'category') return pathAt(columns, i);
  if (grouping === 'tag') return columns.tags.get(columns.ids[i] as number) ?? [];
  const id = (grouping === 'manufacturer' ? columns.manufacturer : columns.seller)[i] as number;
  return id === 0 ? [] : [id];
}

/** Counts first, so that each list is allocated once at its length. */
function* groupOf(columns: ListingColumns, grouping: Grouping): Generator<undefined, Group> {
  const [counts, shown] = [new Map<number, number>(), new Map<number, number>()];
  for (let i = 0; i < columns.size; i += 1) {
    if (i % STEP === STEP - 1) yield;
    if (!isIn(columns, i)) continue;
    for (const key of keysIn(grouping, columns, i)) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      shown.set(key, (shown.get(key) ?? 0) + (columns.shown[i] as number));
    }
  }
  const lists = new Map([...counts].map(([key, count]): [number, Int32Array] => [key, new Int32Array(count)]));
  const filled = new Map<number, number>();
  for (let i = 0; i < columns.size; i += 1) {
    if (i % STEP === STEP - 1) yield;
    if (!isIn(columns, i)) continue;
    for (const key of keysIn(grouping, columns, i)) {
      const at = filled.get(key) ?? 0;
      (lists.get(key) as Int32Array)[at] = i;
      filled.set(key, at + 1);
    }
  }
  return { lists, shown };
}
