import type { Db } from '../../../db/index.ts';
import { type Outcome, ok } from '../../../http/outcome.ts';
import { initialState } from '../placing/initial-state.ts';
import { claimCouponsAndStock } from '../placing/claim-coupons-and-stock.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderDraft } from '../placing/order-draft.ts';
import { insertOrderEvent, type OrderRow } from '../order-queries.ts';
import { enqueueOrderMail } from '../mail/enqueue-order-mail.ts';
import { updatePlaced } from './waiting-queries.ts';

/** Places a locked unconfirmed order at current prices and stock; on a refusal the transaction must be rolled back. */
export async function placeWaitingOrder(db: Db, { order, draft, deps }: { order: OrderRow; draft: OrderDraft; deps: OrderDeps }): Promise<Outcome<null>> {
  const claimed = await claimCouponsAndStock(db, { orderId: order.id, draft });
  if (!claimed.ok) return claimed;
  const first = initialState(draft, deps);
  await updatePlaced(db, order.id, first);
  await insertOrderEvent(db, order.id, 'created');
  if (first.status === 'confirmed') await insertOrderEvent(db, order.id, 'confirmed');
  await enqueueOrderMail(db, order, 'order-received');
  return ok(null);
}
