/** Counts by id. Ids of makers, sellers and categories are small: an array is many times quicker than a map. */
export class IdCounts {
  /** Count plus 1; 0: not seen. */
  readonly #seen: Int32Array;

  constructor(most: number) {
    this.#seen = new Int32Array(most + 1);
  }

  /** A maker or seller that the filters leave without products stays in the list, as other values do. 0 is none. */
  see(id: number): void {
    if (this.#seen[id] === 0) this.#seen[id] = 1;
  }

  add(id: number): void {
    const before = this.#seen[id] as number;
    this.#seen[id] = before === 0 ? 2 : before + 1;
  }

  counts(): Map<number, number> {
    const counts = new Map<number, number>();
    for (let id = 1; id < this.#seen.length; id += 1) if (this.#seen[id] !== 0) counts.set(id, (this.#seen[id] as number) - 1);
    return counts;
  }
}
