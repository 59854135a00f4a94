import { useEffect, useRef } from 'react';

/**
 * For keys in haste: what is asked of a row that is still loading is done once it is there. The last request counts; a list that turns out to have
 * no such row forgets it. `row`: `undefined` while it is not there.
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
