import type { webshopCart } from '@vitrina/contract/cart';
import { namedCall } from '../../api/named-call.ts';

type Calls = typeof webshopCart;

/**
 * The contract's calls about the cart without their schemas: the client needs name, method and path, and the schemas would
 * cost every page 28 kB. A test compares them with the contract.
 */
export const CART_CALLS = {
  cart: namedCall<Calls['cart']>('webshop_cart', 'GET'),
  isCartEmpty: namedCall<Calls['isCartEmpty']>('webshop_is_cart_empty', 'GET'),
  addProduct: namedCall<Calls['addProduct']>('webshop_product', 'POST'),
  setProduct: namedCall<Calls['setProduct']>('webshop_product_put', 'PUT'),
  removeProduct: namedCall<Calls['removeProduct']>('webshop_product_delete', 'DELETE'),
  confirmAge: namedCall<Calls['confirmAge']>('webshop_age', 'POST'),
  addCoupon: namedCall<Calls['addCoupon']>('webshop_coupon_post', 'POST'),
  removeCoupon: namedCall<Calls['removeCoupon']>('webshop_coupon_delete', 'DELETE'),
};
