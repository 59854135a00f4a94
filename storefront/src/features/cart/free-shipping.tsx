import type { Cart } from '@vitrina/contract/cart';
import { usePrice, useText } from '../../context/shop-context.tsx';
import { Truck } from '../../ui/icons.tsx';

/** Amount missing for free delivery, if any. */
export function FreeShipping({ cart }: { cart: Pick<Cart, 'free_shipping_missing'> }) {
  const text = useText();
  const price = usePrice();
  if (!cart.free_shipping_missing) return null;
  return (
    <p className="free-shipping">
      <Truck className="icon small-icon" aria-hidden="true" />
      {text('cart_page_free_delivery', { price: price(cart.free_shipping_missing) })}
    </p>
  );
}
