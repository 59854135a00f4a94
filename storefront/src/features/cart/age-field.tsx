import { useState } from 'react';
import type { Cart } from '@vitrina/contract/cart';
import type { ErrorLabel } from '@vitrina/contract/errors';
import { useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl } from '../../links/page-links.ts';
import { CircleAlert } from '../../ui/icons.tsx';
import { confirmAge } from '../../client/cart/cart-actions.ts';

export const AGE_FIELD = 'age-confirmed';

interface AgeFieldProps {
  cart: Pick<Cart, 'age_verification' | 'age_confirmed'>;
  /** True if the form was submitted with the box unchecked. */
  isMissed: boolean;
}

/** Age confirmation for carts with products for adults; the age is proven at delivery, no date of birth is stored. */
export function AgeField({ cart, isMissed }: AgeFieldProps) {
  const shop = useShop();
  const text = useText();
  const [expected, setExpected] = useState<boolean | null>(null);
  const [reason, setReason] = useState<ErrorLabel | null>(null);
  const change = async (confirmed: boolean) => {
    setExpected(confirmed);
    const reply = await confirmAge(shop.lang, confirmed);
    setExpected(null);
    setReason(reply.success ? null : reply.data.label_name);
  };
  if (!cart.age_verification) return null;
  const problem = reason ? text(reason) : isMissed && !cart.age_confirmed ? text('cart_page_age_missed') : null;
  return (
    <form className="age-field" method="post" action={cartUrl(shop)}>
      <input type="hidden" name="action" value="age" />
      <label>
        <input
          type="checkbox"
          id={AGE_FIELD}
          name="confirmed"
          value="1"
          checked={expected ?? cart.age_confirmed}
          aria-invalid={problem !== null}
          aria-describedby="age-note"
          onChange={(event) => void change(event.currentTarget.checked)}
        />
        <span>{text('cart_page_age')}</span>
      </label>
      <p id="age-note" className="small muted">
        {text('cart_page_age_note')}
      </p>
      {problem && (
        <p className="coupon-reason" role="alert">
          <CircleAlert className="icon small-icon" aria-hidden="true" />
          {problem}
        </p>
      )}
      <noscript>
        <button type="submit" className="btn compact">
          {text('cart_page_age_save')}
        </button>
      </noscript>
    </form>
  );
}
