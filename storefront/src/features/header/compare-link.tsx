import { useShop, useText } from '../../context/shop-context.tsx';
import { compareUrl } from '../../links/page-links.ts';
import { Scale } from '../../ui/icons.tsx';
import { idOfCode, useCompareState } from '../../client/lists/compare-store.ts';

/** Link to the comparison; the count is loaded after the page, as on the cart. */
export function CompareLink() {
  const shop = useShop();
  const text = useText();
  const { codes } = useCompareState();
  const count = codes.length;
  return (
    <a
      className="icon-btn compare-link"
      href={compareUrl(shop, codes.map(idOfCode))}
      aria-label={count > 0 ? `${text('compare')}, ${text('products_count', { count })}` : text('compare')}
    >
      <Scale className="icon" aria-hidden="true" />
      {count > 0 && <i className="cart-count num" data-count={count} aria-hidden="true" />}
    </a>
  );
}
