import type { ErrorData } from '@vitrina/contract/errors';
import { createStore, useStore } from '../../client/create-store.ts';

export interface OpenDrawer {
  /** Title of the product in the form. */
  title: string;
  /** Reason of a refusal; absent: added. */
  refused?: ErrorData;
  /** Element that gets the focus after closing. */
  opener: HTMLElement | null;
}

const store = createStore<OpenDrawer | null>(null);

export const openDrawer = (drawer: OpenDrawer): void => store.set(drawer);

/** Closes the drawer; the focus returns to the opener unless the page is being left. */
export function closeDrawer({ isLeaving = false } = {}): void {
  const opener = store.get()?.opener;
  store.set(null);
  if (!isLeaving) setTimeout(() => opener?.focus({ preventScroll: true }));
}

export const useDrawer = (): OpenDrawer | null => useStore(store, (drawer) => drawer);
