import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffReturns } from '@vitrina/contract/staff/returns';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { refuseIfBusy, withShortLocks } from '../../../http/short-locks.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { lockOrder, type OrderRow, selectOrder } from '../order-queries.ts';
import { requestRefunds } from '../payment/link-payments.ts';
import { executeWithdrawal } from '../withdrawal/execute-withdrawal.ts';
import { selectReturn } from './return-queries.ts';

type Agreed = ReplyOf<typeof staffReturns.agree>;

/** Accepts a withdrawal statement that the buyer has not confirmed by mail. */
export const agreeReturn =
  (deps: OrderDeps) =>
  async ({ id }: { id: number }, context: CallContext): Promise<Outcome<Agreed>> => {
    const scope = scopeOf(context.staff, 'returns.handle');
    if (!scope) return fail('error_forbidden');
    return refuseIfBusy(async () => {
      const outcome = await withShortLocks(context.db, async (db): Promise<Outcome<Agreed>> => {
        const found = await selectReturn(db, id, scope);
        const order = found && (await lockOrder(db, found.order_id));
        const row = order && (await selectReturn(db, id, scope));
        if (!order || !row) return fail('error_empty_data');
        if (row.state !== 'unconfirmed' || row.withdrawal_id === null) return fail('error_return_state');
        const executed = await executeWithdrawal(db, order, row.withdrawal_id);
        if (!executed.ok) return executed;
        const cancelled = ((await selectOrder(db, order.id)) as OrderRow).status === 'cancelled';
        const paths = [{ path: 'state', before: 'unconfirmed', after: cancelled ? 'cancelled' : 'announced' }];
        await recordChange(db, { kind: 'return', subjectId: String(id), version: row.version + 1, action: 'agree', paths }, { context });
        return ok({ id, cancelled });
      });
      if (outcome.ok) await requestRefunds(context.db, deps);
      return outcome;
    });
  };
