import type { Db } from '../../../db/index.ts';
import { orderIdOfNumber } from '../order-identifier.ts';
import { findOrder, type OrderRow, selectOrder } from '../order-queries.ts';

/** The order that staff mean: by its identifier, or by the number that buyers tell. For staff only, as numbers are no secret. */
export async function findOrderForStaff(db: Db, name: string): Promise<OrderRow | null> {
  if (name.includes('-')) return findOrder(db, name);
  const id = orderIdOfNumber(name);
  return Number.isSafeInteger(id) && id > 0 ? selectOrder(db, id) : null;
}
