import type { TileProduct } from '../../features/product-tile/tile-product.ts';
import { ProductTile } from '../../features/product-tile/product-tile.tsx';
import './tile-list.css';

/** Pictures fetched before all else, and those in sight at once on most screens. */
const FIRST = 2;
const EAGER = 4;
/** Empty places of the last row at four columns, less at fewer. */
const SPARE = ['a', 'b', 'c'];

interface TileListProps {
  items: readonly TileProduct[];
  label: string;
}

/** Products as one case: tiles share their walls. */
export function TileList({ items, label }: TileListProps) {
  return (
    <ul className="case tile-list" id="products" tabIndex={-1} aria-label={label}>
      {items.map((product, i) => (
        <li key={product.id}>
          <ProductTile product={product} heading="h2" isFirst={i < FIRST} isEager={i < EAGER} />
        </li>
      ))}
      <Spare />
    </ul>
  );
}

/** Products below a heading of their own, after the list. */
export function FurtherTiles({ items, label }: TileListProps) {
  return (
    <ul className="case tile-list" aria-label={label}>
      {items.map((product) => (
        <li key={product.id}>
          <ProductTile product={product} />
        </li>
      ))}
      <Spare />
    </ul>
  );
}

const Spare = () =>
  SPARE.map((place) => (
    <li key={place} className="wall" aria-hidden="true">
      <div className="well" />
    </li>
  ));
