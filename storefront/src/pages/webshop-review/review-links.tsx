import { COMMENT_SORTS } from '@vitrina/contract/values/comment-form';
import { useShop, useText } from '../../context/shop-context.tsx';
import { reviewsUrl } from '../../links/reviews-url.ts';
import type { Props } from './load.ts';

type Listed = Pick<Props, 'product' | 'comments' | 'identifier'>;

/** In which order reviews stand. */
export function SortLinks({ product, comments, identifier }: Listed) {
  const shop = useShop();
  const text = useText();
  return (
    <nav className="review-links" aria-label={text('feedback_sort')}>
      {COMMENT_SORTS.map((sort) => (
        <a
          key={sort}
          className="pill"
          href={`${reviewsUrl({ productId: product.id, identifier, sort }, shop)}#list`}
          aria-current={sort === comments.sort ? 'true' : undefined}
        >
          {text(`feedback_sort_${sort}`)}
        </a>
      ))}
    </nav>
  );
}

/** Further pages of reviews. */
export function ReviewPages({ product, comments, identifier }: Listed) {
  const shop = useShop();
  const text = useText();
  const { sort, pagination } = comments;
  const { page, pages } = pagination;
  if (pages === 1) return null;
  const to = (page: number) => `${reviewsUrl({ productId: product.id, identifier, sort, page }, shop)}#list`;
  return (
    <nav className="review-links" aria-label={text('listing_pages')}>
      {page > 1 && (
        <a className="btn compact" rel="prev" href={to(Math.min(page - 1, pages))}>
          {text('listing_previous')}
        </a>
      )}
      <span className="small muted">{text('feedback_page', { page, pages })}</span>
      {page < pages && (
        <a className="btn compact" rel="next" href={to(page + 1)}>
          {text('listing_next')}
        </a>
      )}
    </nav>
  );
}
