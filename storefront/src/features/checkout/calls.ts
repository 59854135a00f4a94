import type { accounts } from '@vitrina/contract/accounts';
import type { webshopCart } from '@vitrina/contract/cart';
import type { customers } from '@vitrina/contract/customers';
import type { webshopOrders } from '@vitrina/contract/orders';

/**
 * The contract's calls that the checkout makes from the browser, without their schemas: the client needs no more than name,
 * method and path. A test compares them with the contract.
 */
export const CALLS = {
  cart: { key: 'webshop_cart', method: 'GET', path: '/api/webshop/cart/' } as typeof webshopCart.cart,
  setCustomer: { key: 'webshop_customer_post', method: 'POST', path: '/api/webshop/customer/' } as typeof webshopCart.setCustomer,
  customerFields: { key: 'webshop_customer_fields', method: 'GET', path: '/api/webshop/customer-fields/' } as typeof webshopCart.customerFields,
  abandonment: { key: 'webshop_abandonment', method: 'POST', path: '/api/webshop/abandonment/' } as typeof webshopCart.abandonment,
  continueAsGuest: { key: 'webshop_continue_as_guest', method: 'POST', path: '/api/webshop/continue-as-guest/' } as typeof webshopCart.continueAsGuest,
  setShipping: { key: 'webshop_shipping', method: 'POST', path: '/api/webshop/shipping/' } as typeof webshopCart.setShipping,
  setParcelShipping: { key: 'webshop_parcel_shipping', method: 'PUT', path: '/api/webshop/parcel-shipping/' } as typeof webshopCart.setParcelShipping,
  setPayment: { key: 'webshop_payment_post', method: 'POST', path: '/api/webshop/payment/' } as typeof webshopCart.setPayment,
  createOrder: { key: 'webshop_order_post', method: 'POST', path: '/api/webshop/order/' } as typeof webshopOrders.createOrder,
  order: { key: 'webshop_order', method: 'GET', path: '/api/webshop/order/' } as typeof webshopOrders.order,
  createPayment: { key: 'webshop_create_payment', method: 'POST', path: '/api/webshop/create-payment/' } as typeof webshopOrders.createPayment,
  login: { key: 'auth_login', method: 'POST', path: '/api/auth/login/' } as typeof customers.login,
  profileUpdate: { key: 'auth_profile_post', method: 'POST', path: '/api/auth/profile/' } as typeof accounts.profileUpdate,
};
