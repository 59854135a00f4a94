import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import { releaseCoupons } from '../../coupons/index.ts';
import { insertOrderEvent, isOver, lockOrder, saveCancelReason, updateOrderState } from '../order-queries.ts';
import { releaseStock } from '../stock/release-stock.ts';
import { endWaitingOrder } from '../waiting/end-waiting-order.ts';
import { enqueueOrderMail } from '../mail/enqueue-order-mail.ts';

const AT_ONCE = 200;

/** Expires orders unpaid or unconfirmed for too long, by the database's clock, and releases their stock once. Returns their number. */
export async function expireOrders(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where expires_at < now() and status in ('new', 'waiting') order by expires_at limit ${AT_ONCE}`.execute(db);
  let ended = 0;
  for (const { id } of rows) if (await db.transaction().execute((db) => expireOrder(db, id))) ended += 1;
  return ended;
}

async function expireOrder(db: Db, id: number): Promise<boolean> {
  const order = await lockOrder(db, id);
  // Paid, placed, cancelled or extended while this waited for the lock.
  if (!order || (order.status !== 'new' && order.status !== 'waiting') || !(await isOver(db, id))) return false;
  if (order.status === 'waiting') {
    await endWaitingOrder(db, order, null);
    return true;
  }
  await updateOrderState(db, { id, status: 'failed', payment_status: 'failed' });
  await saveCancelReason(db, id, 'expired');
  await releaseCoupons(db, id);
  await releaseStock(db, { orderId: id, reason: 'expiry' });
  await insertOrderEvent(db, id, 'expired');
  await enqueueOrderMail(db, order, 'order-cancelled', 'expired', { reason: 'expired' });
  return true;
}
