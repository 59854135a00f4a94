import { leastOf } from '../../listing/sorted-numbers.ts';

const ID_ROOM = 2 ** 31;
const FINENESS = 2 ** 14;
const HIGHEST = 2 ** 21;

/** Score and id in one number, the best least; ties by id, so that the same question always gives the same order. */
export const rankKey = (score: number, id: number): number => (HIGHEST - Math.min(HIGHEST, Math.round(score * FINENESS))) * ID_ROOM + id;

export const idOfKey = (key: number): number => key - Math.floor(key / ID_ROOM) * ID_ROOM;

/** What was found, with what each is worth: of thousands a page is shown, so only that is put in order. */
export class Ranking {
  /** Of `rankKey`, in any order. */
  readonly keys: Float64Array;

  constructor(keys: Float64Array) {
    this.keys = keys;
  }

  /** In the order given. */
  static of(ids: readonly number[]): Ranking {
    return new Ranking(Float64Array.from(ids, (id, place) => place * ID_ROOM + id));
  }

  get size(): number {
    return this.keys.length;
  }

  /** Ids of the best. */
  first(limit: number): number[] {
    return Array.from(leastOf(this.keys.slice(), Math.min(limit, this.size)), idOfKey);
  }

  /** The same behind others, each once. */
  behind(first: readonly number[]): Ranking {
    if (first.length === 0) return this;
    const known = new Set(first);
    const before = Float64Array.from(first, (id, place) => (place - first.length) * ID_ROOM + id);
    const rest = this.keys.filter((key) => !known.has(idOfKey(key)));
    const keys = new Float64Array(before.length + rest.length);
    keys.set(before);
    keys.set(rest, before.length);
    return new Ranking(keys);
  }
}
