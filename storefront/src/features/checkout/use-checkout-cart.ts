import type { Cart } from '@vitrina/contract/cart';
import { usePageCart } from '../../client/cart/use-page-cart.ts';

/** The present cart. After the order it is empty; the page being left continues to show the ordered one. */
export function useCheckoutCart(served: Cart): Cart {
  const cart = usePageCart(served);
  return cart.qty > 0 ? cart : served;
}
