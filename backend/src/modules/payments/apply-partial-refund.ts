import type { GatewayEvent } from '../../adapters/payments/gateway.ts';
import type { Db } from '../../db/index.ts';
import type { EventOutcome } from './event-outcome.ts';
import { insertPaymentEvent, lockPaymentsOf, type Payment, selectPaymentByCode, updatePayment } from './payment-queries.ts';
import { nextPaymentState } from './payment-states.ts';
import { finishRefund, insertRefund, isAllBack, lockRefundByCode } from './refund-queries.ts';

/**
 * Applies a gateway's event about a partial refund, once for each event id and each refund, in the caller's transaction, which holds the lock of the
 * payment's subject. The payment stays paid until it is refunded completely.
 */
export async function applyPartialRefund(db: Db, { gateway, event }: { gateway: string; event: GatewayEvent }): Promise<EventOutcome> {
  const found = await selectPaymentByCode(db, event.paymentCode);
  if (!found || found.gateway !== gateway) return { kind: 'refused', reason: 'unknown payment' };
  const payments = await lockPaymentsOf(db, found.reference);
  const payment = payments.find((one) => one.id === found.id) as Payment;
  const part = event.refundCode === undefined ? null : await lockRefundByCode(db, payment.id, event.refundCode);
  const mismatch = mismatchOf(payment, event, part);
  if (mismatch) return { kind: 'refused', reason: mismatch };
  if (!(await insertPaymentEvent(db, { gateway, eventId: event.eventId, paymentId: payment.id, kind: 'part_refunded' }))) return { kind: 'repeated' };
  const id = part?.id ?? (await insertUnasked(db, payment, event));
  if (!(await finishRefund(db, { id }))) return { kind: 'repeated' };
  const before = payment.status;
  await finishPayment(db, payment);
  return { kind: 'applied', payment, before, payments };
}

/** Marks a payment as refunded once nothing is left of it and no refund is due. */
export async function finishPayment(db: Db, payment: Payment): Promise<void> {
  if ((payment.status !== 'paid' && payment.status !== 'refund_due') || !(await isAllBack(db, payment.id))) return;
  payment.status = nextPaymentState(payment.status, 'refunded');
  await updatePayment(db, payment);
}

/** `null`: it matches. */
function mismatchOf(payment: Payment, event: GatewayEvent, part: { amount: number } | null): string | null {
  if (event.currency !== payment.currency) return 'another currency';
  if (event.gatewayReference && payment.gateway_reference && event.gatewayReference !== payment.gateway_reference) return 'another reference';
  if (event.refundCode !== undefined && !part) return 'unknown refund';
  if (part) return event.amount === part.amount ? null : 'another amount';
  if (payment.status !== 'paid') return 'a part of what is not paid';
  return event.amount > 0 && event.amount <= payment.amount - payment.refunded_amount ? null : 'more than is left';
}

const insertUnasked = (db: Db, { id, currency }: Payment, { amount }: GatewayEvent): Promise<number> =>
  insertRefund(db, { paymentId: id, kind: 'gateway', decisionId: null, amount, currency, reason: '', byHand: false, by: null });
