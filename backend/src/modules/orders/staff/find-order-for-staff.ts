import type { Db } from '../../../db/index.ts';
import { orderIdOfNumber } from '../order-number.ts';
import { findOrder, type OrderRow, selectOrder } from '../order-queries.ts';

/** Finds an order by its identifier or its number. For staff only, as numbers can be guessed. */
export async function findOrderForStaff(db: Db, name: string): Promise<OrderRow | null> {
  if (name.includes('-')) return findOrder(db, name);
  const id = orderIdOfNumber(name);
  return Number.isSafeInteger(id) && id > 0 ? selectOrder(db, id) : null;
}
