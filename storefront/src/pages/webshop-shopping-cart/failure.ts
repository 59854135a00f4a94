import type { ErrorData } from '@vitrina/contract/errors';

/** A form that was refused: which, why, and what was typed. */
export interface Failure extends Pick<ErrorData, 'label_name' | 'errors'> {
  action: string;
  /** The product's shopping_cart_code, or the coupon as it was typed. */
  code: string;
}
