import type { WithdrawalSummary } from '@vitrina/contract/orders';
import type { OrderRow } from '../order-queries.ts';
import type { WithdrawalDeadline, WithdrawalLine } from './withdrawal-queries.ts';

interface Facts {
  lines: readonly Pick<WithdrawalLine, 'qty' | 'withdrawn' | 'isOver'>[];
  deadline: Pick<WithdrawalDeadline, 'isOver'>;
}

/**
 * Returns the state of withdrawal: before delivery always open, then for the days promised with the order; an order that
 * ended by other means is over, and one that waits is not made yet.
 */
export function withdrawalState({ status }: Pick<OrderRow, 'status'>, { lines, deadline }: Facts): WithdrawalSummary['state'] {
  if (lines.length > 0 && lines.every((line) => line.isOver || line.withdrawn === line.qty)) return 'done';
  if (status === 'cancelled' || status === 'failed' || status === 'waiting') return 'over';
  return deadline.isOver ? 'late' : 'open';
}
