/**
 * Map of at most `most` entries: a further one removes the oldest. Its size stays constant once it is full; a map that is cleared when full would
 * drop entries in use, and the changes of its size would hide leaks elsewhere.
 */
export class BoundedMap<Key, Value> {
  readonly #most: number;
  readonly #values = new Map<Key, Value>();
  /** Keys in the order of insertion, a ring that starts at `#next`. A stored iterator of the map would retain the map's earlier, outgrown tables. */
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
