import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { type Payment, standingOf, updatePayment } from '../payments/index.ts';
import { insertOrderEvent, type OrderRow, updateOrderState } from './order-queries.ts';
import { returnCoupons } from '../promotions/index.ts';
import { canBecome } from './order-states.ts';
import { writeOrderMail } from './write-order-mail.ts';
import { returnStock, takeStock } from './stock.ts';

/**
 * Brings a locked order in line with its payments, in the transaction of the event that moved one of them. Whatever the order
 * in which events came, the same set of them leaves the same state.
 */
export async function settleOrder(db: Db, order: OrderRow, payments: readonly Payment[]): Promise<void> {
  const standing = standingOf(payments.map((payment) => payment.status));
  if (standing === 'paid') return settlePaid(db, order, payments);
  if (standing === order.payment_status) return;
  if (standing === 'refunded') return settleRefunded(db, order);
  await updateOrderState(db, { ...order, payment_status: standing });
  if (standing === 'pending') await insertOrderEvent(db, order.id, 'payment_pending');
  if (standing === 'refund_due') await insertOrderEvent(db, order.id, 'refund_due');
  if (standing !== 'failed') return;
  await insertOrderEvent(db, order.id, 'payment_failed');
  if (order.status === 'new') await writeOrderMail(db, order, 'payment-failed', String(payments.at(-1)?.id));
}

async function settlePaid(db: Db, order: OrderRow, payments: readonly Payment[]): Promise<void> {
  if (order.payment_status === 'paid') return;
  const isOver = order.status === 'cancelled' || (order.status === 'failed' && !(await takeAgain(db, order.id)));
  if (isOver) {
    for (const payment of payments) if (payment.status === 'paid') await updatePayment(db, { ...payment, status: 'refund_due' });
    await updateOrderState(db, { ...order, payment_status: 'refund_due' });
    return insertOrderEvent(db, order.id, 'refund_due');
  }
  const status = canBecome(order.status, 'confirmed') ? 'confirmed' : order.status;
  await updateOrderState(db, { ...order, status, payment_status: 'paid' });
  await insertOrderEvent(db, order.id, order.status === 'failed' ? 'paid_late' : 'paid');
  await writeOrderMail(db, order, 'order-paid');
}

/** Money that came after the order had ended takes the pieces again, if they are still there. */
async function takeAgain(db: Db, orderId: number): Promise<boolean> {
  const { rows: lines } = await sql<{ productId: number; qty: number }>`
    select product_id as "productId", -sum(qty)::integer as qty from stock_movements
    where order_id = ${orderId}::bigint and reason = 'order' group by product_id`.execute(db);
  return (await takeStock(db, { orderId, lines, reason: 'late-payment' })).length === 0;
}

/** The gateway gave all of it back: what was not packed yet is not sent. */
async function settleRefunded(db: Db, order: OrderRow): Promise<void> {
  const ends = canBecome(order.status, 'cancelled');
  await updateOrderState(db, { ...order, status: ends ? 'cancelled' : order.status, payment_status: 'refunded' });
  await insertOrderEvent(db, order.id, 'refunded');
  if (!ends) return;
  await returnCoupons(db, order.id);
  await returnStock(db, { orderId: order.id, reason: 'cancel' });
  await insertOrderEvent(db, order.id, 'cancelled');
  await writeOrderMail(db, order, 'order-cancelled');
}
