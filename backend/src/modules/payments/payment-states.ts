import type { PaymentStatus } from '@vitrina/contract/orders';
import type { GatewayEvent } from '../../adapters/payments/gateway.ts';

export type PaymentState = 'created' | 'pending' | 'cancelled' | 'failed' | 'paid' | 'refund_due' | 'refunded';

/** A payment's state only moves up, so that the order of its events does not matter. */
const RANK: Readonly<Record<PaymentState, number>> = { created: 0, pending: 1, cancelled: 2, failed: 3, paid: 4, refund_due: 5, refunded: 6 };

/** State that an event leads to; `null`: captures and partial refunds change no state by themselves. */
const LEADS_TO: Readonly<Record<GatewayEvent['kind'], PaymentState | null>> = {
  ...{ pending: 'pending', cancelled: 'cancelled', failed: 'failed', paid: 'paid', refunded: 'refunded' },
  ...{ authorized: 'pending', voided: 'cancelled', captured: null, part_refunded: null },
};

/** Next state: a failed attempt may still be paid, a payment may be refunded; no state moves down. */
export function nextPaymentState(state: PaymentState, event: GatewayEvent['kind']): PaymentState {
  const next = LEADS_TO[event];
  return next !== null && RANK[next] > RANK[state] ? next : state;
}

/** Payment status of a subject, from all its payments, oldest first. */
export function paymentStatusOf(states: readonly PaymentState[]): PaymentStatus {
  for (const decisive of ['paid', 'refund_due', 'pending', 'refunded'] as const) if (states.includes(decisive)) return decisive;
  const last = states.at(-1);
  return last === 'failed' || last === 'cancelled' ? 'failed' : 'unpaid';
}
