import type { HiddenReason } from '@vitrina/contract/catalogue';
import { useText } from '../../context/shop-context.tsx';

interface HiddenBadgesProps {
  /** Reasons why only staff see the product; absent for guests. */
  reasons?: readonly HiddenReason[] | undefined;
}

/** Badges on a tile for staff: why it is hidden. Their style sheet comes with the staff bar. */
export function HiddenBadges({ reasons = [] }: HiddenBadgesProps) {
  const text = useText();
  return reasons.map((reason) => (
    <span key={reason} className="badge hidden-mark">
      {text(`staff_mark_${reason}`)}
    </span>
  ));
}
