import type { Cart } from '@vitrina/contract/cart';
import type { MouseEvent } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { checkoutUrl } from '../../links/page-links.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import { AGE_FIELD } from './age-field.tsx';

interface CheckoutLinkProps {
  cart: Pick<Cart, 'age_verification' | 'age_confirmed'>;
  /** Address of the page with the age confirmation, if it is on another page. */
  ageUrl?: string;
  /** Called when the age is not confirmed on this page. */
  onMissed?: () => void;
}

/** Link to the checkout, or to the age confirmation if it is missing. */
export function CheckoutLink({ cart, ageUrl, onMissed }: CheckoutLinkProps) {
  const shop = useShop();
  const text = useText();
  const isMissed = cart.age_verification && !cart.age_confirmed;
  const onClick = (event: MouseEvent) => {
    if (!isMissed || !onMissed) return;
    event.preventDefault();
    onMissed();
    document.getElementById(AGE_FIELD)?.focus();
  };
  return (
    <a className="key wide" href={isMissed && ageUrl ? ageUrl : checkoutUrl(shop)} onClick={onClick}>
      {text('cart_page_checkout')}
      <ArrowRight className="icon" aria-hidden="true" />
    </a>
  );
}
