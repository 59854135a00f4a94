import { useText } from '../../context/shop-context.tsx';
import { ProductTile } from '../../features/product-tile/product-tile.tsx';
import { Rail, RAIL_SIZES } from '../../features/rail/rail.tsx';
import type { Props } from './load.ts';

/** Related products and successors. */
export function RelatedProducts({ tiles, isSuccessor }: { tiles: Props['related']; isSuccessor: boolean }) {
  const text = useText();
  return (
    <div id="related" tabIndex={-1}>
      <Rail title={text(isSuccessor ? 'product_successors_title' : 'product_related_title')}>
        {tiles.map((tile) => (
          <li key={tile.id}>
            <ProductTile product={tile} sizes={RAIL_SIZES} />
          </li>
        ))}
      </Rail>
    </div>
  );
}
