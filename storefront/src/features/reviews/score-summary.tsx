import type { ProductDetail } from '@vitrina/contract/catalogue';
import { useText } from '../../context/shop-context.tsx';
import { useNumber } from '../../labels/use-number.ts';
import { shares } from './shares.ts';

interface ScoreSummaryProps {
  rate: ProductDetail['feedback_rate_widget'];
  distribution: readonly number[];
  /** Returns the address of reviews with a rating; absent: the bars are no links. */
  starsUrl?: (stars: number) => string;
  /** Rating that the list is filtered by. */
  chosen?: number | null;
}

/** Average and distribution of ratings. */
export function ScoreSummary({ rate, distribution, starsUrl, chosen = null }: ScoreSummaryProps) {
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
            <Stars stars={stars} url={starsUrl?.(stars)} isChosen={stars === chosen} />
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

function Stars({ stars, url, isChosen }: { stars: number; url: string | undefined; isChosen: boolean }) {
  const text = useText();
  const name = (
    <>
      <span aria-hidden="true">{stars}</span>
      <span className="visually-hidden">{text('product_reviews_stars', { stars: String(stars) })}:</span>
    </>
  );
  return url ? (
    <a href={url} aria-current={isChosen ? 'true' : undefined}>
      {name}
    </a>
  ) : (
    <span>{name}</span>
  );
}
