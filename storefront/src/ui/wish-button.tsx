import { useShop, useText } from '../context/shop-context.tsx';
import { useIsWished } from '../client/lists/wishlist-store.ts';
import { wishlistUrl } from '../links/page-links.ts';
import { Heart } from './icons.tsx';

interface WishButtonProps {
  /** The product's shopping_cart_code and its title. */
  code: string;
  title: string;
  className?: string;
}

/**
 * Adds a product to the wish list or removes it, shown optimistically. The layout handles forms with `data-wish` (the product's title); without scripts, or
 * before they are loaded, the form is sent to the list's page.
 */
export function WishButton({ code, title, className = 'icon-btn' }: WishButtonProps) {
  const shop = useShop();
  const text = useText();
  const isWished = useIsWished(code);
  return (
    <form method="post" action={wishlistUrl(shop)} data-wish={title}>
      <input type="hidden" name="action" value="add" />
      <button
        type="submit"
        className={`${className} wish`}
        name="code"
        value={code}
        aria-pressed={isWished}
        aria-label={`${text('product_to_wishlist')}: ${title}`}
        title={text('product_to_wishlist')}
      >
        <Heart className="icon" aria-hidden="true" />
      </button>
    </form>
  );
}
