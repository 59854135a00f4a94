import { expect, it } from 'vitest';
import { orderFailureReason, paymentFailureReason } from './failure-reason.ts';

it('a failed order says only reasons we know [S2.94]', () => {
  expect(orderFailureReason('error_cart_changed')).toBe('error_cart_changed');
  expect([orderFailureReason('<b>call this number</b>'), orderFailureReason(null)]).toEqual([null, null]);
});
it('a payment that was not begun says why, or that it was not [S4.43]', () => {
  expect(['error_payment_not_possible', 'error_empty_payment_form', 'x', null].map(paymentFailureReason)).toEqual([
    'error_payment_not_possible',
    'order_payment_not_begun',
    'order_payment_not_begun',
    null,
  ]);
});
