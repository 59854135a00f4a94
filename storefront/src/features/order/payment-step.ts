import type { Order } from '@vitrina/contract/orders';

type State = Pick<Order, 'status' | 'payment_status'>;

/** State of a payment for the shopper; `waiting`: may still succeed or fail. */
export type PaymentStep = 'paid' | 'waiting' | 'failed' | 'over';

/** Step that the pages of a payment show. A cancelled or expired order is closed, regardless of its payment. */
export function paymentStep({ status, payment_status }: State): PaymentStep {
  if (payment_status === 'paid') return 'paid';
  if (status === 'cancelled' || status === 'failed' || payment_status === 'refunded' || payment_status === 'refund_due') return 'over';
  return payment_status === 'failed' ? 'failed' : 'waiting';
}
