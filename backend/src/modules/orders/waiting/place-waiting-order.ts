import type { Db } from '../../../db/index.ts';
import { type Outcome, ok } from '../../../http/outcome.ts';
import { firstState } from '../placing/initial-state.ts';
import { holdGoods } from '../placing/reserve-goods.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { OrderDraft } from '../placing/order-draft.ts';
import { insertOrderEvent, type OrderRow } from '../order-queries.ts';
import { writeOrderMail } from '../mail/enqueue-order-mail.ts';
import { updatePlaced } from './waiting-queries.ts';

/** Places a locked order that waits, as its cart is reckoned now; after a label the transaction must be rolled back. */
export async function placeWaiting(db: Db, { order, draft, deps }: { order: OrderRow; draft: OrderDraft; deps: OrderDeps }): Promise<Outcome<null>> {
  const held = await holdGoods(db, { orderId: order.id, draft });
  if (!held.ok) return held;
  const first = firstState(draft, deps);
  await updatePlaced(db, order.id, first);
  await insertOrderEvent(db, order.id, 'created');
  if (first.status === 'confirmed') await insertOrderEvent(db, order.id, 'confirmed');
  await writeOrderMail(db, order, 'order-received');
  return ok(null);
}
