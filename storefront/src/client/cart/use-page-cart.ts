import { useEffect } from 'react';
import type { Cart } from '@vitrina/contract/cart';
import { setCart, useCart } from './cart-store.ts';

/** Carts of pages that the store has taken over: pages are restored by Back, but their carts may be outdated. */
const taken = new WeakSet<Cart>();

/** The cart of a page: initially the page's own, afterwards the store's. */
export function usePageCart(fromPage: Cart): Cart {
  const shown = useCart();
  useEffect(() => {
    if (taken.has(fromPage)) return;
    taken.add(fromPage);
    setCart(fromPage);
  }, [fromPage]);
  return taken.has(fromPage) && shown ? shown : fromPage;
}
