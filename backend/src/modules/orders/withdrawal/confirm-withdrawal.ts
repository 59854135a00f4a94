import type { WithdrawalConfirmation } from '@vitrina/contract/withdrawals';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { refuseIfBusy, withShortLocks } from '../../../http/short-locks.ts';
import type { OrderDeps } from '../order-deps.ts';
import { lockOrder, type OrderRow, selectOrder } from '../order-queries.ts';
import { requestRefunds } from '../payment/link-payments.ts';
import { executeWithdrawal } from './execute-withdrawal.ts';
import { planWithdrawal } from './plan-withdrawal.ts';
import { findUnconfirmedWithdrawal, selectUnconfirmedWithdrawal } from './withdrawal-queries.ts';
import { toWithdrawal } from './withdrawal-view.ts';

type Link = { identifier: string };

/** Read only: mail scanners open links too. */
export async function getWithdrawalConfirmation({ identifier }: Link, { db }: Pick<CallContext, 'db'>): Promise<Outcome<WithdrawalConfirmation>> {
  const found = await findUnconfirmedWithdrawal(db, identifier);
  const order = found && (await selectOrder(db, found.order_id));
  if (!order) return fail('error_empty_data');
  const { name, message, cancels, receivedAt, confirmedAt } = found;
  const plan = await planWithdrawal(db, order, undefined, { receivedAt });
  const state = confirmedAt ? 'done' : plan.ok ? 'open' : 'over';
  const items = plan.ok ? plan.data.lines : [];
  const planned = { name, message, receivedAt, items, cancels: confirmedAt === null && plan.ok ? plan.data.cancels : cancels };
  return ok({ state, withdrawal: { ...(await toWithdrawal(db, order, planned)), items: null } });
}

/** Confirms a statement by number and e-mail through the link in the order's mailbox. Repeated calls get the same reply. */
export const confirmWithdrawal =
  (deps: OrderDeps) =>
  async (link: Link, context: Pick<CallContext, 'db'>): Promise<Outcome<WithdrawalConfirmation>> => {
    const { db } = context;
    const found = await findUnconfirmedWithdrawal(db, link.identifier);
    if (!found) return fail('error_empty_data');
    return refuseIfBusy(async () => {
      await withShortLocks(db, (db) => executePending(db, found.order_id, found.id));
      await requestRefunds(db, deps);
      return getWithdrawalConfirmation(link, context);
    });
  };

async function executePending(db: Db, orderId: number, id: number): Promise<Outcome<null>> {
  const order = (await lockOrder(db, orderId)) as OrderRow;
  const pending = await selectUnconfirmedWithdrawal(db, orderId);
  if (pending?.id === id) await executeWithdrawal(db, order, id);
  return ok(null);
}
