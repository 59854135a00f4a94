import { setTimeout as pause } from 'node:timers/promises';
import type { Withdrawal } from '@vitrina/contract/withdrawals';
import type { CallContext } from '../../../http/context.ts';
import { type Outcome, ok } from '../../../http/outcome.ts';
import { refuseIfBusy, withShortLocks } from '../../../http/short-locks.ts';
import type { Db } from '../../../db/index.ts';
import { idOfTypedNumber, type Statement } from './check-statement.ts';
import { limitWithdrawals } from './limit-withdrawals.ts';
import { type OrderRow, selectOrder } from '../order-queries.ts';
import { recordUnconfirmedWithdrawal } from './record-unconfirmed-withdrawal.ts';
import { selectWithdrawalDeadline } from './withdrawal-queries.ts';
import { enqueueWithdrawalRefusal } from '../mail/enqueue-withdrawal-mail.ts';

/** Shortest time until the reply, so that timing says little about whether the order exists. */
const LEAST_MS = 300;

/**
 * Receives a withdrawal by number and e-mail, which other people may know too: the statement is received, but carried out
 * only after confirmation by the order's mailbox or by staff. The reply repeats the input and does not say whether the
 * order exists.
 */
export async function withdrawByNumber(statement: Statement, context: Pick<CallContext, 'db' | 'address'>): Promise<Outcome<Withdrawal>> {
  const { number = '', email = '', name, message, confirm } = statement;
  const answer = { number, name, email, message, items: null, cancels: null };
  if (!confirm) return ok({ ...answer, received_at: null });
  const limit = await limitWithdrawals(email, context);
  if (!limit.ok) return limit;
  return refuseIfBusy(async () => {
    await Promise.all([pause(LEAST_MS), recordIfKnown(context.db, statement)]);
    return ok({ ...answer, received_at: new Date().toISOString() });
  });
}

async function recordIfKnown(db: Db, statement: Statement): Promise<void> {
  const order = await orderOf(db, statement);
  // An order that is not placed yet has nothing to withdraw from.
  if (!order || order.status === 'waiting') return;
  const outcome = await withShortLocks(db, (db) => recordUnconfirmedWithdrawal(db, order.id, statement));
  if (outcome.ok) return;
  const { until } = await selectWithdrawalDeadline(db, order.id);
  await enqueueWithdrawalRefusal(db, order, { reason: outcome.label === 'error_withdrawal_late' ? 'late' : 'over', until });
}

async function orderOf(db: Db, { number = '', email = '' }: Statement): Promise<OrderRow | null> {
  const order = await selectOrder(db, idOfTypedNumber(number) ?? 0);
  return order && isSameEmail(order.email, email) ? order : null;
}

const isSameEmail = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
