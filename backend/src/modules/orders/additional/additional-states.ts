import type { OrderStatus, PaymentStatus } from '@vitrina/contract/orders';

/** True if a payment can be requested: a new order may still end by itself, and an ended one has nothing to add to. */
export const canRequestAdditionalPayment = (status: OrderStatus): boolean => status !== 'new' && status !== 'waiting' && !isOver(status);

/** True for an ended order, for which a payment is refunded. */
export const isOver = (status: OrderStatus): boolean => status === 'cancelled' || status === 'failed';

/** True if it can be paid now; false while a payment is undecided, which could pay it twice. */
export const canPayAdditional = (additional: { payment_status: PaymentStatus }, order: { status: OrderStatus }): boolean =>
  !isOver(order.status) && (additional.payment_status === 'unpaid' || additional.payment_status === 'failed');
