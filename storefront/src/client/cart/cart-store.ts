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
  /** A cart of the shop with what is pending. */
  withPending: (cart: Cart) => Cart;
  /** Confirmed with what was asked for meanwhile. */
  shown: Cart | null;
  qty: number;
}

const store = createStore<State>({ confirmed: null, pending: new Map(), withPending: (cart) => cart, shown: null, qty: 0 });

const change = (next: Partial<State>): void => store.set({ ...store.get(), ...next });

/** The cart as the shop has just answered it. */
export function setCart(cart: Cart): void {
  const shown = store.get().withPending(cart);
  cartHint.set(cart.qty > 0);
  change({ confirmed: cart, shown, qty: shown.qty });
}

/** Takes over a cart that was changed here: other tabs are notified. */
export function setChangedCart(lang: LanguageCode, cart: Cart): void {
  setCart(cart);
  notifyOtherTabs({ lang, cart });
}

/** True if this tab has shown or requested the whole cart, not only its count. */
export const isCartKnown = (): boolean => store.get().confirmed !== null;

/** The cart as the shop said last; `null`: it was not asked. */
export const confirmedCart = (): Cart | null => store.get().confirmed;

/** Pieces in the cart where nothing else is known of it. */
export function setCartQty(qty: number): void {
  cartHint.set(qty > 0);
  if (!store.get().confirmed) change({ qty });
}

/** Pieces asked for and not answered yet. */
export const pendingQuantities = (): PendingQuantities => store.get().pending;

/** Shows other pieces before the shop has answered. */
export function setPending({ pending, withPending }: Pick<State, 'pending' | 'withPending'>): void {
  const { confirmed, qty } = store.get();
  const shown = confirmed && withPending(confirmed);
  change({ pending, withPending, shown, qty: shown?.qty ?? qty });
}

/** The cart as far as it is known; on the server and before anything was asked `null`. */
export const useCart = (): Cart | null => useStore(store, (state) => state.shown);

/** Pieces in the cart; 0 on the server and until it is known. */
export const useCartQty = (): number => useStore(store, (state) => state.qty);

/** True while a reply to a change of quantity is awaited. */
export const useIsCartPending = (): boolean => useStore(store, (state) => state.pending.size > 0);
