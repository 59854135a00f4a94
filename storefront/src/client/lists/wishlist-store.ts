import type { Wishlist } from '@vitrina/contract/wishlist';
import { createStore, useStore } from '../create-store.ts';
import { wishlistHint } from './wishlist-hint.ts';

export interface WishlistState {
  /** Entry's id by shopping_cart_code, as the shop said last; `null` while it was not asked. */
  ids: ReadonlyMap<string, number> | null;
  /** What was asked for meanwhile: on the list or off it. */
  pending: ReadonlyMap<string, boolean>;
  /** The two together. */
  codes: ReadonlySet<string>;
  /** Everything, as the last write of this page was answered. */
  answer: Wishlist | null;
}

const store = createStore<WishlistState>({ ids: null, pending: new Map(), codes: new Set(), answer: null });

function change(next: Partial<WishlistState>): void {
  const merged = { ...store.get(), ...next };
  const codes = new Set(merged.ids?.keys());
  for (const [code, isWanted] of merged.pending) {
    if (isWanted) codes.add(code);
    else codes.delete(code);
  }
  const mayExist = codes.size > 0 || (merged.ids?.size ?? 0) > 0;
  if (mayExist || merged.ids) wishlistHint.set(mayExist);
  store.set({ ...merged, codes });
}

type Entry = Pick<Wishlist['items'][number], 'id' | 'shopping_cart_code'>;
const idsOf = (items: readonly Entry[]) => new Map(items.map((item) => [item.shopping_cart_code, item.id]));

/** The lists as the shop has just answered a write. */
export function setWishlist(answer: Wishlist): void {
  change({ answer, ids: idsOf(answer.items) });
}

/** What is on them, where nothing more is needed; `fresh`: a page came with all of it and stands for the last answer. */
export function setWishlistCodes(items: readonly Entry[], { fresh = false } = {}): void {
  change({ ids: idsOf(items), ...(fresh && { answer: null }) });
}

/** Shows a product on the list or off it before the shop has answered; `null`: as the shop said. */
export function setPendingWish(code: string, isWanted: boolean | null): void {
  const pending = new Map(store.get().pending);
  if (isWanted === null) pending.delete(code);
  else pending.set(code, isWanted);
  change({ pending });
}

export const isWished = (code: string): boolean => store.get().codes.has(code);
/** `undefined`: it is not on the list; `null`: the shop was not asked yet. */
export const wishIdOf = (code: string): number | null | undefined => {
  const { ids } = store.get();
  return ids ? ids.get(code) : null;
};

/** Whether a product is on the list; on the server and until it is known it is not. */
export const useIsWished = (code: string): boolean => useStore(store, (state) => state.codes.has(code));

/** Products on the list; 0 on the server and until it is known. */
export const useWishCount = (): number => useStore(store, (state) => state.codes.size);

/** All that is known; on the server `null`. */
export const useWishlistState = (): WishlistState | null => useStore<WishlistState, WishlistState | null>(store, (state) => state, null);
