export { beginPayment as load, type PaymentProps as Props } from '../../features/order/begin-payment.ts';
