interface SizedEntry {
  bytes: number;
}

/**
 * LRU cache bounded by bytes, in two segments: entries used once are in the first, entries used again move to the second. A
 * crawler that requests thousands of pages once evicts only entries used once.
 */
export class SegmentedLru<T extends SizedEntry> {
  readonly #once = new Map<string, T>();
  readonly #often = new Map<string, T>();
  readonly #limit: number;
  readonly #onceShare: number;
  readonly #onEvict: (key: string, value: T) => void;
  #onceBytes = 0;
  #oftenBytes = 0;

  /** `onceShare`: share of the bytes reserved for entries used once. */
  constructor({ limit, onceShare = 0.2, onEvict = () => {} }: { limit: number; onceShare?: number; onEvict?: (key: string, value: T) => void }) {
    this.#limit = limit;
    this.#onceShare = onceShare;
    this.#onEvict = onEvict;
  }

  get bytes(): number {
    return this.#onceBytes + this.#oftenBytes;
  }

  get size(): number {
    return this.#once.size + this.#often.size;
  }

  /** Returns an entry without counting it as a use. */
  peek(key: string): T | undefined {
    return this.#often.get(key) ?? this.#once.get(key);
  }

  get(key: string): T | undefined {
    const often = this.#often.get(key);
    if (often) {
      this.#often.delete(key);
      this.#often.set(key, often);
      return often;
    }
    const once = this.#once.get(key);
    if (!once) return undefined;
    this.#once.delete(key);
    this.#onceBytes -= once.bytes;
    this.#often.set(key, once);
    this.#oftenBytes += once.bytes;
    this.#demote();
    return once;
  }

  /** Stores a value; a replaced entry keeps its segment. */
  set(key: string, value: T): void {
    const replaced = this.peek(key);
    const wasOften = this.#often.has(key);
    if (replaced) this.#remove(key);
    if (value.bytes > this.#limit / 4) return;
    if (wasOften) {
      this.#often.set(key, value);
      this.#oftenBytes += value.bytes;
    } else {
      this.#once.set(key, value);
      this.#onceBytes += value.bytes;
    }
    this.#demote();
    this.#evict();
  }

  delete(key: string): void {
    const value = this.peek(key);
    if (value) {
      this.#remove(key);
      this.#onEvict(key, value);
    }
  }

  keys(): string[] {
    return [...this.#often.keys(), ...this.#once.keys()];
  }

  #remove(key: string): void {
    const often = this.#often.get(key);
    if (often) this.#oftenBytes -= often.bytes;
    const once = this.#once.get(key);
    if (once) this.#onceBytes -= once.bytes;
    this.#often.delete(key);
    this.#once.delete(key);
  }

  /** When the second segment is full, its least recently used entries move back to the first. */
  #demote(): void {
    const most = this.#limit * (1 - this.#onceShare);
    for (const [key, value] of this.#often) {
      if (this.#oftenBytes <= most) return;
      this.#often.delete(key);
      this.#oftenBytes -= value.bytes;
      this.#once.set(key, value);
      this.#onceBytes += value.bytes;
    }
  }

  #evict(): void {
    for (const [key, value] of this.#once) {
      if (this.bytes <= this.#limit) return;
      this.#once.delete(key);
      this.#onceBytes -= value.bytes;
      this.#onEvict(key, value);
    }
  }
}
