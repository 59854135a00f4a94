import type { GatewayEvent } from '../../adapters/payments/gateway.ts';
import type { Db } from '../../db/index.ts';
import { endCapture, lockCaptureByCode, sumCaptured, writeCaptured } from './capture-queries.ts';
import type { EventOutcome } from './event-outcome.ts';
import { insertPaymentEvent, lockPaymentsOf, type Payment, selectPaymentByCode } from './payment-queries.ts';
import { nextPaymentState } from './payment-states.ts';

interface GatewayCapture {
  gateway: string;
  event: GatewayEvent;
  /** Amount due, minor units. */
  owed: number;
}

/**
 * Applies a gateway's event about a capture, once for each event id and each capture, in the caller's transaction, which holds the lock of the
 * payment's subject. The payment is paid as soon as the amount due is captured; the rest of the reservation was never paid.
 */
export async function applyCapture(db: Db, { gateway, event, owed }: GatewayCapture): Promise<EventOutcome> {
  const found = await selectPaymentByCode(db, event.paymentCode);
  if (!found || found.gateway !== gateway) return { kind: 'refused', reason: 'unknown payment' };
  const payments = await lockPaymentsOf(db, found.reference);
  const payment = payments.find((one) => one.id === found.id) as Payment;
  const capture = event.captureCode === undefined ? null : await lockCaptureByCode(db, payment.id, event.captureCode);
  if (!capture) return { kind: 'refused', reason: 'unknown capture' };
  if (event.currency !== payment.currency) return { kind: 'refused', reason: 'another currency' };
  if (event.amount !== capture.amount) return { kind: 'refused', reason: 'another amount' };
  if (!(await insertPaymentEvent(db, { gateway, eventId: event.eventId, paymentId: payment.id, kind: 'captured' }))) return { kind: 'repeated' };
  if (!(await endCapture(db, capture.id, 'done'))) return { kind: 'repeated' };
  const before = payment.status;
  const taken = await sumCaptured(db, payment.id);
  if (taken >= owed) await applyCapturedSum(db, { payment, payments, taken });
  return { kind: 'applied', payment, before, payments };
}

/** Sets the captured sum as the paid amount; a second payment of one subject becomes due for refund. */
export async function applyCapturedSum(db: Db, { payment, payments, taken }: { payment: Payment; payments: readonly Payment[]; taken: number }): Promise<void> {
  const isSecond = payments.some((one) => one.id !== payment.id && one.status === 'paid');
  const next = nextPaymentState(payment.status, 'paid');
  if (next !== 'paid' || payment.status === 'paid') return;
  payment.amount = taken;
  payment.status = isSecond ? 'refund_due' : next;
  await writeCaptured(db, payment);
}
