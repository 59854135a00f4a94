import { leastOf } from '../../listing/sorted-numbers.ts';

const ID_ROOM = 2 ** 31;
const FINENESS = 2 ** 14;
const HIGHEST = 2 ** 21;

/** Packs score and id into one number; the best is the least. Ties are ordered by id, so that a query always gives the same order. */
export const rankKey = (score: number, id: number): number => (HIGHEST - Math.min(HIGHEST, Math.round(score * FINENESS))) * ID_ROOM + id;

export const idOfKey = (key: number): number => key - Math.floor(key / ID_ROOM) * ID_ROOM;

/** Found products with their scores, not sorted: of thousands only one page is displayed, so only that part is sorted. */
export class Ranking {
  /** Values of `rankKey`, in any order. */
  readonly keys: Float64Array;

  constructor(keys: Float64Array) {
    this.keys = keys;
  }

  /** Ranks by the given order. */
  static of(ids: readonly number[]): Ranking {
    return new Ranking(Float64Array.from(ids, (id, place) => place * ID_ROOM + id));
  }

  get size(): number {
    return this.keys.length;
  }

  /** Ids of the best products. */
  first(limit: number): number[] {
    return Array.from(leastOf(this.keys.slice(), Math.min(limit, this.size)), idOfKey);
  }

  /** Returns this ranking behind the given ids, each product once. */
  behind(first: readonly number[]): Ranking {
    if (first.length === 0) return this;
    const firstIds = new Set(first);
    const before = Float64Array.from(first, (id, place) => (place - first.length) * ID_ROOM + id);
    const rest = this.keys.filter((key) => !firstIds.has(idOfKey(key)));
    const keys = new Float64Array(before.length + rest.length);
    keys.set(before);
    keys.set(rest, before.length);
    return new Ranking(keys);
  }
}
