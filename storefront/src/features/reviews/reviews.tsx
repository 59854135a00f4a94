import type { ProductDetail } from '@vitrina/contract/catalogue';
import { useShop, useText } from '../../context/shop-context.tsx';
import { reviewsUrl } from '../../links/reviews-url.ts';
import { ReviewArticle } from './review-article.tsx';
import { ScoreSummary } from './score-summary.tsx';
import './reviews.css';

interface ReviewsProps {
  productId: number;
  rate: ProductDetail['feedback_rate_widget'];
  comments: ProductDetail['feedback_comment_widget'];
}

/** Reviews of a product: average, distribution, how reviews are verified, the newest ones; all reviews and the form are on a separate page. */
export function Reviews({ productId, rate, comments }: ReviewsProps) {
  const shop = useShop();
  const text = useText();
  const { items, total } = comments;
  return (
    <>
      <div className="reviews">
        <div className="section-head">
          <div>
            <h2 id="reviews-title">{text('product_reviews_title')}</h2>
            <p>{text('product_reviews_method')}</p>
          </div>
        </div>
        {rate.rates_votes > 0 ? <ScoreSummary rate={rate} distribution={comments.distribution} /> : <p className="muted">{text('product_reviews_none')}</p>}
        <p>
          <a className="btn compact" href={`${reviewsUrl({ productId }, shop)}#write`}>
            {text('feedback_write')}
          </a>
        </p>
      </div>
      <div className="reviews">
        {total === 0 && rate.rates_votes > 0 && <p className="muted">{text('product_reviews_stars_only')}</p>}
        {items.map((review) => (
          <ReviewArticle key={`${review.date} ${review.display_name} ${review.message}`} review={review} />
        ))}
        {total > 0 && (
          <p>
            <a className="btn compact" href={reviewsUrl({ productId }, shop)}>
              {text('feedback_all', { count: total })}
            </a>
          </p>
        )}
      </div>
    </>
  );
}
