import type { PaymentStatus } from '@vitrina/contract/orders';
import type { GatewayEvent } from '../../adapters/payments/gateway.ts';

export type PaymentState = 'created' | 'pending' | 'cancelled' | 'failed' | 'paid' | 'refund_due' | 'refunded';

/** How far a payment has come. It only ever moves up, so the order in which its events arrive does not matter. */
const RANK: Readonly<Record<PaymentState, number>> = { created: 0, pending: 1, cancelled: 2, failed: 3, paid: 4, refund_due: 5, refunded: 6 };

/** State of a payment after an event of its gateway: a failed attempt may still be followed by money, money by a refund, nothing by less. */
export const nextPaymentState = (state: PaymentState, event: GatewayEvent['kind']): PaymentState => (RANK[event] > RANK[state] ? event : state);

/** How something that is paid for stands, from all payments begun for it, oldest first. */
export function paymentStatusOf(states: readonly PaymentState[]): PaymentStatus {
  for (const decisive of ['paid', 'refund_due', 'pending', 'refunded'] as const) if (states.includes(decisive)) return decisive;
  const last = states.at(-1);
  return last === 'failed' || last === 'cancelled' ? 'failed' : 'unpaid';
}
