import type { Wishlist } from '@vitrina/contract/wishlist';
import { createStore, useStore } from '../create-store.ts';
import { wishlistHint } from './wishlist-hint.ts';

export interface WishlistState {
  /** Entry ids by shopping_cart_code, from the last reply; `null`: not loaded. */
  ids: ReadonlyMap<string, number> | null;
  /** Pending changes by code; `true`: being added. */
  pending: ReadonlyMap<string, boolean>;
  /** Entries with the pending changes applied. */
  codes: ReadonlySet<string>;
  /** All lists, from the reply of the last write on this page. */
  answer: Wishlist | null;
}

const store = createStore<WishlistState>({ ids: null, pending: new Map(), codes: new Set(), answer: null });

function change(next: Partial<WishlistState>): void {
  const merged = { ...store.get(), ...next };
  const codes = new Set(merged.ids?.keys());
  for (const [code, isAdded] of merged.pending) {
    if (isAdded) codes.add(code);
    else codes.delete(code);
  }
  const mayExist = codes.size > 0 || (merged.ids?.size ?? 0) > 0;
  if (mayExist || merged.ids) wishlistHint.set(mayExist);
  store.set({ ...merged, codes });
}

type Entry = Pick<Wishlist['items'][number], 'id' | 'shopping_cart_code'>;
const idsOf = (items: readonly Entry[]) => new Map(items.map((item) => [item.shopping_cart_code, item.id]));

/** Stores the lists from the reply of a write. */
export function setWishlist(answer: Wishlist): void {
  change({ answer, ids: idsOf(answer.items) });
}

/** Stores entry ids only; `fresh`: the lists of a page just loaded replace those of the last reply. */
export function setWishlistCodes(items: readonly Entry[], { fresh = false } = {}): void {
  change({ ids: idsOf(items), ...(fresh && { answer: null }) });
}

/** Sets the pending state of a product; `null`: none, the last reply counts. */
export function setPendingWish(code: string, isAdded: boolean | null): void {
  const pending = new Map(store.get().pending);
  if (isAdded === null) pending.delete(code);
  else pending.set(code, isAdded);
  change({ pending });
}

export const isWished = (code: string): boolean => store.get().codes.has(code);
/** `undefined`: not on the list; `null`: not loaded. */
export const wishIdOf = (code: string): number | null | undefined => {
  const { ids } = store.get();
  return ids ? ids.get(code) : null;
};

/** True if a product is on a wish list; false on the server and until loaded. */
export const useIsWished = (code: string): boolean => useStore(store, (state) => state.codes.has(code));

/** Number of products on the list; 0 on the server and before loading. */
export const useWishCount = (): number => useStore(store, (state) => state.codes.size);

/** All lists; `null` on the server and before loading. */
export const useWishlistState = (): WishlistState | null => useStore<WishlistState, WishlistState | null>(store, (state) => state, null);
