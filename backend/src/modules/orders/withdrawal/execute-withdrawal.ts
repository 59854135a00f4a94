import type { Db } from '../../../db/index.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { cancelInTransaction } from '../cancellation/cancel-order.ts';
import { insertOrderEvent, type OrderRow } from '../order-queries.ts';
import { openReturnOfWithdrawal } from '../returns/return-queries.ts';
import { planWithdrawal } from './plan-withdrawal.ts';
import { confirmWithdrawalRow, selectReceivedAt } from './withdrawal-queries.ts';

/** Carries out a statement received earlier, on a locked order; the deadline is judged by the date of receipt. */
export async function executeWithdrawal(db: Db, order: OrderRow, id: number): Promise<Outcome<null>> {
  const plan = await planWithdrawal(db, order, undefined, { receivedAt: await selectReceivedAt(db, id) });
  if (!plan.ok) return fail(plan.label);
  await confirmWithdrawalRow(db, { id, orderId: order.id, ...plan.data });
  await insertOrderEvent(db, order.id, 'withdrawn', { withdrawal: id });
  await openReturnOfWithdrawal(db, id);
  const cancelled = plan.data.cancels ? await cancelInTransaction(db, order.id) : null;
  return cancelled?.ok === false ? cancelled : ok(null);
}
