import type { GatewayEvent } from '../../adapters/payments/gateway.ts';
import type { Db } from '../../db/index.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { withShortLocks } from '../../http/short-locks.ts';
import { applyPaymentEvent, refundDuePayments, selectPaymentByCode } from '../payments/index.ts';
import type { OrderDeps } from './order-deps.ts';
import { orderIdOf } from './order-identifier.ts';
import { lockOrder } from './order-queries.ts';
import { settleOrder } from './settle-order.ts';

type Received = { kind: 'applied' | 'repeated' | 'refused' };

/**
 * What a gateway says about a payment, whether it told us or was asked: payment, order, stock and mail move in one transaction.
 * The order is locked before its payments, here and everywhere.
 */
export async function receivePaymentEvent(db: Db, { gateway, event }: { gateway: string; event: GatewayEvent }, deps: OrderDeps): Promise<Outcome<Received>> {
  const payment = await selectPaymentByCode(db, event.paymentCode);
  const orderId = payment && orderIdOf(payment.reference);
  if (!orderId) return ok({ kind: 'refused' });
  let owes = false;
  const outcome = await withShortLocks(db, async (db): Promise<Outcome<Received>> => {
    const order = await lockOrder(db, orderId);
    if (!order) return fail('error_empty_data');
    const applied = await applyPaymentEvent(db, { gateway, event });
    if (applied.kind === 'refused') deps.logError(new Error(`payment event of ${gateway} refused: ${applied.reason}`));
    if (applied.kind !== 'applied') return ok({ kind: applied.kind });
    await settleOrder(db, order, applied.payments);
    owes = applied.payment.status === 'refund_due' || order.status === 'cancelled' || order.status === 'failed';
    return ok({ kind: 'applied' });
  });
  if (outcome.ok && owes) await refundDuePayments(db, deps.gateways, deps.logError);
  return outcome;
}
