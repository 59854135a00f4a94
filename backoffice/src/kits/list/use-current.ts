import { useEffect, useState } from 'react';

interface CurrentOptions {
  /** Returns the index of the row at which the list was left. */
  first: () => number;
  count: number;
  /** Identity of the list; a different one starts at its first row. */
  list: string;
  onCurrent: ((index: number) => void) | undefined;
}

/** Index of the row with the keyboard focus, and its setter. */
export function useCurrent({ first, count, list, onCurrent }: CurrentOptions): { current: number; stand: (index: number) => void } {
  const [chosen, setChosen] = useState(first);
  const [shown, setShown] = useState(list);
  if (shown !== list) {
    setShown(list);
    setChosen(0);
  }
  // If the last row was removed, the previous one is current.
  const current = count > 0 ? Math.min(chosen, count - 1) : chosen;
  useEffect(() => onCurrent?.(current), [onCurrent, current]);
  return {
    current,
    // Set during this event, so that the next key press uses the new row.
    stand: (index) => {
      setChosen(index);
      onCurrent?.(index);
    },
  };
}
