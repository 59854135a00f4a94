import type { ProductDetail } from '@vitrina/contract/catalogue';
import { useText } from '../../context/shop-context.tsx';
import { useNumber } from '../../labels/use-number.ts';

type Figures = NonNullable<ProductDetail['figures']>;

/** Rates of returns and claims, each with the number of sold pieces. Not shown if the number is too small to be significant. */
export function GoodsFigures({ figures: { product, brand, delivery }, brandTitle }: { figures: Figures; brandTitle: string | null }) {
  const text = useText();
  const number = useNumber();
  if (!product && !brand && !delivery) return null;
  return (
    <section className="panel side-panel" aria-labelledby="figures-title">
      <h2 id="figures-title">{text('figures_title')}</h2>
      {product && <Shares title={text('figures_product')} figures={product} />}
      {brand && <Shares title={text('figures_brand', { brand: brandTitle ?? '' })} figures={brand} />}
      {delivery && (
        <p>
          <b>{text('figures_delivery', { percent: number(delivery.kept_percent, 1) })}</b>{' '}
          <span className="small muted">{text('figures_of_orders', { count: delivery.orders })}</span>
        </p>
      )}
      <p className="small muted">{text('figures_method')}</p>
    </section>
  );
}

function Shares({ title, figures }: { title: string; figures: NonNullable<Figures['product']> }) {
  const text = useText();
  const number = useNumber();
  const { sold, returned_percent, claimed_percent, settle_days, settled } = figures;
  return (
    <div>
      <h3>
        {title} <span className="small muted">{text('figures_of_pieces', { count: sold })}</span>
      </h3>
      <ul>
        <li>{text('figures_returned', { percent: number(returned_percent, 1) })}</li>
        <li>{text('figures_claimed', { percent: number(claimed_percent, 1) })}</li>
        {settle_days !== null && (
          <li>
            {text('figures_days', { count: Math.max(1, Math.round(settle_days)) })}{' '}
            <span className="small muted">{text('figures_of_claims', { count: settled })}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
