import * as calls from '@vitrina/contract/staff/reviews.calls';
import { MESSAGE_LENGTH } from '@vitrina/contract/values/comment-form';
import { callStaff } from '../../api/call-staff.ts';
import { useWords } from '../../language/language.tsx';
import { nameOfLang } from '../../language/name-of-lang.ts';
import { useFormats } from '../../language/use-formats.ts';
import type { Review } from './read-queue.ts';
import { Stars } from './review-columns.tsx';
import { AnswerReview } from './answer-review.tsx';
import { SimilarReviews } from './similar-reviews.tsx';
import { ReviewPhotos, ReviewPoints, TranslateReview } from './review-parts.tsx';
import { DecisionButtons, type DecisionProps } from './decision-buttons.tsx';

interface ReviewItemProps extends Omit<DecisionProps, 'state'> {
  review: Review;
}

/** A review with text, photos and similar reviews, and the actions on it. */
export function ReviewItem({ review, isRefusing, onRefusing, onDecide }: ReviewItemProps) {
  const words = useWords();
  const { moment } = useFormats();
  const { display_name, message, lang, is_verified, created_at, state, refusal, answer } = review;
  return (
    <div className="review">
      <Stars one={review} />
      <span className="grid-dim">
        {[display_name, moment(created_at), nameOfLang(lang), is_verified && words('review_bought')].filter(Boolean).join(' · ')}
      </span>
      <p className="review-text" lang={lang}>
        {message}
      </p>
      <ReviewPoints pros={review.pros} cons={review.cons} lang={lang} />
      <ReviewPhotos id={review.id} photos={review.photos} />
      <SimilarReviews id={review.id} />
      {refusal && <p className="problem">{words(`refusal_${refusal}`)}</p>}
      {state !== 'refused' && (
        <AnswerReview
          name={`review:${review.id}`}
          answer={answer?.message ?? ''}
          most={MESSAGE_LENGTH}
          kind="review"
          lang={lang}
          names={{ name: review.display_name, product: review.product.title }}
          onAnswer={(message, idempotencyKey) => callStaff(calls.answer, { id: review.id, message }, { idempotencyKey })}
        />
      )}
      {state !== 'refused' && <TranslateReview id={review.id} lang={lang} />}
      <DecisionButtons state={state} isRefusing={isRefusing} onRefusing={onRefusing} onDecide={onDecide} />
    </div>
  );
}
