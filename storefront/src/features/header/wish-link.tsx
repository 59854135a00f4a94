import { useShop, useText } from '../../context/shop-context.tsx';
import { wishlistUrl } from '../../links/page-links.ts';
import { Heart } from '../../ui/icons.tsx';
import { useWishCount } from '../../client/lists/wishlist-store.ts';

/** Link to the wish lists; the count is loaded after the page, as on the cart. */
export function WishLink() {
  const shop = useShop();
  const text = useText();
  const count = useWishCount();
  return (
    <a
      className="icon-btn wish-link"
      href={wishlistUrl(shop)}
      aria-label={count > 0 ? `${text('wishlist')}, ${text('products_count', { count })}` : text('wishlist')}
    >
      <Heart className="icon" aria-hidden="true" />
      {count > 0 && <i className="cart-count num" data-count={count} aria-hidden="true" />}
    </a>
  );
}
