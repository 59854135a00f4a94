import type { WithdrawalSummary } from '@vitrina/contract/orders';
import type { Db } from '../../../db/index.ts';
import type { OrderRow } from '../order-queries.ts';
import { selectLastWithdrawal, selectWithdrawalDeadline, selectWithdrawalLines } from './withdrawal-queries.ts';
import { withdrawalState } from './withdrawal-state.ts';

/** Returns the withdrawal state of an order for its buyer. */
export async function readWithdrawalSummary(db: Db, order: Pick<OrderRow, 'id' | 'status' | 'withdrawal_days'>): Promise<WithdrawalSummary> {
  const [lines, deadline, last] = await Promise.all([
    selectWithdrawalLines(db, order.id),
    selectWithdrawalDeadline(db, order.id),
    selectLastWithdrawal(db, order.id),
  ]);
  return {
    state: withdrawalState(order, { lines, deadline }),
    until: deadline.until?.toISOString() ?? null,
    days: order.withdrawal_days,
    received_at: last?.receivedAt.toISOString() ?? null,
    lines: lines.map(({ code, qty, withdrawn, isOver }) => ({ code, qty, withdrawn, ...(isOver && { is_over: true as const }) })),
  };
}
