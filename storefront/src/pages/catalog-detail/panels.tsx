import { useText } from '../../context/shop-context.tsx';
import { GoodsFigures } from '../../features/goods-figures/goods-figures.tsx';
import { PriceChart } from '../../features/price-chart/price-chart.tsx';
import { EnergyLabel } from '../../ui/energy-label.tsx';
import type { ProductFacts } from './product-page.ts';
import { Safety } from './safety.tsx';

/** Panels beside the facts: price history, energy label, rates of returns and claims, manufacturer and safety. */
export function Panels({ product, today }: { product: ProductFacts; today: string }) {
  const text = useText();
  return (
    <>
      <PriceChart
        price_history={product.price_history}
        discount_since={product.discount_since}
        lowest_price_30_days={product.lowest_price_30_days}
        today={today}
      />
      {product.energy && (
        <section className="panel side-panel" aria-labelledby="energy-title">
          <h2 id="energy-title">{text('product_energy_title')}</h2>
          <EnergyLabel energy={product.energy} />
        </section>
      )}
      <GoodsFigures figures={product.figures} brandTitle={product.manufacturer?.title ?? null} />
      {product.manufacturer && <Safety id={product.id} manufacturer={product.manufacturer} ean={product.ean} mpn={product.mpn} sections={product.law} />}
    </>
  );
}
