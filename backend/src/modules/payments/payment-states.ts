import type { PaymentStatus } from '@vitrina/contract/orders';
import type { GatewayEvent } from '../../adapters/payments/gateway.ts';

export type PaymentState = 'created' | 'pending' | 'cancelled' | 'failed' | 'paid' | 'refund_due' | 'refunded';

/** A payment's state only moves up, so that the order of its events does not matter. */
const RANK: Readonly<Record<PaymentState, number>> = { created: 0, pending: 1, cancelled: 2, failed: 3, paid: 4, refund_due: 5, refunded: 6 };

/** A failed attempt may still be paid, a payment may be refunded; nothing moves down, and a part that goes back moves nothing. */
export const nextPaymentState = (state: PaymentState, event: GatewayEvent['kind']): PaymentState =>
  event !== 'part_refunded' && RANK[event] > RANK[state] ? event : state;

/** Payment status of a subject, from all its payments, oldest first. */
export function paymentStatusOf(states: readonly PaymentState[]): PaymentStatus {
  for (const decisive of ['paid', 'refund_due', 'pending', 'refunded'] as const) if (states.includes(decisive)) return decisive;
  const last = states.at(-1);
  return last === 'failed' || last === 'cancelled' ? 'failed' : 'unpaid';
}
