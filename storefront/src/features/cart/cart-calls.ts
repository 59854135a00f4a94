import type { Endpoint } from '@vitrina/contract/endpoint';
import type { webshopCart } from '@vitrina/contract/cart';

type Calls = typeof webshopCart;
const named = <E extends Endpoint>(key: E['key'], method: E['method'], path: E['path']): E => ({ key, method, path }) as unknown as E;

/**
 * The contract's calls about the cart without their schemas: the client needs name, method and path, and the schemas would
 * cost every page 28 kB. A test compares them with the contract.
 */
export const CART_CALLS = {
  cart: named<Calls['cart']>('webshop_cart', 'GET', '/api/webshop/cart/'),
  isCartEmpty: named<Calls['isCartEmpty']>('webshop_is_cart_empty', 'GET', '/api/webshop/is-cart-empty/'),
  addProduct: named<Calls['addProduct']>('webshop_product', 'POST', '/api/webshop/product/'),
  setProduct: named<Calls['setProduct']>('webshop_product_put', 'PUT', '/api/webshop/product/'),
  removeProduct: named<Calls['removeProduct']>('webshop_product_delete', 'DELETE', '/api/webshop/product/'),
  confirmAge: named<Calls['confirmAge']>('webshop_age', 'POST', '/api/webshop/age/'),
  addCoupon: named<Calls['addCoupon']>('webshop_coupon_post', 'POST', '/api/webshop/coupon/'),
  removeCoupon: named<Calls['removeCoupon']>('webshop_coupon_delete', 'DELETE', '/api/webshop/coupon/'),
};
