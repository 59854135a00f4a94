import { useSyncExternalStore } from 'react';
import type { ErrorLabel } from '@vitrina/contract/errors';

/** What became of a heart that was pressed. */
export interface WishNote {
  kind: 'added' | 'removed' | 'refused';
  title: string;
  /** Of a refusal. */
  label?: ErrorLabel;
}

let note: WishNote | null = null;
const listeners = new Set<() => void>();

export function tellWish(next: WishNote | null): void {
  note = next;
  for (const listener of listeners) listener();
}

/** The last note; on the server none. */
export const useWishNote = (): WishNote | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => note,
    () => null,
  );
