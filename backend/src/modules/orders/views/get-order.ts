import type { Order, OrderStatus, PaymentStatus } from '@vitrina/contract/orders';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { selectAdditionalsOf } from '../additional/additional-queries.ts';
import type { OrderDeps } from '../order-deps.ts';
import { findOrder, selectOrderEvents, selectSnapshot } from '../order-queries.ts';
import { selectOrderRefunds } from '../refunds/refund-queries.ts';
import { selectOrderDocuments } from './select-order-documents.ts';
import { toOrder } from './order-view.ts';
import { readWithdrawalSummary } from '../withdrawal/read-withdrawal-summary.ts';

/** Authorised by the whole identifier; no session needed. */
export const getOrder =
  (deps: OrderDeps) =>
  async (
    { identifier, new_payment = false }: { identifier: string; new_payment?: boolean | undefined },
    { db, lang }: Pick<CallContext, 'db' | 'lang'>,
  ): Promise<Outcome<Order>> => {
    const order = await findOrder(db, identifier);
    if (!order) return fail('error_empty_data');
    const [snapshot, events, additionals, withdrawal, refunds, documents] = await Promise.all([
      selectSnapshot(db, order.id),
      selectOrderEvents(db, order.id),
      selectAdditionalsOf(db, order.id),
      readWithdrawalSummary(db, order),
      selectOrderRefunds(db, order.id),
      selectOrderDocuments(db, order.id),
    ]);
    return ok(toOrder(deps, lang, { order, snapshot, events, additionals, withdrawal, refunds, documents, withPayments: new_payment }));
  };

/** Order and payment status only; polled by the page after payment. */
export async function getOrderStatus(
  { identifier }: { identifier: string },
  { db }: Pick<CallContext, 'db'>,
): Promise<Outcome<{ status: OrderStatus; payment_status: PaymentStatus }>> {
  const order = await findOrder(db, identifier);
  return order ? ok({ status: order.status, payment_status: order.payment_status }) : fail('error_empty_data');
}
