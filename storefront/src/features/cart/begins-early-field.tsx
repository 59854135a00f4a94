import type { CartItem } from '@vitrina/contract/cart';
import { useState } from 'react';
import { setBeginsEarly } from '../../client/cart/cart-actions.ts';
import { useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl } from '../../links/page-links.ts';

/**
 * Optional checkbox at a service, unticked by default: it begins within the withdrawal period, and the right of withdrawal ends with it (directive 2011/83,
 * article 16 (a)).
 */
export function BeginsEarlyField({ service }: { service: NonNullable<CartItem['service']> }) {
  const shop = useShop();
  const text = useText();
  const [expected, setExpected] = useState<boolean | null>(null);
  if (service.begins_early === undefined) return null;
  const change = async (beginsEarly: boolean) => {
    setExpected(beginsEarly);
    await setBeginsEarly(shop.lang, service.of, service.code, beginsEarly);
    setExpected(null);
  };
  return (
    <form className="take-back begins-early" method="post" action={cartUrl(shop)}>
      <input type="hidden" name="action" value="begins-early" />
      <input type="hidden" name="code" value={service.of} />
      <input type="hidden" name="service" value={service.code} />
      <label>
        <input
          type="checkbox"
          name="confirmed"
          value="1"
          checked={expected ?? service.begins_early}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
        <span>{text('cart_service_begins_early')}</span>
      </label>
      <noscript>
        <button type="submit" className="btn compact">
          {text('cart_page_age_save')}
        </button>
      </noscript>
    </form>
  );
}
