import type { Withdrawal } from '@vitrina/contract/withdrawals';
import type { Db } from '../../../db/index.ts';
import { type Outcome, ok } from '../../../http/outcome.ts';
import { cancelInTransaction } from '../cancellation/cancel-order.ts';
import type { Statement } from './check-statement.ts';
import { insertOrderEvent, lockOrder, type OrderRow } from '../order-queries.ts';
import { planWithdrawal } from './plan-withdrawal.ts';
import { insertWithdrawal, selectLastWithdrawal, type WithdrawalRow } from './withdrawal-queries.ts';
import { openReturnOfWithdrawal } from '../returns/return-queries.ts';
import { toWithdrawal } from './withdrawal-view.ts';
import { enqueueWithdrawalMail } from '../mail/enqueue-withdrawal-mail.ts';

type ConfirmedStatement = Pick<Statement, 'items' | 'name' | 'message'> & {
  /** Resolves with true if the cancellation is mailed as well. */
  shouldNotify: (db: Db, order: OrderRow) => Promise<boolean>;
};

/**
 * Records a confirmed statement and its acknowledgement mail in the caller's transaction. Withdrawing all of an unpacked order cancels it. A
 * repeated statement returns the first acknowledgement.
 */
export async function recordWithdrawal(db: Db, id: number, { items, name, message, shouldNotify }: ConfirmedStatement): Promise<Outcome<Withdrawal>> {
  const order = (await lockOrder(db, id)) as OrderRow;
  const plan = await planWithdrawal(db, order, items);
  if (!plan.ok) return plan;
  const { lines, cancels } = plan.data;
  if (lines.length === 0) {
    const last = (await selectLastWithdrawal(db, id)) as WithdrawalRow;
    return ok(await toWithdrawal(db, order, last));
  }
  const { id: withdrawalId, receivedAt } = await insertWithdrawal(db, { orderId: id, name, message, cancels, lines });
  await insertOrderEvent(db, id, 'withdrawn', { withdrawal: withdrawalId });
  await openReturnOfWithdrawal(db, withdrawalId);
  const withdrawal = await toWithdrawal(db, order, { name, message, cancels, receivedAt, items: lines });
  await enqueueWithdrawalMail(db, order, { withdrawal, withdrawalId, confirmCode: null });
  const cancelled = cancels ? await cancelInTransaction(db, id, { shouldNotify }) : null;
  return cancelled?.ok === false ? cancelled : ok(withdrawal);
}
