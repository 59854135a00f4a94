import type { TileProduct } from '../../features/product-tile/tile-product.ts';
import { ProductTile } from '../../features/product-tile/product-tile.tsx';
import './tile-list.css';

/** Pictures fetched before all else, and those in sight at once on most screens. */
const FIRST = 2;
const EAGER = 4;

/** Products as one case: tiles share their walls. */
export function TileList({ items, label }: { items: readonly TileProduct[]; label: string }) {
  return (
    <ul className="case tile-list" aria-label={label}>
      {items.map((product, i) => (
        <li key={product.id}>
          <ProductTile product={product} heading="h2" isFirst={i < FIRST} isEager={i < EAGER} />
        </li>
      ))}
    </ul>
  );
}
