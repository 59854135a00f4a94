import type { OrderSummary } from '@vitrina/contract/orders';

/** True if a payment is due; orders paid on delivery are confirmed without one. */
export const isToPay = ({ status, payment_status }: Pick<OrderSummary, 'status' | 'payment_status'>): boolean =>
  status === 'new' && (payment_status === 'unpaid' || payment_status === 'failed');

/** True if the order ended before any payment, so that its payment status is omitted. */
export const hasEndedUnpaid = ({ status, payment_status }: Pick<OrderSummary, 'status' | 'payment_status'>): boolean =>
  (status === 'cancelled' || status === 'failed') && (payment_status === 'unpaid' || payment_status === 'failed');
