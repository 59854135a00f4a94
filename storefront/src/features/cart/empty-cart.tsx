import { useShop, useText } from '../../context/shop-context.tsx';
import { fixedUrl, homeUrl } from '../../links/page-links.ts';
import { EmptyShelf } from '../../ui/empty-shelf.tsx';

/** Text and links of an empty cart. */
export function EmptyCart() {
  const shop = useShop();
  const text = useText();
  return (
    <div className="empty-cart">
      <EmptyShelf />
      <p>{text('cart_page_empty_text')}</p>
      <p className="empty-cart-out">
        <a className="key" href={fixedUrl('catalogue', shop)}>
          {text('catalogue')}
        </a>
        <a className="btn" href={homeUrl(shop)}>
          {text('error_page_home')}
        </a>
      </p>
    </div>
  );
}
