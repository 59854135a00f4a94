import type { GatewayEvent } from '../../adapters/payments/gateway.ts';
import type { Db } from '../../db/index.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { withShortLocks } from '../../http/short-locks.ts';
import { counted } from '../../http/watch.ts';
import { applyPaymentEvent, refundDuePayments, selectPaymentByCode } from '../payments/index.ts';
import { settlePayments } from './payment/settle-payments.ts';
import { lockPaidFor } from './payment/payment-subject.ts';
import type { OrderDeps } from './order-deps.ts';

type Received = { kind: 'applied' | 'repeated' | 'refused' };

/**
 * What a gateway says about a payment, whether it told us or was asked: payment, order, stock and mail move in one transaction.
 * The order is locked before its payments, here and everywhere.
 */
export async function receivePaymentEvent(db: Db, { gateway, event }: { gateway: string; event: GatewayEvent }, deps: OrderDeps): Promise<Outcome<Received>> {
  const payment = await selectPaymentByCode(db, event.paymentCode);
  if (!payment) return ok({ kind: 'refused' });
  let owes = false;
  const outcome = await withShortLocks(db, async (db): Promise<Outcome<Received>> => {
    const paidFor = await lockPaidFor(db, payment.reference);
    if (!paidFor) return fail('error_empty_data');
    const applied = await applyPaymentEvent(db, { gateway, event });
    if (applied.kind === 'refused') deps.logError(new Error(`payment event of ${gateway} refused: ${applied.reason}`));
    if (applied.kind !== 'applied') return ok({ kind: applied.kind });
    await settlePayments(db, paidFor, applied.payments);
    owes = applied.payment.status === 'refund_due' || paidFor.order.status === 'cancelled' || paidFor.order.status === 'failed';
    return ok({ kind: 'applied' });
  });
  // After the transaction, so that one that was rolled back is not counted.
  if (outcome.ok) counted({ what: 'payment_event', gateway, kind: event.kind, outcome: outcome.data.kind });
  if (outcome.ok && owes) await refundOwed(db, deps);
  return outcome;
}

/** Asks the gateways for what is to be given back; gives how many payments. */
export const refundOwed = (db: Db, deps: OrderDeps): Promise<number> =>
  refundDuePayments(db, { ...deps, receive: (told) => receivePaymentEvent(db, told, deps) });
