import type { Order } from '@vitrina/contract/orders';
import { orderPageUrl, viewOrderUrl } from '../../links/order-links.ts';
import { type PaymentStep, paymentStep } from './payment-step.ts';

/** Result page of a payment; `null`: still pending. */
export function paymentResultUrl(step: PaymentStep, identifier: string, place: Parameters<typeof viewOrderUrl>[1]): string | null {
  if (step === 'waiting') return null;
  if (step === 'over') return viewOrderUrl(identifier, place);
  return orderPageUrl(step === 'paid' ? 'thank_you' : 'failed_payment', identifier, place);
}

/** Redirect target of an order that cannot be paid now: its result page, or the page that waits for a pending payment. */
export function unpayableOrderUrl(order: Pick<Order, 'identifier' | 'status' | 'payment_status'>, place: Parameters<typeof viewOrderUrl>[1]): string {
  if (order.payment_status === 'pending' && paymentStep(order) === 'waiting') return orderPageUrl('payment_on_hold', order.identifier, place);
  return paymentStep(order) === 'paid' ? orderPageUrl('thank_you', order.identifier, place) : viewOrderUrl(order.identifier, place);
}
