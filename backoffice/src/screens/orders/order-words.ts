import type { OrderStatus, PaymentStatus } from '@vitrina/contract/orders';
import type { OrderMark } from '@vitrina/contract/staff/orders';
import type { Tone } from '../../ui/badge.tsx';

/** Tabs of the list, in the order of a working day; `id` is the parameter in the address. */
export const TABS: readonly { id: string; state?: OrderStatus; payment?: PaymentStatus }[] = [
  { id: 'all' },
  { id: 'new', state: 'new' },
  { id: 'confirmed', state: 'confirmed' },
  { id: 'packed', state: 'packed' },
  { id: 'shipped', state: 'shipped' },
  { id: 'delivered', state: 'delivered' },
  { id: 'refund_due', payment: 'refund_due' },
  { id: 'cancelled', state: 'cancelled' },
];
export const PAYMENTS: readonly PaymentStatus[] = ['unpaid', 'pending', 'paid', 'failed', 'refund_due', 'refunded'];
export const MARKS: readonly OrderMark[] = ['due', 'late', 'note', 'withdrawn', 'age', 'check'];
export const ORDER_SORTS = ['created_at', 'total', 'number'] as const;

export const TONE_OF_STATE: Readonly<Record<OrderStatus, Tone>> = {
  waiting: 'plain',
  new: 'open',
  confirmed: 'busy',
  packed: 'busy',
  shipped: 'good',
  delivered: 'good',
  cancelled: 'over',
  failed: 'bad',
};
export const TONE_OF_PAYMENT: Readonly<Record<PaymentStatus, Tone>> = {
  unpaid: 'open',
  pending: 'busy',
  paid: 'good',
  failed: 'bad',
  refunded: 'over',
  refund_due: 'bad',
};
