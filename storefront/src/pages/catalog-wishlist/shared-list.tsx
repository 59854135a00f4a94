import { useShop, useText } from '../../context/shop-context.tsx';
import { ProductTile } from '../../features/product-tile/product-tile.tsx';
import { fixedUrl } from '../../links/page-links.ts';
import { EmptyShelf } from '../../ui/empty-shelf.tsx';
import type { SharedProps } from './load.ts';

/** A shared list: products as anywhere in the shop, no data of its owner. */
export function SharedList({ title, items }: SharedProps) {
  const shop = useShop();
  const text = useText();
  return (
    <div className="page wish-page">
      <h1 className="page-title">{title ?? text('wishlist')}</h1>
      <p className="wish-lead">{text(items.length > 0 ? 'wishlist_shared_text' : 'wishlist_shared_empty')}</p>
      {items.length > 0 ? (
        <ul className="case tile-list wish-tiles" aria-label={title ?? text('wishlist')}>
          {items.map(({ product }, i) => (
            <li key={product.id}>
              <ProductTile product={product} heading="h2" isEager={i < 4} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <EmptyShelf />
          <a className="key" href={fixedUrl('catalogue', shop)}>
            {text('catalogue')}
          </a>
        </>
      )}
    </div>
  );
}
