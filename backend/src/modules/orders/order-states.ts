import type { OrderStatus, PaymentStatus } from '@vitrina/contract/orders';

/** What an order may become from each state; anything else is refused. Failed: it ended unpaid, and money may still come late. */
export const ORDER_TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  waiting: ['new', 'confirmed', 'cancelled'],
  new: ['confirmed', 'cancelled', 'failed'],
  confirmed: ['packed', 'cancelled'],
  packed: ['shipped'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
  failed: ['confirmed', 'cancelled'],
};

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => ORDER_TRANSITIONS[from].includes(to);

interface State {
  status: OrderStatus;
  payment_status: PaymentStatus;
}

/** The buyer may cancel until it is packed (decision G14). */
export const canCancel = ({ status }: Pick<State, 'status'>): boolean => status === 'new' || status === 'confirmed';

/** Whether staff may pack, ship or deliver it: along the table, and not while its money is going back. */
export const canMove = ({ status, payment_status }: State, to: OrderStatus): boolean =>
  canBecome(status, to) && payment_status !== 'refund_due' && payment_status !== 'refunded';

/** The one way back, which only its parcels take: all of them were unpacked, so nothing of it is packed any more. */
export const AFTER_UNPACKING: OrderStatus = 'confirmed';

/** Whether a parcel of it may be packed or leave: until all has left, and not while its money is going back. */
export const canPack = ({ status, payment_status }: State): boolean =>
  (status === 'confirmed' || status === 'packed') && payment_status !== 'refund_due' && payment_status !== 'refunded';

/** Not while a payment is being decided: it would be paid twice. */
export const canPay = ({ status, payment_status }: State): boolean => canCancel({ status }) && (payment_status === 'unpaid' || payment_status === 'failed');
