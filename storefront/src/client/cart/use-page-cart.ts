import { useEffect } from 'react';
import type { Cart } from '@vitrina/contract/cart';
import { setCart, useCart } from './cart-store.ts';

/** Carts that pages came with and that were taken over: pages are kept for the Back button, carts go on. */
const taken = new WeakSet<Cart>();

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
