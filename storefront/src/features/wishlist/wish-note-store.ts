import type { ErrorLabel } from '@vitrina/contract/errors';
import { createStore, useStore } from '../../client/create-store.ts';

/** What became of a heart that was pressed. */
export interface WishNote {
  kind: 'added' | 'removed' | 'refused';
  title: string;
  /** Of a refusal. */
  label?: ErrorLabel;
}

const store = createStore<WishNote | null>(null);

export const setWishNote = (note: WishNote | null): void => store.set(note);

/** The last note; on the server none. */
export const useWishNote = (): WishNote | null => useStore(store, (note) => note);
