import type { GatewayEvent } from '../../adapters/payments/gateway.ts';
import type { Db } from '../../db/index.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { withShortLocks } from '../../http/short-locks.ts';
import { increment } from '../../http/instrumentation.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { selectPaymentByCode } from './payment-queries.ts';
import { requestDueRefunds } from './request-refunds.ts';
import { requestDueCaptures, requestReleases } from './request-captures.ts';
import { requestDuePartialRefunds } from './request-partial-refunds.ts';

type Received = { kind: 'applied' | 'repeated' | 'refused' };

/**
 * Applies what a gateway reports about a payment, by callback or by status request: payment, order, stock and mail change in one
 * transaction. The order is locked before its payments, here and everywhere.
 */
export async function receivePaymentEvent(db: Db, { gateway, event }: { gateway: string; event: GatewayEvent }, deps: PaymentDeps): Promise<Outcome<Received>> {
  const payment = await selectPaymentByCode(db, event.paymentCode);
  if (!payment) return ok({ kind: 'refused' });
  let hasRefundDue = false;
  const outcome = await withShortLocks(db, async (db): Promise<Outcome<Received>> => {
    const subject = await deps.subjects.lock(db, payment.reference);
    if (!subject) return fail('error_empty_data');
    const applied = await applyPaymentEvent(db, { gateway, event, owed: subject.owed });
    if (applied.kind === 'refused') deps.logError(new Error(`payment event of ${gateway} refused: ${applied.reason}`));
    if (applied.kind !== 'applied') return ok({ kind: applied.kind });
    await subject.settle(db, applied.payments);
    hasRefundDue = applied.payment.status === 'refund_due' || subject.hasEnded;
    return ok({ kind: 'applied' });
  });
  // After the transaction, so that a rolled-back event is not counted.
  if (outcome.ok) increment({ what: 'payment_event', gateway, kind: event.kind, outcome: outcome.data.kind });
  if (outcome.ok && hasRefundDue) await requestRefunds(db, deps);
  return outcome;
}

/** Requests due refunds from their gateways, and the release of what they reserved in vain. Returns how many payments were processed. */
export async function requestRefunds(db: Db, deps: PaymentDeps): Promise<number> {
  const receive = (reported: { gateway: string; event: GatewayEvent }) => receivePaymentEvent(db, reported, deps);
  const refunded = await requestDueRefunds(db, { ...deps, receive });
  return refunded + (await requestReleases(db, { ...deps, receive }));
}

/** Requests due captures from their gateways. `only`: one. */
export const requestCaptures = (db: Db, deps: PaymentDeps, only: number | null = null): Promise<number> =>
  requestDueCaptures(db, { ...deps, receive: (reported) => receivePaymentEvent(db, reported, deps) }, only);

/** Requests due parts of payments. `only`: of one decision. */
export const requestPartialRefunds = (db: Db, deps: PaymentDeps, only: number | null = null): Promise<number> =>
  requestDuePartialRefunds(db, { ...deps, receive: (reported) => receivePaymentEvent(db, reported, deps) }, only);
