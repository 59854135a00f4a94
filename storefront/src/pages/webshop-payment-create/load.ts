export {
  beginPayment as load,
  /** The ways to pay are buttons of a form that leads here. */
  beginPayment as post,
  type PaymentProps as Props,
} from '../../features/order/begin-payment.ts';

/** Its form or frame belongs to a bank, which the policy of this document alone allows. */
export const ownDocument = true;
