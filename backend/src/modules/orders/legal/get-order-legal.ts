import type { OrderLegal } from '@vitrina/contract/orders';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { findOrder } from '../order-queries.ts';
import { selectLegalSnapshot } from './legal-queries.ts';

/** Returns the legal texts shown when an order was placed, word by word. Authorised by the whole identifier. */
export async function getOrderLegal({ identifier }: { identifier: string }, { db }: Pick<CallContext, 'db'>): Promise<Outcome<OrderLegal>> {
  const order = await findOrder(db, identifier);
  const snapshot = order && (await selectLegalSnapshot(db, order.id));
  if (!snapshot) return fail('error_empty_data');
  const { market, seller, items, texts, createdAt } = snapshot;
  return ok({ market, shown_at: createdAt.toISOString(), seller, items, texts });
}
