export { applyPaymentEvent, type EventOutcome } from './apply-payment-event.ts';
export { type PaymentStartResult, startPayment, hashAddress, type PaymentRequest } from './start-payment.ts';
export {
  countFailedPayments,
  insertPayment,
  lockPaymentsOf,
  type Payment,
  selectPaymentByCode,
  claimWaitingPayments,
  updatePayment,
} from './payment-queries.ts';
export { nextPaymentState, type PaymentState, paymentStatusOf } from './payment-states.ts';
export { checkPayments } from './check-payments.ts';
export { gatewayOf, type LockedSubject, type PaymentDeps, type PaymentSubjects } from './payment-deps.ts';
export { paymentRoutes } from './routes.ts';
export { requestRefunds } from './receive-payment-event.ts';
