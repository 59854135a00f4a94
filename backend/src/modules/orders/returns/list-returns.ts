import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { Returned, staffReturns } from '@vitrina/contract/staff/returns';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import type { OrderDeps } from '../order-deps.ts';
import { readReturn } from './read-return.ts';
import { type ReturnQuestion, selectReturn, selectReturns } from './return-queries.ts';
import { returnSummaryView } from './return-view.ts';

/** Returns and withdrawals in scope. */
export async function listReturns(
  input: Omit<ReturnQuestion, 'scope' | 'seesDetails'>,
  { db, staff }: CallContext,
): Promise<Outcome<ReplyOf<typeof staffReturns.search>>> {
  const scope = scopeOf(staff, 'returns.receive');
  if (!scope) return fail('error_forbidden');
  const { rows, total, counts } = await selectReturns(db, { ...input, scope, seesDetails: scopeOf(staff, 'orders.details') !== null });
  return ok({ items: rows.map(returnSummaryView), total, counts });
}

export const getReturn =
  (deps: Pick<OrderDeps, 'gateways'>) =>
  async ({ id }: { id: number }, context: CallContext): Promise<Outcome<Returned>> => {
    const scope = scopeOf(context.staff, 'returns.receive');
    if (!scope) return fail('error_forbidden');
    return (await selectReturn(context.db, id, scope)) ? ok(await readReturn(deps, context.db, id, { scope, context })) : fail('error_empty_data');
  };
