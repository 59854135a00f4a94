import type { Db } from '../../../db/index.ts';
import { insertOrderEvent, type OrderRow, saveCancelReason, updateOrderState } from '../order-queries.ts';
import { reopenCart, UNCONFIRMED } from './waiting-queries.ts';

/**
 * Ends a locked order that waits. It held nothing and no mail tells of it: whoever is waiting looks at its page, and the mailbox
 * may be somebody else's. `problem`: label of what stood against it; `null`: nobody clicked in time.
 */
export async function endWaitingOrder(db: Db, order: Pick<OrderRow, 'id' | 'payment_status'>, problem: string | null): Promise<void> {
  await updateOrderState(db, { ...order, status: 'cancelled' });
  await saveCancelReason(db, order.id, problem === null ? UNCONFIRMED : `${UNCONFIRMED}:${problem}`);
  await reopenCart(db, order.id);
  await insertOrderEvent(db, order.id, 'unconfirmed');
}
