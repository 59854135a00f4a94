import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import { type Payment, paymentStatusOf, updatePayment, markForRelease } from '../../payments/index.ts';
import { insertOrderEvent, type OrderRow, updateOrderState } from '../order-queries.ts';
import { releaseCoupons } from '../../coupons/index.ts';
import { refundAdditionals } from '../additional/settle-additional.ts';
import { canBecome } from '../order-states.ts';
import { enqueueOrderMail } from '../mail/enqueue-order-mail.ts';
import { releaseStock } from '../stock/release-stock.ts';
import { reserveStock } from '../stock/reserve-stock.ts';

/**
 * Updates a locked order from its payments, in the transaction of the event that changed one of them. The result depends on the set of events,
 * not on their order.
 */
export async function settleOrder(db: Db, order: OrderRow, payments: readonly Payment[]): Promise<void> {
  const standing = paymentStatusOf(payments.map((payment) => payment.status));
  if (standing === 'paid') return settlePaid(db, order, payments);
  if (standing === 'pending' && payments.some(isAuthorized)) return settleAuthorized(db, order, payments);
  if (standing === order.payment_status) return;
  if (standing === 'refunded') return settleRefunded(db, order);
  await updateOrderState(db, { ...order, payment_status: standing });
  if (standing === 'pending') await insertOrderEvent(db, order.id, 'payment_pending');
  if (standing === 'refund_due') await insertOrderEvent(db, order.id, 'refund_due');
  if (standing === 'failed') await notifyFailure(db, order, payments.at(-1));
}

const isAuthorized = ({ status, authorized_amount }: Payment): boolean => status === 'pending' && authorized_amount !== null;

/** After a reservation: the order can be packed, and staff capture the money. The reservation of an ended order is released. */
async function settleAuthorized(db: Db, order: OrderRow, payments: readonly Payment[]): Promise<void> {
  if (order.status === 'cancelled' || order.status === 'failed') {
    for (const { id } of payments.filter(isAuthorized)) await markForRelease(db, id);
    return;
  }
  if (order.status !== 'new' && order.payment_status === 'pending') return;
  await updateOrderState(db, { ...order, status: order.status === 'new' ? 'confirmed' : order.status, payment_status: 'pending' });
  await insertOrderEvent(db, order.id, 'payment_authorized');
}

/** Mails a failed payment, which the shopper may not have noticed; after a cancellation at the bank no mail is needed. */
async function notifyFailure(db: Db, order: OrderRow, last: Payment | undefined): Promise<void> {
  if (last?.status === 'cancelled') return insertOrderEvent(db, order.id, 'payment_cancelled');
  await insertOrderEvent(db, order.id, 'payment_failed');
  if (order.status === 'new') await enqueueOrderMail(db, order, 'payment-failed', String(last?.id));
}

async function settlePaid(db: Db, order: OrderRow, payments: readonly Payment[]): Promise<void> {
  if (order.payment_status === 'paid') return notifySecondPayment(db, order, payments);
  const isOver = order.status === 'cancelled' || (order.status === 'failed' && !(await reserveAgain(db, order.id)));
  if (isOver) {
    for (const payment of payments.filter((one) => one.status === 'paid')) {
      await updatePayment(db, { ...payment, status: 'refund_due' });
      await enqueueOrderMail(db, order, 'payment-refund-due', String(payment.id), { reason: 'late' });
    }
    await updateOrderState(db, { ...order, payment_status: 'refund_due' });
    return insertOrderEvent(db, order.id, 'refund_due');
  }
  const status = canBecome(order.status, 'confirmed') ? 'confirmed' : order.status;
  await updateOrderState(db, { ...order, status, payment_status: 'paid' });
  await insertOrderEvent(db, order.id, order.status === 'failed' ? 'paid_late' : 'paid');
  // A payment on delivery needs no mail: the buyer has the goods.
  if (status !== 'shipped' && status !== 'delivered') await enqueueOrderMail(db, order, 'order-paid');
}

/** A paid order was paid again: notifies the buyer that the second payment is refunded, and when it is done. */
async function notifySecondPayment(db: Db, order: OrderRow, payments: readonly Payment[]): Promise<void> {
  for (const { id, status } of payments) {
    if (status === 'refund_due') await enqueueOrderMail(db, order, 'payment-refund-due', String(id), { reason: 'second' });
    if (status === 'refunded') await enqueueOrderMail(db, order, 'payment-refunded', String(id));
  }
}

/** A payment arrived after the order had expired: reserves the stock again. `false`: not enough left. */
async function reserveAgain(db: Db, orderId: number): Promise<boolean> {
  const { rows: lines } = await sql<{ productId: number; qty: number }>`
    select product_id as "productId", -sum(qty)::integer as qty from stock_movements
    where order_id = ${orderId}::bigint and reason in ('order', 'correction') group by product_id having sum(qty) < 0`.execute(db);
  return (await reserveStock(db, { orderId, lines, reason: 'late-payment' })).length === 0;
}

/** The gateway refunded the whole amount: an order that is not packed is cancelled. One mail in either case. */
async function settleRefunded(db: Db, order: OrderRow): Promise<void> {
  const ends = canBecome(order.status, 'cancelled');
  await updateOrderState(db, { ...order, status: ends ? 'cancelled' : order.status, payment_status: 'refunded' });
  await insertOrderEvent(db, order.id, 'refunded');
  if (!ends) return enqueueOrderMail(db, order, 'payment-refunded');
  await refundAdditionals(db, order.id);
  await releaseCoupons(db, order.id);
  await releaseStock(db, { orderId: order.id, reason: 'cancel' });
  await insertOrderEvent(db, order.id, 'cancelled');
  await enqueueOrderMail(db, order, 'order-cancelled');
}
