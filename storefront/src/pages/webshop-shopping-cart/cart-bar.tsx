import type { Cart } from '@vitrina/contract/cart';
import type { RefObject } from 'react';
import { usePrice, useText } from '../../context/shop-context.tsx';
import { CheckoutLink } from '../../features/cart/checkout-link.tsx';
import { useIsInView } from '../../ui/use-is-in-view.ts';

interface CartBarProps {
  cart: Pick<Cart, 'totals' | 'age_verification' | 'age_confirmed'>;
  /** Container of the main button. */
  main: RefObject<HTMLElement | null>;
  onMissed: () => void;
}

/** Bar with total and button at the lower edge of narrow screens, shown until the main button, which is far below the lines, is in view. */
export function CartBar({ cart, main, onMissed }: CartBarProps) {
  const text = useText();
  const price = usePrice();
  return (
    <div className="cart-bar" hidden={useIsInView(main) === true}>
      <div className="page">
        <p>
          <small>{text('cart_page_total')}</small>
          <b className="num">{price(cart.totals.total)}</b>
        </p>
        <CheckoutLink cart={cart} onMissed={onMissed} />
      </div>
    </div>
  );
}
