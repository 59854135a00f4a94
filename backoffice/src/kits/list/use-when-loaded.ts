import { useEffect, useRef } from 'react';

/**
 * For fast typing: an action on a row that is still loading runs once the row is loaded. Only the last action is kept, and it is dropped if the list turns out
 * to have no such row. `row`: `undefined` while not loaded.
 */
export function useWhenLoaded<Row>(row: Row | undefined, isLoading: boolean): (act: (row: Row) => void) => void {
  const waiting = useRef<((row: Row) => void) | null>(null);
  useEffect(() => {
    const act = waiting.current;
    if (row === undefined && isLoading) return;
    waiting.current = null;
    if (row !== undefined) act?.(row);
  });
  return (act) => {
    if (row !== undefined) act(row);
    else waiting.current = act;
  };
}
