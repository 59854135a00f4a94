import type { OrderStatus, PaymentStatus } from '@vitrina/contract/orders';

/** Allowed transitions by state; all others are refused. Failed: the order ended unpaid, and money may still arrive late. */
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

/** True if staff may pack, ship or deliver: an allowed transition, and no refund under way. */
export const canMove = ({ status, payment_status }: State, to: OrderStatus): boolean =>
  canBecome(status, to) && payment_status !== 'refund_due' && payment_status !== 'refunded';

/** State after all parcels were unpacked: the only step back. */
export const AFTER_UNPACKING: OrderStatus = 'confirmed';

/** True if a parcel may be packed or leave: until all have left, and with no refund under way. */
export const canPack = ({ status, payment_status }: State): boolean =>
  (status === 'confirmed' || status === 'packed') && payment_status !== 'refund_due' && payment_status !== 'refunded';

/** True if the order can be paid now; false while a payment is undecided, which could pay it twice. */
export const canPay = ({ status, payment_status }: State): boolean => canCancel({ status }) && (payment_status === 'unpaid' || payment_status === 'failed');
