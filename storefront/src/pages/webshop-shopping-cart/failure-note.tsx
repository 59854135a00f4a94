import type { Cart } from '@vitrina/contract/cart';
import { useText } from '../../context/shop-context.tsx';
import { refusalText } from '../../features/cart/refusal-text.ts';
import { CircleAlert } from '../../ui/icons.tsx';
import type { Failure } from './failure.ts';

/** Reason why a form submitted without scripts was refused; that of a coupon is shown at its field. */
export function FailureNote({ failure, cart }: { failure: Failure | null; cart: Cart }) {
  const text = useText();
  if (!failure || failure.action === 'coupon') return null;
  const line = cart.parcels.flatMap((parcel) => parcel.items).find((item) => item.shopping_cart_code === failure.code);
  return (
    <p className="cart-note bad" role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      <span>
        {line && <b>{line.title}: </b>}
        {refusalText(failure, text)}
      </span>
    </p>
  );
}
