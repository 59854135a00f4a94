import { useText } from '../../context/shop-context.tsx';
import type { LiveProduct } from '../../features/live-product/live-product.ts';
import { useDay } from '../../labels/use-day.ts';
import { DayLine } from '../../ui/day-line.tsx';
import { EnergyArrow } from '../../ui/energy-arrow.tsx';
import { type Price, PriceTag } from '../../ui/price-tag.tsx';
import type { ProductPage } from './product-page.ts';

interface BarFactsProps {
  product: Pick<ProductPage, 'energy' | 'id'>;
  /** Live price and shipping date; until loaded, those at rendering. */
  now: Price & Pick<LiveProduct, 'shipping_date'>;
}

/** Price, delivery day and energy arrow in the bar at the lower edge. */
export function BarFacts({ product, now }: BarFactsProps) {
  const text = useText();
  const day = useDay();
  return (
    <>
      <div className="buy-bar-price">
        <PriceTag price={now} of={product.id} />
        {now.shipping_date && (
          <p className="buy-bar-day">
            <DayLine of={product.id}>{text('delivery_on', { day: day(now.shipping_date) })}</DayLine>
          </p>
        )}
      </div>
      {product.energy && <EnergyArrow energy={product.energy} hasSheet={false} />}
    </>
  );
}
