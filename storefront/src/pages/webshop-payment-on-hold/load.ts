import { findOrder } from '../../features/order/find-order.ts';
import { paymentResultUrl } from '../../features/order/payment-result-url.ts';
import { paymentStep } from '../../features/order/payment-step.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  identifier: string;
  number: string;
  email: string;
  /** False while a payment is pending, as another one could charge twice. */
  canPay: boolean;
}

/** A pending payment; once it is decided, the page redirects to the result. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const order = await findOrder(context);
  if (!order) return { kind: 'not_found' };
  const { identifier, number, email, can_pay: canPay } = order;
  const to = paymentResultUrl(paymentStep(order), identifier, context);
  return to ? { kind: 'redirect', to, status: 302 } : { kind: 'page', props: { identifier, number, email, canPay } };
}
