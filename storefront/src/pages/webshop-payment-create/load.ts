export {
  beginPayment as load,
  /** The ways to pay are buttons of a form that leads here. */
  beginPayment as post,
  type PaymentProps as Props,
} from '../../features/order/begin-payment.ts';

/** Loaded as a document: its form or frame belongs to a bank, which only this document's policy allows. */
export const ownDocument = true;
