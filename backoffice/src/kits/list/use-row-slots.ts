import { useRef } from 'react';

export interface SlottedRow {
  /** Names the row's elements: they are taken over by another row when this one leaves the window. */
  slot: number;
  /** Index of the row in its list. */
  index: number;
}

/**
 * Assigns elements to rows. Elements of rows that left are reused for those that come, so that scrolling makes and drops
 * none. They are not moved about while the list is scrolled; once it rests they stand in the order of the list, as
 * readers go through it.
 */
export function useRowSlots(indexes: readonly number[], isScrolling: boolean): readonly SlottedRow[] {
  const rows = useRef<readonly SlottedRow[]>([]);
  const wanted = new Set(indexes);
  const drawn = new Set(rows.current.map(({ index }) => index));
  const coming = indexes.filter((index) => !drawn.has(index));
  const kept = rows.current.flatMap((row) => {
    if (wanted.has(row.index)) return [row];
    const index = coming.shift();
    return index === undefined ? [] : [{ slot: row.slot, index }];
  });
  const first = Math.max(-1, ...rows.current.map(({ slot }) => slot)) + 1;
  const all = [...kept, ...coming.map((index, i) => ({ slot: first + i, index }))];
  rows.current = isScrolling ? all : all.sort((one, other) => one.index - other.index);
  return rows.current;
}
