import type { Grouping } from '../engine/catalogue-engine.ts';
import { withNumber, withoutNumber } from './sorted-numbers.ts';
import { type ListingColumns, pathAt } from './listing-columns.ts';

const GROUPINGS: readonly Grouping[] = ['category', 'manufacturer', 'seller', 'tag'];
const EMPTY = new Int32Array();
/** Rows between two pauses of a build. */
const STEP = 5_000;

/** Lists of numbers of products, in their order, and how many of each are public. */
interface Group {
  lists: Map<number, Int32Array>;
  shown: Map<number, number>;
}

/** In which lists a product is; `null`: in none, as it stands alone or is gone. */
export type Membership = { shown: number; keys: ReadonlyMap<Grouping, readonly number[]> } | null;

/** The lists that products are in: all, and those of each category, manufacturer, seller and tag. */
export class ListingLists {
  all: Int32Array;
  readonly #groups: ReadonlyMap<Grouping, Group>;

  constructor(all: Int32Array, groups: ReadonlyMap<Grouping, Group>) {
    this.all = all;
    this.#groups = groups;
  }

  /** Makes them, with pauses. */
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

  /** Moves a number between the lists that its product was in and is in now. */
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

/** Ids of the lists of a kind that a product is in. */
function keysIn(grouping: Grouping, columns: ListingColumns, i: number): readonly number[] {
  if (grouping === 'category') return pathAt(columns, i);
  if (grouping === 'tag') return columns.tags.get(columns.ids[i] as number) ?? [];
  const id = (grouping === 'manufacturer' ? columns.manufacturer : columns.seller)[i] as number;
  return id === 0 ? [] : [id];
}

/** Counted first, so that each list is made once in its length. */
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
