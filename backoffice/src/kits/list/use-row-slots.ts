import { useRef } from 'react';

export interface SlottedRow {
  /** Identifies the row's elements, which another row reuses after this one leaves the window. */
  slot: number;
  /** Index of the row in its list. */
  index: number;
}

/**
 * Assigns elements to rows. Elements of rows that left are reused for new rows, so that scrolling creates and removes none. Their order in the DOM changes only
 * after scrolling ends; then it is the list's order, which screen readers follow.
 */
export function useRowSlots(indexes: readonly number[], isScrolling: boolean): readonly SlottedRow[] {
  const rows = useRef<readonly SlottedRow[]>([]);
  const requested = new Set(indexes);
  const rendered = new Set(rows.current.map(({ index }) => index));
  const coming = indexes.filter((index) => !rendered.has(index));
  const retained = rows.current.flatMap((row) => {
    if (requested.has(row.index)) return [row];
    const index = coming.shift();
    return index === undefined ? [] : [{ slot: row.slot, index }];
  });
  const first = Math.max(-1, ...rows.current.map(({ slot }) => slot)) + 1;
  const all = [...retained, ...coming.map((index, i) => ({ slot: first + i, index }))];
  rows.current = isScrolling ? all : all.sort((one, other) => one.index - other.index);
  return rows.current;
}
