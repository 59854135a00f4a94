import type { Cart } from '@vitrina/contract/cart';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { cartHint } from './cart-hint.ts';
import { createStore, useStore } from '../create-store.ts';
import type { PendingQuantities } from './optimistic-cart.ts';
import { notifyOtherTabs } from './other-tabs.ts';

interface State {
  /** Latest cart from the shop; `null`: not loaded. */
  confirmed: Cart | null;
  pending: PendingQuantities;
  /** Applies the pending quantities to a cart. */
  withPending: (cart: Cart) => Cart;
  /** The confirmed cart with the pending quantities applied. */
  shown: Cart | null;
  qty: number;
}

const store = createStore<State>({ confirmed: null, pending: new Map(), withPending: (cart) => cart, shown: null, qty: 0 });

const change = (next: Partial<State>): void => store.set({ ...store.get(), ...next });

/** Stores a cart from a reply. */
export function setCart(cart: Cart): void {
  const shown = store.get().withPending(cart);
  cartHint.set(cart.qty > 0);
  change({ confirmed: cart, shown, qty: shown.qty });
}

/** Stores a cart changed in this tab and notifies other tabs. */
export function setChangedCart(lang: LanguageCode, cart: Cart): void {
  setCart(cart);
  notifyOtherTabs({ lang, cart });
}

/** True if this tab has shown or requested the whole cart, not only its count. */
export const isCartKnown = (): boolean => store.get().confirmed !== null;

/** The cart of the last reply; `null`: not loaded. */
export const confirmedCart = (): Cart | null => store.get().confirmed;

/** Stores the count if the cart itself is not loaded. */
export function setCartQty(qty: number): void {
  cartHint.set(qty > 0);
  if (!store.get().confirmed) change({ qty });
}

/** Requested quantities without a reply yet. */
export const pendingQuantities = (): PendingQuantities => store.get().pending;

/** Shows pending quantities optimistically. */
export function setPending({ pending, withPending }: Pick<State, 'pending' | 'withPending'>): void {
  const { confirmed, qty } = store.get();
  const shown = confirmed && withPending(confirmed);
  change({ pending, withPending, shown, qty: shown?.qty ?? qty });
}

/** The cart with pending changes; `null` on the server and before loading. */
export const useCart = (): Cart | null => useStore(store, (state) => state.shown);

/** Number of pieces in the cart; 0 on the server and before loading. */
export const useCartQty = (): number => useStore(store, (state) => state.qty);

/** True while a reply to a change of quantity is pending. */
export const useIsCartPending = (): boolean => useStore(store, (state) => state.pending.size > 0);
