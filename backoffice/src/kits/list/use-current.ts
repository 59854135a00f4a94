import { useEffect, useState } from 'react';

interface CurrentOptions {
  /** Returns the row where the list was left. */
  first: () => number;
  count: number;
  /** Identity of the list; a different one starts at its first row. */
  list: string;
  onCurrent: ((index: number) => void) | undefined;
}

/** Place of the row that the keys are on. */
export function useCurrent({ first, count, list, onCurrent }: CurrentOptions): { current: number; stand: (index: number) => void } {
  const [kept, setKept] = useState(first);
  const [shown, setShown] = useState(list);
  if (shown !== list) {
    setShown(list);
    setKept(0);
  }
  // If the last row has left the list, the one before is current.
  const current = count > 0 ? Math.min(kept, count - 1) : kept;
  useEffect(() => onCurrent?.(current), [onCurrent, current]);
  return {
    current,
    // Set in the same rendering, so that the next key press meets the new row.
    stand: (index) => {
      setKept(index);
      onCurrent?.(index);
    },
  };
}
