import type { Order } from '@vitrina/contract/orders';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { findOrder } from './find-order.ts';
import { paymentReason } from './order-reason.ts';
import { insteadOfPaying } from './payment-page-of.ts';

export interface ToPayProps {
  order: Order;
  /** Why a payment could not be begun a moment ago. */
  reason: ReturnType<typeof paymentReason>;
}

/** An order that can still be paid, with the ways to do so; one that is paid or over leads to where that is said. */
export async function loadToPay(context: LoadContext): Promise<LoadResult<ToPayProps>> {
  const order = await findOrder(context, { withPayments: true });
  if (!order) return { kind: 'not_found' };
  if (!order.can_pay) return { kind: 'redirect', to: insteadOfPaying(order, context), status: 302 };
  return { kind: 'page', props: { order, reason: paymentReason(context.query.get('reason')) } };
}
