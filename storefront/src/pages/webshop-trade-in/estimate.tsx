import { usePrice, useText } from '../../context/shop-context.tsx';
import type { EstimateProps as PageProps } from './load.ts';

/** Days of a year. */
const YEAR = 365;

interface EstimateProps {
  estimate: NonNullable<PageProps['estimate']>;
  couponDays: number;
}

/** The estimate and its conditions. */
export function Estimate({ estimate: { sum }, couponDays }: EstimateProps) {
  const text = useText();
  const price = usePrice();
  const years = couponDays % YEAR === 0 ? couponDays / YEAR : null;
  return (
    <section className={`panel order-panel trade-in-sum ${sum === null ? 'no' : 'yes'}`} id="sum" tabIndex={-1} role="status" aria-labelledby="sum-title">
      <h2 id="sum-title">{sum === null ? text('trade_in_refused') : text('trade_in_sum')}</h2>
      {sum === null ? (
        <p>{text('trade_in_refused_text')}</p>
      ) : (
        <>
          <p className="trade-in-amount num">{price(sum)}</p>
          <p>{text(years === null ? 'trade_in_sum_text' : 'trade_in_sum_years', { count: years ?? couponDays })}</p>
          <p>
            <a className="key" href="#offer">
              {text('trade_in_offer_title')}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
