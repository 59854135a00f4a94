import { useSyncExternalStore } from 'react';

const query = matchMedia('(max-width: 799.9px)');
const subscribe = (listener: () => void): (() => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True on a phone or in a window of that width. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
