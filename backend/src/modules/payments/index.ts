export { applyPaymentEvent, type EventOutcome } from './apply-payment-event.ts';
export { type BegunPayment, beginPayment, hashAddress, type PaymentWish } from './start-payment.ts';
export {
  countFailedPayments,
  insertPayment,
  lockPaymentsOf,
  type Payment,
  selectPaymentByCode,
  takeWaitingPayments,
  updatePayment,
} from './payment-queries.ts';
export { nextPaymentState, type PaymentState, standingOf } from './payment-states.ts';
export { refundDuePayments } from './refund-due-payments.ts';
