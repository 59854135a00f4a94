import type { Held } from '@vitrina/contract/staff/held';
import { toDecimal } from '@vitrina/contract/values/money';
import type { Payment } from '../../payments/index.ts';

/** The payment whose money is reserved for an order; `undefined`: none. */
export const authorizedPaymentOf = (payments: readonly Payment[]): Payment | undefined =>
  payments.find(({ status, authorized_amount }) => status === 'pending' && authorized_amount !== null);

/** Returns the amount that may still be captured, minor units: the reservation's rest, at most what is owed. */
export const leftToCapture = ({ authorized_amount, captured_amount }: Payment, total: number): number =>
  Math.max(0, Math.min(authorized_amount ?? 0, total) - captured_amount);

export const authorizedPaymentView = (payment: Payment, total: number): Held => ({
  amount: toDecimal(payment.authorized_amount ?? 0),
  captured: toDecimal(payment.captured_amount),
  left: toDecimal(leftToCapture(payment, total)),
  until: (payment.authorized_until as Date).toISOString(),
  is_released: payment.release_wanted_at !== null,
});
