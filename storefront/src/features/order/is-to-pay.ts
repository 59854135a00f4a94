import type { OrderSummary } from '@vitrina/contract/orders';

/** Waits for money: what is paid at the door is confirmed at once. */
export const isToPay = ({ status, payment_status }: Pick<OrderSummary, 'status' | 'payment_status'>): boolean =>
  status === 'new' && (payment_status === 'unpaid' || payment_status === 'failed');

/** An order that ended before anything was paid: there is nothing to say of its payment. */
export const hasEndedUnpaid = ({ status, payment_status }: Pick<OrderSummary, 'status' | 'payment_status'>): boolean =>
  (status === 'cancelled' || status === 'failed') && (payment_status === 'unpaid' || payment_status === 'failed');
