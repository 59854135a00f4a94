import { useText } from '../../context/shop-context.tsx';
import { Eye } from '../../ui/icons.tsx';
import { CompareButton } from '../../ui/compare-button.tsx';
import { WishButton } from '../../ui/wish-button.tsx';
import type { TileProduct } from './tile-product.ts';

/** Buttons over the corner of a tile's picture: wish list, comparison. */
export function TileActions({ product }: { product: TileProduct }) {
  const text = useText();
  return (
    <div className="tile-actions">
      <WishButton code={product.shopping_cart_code} title={product.title} />
      <CompareButton code={product.shopping_cart_code} title={product.title} />
      <a
        className="icon-btn tile-quick"
        href={`${product.url_without_domain}?mode=quick`}
        rel="nofollow"
        aria-label={`${text('product_quick_view')}: ${product.title}`}
        title={text('product_quick_view')}
      >
        <Eye className="icon" aria-hidden="true" />
      </a>
    </div>
  );
}
