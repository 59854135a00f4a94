import type { HiddenReason } from '@vitrina/contract/catalogue';
import { useText } from '../../context/shop-context.tsx';

interface HiddenMarksProps {
  /** What staff alone get; guests' products have none. */
  reasons?: readonly HiddenReason[] | undefined;
}

/** Badges on a tile for staff: why it is hidden. Their style comes with the staff bar. */
export function HiddenBadges({ reasons = [] }: HiddenMarksProps) {
  const text = useText();
  return reasons.map((reason) => (
    <span key={reason} className="badge hidden-mark">
      {text(`staff_mark_${reason}`)}
    </span>
  ));
}

/** The reasons in sentences, for the page of a product or of a list. */
export function HiddenNote({ reasons = [] }: HiddenMarksProps) {
  const text = useText();
  if (reasons.length === 0) return null;
  return (
    <p className="hidden-note" role="note">
      {[text('staff_hidden'), ...reasons.map((reason) => text(`staff_hidden_${reason}`))].join(' ')}
    </p>
  );
}
