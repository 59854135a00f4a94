import { type RefObject, useEffect, useState } from 'react';
import { ShoppingBag } from '../../ui/icons.tsx';
import { useText } from '../../context/shop-context.tsx';
import { type Price, PriceTag } from '../../ui/price-tag.tsx';
import { ADD_TO_CART_FORM } from './add-to-cart-form.tsx';

/** On phones: price and button at the bottom after the main button is scrolled out of view. */
export function BuyBar({ price, canBuy, form }: { price: Price; canBuy: boolean; form: RefObject<HTMLFormElement | null> }) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const watched = form.current;
    if (!canBuy || !watched) return setShown(false);
    // The observed area extends far down, so that only leaving it at the top counts.
    const observer = new IntersectionObserver(([entry]) => entry && setShown(!entry.isIntersecting), { rootMargin: '0px 0px 99999px 0px' });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [form, canBuy]);
  return (
    <div className="buy-bar" hidden={!isShown}>
      <PriceTag price={price} />
      <button type="submit" form={ADD_TO_CART_FORM} className="key">
        <ShoppingBag className="icon" aria-hidden="true" />
        {text('product_add_to_cart')}
      </button>
    </div>
  );
}
