let known: readonly string[] = [];

/** Stores the loaded rows of the list that is left, in its order. */
export function keepNeighbours(keys: readonly string[]): void {
  known = keys;
}

/** Key of the row before (`-1`) or after (`1`) in that list; `null`: unknown. */
export function neighbourOf(key: string, step: 1 | -1): string | null {
  const at = known.indexOf(key);
  return at < 0 ? null : (known[at + step] ?? null);
}
