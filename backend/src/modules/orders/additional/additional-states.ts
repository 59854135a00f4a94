import type { OrderStatus, PaymentStatus } from '@vitrina/contract/orders';

/** Before it is confirmed an order may still end by itself; afterwards there is nothing to add to. */
export const canAskOn = (status: OrderStatus): boolean => status !== 'new' && status !== 'waiting' && !isOver(status);

/** Money for an order that is over is given back. */
export const isOver = (status: OrderStatus): boolean => status === 'cancelled' || status === 'failed';

/** Not while a payment is being decided: it would be paid twice. */
export const canPayAdditional = (additional: { payment_status: PaymentStatus }, order: { status: OrderStatus }): boolean =>
  !isOver(order.status) && (additional.payment_status === 'unpaid' || additional.payment_status === 'failed');
