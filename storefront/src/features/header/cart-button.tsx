import { useCartQty } from '../../client/cart/cart-store.ts';
import { useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl } from '../../links/page-links.ts';
import { ShoppingBag } from '../../ui/icons.tsx';

/**
 * Link to the cart; the count over its corner is loaded after the page, without a layout shift. It is rendered by the style sheet, as the link's name already
 * contains it.
 */
export function CartButton() {
  const shop = useShop();
  const text = useText();
  const pieces = useCartQty();
  return (
    <a
      className="icon-btn cart-button"
      href={cartUrl(shop)}
      aria-label={pieces > 0 ? `${text('cart')}, ${text('products_count', { count: pieces })}` : text('cart')}
    >
      <ShoppingBag className="icon" aria-hidden="true" />
      <span>{text('cart')}</span>
      {pieces > 0 && <i className="cart-count num" data-count={pieces > 99 ? '99+' : pieces} aria-hidden="true" />}
    </a>
  );
}
