import type { Order } from '@vitrina/contract/orders';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { orderPageUrl, viewOrderUrl } from '../../links/order-links.ts';
import { findOrder } from './find-order.ts';
import { paymentStep } from './payment-step.ts';

export interface OrderProps {
  order: Order;
}

/** Thank-you page of an order. The bank redirects here for every outcome: pending, failed and closed orders redirect on. */
export async function loadThanks(context: LoadContext): Promise<LoadResult<OrderProps>> {
  const order = await findOrder(context);
  if (!order) return { kind: 'not_found' };
  if (order.status === 'waiting') return { kind: 'page', props: { order } };
  const step = paymentStep(order);
  if (step === 'waiting' && order.payment_type !== 'none')
    return { kind: 'redirect', to: orderPageUrl('payment_on_hold', order.identifier, context), status: 302 };
  if (step === 'failed') return { kind: 'redirect', to: orderPageUrl('failed_payment', order.identifier, context), status: 302 };
  if (step === 'over') return { kind: 'redirect', to: viewOrderUrl(order.identifier, context), status: 302 };
  return { kind: 'page', props: { order } };
}
