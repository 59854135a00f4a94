import { useRef } from 'react';
import type { Selection } from './grid-head.tsx';
import type { Pages } from './use-pages.ts';

/** Rows selected by the checkbox above all rows, at most. */
const MOST_CHOSEN = 100;

interface Choosing {
  /** Toggles this row, or selects all from the last toggled one. */
  turn: (index: number, isRange: boolean) => void;
  /** Checkbox above all rows; `undefined`: the list has no selection. */
  check: { isOn: boolean; isSome: boolean; label: string; onTurn: () => void } | undefined;
}

/** Selection of rows for bulk actions. */
export function useChoosing<Row>(selection: Selection<Row> | undefined, pages: Pages<Row>, keyOf: (row: Row) => string): Choosing {
  const anchor = useRef(0);
  const rowsOf = (from: number, count: number): Row[] => Array.from({ length: count }, (_, i) => pages.rowAt(from + i)).filter((one) => one !== undefined);
  const turn = (index: number, isRange: boolean): void => {
    const row = pages.rowAt(index);
    if (!selection || row === undefined) return;
    const [from, to] = isRange ? [Math.min(anchor.current, index), Math.max(anchor.current, index)] : [index, index];
    selection.onTurn(rowsOf(from, to - from + 1), isRange || !selection.keys.has(keyOf(row)));
    anchor.current = index;
  };
  if (!selection) return { turn, check: undefined };
  const { keys, allLabel, onTurn } = selection;
  const loadedRows = rowsOf(0, Math.min(pages.total ?? 0, MOST_CHOSEN));
  const isOn = loadedRows.length > 0 && keys.size > 0 && loadedRows.every((row) => keys.has(keyOf(row)));
  return { turn, check: { isOn, isSome: keys.size > 0, label: allLabel, onTurn: () => onTurn(loadedRows, !isOn) } };
}
