let rowKeys: readonly string[] = [];

/** Stores the loaded rows of the list that is left, in its order. */
export function storeNeighbours(keys: readonly string[]): void {
  rowKeys = keys;
}

/** Key of the row before (`-1`) or after (`1`) in that list; `null`: unknown. */
export function neighbourOf(key: string, step: 1 | -1): string | null {
  const at = rowKeys.indexOf(key);
  return at < 0 ? null : (rowKeys[at + step] ?? null);
}
