import { mailboxOf } from '@vitrina/contract/values/mailbox-of';
import type { Withdrawal } from '@vitrina/contract/withdrawals';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { refuseIfBusy, withShortLocks } from '../../../http/short-locks.ts';
import { requestRefunds } from '../payment/link-payments.ts';
import type { Statement } from './check-statement.ts';
import type { OrderDeps } from '../order-deps.ts';
import { findOrder } from '../order-queries.ts';
import { countWithin } from '../waiting/count-within.ts';
import { shouldNotifyCancellation } from '../waiting/should-notify-cancellation.ts';
import { STATEMENTS } from '../waiting/order-limits.ts';
import { planWithdrawal } from './plan-withdrawal.ts';
import { recordWithdrawal } from './record-withdrawal.ts';
import { selectLastWithdrawal } from './withdrawal-queries.ts';
import { toWithdrawal } from './withdrawal-view.ts';

/** Authorised by the order's identifier: the reply may say what is withdrawn and why it cannot be. */
export async function withdrawByIdentifier(
  deps: OrderDeps,
  statement: Statement & { identifier: string },
  { db }: Pick<CallContext, 'db'>,
): Promise<Outcome<Withdrawal>> {
  const order = await findOrder(db, statement.identifier);
  if (!order) return fail('error_empty_data');
  if (!statement.confirm) {
    const plan = await planWithdrawal(db, order, statement.items);
    if (!plan.ok) return plan;
    const { lines, cancels } = plan.data;
    const before = lines.length === 0 ? await selectLastWithdrawal(db, order.id) : null;
    return ok(await toWithdrawal(db, order, before ?? { name: statement.name, message: statement.message, cancels, items: lines, receivedAt: null }));
  }
  if (deps.config.checkout.orderLimits && !(await countWithin(db, `statement ${mailboxOf(order.email)}`, [STATEMENTS])))
    return fail('error_too_many_requests', { headers: { 'retry-after': String(STATEMENTS.seconds) } });
  return refuseIfBusy(async () => {
    const outcome = await withShortLocks(db, (db) => recordWithdrawal(db, order.id, { ...statement, shouldNotify: shouldNotifyCancellation(deps) }));
    if (outcome.ok && outcome.data.cancels) await requestRefunds(db, deps);
    return outcome;
  });
}
