import type { ErrorData } from '@vitrina/contract/errors';
import { createStore, useStore } from '../../client/create-store.ts';

export interface OpenDrawer {
  /** What was asked for, as its form says. */
  title: string;
  /** Why it could not be added; absent: it is in the cart. */
  refused?: ErrorData;
  /** Gets the focus back. */
  opener: HTMLElement | null;
}

const store = createStore<OpenDrawer | null>(null);

export const openDrawer = (drawer: OpenDrawer): void => store.set(drawer);

/** Closes it; the focus goes back to what opened it unless the page is being left. */
export function closeDrawer({ isLeaving = false } = {}): void {
  const opener = store.get()?.opener;
  store.set(null);
  if (!isLeaving) setTimeout(() => opener?.focus({ preventScroll: true }));
}

export const useDrawer = (): OpenDrawer | null => useStore(store, (drawer) => drawer);
