import type { Db } from '../../../db/index.ts';
import { type AdditionalRow, lockAdditional, selectAdditional } from '../additional/additional-queries.ts';
import { readReference } from '../order-identifier.ts';
import { lockOrder, type OrderRow, selectOrder } from '../order-queries.ts';

/** Subject of a payment: an order, or an additional payment with its order. */
export interface PaymentSubject {
  order: OrderRow;
  additional: AdditionalRow | null;
}

/** `null`: unknown reference. */
export async function findPaymentSubject(db: Db, reference: string): Promise<PaymentSubject | null> {
  const named = readReference(reference);
  const additional = named?.kind === 'additional' ? await selectAdditional(db, named.id) : null;
  const orderId = named?.kind === 'order' ? named.id : additional?.order_id;
  const order = orderId === undefined ? null : await selectOrder(db, orderId);
  return order && { order, additional };
}

/** Locks order and additional payment until the transaction ends, the order first, here and everywhere. `null`: unknown reference. */
export async function lockPaymentSubject(db: Db, reference: string): Promise<PaymentSubject | null> {
  const found = await findPaymentSubject(db, reference);
  const order = found && (await lockOrder(db, found.order.id));
  return order && { order, additional: found.additional && (await lockAdditional(db, found.additional.id)) };
}
