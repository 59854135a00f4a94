/** Row number by id in an array instead of a hash map, as ranking looks up a hundred thousand per query. Database ids are small and dense. */
export class IdNumbers {
  /** Row number plus 1; 0: none. */
  #places: Int32Array;

  constructor(ids: ArrayLike<number>) {
    let most = 0;
    for (let i = 0; i < ids.length; i += 1) most = Math.max(most, ids[i] as number);
    this.#places = new Int32Array(most + 1);
    for (let i = 0; i < ids.length; i += 1) this.#places[ids[i] as number] = i + 1;
  }

  /** -1: none. */
  of(id: number): number {
    return (this.#places[id] ?? 0) - 1;
  }

  set(id: number, number: number): void {
    if (id >= this.#places.length) {
      const room = new Int32Array(Math.ceil((id + 1) * 1.1));
      room.set(this.#places);
      this.#places = room;
    }
    this.#places[id] = number + 1;
  }

  delete(id: number): void {
    if (id < this.#places.length) this.#places[id] = 0;
  }
}
