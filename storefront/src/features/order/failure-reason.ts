import type { ErrorLabel } from '@vitrina/contract/errors';

/** Allowed labels of a failed order in an address; others are not shown. */
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
/** Allowed labels of a payment that could not be started. */
const PAYMENT_REASONS: readonly ErrorLabel[] = ['error_payment_not_possible', 'error_too_many_requests', 'error_unavailable'];

/** Reason of a failed order from the address; `null`: not an allowed label. */
export const orderFailureReason = (reason: string | null): ErrorLabel | null => ORDER_REASONS.find((label) => label === reason) ?? null;

/** Reason of a payment that was not started, from the address; the general one for unknown labels. */
export const paymentFailureReason = (reason: string | null): ErrorLabel | 'order_payment_not_begun' | null =>
  reason === null ? null : (PAYMENT_REASONS.find((label) => label === reason) ?? 'order_payment_not_begun');
