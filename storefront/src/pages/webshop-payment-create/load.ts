export {
  beginPayment as load,
  /** Payment methods are submit buttons of a form sent to this page. */
  beginPayment as post,
  type PaymentProps as Props,
} from '../../features/order/begin-payment.ts';

/** Always loaded as a document: only its own policy allows the bank's form or frame. */
export const ownDocument = true;
