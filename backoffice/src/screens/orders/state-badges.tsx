import type { OrderStatus, PaymentStatus } from '@vitrina/contract/orders';
import { useWords } from '../../language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { TONE_OF_PAYMENT, TONE_OF_STATE } from './order-words.ts';

export function StateBadge({ state }: { state: OrderStatus }) {
  const words = useWords();
  return <Badge tone={TONE_OF_STATE[state]}>{words(`order_state_${state}`)}</Badge>;
}

/** `null`: not permitted for this role; nothing is shown. */
export function PaymentBadge({ state }: { state: PaymentStatus | null }) {
  const words = useWords();
  return state && <Badge tone={TONE_OF_PAYMENT[state]}>{words(`payment_state_${state}`)}</Badge>;
}
