import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffStock } from '@vitrina/contract/staff/stock';
import type { CallContext } from '../../../http/context.ts';
import type { Outcome } from '../../../http/outcome.ts';
import { inIdempotentTransaction } from '../../../http/in-idempotent-transaction.ts';
import { adjust } from './adjust-stock.ts';

interface Place {
  product_code: string;
  warehouse: string;
}

type Moved = ReplyOf<typeof staffStock.count>;

interface Move {
  endpoint: string;
  body: unknown;
  items: readonly (Place & { delta: number })[];
  reason: string;
  note: string | undefined;
}

/** Moves pieces manually, for all items or none; idempotent by Idempotency-Key. */
async function moveByHand({ endpoint, body, ...input }: Move, context: CallContext): Promise<Outcome<Moved>> {
  return inIdempotentTransaction(context, { endpoint, body }, (db) => adjust(db, input, { context, author: { context } }));
}

/** Books counted quantities relative to those expected at the count: only the difference moves. */
export const countStock = (
  body: { items: readonly (Place & { counted: number; expected: number })[]; note?: string | undefined },
  context: CallContext,
): Promise<Outcome<Moved>> => {
  const items = body.items.map(({ counted, expected, ...place }) => ({ ...place, delta: counted - expected }));
  return moveByHand({ endpoint: 'staff_stock_count', body, items, reason: 'count', note: body.note }, context);
};

/** Books received goods. */
export const receiveStock = (
  body: { items: readonly (Place & { qty: number })[]; note?: string | undefined },
  context: CallContext,
): Promise<Outcome<Moved>> => {
  const items = body.items.map(({ qty, ...place }) => ({ ...place, delta: qty }));
  return moveByHand({ endpoint: 'staff_stock_receive', body, items, reason: 'received', note: body.note }, context);
};
