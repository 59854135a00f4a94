import { useSyncExternalStore } from 'react';
import type { ErrorData } from '@vitrina/contract/errors';

export interface OpenDrawer {
  /** What was asked for, as its form says. */
  title: string;
  /** Why it could not be added; absent: it is in the cart. */
  refused?: ErrorData;
  /** Gets the focus back. */
  opener: HTMLElement | null;
}

let current: OpenDrawer | null = null;
const listeners = new Set<() => void>();
const change = (next: OpenDrawer | null) => {
  current = next;
  for (const listener of listeners) listener();
};

export const openDrawer = (drawer: OpenDrawer): void => change(drawer);

/** Closes it; the focus goes back to what opened it unless the page is being left. */
export function closeDrawer({ isLeaving = false } = {}): void {
  const opener = current?.opener;
  change(null);
  if (!isLeaving) setTimeout(() => opener?.focus({ preventScroll: true }));
}

export const useDrawer = (): OpenDrawer | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
