import { useShop, useText } from '../../context/shop-context.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { ReviewArticle } from '../../features/reviews/review-article.tsx';
import { ScoreSummary } from '../../features/reviews/score-summary.tsx';
import '../../features/reviews/reviews.css';
import { ProductHead } from '../../ui/product-head.tsx';
import type { Props } from './load.ts';
import { HelpfulForm } from './helpful-form.tsx';
import { OwnReview } from './own-review.tsx';
import { ProductReviewForm } from './product-review-form.tsx';
import { FilterLinks, ReviewPages, SortLinks, starsUrl } from './review-links.tsx';
import './review.css';

/** All reviews of a product, and the form to write one. */
export function Page(props: Props) {
  const shop = useShop();
  const { info } = shop;
  const text = useText();
  const { product, comments } = props;
  const { items, rates, rates_votes, distribution, own, pagination } = comments;
  return (
    <OrderFrame
      title={text('feedback_title', { title: product.title })}
      lead={
        <ProductHead path={product.image}>
          <p>
            <a className="link" href={product.url}>
              {text('feedback_to_product')}
            </a>
          </p>
        </ProductHead>
      }
      aside={
        <div className="review-aside">
          {own && <OwnReview own={own} product={product} identifier={props.identifier} errors={props.errors} />}
          {!own && comments.own_rate !== null && (
            <p className="order-notice" id="own" role="status">
              {text('feedback_own_rate', { stars: String(comments.own_rate) })}
            </p>
          )}
          <ProductReviewForm {...props} />
        </div>
      }
    >
      <section className="reviews" aria-labelledby="score-title">
        <h2 id="score-title">{text('product_reviews_title')}</h2>
        {rates_votes > 0 ? (
          <ScoreSummary rate={{ rates, rates_votes }} distribution={distribution} starsUrl={starsUrl(props, shop)} chosen={comments.stars} />
        ) : (
          <p className="muted">{text('product_reviews_none')}</p>
        )}
        <p className="small">{text('product_reviews_method')}</p>
        <p className="small">{text('feedback_method_unverified')}</p>
        <p className="small">{text('feedback_method_report', { email: info.email })}</p>
      </section>
      {(items.length > 0 || comments.stars !== null || comments.written_in !== null) && (
        <section className="reviews review-list" id="list" aria-label={text('feedback_list')}>
          <SortLinks {...props} />
          <FilterLinks {...props} />
          {items.length === 0 && <p className="muted">{text('feedback_filter_none')}</p>}
          {items.map((review) => (
            <ReviewArticle key={review.id} review={review}>
              <HelpfulForm {...props} review={review} />
            </ReviewArticle>
          ))}
          <ReviewPages {...props} />
        </section>
      )}
      {items.length === 0 && pagination.total > 0 && <ReviewPages {...props} />}
    </OrderFrame>
  );
}
