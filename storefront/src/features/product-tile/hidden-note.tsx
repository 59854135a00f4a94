import type { HiddenReason } from '@vitrina/contract/catalogue';
import { useText } from '../../context/shop-context.tsx';

interface HiddenNoteProps {
  /** Reasons why only staff see the product; absent for guests. */
  reasons?: readonly HiddenReason[] | undefined;
}

/** The reasons as sentences, for the page of a product or a list. */
export function HiddenNote({ reasons = [] }: HiddenNoteProps) {
  const text = useText();
  if (reasons.length === 0) return null;
  return (
    <p className="hidden-note" role="note">
      {[text('staff_hidden'), ...reasons.map((reason) => text(`staff_hidden_${reason}`))].join(' ')}
    </p>
  );
}
