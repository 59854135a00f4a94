import type { Order } from '@vitrina/contract/orders';
import { orderPageUrl, viewOrderUrl } from '../../links/order-links.ts';
import { type PaymentStep, paymentStep } from './payment-step.ts';

/** The page that tells how a payment ended; `null` while it has not. */
export function paymentResultUrl(step: PaymentStep, identifier: string, place: Parameters<typeof viewOrderUrl>[1]): string | null {
  if (step === 'waiting') return null;
  if (step === 'over') return viewOrderUrl(identifier, place);
  return orderPageUrl(step === 'paid' ? 'thank_you' : 'failed_payment', identifier, place);
}

/** Where an order is sent that cannot be paid now: to its end, or to where a payment that runs is awaited. */
export function unpayableOrderUrl(order: Pick<Order, 'identifier' | 'status' | 'payment_status'>, place: Parameters<typeof viewOrderUrl>[1]): string {
  if (order.payment_status === 'pending' && paymentStep(order) === 'waiting') return orderPageUrl('payment_on_hold', order.identifier, place);
  return paymentStep(order) === 'paid' ? orderPageUrl('thank_you', order.identifier, place) : viewOrderUrl(order.identifier, place);
}
