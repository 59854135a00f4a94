import { useMyShop } from '../../client/my-shop.ts';
import { useShop, useText } from '../../context/shop-context.tsx';
import { locationsUrl } from '../../links/page-links.ts';
import { Store } from '../../ui/icons.tsx';

/** The visitor's own shop, or a link to choose one; of equal width in both cases. */
export function MyShopLink() {
  const shop = useShop();
  const text = useText();
  const mine = useMyShop();
  return (
    <a className="my-shop" href={locationsUrl(shop)}>
      <Store className="icon small-icon" aria-hidden="true" />
      <span>{mine ? mine.title : text('place_mine')}</span>
    </a>
  );
}
