import type { OrderStatus, PaymentStatus } from '@vitrina/contract/orders';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { refuseIfBusy, withShortLocks } from '../../../http/short-locks.ts';
import type { Db } from '../../../db/index.ts';
import { lockPaymentsOf, updatePayment, markForRelease } from '../../payments/index.ts';
import { releaseCoupons } from '../../coupons/index.ts';
import { refundAdditionals } from '../additional/settle-additional.ts';
import type { OrderDeps } from '../order-deps.ts';
import { referenceOf } from '../order-identifier.ts';
import { findOrder, insertOrderEvent, lockOrder, type OrderRow, saveCancelReason, updateOrderState } from '../order-queries.ts';
import { canCancel } from '../order-states.ts';
import { requestRefunds } from '../payment/link-payments.ts';
import { releaseStock } from '../stock/release-stock.ts';
import { shouldNotifyCancellation } from '../waiting/should-notify-cancellation.ts';
import { enqueueOrderMail } from '../mail/enqueue-order-mail.ts';

type State = { status: OrderStatus; payment_status: PaymentStatus };

/** Cancels an order that is not packed yet and requests the refund of what was paid. Repeated calls succeed. */
export const cancelOrder =
  (deps: OrderDeps) =>
  async ({ identifier, reason }: { identifier: string; reason?: string | undefined }, { db }: Pick<CallContext, 'db'>): Promise<Outcome<State>> => {
    const found = await findOrder(db, identifier);
    if (!found) return fail('error_empty_data');
    return refuseIfBusy(async () => {
      const outcome = await withShortLocks(db, (db) => cancelInTransaction(db, found.id, { reason, shouldNotify: shouldNotifyCancellation(deps) }));
      if (outcome.ok) await requestRefunds(db, deps);
      return outcome;
    });
  };

interface Cancel {
  reason?: string | undefined;
  /** Releases the reserved stock; default: true. */
  restock?: boolean;
  /** Resolves with true if the buyer is notified by mail; absent: always. */
  shouldNotify?: (db: Db, order: OrderRow) => Promise<boolean>;
}

/** Cancels within the caller's transaction; the caller requests the refunds after it. */
export async function cancelInTransaction(
  db: Db,
  id: number,
  { reason, restock = true, shouldNotify = async () => true }: Cancel = {},
): Promise<Outcome<State>> {
  const order = (await lockOrder(db, id)) as OrderRow;
  if (order.status === 'cancelled') return ok({ status: order.status, payment_status: order.payment_status });
  if (!canCancel(order)) return fail('error_order_not_cancellable');
  const payment_status = await owe(db, order);
  await refundAdditionals(db, id);
  await updateOrderState(db, { id, status: 'cancelled', payment_status });
  if (reason) await saveCancelReason(db, id, reason);
  await releaseCoupons(db, id);
  if (restock) await releaseStock(db, { orderId: id, reason: 'cancel' });
  await insertOrderEvent(db, id, 'cancelled');
  if (payment_status === 'refund_due') await insertOrderEvent(db, id, 'refund_due');
  if (await shouldNotify(db, order)) await enqueueOrderMail(db, order, 'order-cancelled');
  return ok({ status: 'cancelled', payment_status });
}

async function owe(db: Db, order: OrderRow): Promise<PaymentStatus> {
  for (const payment of await lockPaymentsOf(db, referenceOf(order.id)))
    if (payment.status === 'paid') await updatePayment(db, { ...payment, status: 'refund_due' });
    else if (payment.status === 'pending' && payment.authorized_amount !== null) await markForRelease(db, payment.id);
  return order.payment_status === 'paid' ? 'refund_due' : order.payment_status;
}
