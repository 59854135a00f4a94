import { Star } from '../../ui/icons.tsx';
import type { ProductDetail } from '@vitrina/contract/catalogue';
import { formatDate } from '@vitrina/contract/values/date';
import { useShop, useText } from '../../context/shop-context.tsx';
import { useNumber } from '../../labels/use-number.ts';
import { shares } from './shares.ts';
import './reviews.css';

type Comments = ProductDetail['feedback_comment_widget'];
type Review = Comments['items'][number];

/** Reviews seen without asking for more; structured data names no others. */
export const SHOWN_REVIEWS = 4;

/** What buyers say: average, distribution, how reviews are checked, the reviews themselves. */
export function Reviews({ rate, comments }: { rate: ProductDetail['feedback_rate_widget']; comments: Comments }) {
  const text = useText();
  const rest = comments.items.slice(SHOWN_REVIEWS);
  return (
    <section className="section columns" id="reviews" tabIndex={-1} aria-labelledby="reviews-title">
      <div className="reviews">
        <div className="section-head">
          <div>
            <h2 id="reviews-title">{text('product_reviews_title')}</h2>
            <p>{text('product_reviews_method')}</p>
          </div>
        </div>
        {rate.rates_votes > 0 ? <Summary rate={rate} distribution={comments.distribution} /> : <p className="muted">{text('product_reviews_none')}</p>}
      </div>
      <div className="reviews">
        {comments.items.slice(0, SHOWN_REVIEWS).map((review) => (
          <Article key={`${review.date} ${review.display_name} ${review.message}`} review={review} />
        ))}
        {rest.length > 0 && (
          <details className="reviews-more">
            <summary className="btn compact">{text('show_more')}</summary>
            <div className="reviews">
              {rest.map((review) => (
                <Article key={`${review.date} ${review.display_name} ${review.message}`} review={review} />
              ))}
            </div>
          </details>
        )}
      </div>
    </section>
  );
}

function Summary({ rate, distribution }: { rate: ProductDetail['feedback_rate_widget']; distribution: readonly number[] }) {
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

function Article({ review }: { review: Review }) {
  const { language } = useShop();
  const text = useText();
  return (
    <article className="review">
      <p className="rating">
        <Star className="icon" aria-hidden="true" />
        <span className="visually-hidden">{text('product_reviews_stars', { stars: String(review.rate) })}</span>
        <b aria-hidden="true">{review.rate}</b>
      </p>
      <p {...(review.lang !== language.lang && { lang: review.lang })}>{review.message}</p>
      <p className="tiny muted">
        {review.display_name}, {formatDate(review.date)}
      </p>
    </article>
  );
}
