import { useText } from '../../context/shop-context.tsx';
import { ChargerNote } from '../../ui/beside-price.tsx';
import { EnergyArrow } from '../../ui/energy-arrow.tsx';
import type { TileProduct } from './tile-product.ts';

/** Statements the law requires beside a tile's price: energy, charger, name of a third-party seller. */
export function TileLaw({ product: { energy, charging, seller } }: { product: TileProduct }) {
  const text = useText();
  if (!energy && !charging && seller === undefined) return null;
  return (
    <div className="energy-row">
      {energy && <EnergyArrow energy={energy} />}
      {charging && <ChargerNote charging={charging} />}
      {seller !== undefined && (
        <small className="beside-price" data-law="seller">
          {text('product_sold_by')} {seller}
        </small>
      )}
    </div>
  );
}
