import type { OrderStatus, PaymentStatus } from '@vitrina/contract/orders';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { runIdempotent } from '../../../http/idempotency.ts';
import { fail, type Outcome } from '../../../http/outcome.ts';
import { refuseIfBusy, withShortLocks } from '../../../http/short-locks.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import { cancelInTransaction } from '../cancellation/cancel-order.ts';
import { selectDeskOrder } from '../desk/order-desk-queries.ts';
import type { OrderDeps } from '../order-deps.ts';
import { lockOrder } from '../order-queries.ts';
import { requestRefunds } from '../payment/link-payments.ts';

interface Input {
  number: string;
  reason: string;
  restock: boolean;
}
type State = { status: OrderStatus; payment_status: PaymentStatus };

/** Cancels an order at the buyer's request, or because it cannot be fulfilled; payments are refunded. */
export const cancelByStaff =
  (deps: OrderDeps) =>
  async (input: Input, context: CallContext): Promise<Outcome<State>> => {
    return refuseIfBusy(async () => {
      const outcome = await withShortLocks(context.db, (db) =>
        runIdempotent(db, { endpoint: 'staff_orders_cancel', body: input, context }, () => cancel(db, input, context)),
      );
      if (outcome.ok) await requestRefunds(context.db, deps);
      return outcome;
    });
  };

async function cancel(db: Db, { number, reason, restock }: Input, context: CallContext): Promise<Outcome<State>> {
  const scope = scopeOf(context.staff, 'orders.cancel');
  if (!scope) return fail('error_forbidden');
  const found = await selectDeskOrder(db, number, { scope, seesDetails: true });
  const order = found && (await lockOrder(db, found.id));
  if (!order) return fail('error_empty_data');
  if (order.status === 'cancelled') return fail('error_order_not_cancellable');
  const cancelled = await cancelInTransaction(db, order.id, { reason, restock });
  if (!cancelled.ok) return cancelled;
  const paths = [
    { path: 'status', before: order.status, after: cancelled.data.status },
    { path: 'payment_status', before: order.payment_status, after: cancelled.data.payment_status },
    { path: 'cancel_reason', after: reason },
    { path: 'restock', after: restock },
  ];
  await recordChange(db, { kind: 'order_state', subjectId: number, version: 0, action: 'cancel', paths }, { context });
  return cancelled;
}
