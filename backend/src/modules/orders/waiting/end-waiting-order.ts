import type { Db } from '../../../db/index.ts';
import { insertOrderEvent, type OrderRow, saveCancelReason, updateOrderState } from '../order-queries.ts';
import { reopenCart, UNCONFIRMED } from './waiting-queries.ts';

/**
 * Cancels a locked unconfirmed order. It has no stock to release. No mail is sent, as the mailbox may belong to another person. `problem`:
 * label of why it could not be placed; `null`: not confirmed in time.
 */
export async function endWaitingOrder(db: Db, order: Pick<OrderRow, 'id' | 'payment_status'>, problem: string | null): Promise<void> {
  await updateOrderState(db, { ...order, status: 'cancelled' });
  await saveCancelReason(db, order.id, problem === null ? UNCONFIRMED : `${UNCONFIRMED}:${problem}`);
  await reopenCart(db, order.id);
  await insertOrderEvent(db, order.id, 'unconfirmed');
}
