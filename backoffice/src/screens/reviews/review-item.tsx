import type { CallReply } from '@vitrina/contract/call-types';
import type { RefusalReason } from '@vitrina/contract/feedback';
import type * as calls from '@vitrina/contract/staff/reviews.calls';
import { useEffect, useRef } from 'react';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { AnswerReview } from './answer-review.tsx';
import { REASONS } from './reasons.ts';

export type Review = CallReply<typeof calls.search>['items'][number];

interface ReviewItemProps {
  review: Review;
  isCurrent: boolean;
  /** The reasons are shown. */
  isRefusing: boolean;
  onRefusing: () => void;
  onDecide: (decision: { decision: 'approve' } | { decision: 'refuse'; reason: RefusalReason }) => void;
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
      {refusal && <p className="problem">{words(`refusal_${refusal}`)}</p>}
      {state !== 'refused' && <AnswerReview id={review.id} answer={answer?.message ?? ''} />}
      <div className="review-actions">
        {state !== 'approved' && <Button onPress={() => onDecide({ decision: 'approve' })}>{words('review_approve')}</Button>}
        {state !== 'refused' && (
          <Button look="quiet" aria-expanded={isRefusing} onPress={onRefusing}>
            {words('review_refuse')}
          </Button>
        )}
        {isRefusing &&
          REASONS.map((reason, i) => (
            <Button key={reason} onPress={() => onDecide({ decision: 'refuse', reason })}>
              {i + 1} · {words(`refusal_${reason}`)}
            </Button>
          ))}
      </div>
    </li>
  );
}
