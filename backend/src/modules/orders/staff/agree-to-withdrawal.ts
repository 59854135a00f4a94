import type { OrderStatus, PaymentStatus } from '@vitrina/contract/orders';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { refuseIfBusy, withShortLocks } from '../../../http/short-locks.ts';
import type { Db } from '../../../db/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { insertOrderEvent, lockOrder, type OrderRow, selectOrder } from '../order-queries.ts';
import { requestRefunds } from '../payment/link-payments.ts';
import { executeWithdrawal } from '../withdrawal/execute-withdrawal.ts';
import { selectUnconfirmedWithdrawal } from '../withdrawal/withdrawal-queries.ts';
import { findOrderForStaff } from './find-order-for-staff.ts';

type State = { status: OrderStatus; payment_status: PaymentStatus };

/** Confirms a withdrawal by number and e-mail on behalf of the buyer, after staff verified the sender. */
export const agreeToWithdrawal =
  (deps: OrderDeps) =>
  async ({ identifier }: { identifier: string }, { db, actor }: Pick<CallContext, 'db' | 'actor'>): Promise<Outcome<State>> => {
    const found = await findOrderForStaff(db, identifier);
    if (!found) return fail('error_empty_data');
    return refuseIfBusy(async () => {
      const outcome = await withShortLocks(db, (db) => agree(db, found.id, actor.userId));
      if (outcome.ok) await requestRefunds(db, deps);
      return outcome.ok ? stateOf(db, found.id) : outcome;
    });
  };

async function agree(db: Db, id: number, by: number | null): Promise<Outcome<null>> {
  const order = (await lockOrder(db, id)) as OrderRow;
  const pending = await selectUnconfirmedWithdrawal(db, id);
  if (!pending) return fail('error_empty_data');
  await insertOrderEvent(db, id, 'booked', { by, withdrawal: pending.id });
  return executeWithdrawal(db, order, pending.id);
}

async function stateOf(db: Db, id: number): Promise<Outcome<State>> {
  const { status, payment_status } = (await selectOrder(db, id)) as OrderRow;
  return ok({ status, payment_status });
}
