import { useEffect } from 'react';
import type { Cart } from '@vitrina/contract/cart';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { cartHint } from './cart-hint.ts';
import { createStore, useStore } from '../create-store.ts';
import { optimisticCart, type PendingQuantities } from './optimistic-cart.ts';
import { notifyOtherTabs } from './other-tabs.ts';

interface State {
  /** As the shop said last; `null` while it was not asked. */
  confirmed: Cart | null;
  pending: PendingQuantities;
  /** Confirmed with what was asked for meanwhile. */
  shown: Cart | null;
  qty: number;
}

const store = createStore<State>({ confirmed: null, pending: new Map(), shown: null, qty: 0 });
/** Carts that pages came with and that were taken over: pages are kept for the Back button, carts go on. */
const taken = new WeakSet<Cart>();

const change = (next: Partial<State>): void => store.set({ ...store.get(), ...next });

/** The cart as the shop has just answered it. */
export function setCart(cart: Cart): void {
  const shown = optimisticCart(cart, store.get().pending);
  cartHint.set(cart.qty > 0);
  change({ confirmed: cart, shown, qty: shown.qty });
}

/** Takes over a cart that was changed here: other tabs are notified. */
export function setChangedCart(lang: LanguageCode, cart: Cart): void {
  setCart(cart);
  notifyOtherTabs({ lang, cart });
}

/** Whether a cart is shown or was asked for in this tab, beyond its number. */
export const isCartKnown = (): boolean => store.get().confirmed !== null;

/** The cart as the shop said last; `null`: it was not asked. */
export const confirmedCart = (): Cart | null => store.get().confirmed;

/** Pieces in the cart where nothing else is known of it. */
export function setCartQty(qty: number): void {
  cartHint.set(qty > 0);
  if (!store.get().confirmed) change({ qty });
}

/** Shows pieces of a line before the shop has answered; `null`: as the shop said. */
export function setPendingQty(shopping_cart_code: string, qty: number | null): void {
  const { confirmed, qty: before, pending: old } = store.get();
  const pending = new Map(old);
  if (qty === null) pending.delete(shopping_cart_code);
  else pending.set(shopping_cart_code, qty);
  const shown = confirmed && optimisticCart(confirmed, pending);
  change({ pending, shown, qty: shown?.qty ?? before });
}

/** The cart as far as it is known; on the server and before anything was asked `null`. */
export const useCart = (): Cart | null => useStore(store, (state) => state.shown);

/** Pieces in the cart; 0 on the server and until it is known. */
export const useCartQty = (): number => useStore(store, (state) => state.qty);

/** Whether an answer about a quantity is still awaited. */
export const useIsCartPending = (): boolean => useStore(store, (state) => state.pending.size > 0);

/** The cart of a page that came with one: the page's own at first, and from then on what the store holds. */
export function usePageCart(fromPage: Cart): Cart {
  const shown = useCart();
  useEffect(() => {
    if (taken.has(fromPage)) return;
    taken.add(fromPage);
    setCart(fromPage);
  }, [fromPage]);
  return taken.has(fromPage) && shown ? shown : fromPage;
}
