let known: readonly string[] = [];

/** Rows of the list that was left, as far as they were there, in its order. */
export function keepNeighbours(keys: readonly string[]): void {
  known = keys;
}

/** The row before (`-1`) or after (`1`) in that list; `null`: it is not known. */
export function neighbourOf(key: string, step: 1 | -1): string | null {
  const at = known.indexOf(key);
  return at < 0 ? null : (known[at + step] ?? null);
}
