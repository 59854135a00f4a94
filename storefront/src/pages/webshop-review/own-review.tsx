import type { OwnComment } from '@vitrina/contract/feedback';
import { useText } from '../../context/shop-context.tsx';

/** What became of the visitor's own review. */
export function OwnReview({ own }: { own: OwnComment }) {
  const text = useText();
  return (
    <section className={own.state === 'refused' ? 'order-notice' : 'order-notice own-review'} id="own" aria-labelledby="own-title">
      <h2 id="own-title">{text(`feedback_own_${own.state}`)}</h2>
      <p>{text(own.state === 'refused' ? `feedback_refused_${own.refusal}` : `feedback_own_${own.state}_text`)}</p>
      {own.is_verified && <p className="small">{text('feedback_own_counts')}</p>}
      {own.state === 'refused' && <p className="small">{text('feedback_own_again')}</p>}
    </section>
  );
}
