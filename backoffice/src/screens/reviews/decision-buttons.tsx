import type { RefusalReason } from '@vitrina/contract/feedback';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { REASONS } from './reasons.ts';
import type { ReviewsTab } from './reviews-search.ts';

export interface DecisionProps {
  state: ReviewsTab;
  /** The reasons are shown. */
  isRefusing: boolean;
  onRefusing: () => void;
  onDecide: (decision: { decision: 'approve' } | { decision: 'refuse'; reason: RefusalReason }) => void;
}

/** Publish a text, or refuse it for one of the reasons. */
export function DecisionButtons({ state, isRefusing, onRefusing, onDecide }: DecisionProps) {
  const words = useWords();
  return (
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
  );
}
