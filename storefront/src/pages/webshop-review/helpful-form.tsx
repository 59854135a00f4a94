import type { Comment } from '@vitrina/contract/comment';
import { useShop, useText } from '../../context/shop-context.tsx';
import { authUrl } from '../../features/account/account-url.ts';
import { reviewsUrl } from '../../links/reviews-url.ts';
import { Check } from '../../ui/icons.tsx';
import type { Props } from './load.ts';

/** Marks a review as helpful, or undoes it; for customers and buyers. */
export function HelpfulForm({
  review,
  product,
  comments,
  identifier,
  errors,
}: Pick<Props, 'product' | 'comments' | 'identifier' | 'errors'> & { review: Comment }) {
  const shop = useShop();
  const text = useText();
  const { sort, stars, written_in: writtenIn, pagination, own_votes, may_vote } = comments;
  const { id } = review;
  if (id === undefined) return null;
  const url = reviewsUrl({ productId: product.id, identifier, sort, stars, writtenIn, page: pagination.page }, shop);
  if (!may_vote)
    return (
      <p className="tiny">
        <a className="link" rel="nofollow" href={`${authUrl(shop, 'login')}?${new URLSearchParams({ redirect: url })}`}>
          {text('feedback_helpful_log_in')}
        </a>
      </p>
    );
  const isOwn = own_votes.includes(id);
  return (
    <form method="post" action={url} className="review-helpful" id={`review-${id}`}>
      <input type="hidden" name="action" value="vote" />
      <input type="hidden" name="review" value={id} />
      <button type="submit" name="helpful" value={isOwn ? '0' : '1'} className="btn compact" aria-pressed={isOwn}>
        {isOwn && <Check className="icon small-icon" aria-hidden="true" />}
        {text(isOwn ? 'feedback_helpful_undo' : 'feedback_helpful')}
      </button>
      {errors.vote && (
        <span className="field-error" role="alert">
          {text(errors.vote === 'error_forbidden' ? 'feedback_helpful_own' : errors.vote)}
        </span>
      )}
    </form>
  );
}
