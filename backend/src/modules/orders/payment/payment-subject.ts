import type { Db } from '../../../db/index.ts';
import { type AdditionalRow, lockAdditional, selectAdditional } from '../additional/additional-queries.ts';
import { readReference } from '../order-identifier.ts';
import { lockOrder, type OrderRow, selectOrder } from '../order-queries.ts';

/** What a payment is for: an order, or a sum asked for on one. */
export interface PaidFor {
  order: OrderRow;
  additional: AdditionalRow | null;
}

/** What a payment's reference names; `null`: nothing that we have. */
export async function selectPaidFor(db: Db, reference: string): Promise<PaidFor | null> {
  const named = readReference(reference);
  const additional = named?.kind === 'additional' ? await selectAdditional(db, named.id) : null;
  const orderId = named?.kind === 'order' ? named.id : additional?.order_id;
  const order = orderId === undefined ? null : await selectOrder(db, orderId);
  return order && { order, additional };
}

/** The same as it is now, held until the transaction ends: the order before what was asked for on it, here and everywhere. */
export async function lockPaidFor(db: Db, reference: string): Promise<PaidFor | null> {
  const found = await selectPaidFor(db, reference);
  const order = found && (await lockOrder(db, found.order.id));
  return order && { order, additional: found.additional && (await lockAdditional(db, found.additional.id)) };
}
