import { ProductTile } from '../features/product-tile/product-tile.tsx';
import { Rail, RAIL_SIZES } from '../features/rail/rail.tsx';
import type { BlockProps } from './shown-block.ts';

/** A row of products that scrolls by swipe, arrow buttons or keys. */
export function ProductSlider({ block }: BlockProps<'product-slider'>) {
  const { title, text, link, products } = block;
  const intro = (text || link) && (
    <>
      {text}{' '}
      {link && (
        <a className="link" href={link.url}>
          {link.label}
        </a>
      )}
    </>
  );
  return (
    <Rail title={title} intro={intro}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductTile product={product} sizes={RAIL_SIZES} />
        </li>
      ))}
    </Rail>
  );
}
