import type { ErrorLabel } from '@vitrina/contract/errors';
import { createStore, useStore } from '../../client/create-store.ts';

/** Result of a press on a product's wish button. */
export interface WishNote {
  kind: 'added' | 'removed' | 'refused';
  title: string;
  /** Reason of a refusal. */
  label?: ErrorLabel;
}

const store = createStore<WishNote | null>(null);

export const setWishNote = (note: WishNote | null): void => store.set(note);

/** The last note; none on the server. */
export const useWishNote = (): WishNote | null => useStore(store, (note) => note);
