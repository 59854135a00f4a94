import type { Order } from '@vitrina/contract/orders';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { findOrder } from './find-order.ts';
import { paymentFailureReason } from './failure-reason.ts';
import { unpayableOrderUrl } from './payment-result-url.ts';

export interface UnpaidOrderProps {
  order: Order;
  /** Reason why a payment could not be started just now. */
  reason: ReturnType<typeof paymentFailureReason>;
}

/** An order that can still be paid, with its payment methods; paid and closed orders redirect. */
export async function loadUnpaidOrder(context: LoadContext): Promise<LoadResult<UnpaidOrderProps>> {
  const order = await findOrder(context, { withPayments: true });
  if (!order) return { kind: 'not_found' };
  if (!order.can_pay) return { kind: 'redirect', to: unpayableOrderUrl(order, context), status: 302 };
  return { kind: 'page', props: { order, reason: paymentFailureReason(context.query.get('reason')) } };
}
