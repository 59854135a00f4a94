import type { FieldError } from '@vitrina/contract/errors';
import type { Db } from '../../../db/index.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import type { Statement } from './check-statement.ts';
import type { OrderRow } from '../order-queries.ts';
import { canCancel } from '../order-states.ts';
import { selectWithdrawalDeadline, selectWithdrawalLines, type WithdrawalLine } from './withdrawal-queries.ts';
import { withdrawalState } from './withdrawal-state.ts';

export interface WithdrawalPlan {
  /** Quantities not withdrawn yet; empty: all of it was withdrawn before. */
  lines: { position: number; code: string; qty: number }[];
  /** True if nothing is packed and nothing remains: the order is cancelled. */
  cancels: boolean;
}

/** Computes what a statement withdraws. `receivedAt`: it was received earlier, in time, so the deadline is not checked and services carried out since count. */
export async function planWithdrawal(
  db: Db,
  order: OrderRow,
  items: Statement['items'],
  { receivedAt = null }: { receivedAt?: Date | null } = {},
): Promise<Outcome<WithdrawalPlan>> {
  const all = await selectWithdrawalLines(db, order.id, receivedAt);
  const errors = itemErrors(all, items);
  if (errors.length > 0) return fail('error_bad_input', { errors });
  const lines = all.flatMap((line) => {
    if (line.isOver) return [];
    const qty = Math.max(requestedQty(line, items), withProduct(line, all, items)) - line.withdrawn;
    return qty > 0 ? [{ position: line.position, code: line.code, qty }] : [];
  });
  if (lines.length === 0) return ok({ lines, cancels: false });
  const state = withdrawalState(order, { lines: all, deadline: await selectWithdrawalDeadline(db, order.id) });
  if (state === 'late' && receivedAt === null) return fail('error_withdrawal_late');
  if (state === 'over') return fail('error_withdrawal_over');
  const remains = all.reduce((sum, line) => sum + line.qty - line.withdrawn, 0) - lines.reduce((sum, line) => sum + line.qty, 0);
  return ok({ lines, cancels: canCancel(order) && remains === 0 });
}

/** Requested withdrawn quantity of a line, earlier statements included; all without `items`. */
const requestedQty = ({ code, qty }: WithdrawalLine, items: Statement['items']): number =>
  items ? Math.max(0, ...items.filter((item) => item.code === code).map((item) => item.qty)) : qty;

/**
 * Least withdrawn quantity of an ancillary service, which ends with its product (directive 2011/83, article 15): it keeps at most as many units as
 * the product does. 0 for a line that is no service of a product.
 */
function withProduct({ of, qty }: WithdrawalLine, all: readonly WithdrawalLine[], items: Statement['items']): number {
  const product = of === null ? undefined : all.find(({ position }) => position === of);
  if (!product) return 0;
  const left = product.qty - Math.max(product.withdrawn, requestedQty(product, items));
  return Math.max(0, qty - left);
}

function itemErrors(lines: readonly WithdrawalLine[], items: Statement['items'] = []): FieldError[] {
  return items.flatMap((item, i): FieldError[] => {
    const line = lines.find((one) => one.code === item.code);
    if (!line) return [{ field: `items.${i}.code`, label_name: 'error_field_unknown_value' }];
    if (line.isOver && item.qty > line.withdrawn) return [{ field: `items.${i}.code`, label_name: 'error_service_carried_out' }];
    return item.qty > line.qty ? [{ field: `items.${i}.qty`, label_name: 'error_field_out_of_range' }] : [];
  });
}
