/** Payments: start, events of gateways, captures, refunds. Knows its subjects only by reference. Public entry point of the module. */
export { applyPaymentEvent } from './apply-payment-event.ts';
export type { EventOutcome } from './event-outcome.ts';
export { type PaymentStartResult, startPayment, hashAddress, type PaymentRequest } from './start-payment.ts';
export {
  countFailedPayments,
  insertPayment,
  lockPaymentsOf,
  selectPaymentsOf,
  type Payment,
  selectPaymentByCode,
  claimWaitingPayments,
  updatePayment,
} from './payment-queries.ts';
export { nextPaymentState, type PaymentState, paymentStatusOf } from './payment-states.ts';
export { checkPayments } from './check-payments.ts';
export { gatewayOf, type LockedSubject, type PaymentDeps, type PaymentSubjects } from './payment-deps.ts';
export { paymentRoutes } from './routes.ts';
export { type Capture, insertCapture, selectCapture, markForRelease } from './capture-queries.ts';
export { requestCaptures, requestPartialRefunds, requestRefunds } from './receive-payment-event.ts';
export { finishPayment } from './apply-partial-refund.ts';
export { finishRefund, insertRefund, type Refund, REFUND_COLUMNS, selectRefund, selectRefundsOf } from './refund-queries.ts';
