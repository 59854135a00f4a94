import type { TileProduct } from '../../features/product-tile/tile-product.ts';
import { ProductTile } from '../../features/product-tile/product-tile.tsx';
import './tile-list.css';

/** Number of pictures fetched first, and of those loaded eagerly as most screens show them. */
const FIRST = 2;
const EAGER = 4;
/** Placeholders that fill the last row of four columns; fewer are shown with fewer columns. */
const SPARE = ['a', 'b', 'c'];

interface TileListProps {
  items: readonly TileProduct[];
  label: string;
}

/** A grid of products without gaps. */
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

/** Further products below the list, with their own heading. */
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
