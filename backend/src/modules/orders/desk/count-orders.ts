import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffDesk } from '@vitrina/contract/staff/desk';
import { coalesce } from '../../../http/coalesce.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { type OrderCount, selectOrderCounts } from './order-desk-queries.ts';
import { callerOf } from './search-orders.ts';

/** Returns the numbers of orders in scope by state and payment. Concurrent equal questions share one query. */
export function countOrders() {
  const together = coalesce<OrderCount[]>();
  return async (_input: unknown, context: CallContext): Promise<Outcome<ReplyOf<typeof staffDesk.counts>>> => {
    const caller = callerOf(context);
    if (!caller) return fail('error_forbidden');
    return ok({ items: await together(JSON.stringify(caller), () => selectOrderCounts(context.db, caller)) });
  };
}
