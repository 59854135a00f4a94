import type { ProductDetail } from '@vitrina/contract/catalogue';
import { useText } from '../../context/shop-context.tsx';
import { useNumber } from '../../labels/use-number.ts';
import { shares } from './shares.ts';

/** Average and spread of all stars. */
export function ScoreSummary({ rate, distribution }: { rate: ProductDetail['feedback_rate_widget']; distribution: readonly number[] }) {
  const number = useNumber();
  const text = useText();
  const average = number(rate.rates, 1);
  return (
    <div className="reviews-summary">
      <p className="reviews-average">
        <b aria-hidden="true">{average}</b>
        <span className="visually-hidden">{text('product_reviews_average', { average })}</span>
        <small>{text('ratings_count', { count: rate.rates_votes })}</small>
      </p>
      <ul className="reviews-bars" aria-label={text('product_reviews_distribution')}>
        {shares(distribution).map(({ stars, votes, percent }) => (
          <li key={stars}>
            <span>
              <span aria-hidden="true">{stars}</span>
              <span className="visually-hidden">{text('product_reviews_stars', { stars: String(stars) })}:</span>
            </span>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect className="reviews-track" width="100" height="6" />
              <rect width={percent} height="6" />
            </svg>
            <span>{number(votes)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
