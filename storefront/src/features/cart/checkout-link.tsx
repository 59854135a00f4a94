import type { Cart } from '@vitrina/contract/cart';
import type { MouseEvent } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { checkoutUrl } from '../../links/page-links.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import { AGE_FIELD } from './age-field.tsx';

interface CheckoutLinkProps {
  cart: Pick<Cart, 'age_verification' | 'age_confirmed'>;
  /** Where the age is confirmed, when that is another page. */
  ageUrl?: string;
  /** The age was not confirmed on this page. */
  onMissed?: () => void;
}

/** On to the checkout; where the age must be confirmed first, there. */
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
