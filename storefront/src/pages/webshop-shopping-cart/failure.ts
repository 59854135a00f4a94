import type { ErrorData } from '@vitrina/contract/errors';

/** A refused form: which one, the reason, and the input. */
export interface Failure extends Pick<ErrorData, 'label_name' | 'errors'> {
  action: string;
  /** The product's shopping_cart_code, or the coupon as typed. */
  code: string;
}
