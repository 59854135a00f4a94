import type { ErrorLabel } from '@vitrina/contract/errors';

/** Why an order could not be made: labels that an address may name. Anything else an address says is not shown. */
const ORDER_REASONS: readonly ErrorLabel[] = [
  'error_unauthorized',
  'error_cart_empty',
  'error_cart_incomplete',
  'error_cart_changed',
  'error_quantity_not_available',
  'error_coupon_used',
  'error_too_many_requests',
  'error_unavailable',
];
/** Why a payment could not be begun. */
const PAYMENT_REASONS: readonly ErrorLabel[] = ['error_payment_not_possible', 'error_too_many_requests', 'error_unavailable'];

/** The reason an address names for a failed order, `null` for any other. */
export const orderFailureReason = (named: string | null): ErrorLabel | null => ORDER_REASONS.find((label) => label === named) ?? null;

/** The reason an address names for a payment that was not begun; the plainest for any other. */
export const paymentFailureReason = (named: string | null): ErrorLabel | 'order_payment_not_begun' | null =>
  named === null ? null : (PAYMENT_REASONS.find((label) => label === named) ?? 'order_payment_not_begun');
