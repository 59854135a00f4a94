/**
 * Map of at most `most` entries: one more removes the oldest. It is as large in its first full hour as in its last; a map
 * that is emptied when it is full loses at once what is in use, and its size hides what else grows.
 */
export class BoundedMap<Key, Value> {
  readonly #most: number;
  readonly #values = new Map<Key, Value>();
  /** Keys in the order of insertion, a ring that starts at `#next`. A kept iterator of the map would hold on to its outgrown tables. */
  readonly #keys: Key[] = [];
  #next = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#values.size;
  }

  get(key: Key): Value | undefined {
    return this.#values.get(key);
  }

  has(key: Key): boolean {
    return this.#values.has(key);
  }

  /** A known key keeps its position in the insertion order. */
  set(key: Key, value: Value): void {
    if (!this.#values.has(key)) this.#makeRoom(key);
    this.#values.set(key, value);
  }

  #makeRoom(key: Key): void {
    if (this.#keys.length === this.#most) this.#values.delete(this.#keys[this.#next] as Key);
    this.#keys[this.#next] = key;
    this.#next = (this.#next + 1) % this.#most;
  }
}
