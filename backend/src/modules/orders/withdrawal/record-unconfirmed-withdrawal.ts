import type { Db } from '../../../db/index.ts';
import { type Outcome, ok } from '../../../http/outcome.ts';
import { createOrderCode } from '../order-identifier.ts';
import { insertOrderEvent, lockOrder, type OrderRow } from '../order-queries.ts';
import type { Statement } from './check-statement.ts';
import { planWithdrawal } from './plan-withdrawal.ts';
import { insertUnconfirmedWithdrawal, selectUnconfirmedWithdrawal } from './withdrawal-queries.ts';
import { noteUnconfirmed } from '../returns/return-queries.ts';
import { toWithdrawal } from './withdrawal-view.ts';
import { enqueueWithdrawalMail } from '../mail/enqueue-withdrawal-mail.ts';

/**
 * Records a statement made by number and e-mail, with its acknowledgement mail, in the caller's transaction. The date of receipt counts, but
 * nothing is carried out before the link in that mail is followed or staff confirm. One pending statement for each order.
 */
export async function recordUnconfirmedWithdrawal(db: Db, id: number, { name, message }: Pick<Statement, 'name' | 'message'>): Promise<Outcome<null>> {
  const order = (await lockOrder(db, id)) as OrderRow;
  const plan = await planWithdrawal(db, order, undefined);
  if (!plan.ok) return plan;
  const { lines, cancels } = plan.data;
  if (lines.length === 0 || (await selectUnconfirmedWithdrawal(db, id))) return ok(null);
  const confirmCode = createOrderCode();
  const { id: withdrawalId, receivedAt } = await insertUnconfirmedWithdrawal(db, { orderId: id, name, message, cancels, confirmCode });
  await insertOrderEvent(db, id, 'withdrawal_received', { withdrawal: withdrawalId });
  await noteUnconfirmed(db, withdrawalId);
  const withdrawal = await toWithdrawal(db, order, { name, message, cancels, receivedAt, items: lines });
  await enqueueWithdrawalMail(db, order, { withdrawal, withdrawalId, confirmCode });
  return ok(null);
}
