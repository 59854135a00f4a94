import { useEffect, useSyncExternalStore } from 'react';
import type { Cart } from '@vitrina/contract/cart';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { markCart } from './cart-mark.ts';
import { expectedCart, type Wishes } from './expected-cart.ts';
import { tellOtherTabs } from './other-tabs.ts';

interface State {
  /** As the shop said last; `null` while it was not asked. */
  confirmed: Cart | null;
  wishes: Wishes;
  /** Confirmed with what was asked for meanwhile. */
  shown: Cart | null;
  qty: number;
}

const EMPTY: State = { confirmed: null, wishes: new Map(), shown: null, qty: 0 };
let state = EMPTY;
const listeners = new Set<() => void>();
/** Carts that pages came with and that were taken over: pages are kept for the Back button, carts go on. */
const taken = new WeakSet<Cart>();

function change(next: Partial<State>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** The cart as the shop has just answered it. */
export function setCart(cart: Cart): void {
  const shown = expectedCart(cart, state.wishes);
  markCart(cart.qty > 0);
  change({ confirmed: cart, shown, qty: shown.qty });
}

/** The same after it was changed here: other tabs are told. */
export function setChangedCart(lang: LanguageCode, cart: Cart): void {
  setCart(cart);
  tellOtherTabs({ lang, cart });
}

/** Whether a cart is shown or was asked for in this tab, beyond its number. */
export const isCartKnown = (): boolean => state.confirmed !== null;

/** The cart as the shop said last; `null`: it was not asked. */
export const confirmedCart = (): Cart | null => state.confirmed;

/** Pieces in the cart where nothing else is known of it. */
export function setCartQty(qty: number): void {
  markCart(qty > 0);
  if (!state.confirmed) change({ qty });
}

/** Shows pieces of a line before the shop has answered; `null`: as the shop said. */
export function expectQty(shopping_cart_code: string, qty: number | null): void {
  const wishes = new Map(state.wishes);
  if (qty === null) wishes.delete(shopping_cart_code);
  else wishes.set(shopping_cart_code, qty);
  const shown = state.confirmed && expectedCart(state.confirmed, wishes);
  change({ wishes, shown, qty: shown?.qty ?? state.qty });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The cart as far as it is known; on the server and before anything was asked `null`. */
export const useCart = (): Cart | null =>
  useSyncExternalStore(
    subscribe,
    () => state.shown,
    () => null,
  );

/** Pieces in the cart; 0 on the server and until it is known. */
export const useCartQty = (): number =>
  useSyncExternalStore(
    subscribe,
    () => state.qty,
    () => 0,
  );

/** Whether an answer about a quantity is still awaited. */
export const useCartWaiting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => state.wishes.size > 0,
    () => false,
  );

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
