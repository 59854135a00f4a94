import type { CartItem } from '@vitrina/contract/cart';
import { useState } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { setTakeBack } from '../../client/cart/cart-actions.ts';
import { cartUrl } from '../../links/page-links.ts';

/** Optional checkbox at a large appliance, unticked by default: the old one is collected at delivery. */
export function TakeBackField({ item }: { item: CartItem }) {
  const shop = useShop();
  const text = useText();
  const [expected, setExpected] = useState<boolean | null>(null);
  if (item.take_back === undefined) return null;
  const change = async (confirmed: boolean) => {
    setExpected(confirmed);
    await setTakeBack(shop.lang, item.shopping_cart_code, confirmed);
    setExpected(null);
  };
  return (
    <form className="take-back" method="post" action={cartUrl(shop)}>
      <input type="hidden" name="action" value="take-back" />
      <input type="hidden" name="code" value={item.shopping_cart_code} />
      <label>
        <input type="checkbox" name="confirmed" value="1" checked={expected ?? item.take_back} onChange={(event) => void change(event.currentTarget.checked)} />
        <span>{text('cart_take_back')}</span>
      </label>
      <noscript>
        <button type="submit" className="btn compact">
          {text('cart_page_age_save')}
        </button>
      </noscript>
    </form>
  );
}
