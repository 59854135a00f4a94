import { pendingQuantities, setPending } from './cart-store.ts';
import { optimisticCart } from './optimistic-cart.ts';

/** Shows the quantity of a line before the reply; `null`: the confirmed one. */
export function setPendingQty(shopping_cart_code: string, qty: number | null): void {
  const pending = new Map(pendingQuantities());
  if (qty === null) pending.delete(shopping_cart_code);
  else pending.set(shopping_cart_code, qty);
  setPending({ pending, withPending: (cart) => optimisticCart(cart, pending) });
}
