/** Index from cache tags to the keys made of them, with the time of recent changes. */
export class TagIndex {
  readonly #keys = new Map<string, Set<string>>();
  readonly #changed = new Map<string, number>();
  #clock = 0;
  /** Changes up to here are forgotten and count for every tag. */
  #floor = 0;

  /** A moment to compare later changes with. */
  now(): number {
    return this.#clock;
  }

  add(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      if (keys) keys.add(key);
      else this.#keys.set(tag, new Set([key]));
    }
  }

  remove(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keys.delete(tag);
    }
  }

  /** Notes a change and gives the keys it touches. */
  change(tags: readonly string[]): string[] {
    this.#clock += 1;
    if (this.#changed.size > 50_000) {
      this.#changed.clear();
      this.#floor = this.#clock;
    }
    for (const tag of tags) this.#changed.set(tag, this.#clock);
    return [...new Set(tags.flatMap((tag) => [...(this.#keys.get(tag) ?? [])]))];
  }

  /** True if one of the tags changed after a moment: work begun before it may hold old data. */
  hasChangedSince(tags: readonly string[], moment: number): boolean {
    return moment < this.#floor || tags.some((tag) => (this.#changed.get(tag) ?? 0) > moment);
  }
}
