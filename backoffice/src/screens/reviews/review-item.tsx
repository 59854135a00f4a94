import type { CallReply } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/reviews.calls';
import { MESSAGE_LENGTH } from '@vitrina/contract/values/comment-form';
import { useEffect, useRef } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { AnswerReview } from './answer-review.tsx';
import { ReviewPhotos, ReviewPoints, TranslateReview } from './review-parts.tsx';
import { DecisionButtons, type DecisionProps } from './decision-buttons.tsx';

export type Review = CallReply<typeof calls.search>['items'][number];

interface ReviewItemProps extends Omit<DecisionProps, 'state'> {
  review: Review;
  isCurrent: boolean;
}

export function ReviewItem({ review, isCurrent, isRefusing, onRefusing, onDecide }: ReviewItemProps) {
  const words = useWords();
  const { moment } = useFormats();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const { product, rate, display_name, message, lang, is_verified, created_at, state, refusal, answer } = review;
  return (
    <li ref={item} className="review" aria-current={isCurrent || undefined}>
      <div className="grid-line">
        <b className="grow">{product.title}</b>
        <span className="review-stars" role="img" aria-label={words('review_stars', { count: rate })}>
          {'★'.repeat(rate)}
          {'☆'.repeat(5 - rate)}
        </span>
      </div>
      <span className="grid-dim">{[display_name, moment(created_at), lang, is_verified && words('review_bought')].filter(Boolean).join(' · ')}</span>
      <p className="review-text" lang={lang}>
        {message}
      </p>
      <ReviewPoints pros={review.pros} cons={review.cons} lang={lang} />
      <ReviewPhotos id={review.id} photos={review.photos} />
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
    </li>
  );
}
