import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { Truck } from '../../ui/icons.tsx';

/** Note on the value from which delivery is free; nothing if it never is. */
export function FreeShippingNote() {
  const { info } = useShop();
  const text = useText();
  const price = usePrice();
  if (!info.freeDeliveryFrom) return null;
  return (
    <li>
      <Truck className="icon small-icon" aria-hidden="true" />
      {text('header_free_delivery', { price: price(info.freeDeliveryFrom).replace(/[.,]00(?!\d)/, '') })}
    </li>
  );
}
