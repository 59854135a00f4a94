import type { Cart } from '@vitrina/contract/cart';
import { usePageCart } from '../../client/cart/use-page-cart.ts';

/** The cart as it is now. Once it was ordered it is empty: the page that is being left goes on showing what was bought. */
export function useCheckoutCart(served: Cart): Cart {
  const cart = usePageCart(served);
  return cart.qty > 0 ? cart : served;
}
