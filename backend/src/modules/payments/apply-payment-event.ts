import type { GatewayEvent } from '../../adapters/payments/gateway.ts';
import type { Db } from '../../db/index.ts';
import { insertPaymentEvent, lockPaymentsOf, type Payment, selectPaymentByCode, selectPaymentOfEvent, updatePayment } from './payment-queries.ts';
import { applyCapture, applyCapturedSum } from './apply-capture.ts';
import { noteAuthorized, sumCaptured } from './capture-queries.ts';
import type { EventOutcome } from './event-outcome.ts';
import { applyPartialRefund } from './apply-partial-refund.ts';
import { nextPaymentState } from './payment-states.ts';
import { finishPartsOf, selectRest } from './refund-queries.ts';

/** Applies an event once, in the caller's transaction, which holds the lock of the payment's subject. A second capture becomes due for refund. */
export async function applyPaymentEvent(db: Db, message: { gateway: string; event: GatewayEvent; owed: number }): Promise<EventOutcome> {
  const { gateway, event } = message;
  if (event.kind === 'captured') return applyCapture(db, message);
  if (event.kind === 'part_refunded') return applyPartialRefund(db, message);
  const found = await selectPaymentByCode(db, event.paymentCode);
  if (!found || found.gateway !== gateway) return { kind: 'refused', reason: 'unknown payment' };
  const payments = await lockPaymentsOf(db, found.reference);
  const payment = payments.find((one) => one.id === found.id) as Payment;
  const mismatch = mismatchOf(payment, event, event.kind === 'refunded' ? await selectRest(db, payment) : null);
  if (mismatch) return { kind: 'refused', reason: mismatch };
  if (!(await insertPaymentEvent(db, { gateway, eventId: event.eventId, paymentId: payment.id, kind: event.kind }))) {
    const counted = await selectPaymentOfEvent(db, { gateway, eventId: event.eventId });
    return counted === payment.id ? { kind: 'repeated' } : { kind: 'refused', reason: 'event of another payment' };
  }
  const before = payment.status;
  const isSecond = payments.some((one) => one.id !== payment.id && one.status === 'paid');
  const next = nextPaymentState(before, event.kind);
  payment.status = next === 'paid' && before !== 'paid' && isSecond ? 'refund_due' : next;
  payment.gateway_reference ??= event.gatewayReference ?? null;
  if (event.kind === 'refunded' && event.amount === payment.amount) await finishPartsOf(db, payment.id);
  // The captured part of an ended reservation stays paid.
  const taken = event.kind === 'voided' ? await sumCaptured(db, payment.id) : 0;
  if (taken > 0) {
    payment.status = before;
    await applyCapturedSum(db, { payment, payments, taken });
    return { kind: 'applied', payment, before, payments };
  }
  await updatePayment(db, payment);
  if (event.kind === 'authorized') await authorize(db, payment);
  return { kind: 'applied', payment, before, payments };
}

async function authorize(db: Db, payment: Payment): Promise<void> {
  await noteAuthorized(db, payment);
  payment.authorized_amount ??= payment.amount;
}

/** Refusal of an event that does not match; `null`: it matches. For a refund gateways report the whole payment, or the rest after partial refunds. */
function mismatchOf(payment: Payment, event: GatewayEvent, rest: number | null): string | null {
  if (event.amount !== payment.amount && !(event.kind === 'refunded' && event.amount > 0 && event.amount === rest)) return 'another amount';
  if (event.currency !== payment.currency) return 'another currency';
  if (event.gatewayReference && payment.gateway_reference && event.gatewayReference !== payment.gateway_reference) return 'another reference';
  return null;
}
