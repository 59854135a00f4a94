/** Number of each id, by place and not by hash: ranking asks a hundred thousand times a question. Ids are a database's, small and dense. */
export class IdNumbers {
  /** Number plus 1; 0: none. */
  #places: Int32Array;

  constructor(ids: readonly number[]) {
    this.#places = new Int32Array(ids.reduce((most, id) => Math.max(most, id), 0) + 1);
    ids.forEach((id, number) => {
      this.#places[id] = number + 1;
    });
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
