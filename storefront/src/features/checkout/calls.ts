import type { accounts } from '@vitrina/contract/accounts';
import type { webshopCart } from '@vitrina/contract/cart';
import type { customers } from '@vitrina/contract/customers';
import type { webshopOrders } from '@vitrina/contract/orders';
import { namedCall } from '../../api/named-call.ts';

/** The contract's calls that the checkout makes from the browser. */
export const CALLS = {
  cart: namedCall<typeof webshopCart.cart>('webshop_cart', 'GET'),
  setCustomer: namedCall<typeof webshopCart.setCustomer>('webshop_customer_post', 'POST'),
  customerFields: namedCall<typeof webshopCart.customerFields>('webshop_customer_fields', 'GET'),
  abandonment: namedCall<typeof webshopCart.abandonment>('webshop_abandonment', 'POST'),
  continueAsGuest: namedCall<typeof webshopCart.continueAsGuest>('webshop_continue_as_guest', 'POST'),
  setShipping: namedCall<typeof webshopCart.setShipping>('webshop_shipping', 'POST'),
  setParcelShipping: namedCall<typeof webshopCart.setParcelShipping>('webshop_parcel_shipping', 'PUT'),
  setPayment: namedCall<typeof webshopCart.setPayment>('webshop_payment_post', 'POST'),
  createOrder: namedCall<typeof webshopOrders.createOrder>('webshop_order_post', 'POST'),
  order: namedCall<typeof webshopOrders.order>('webshop_order', 'GET'),
  createPayment: namedCall<typeof webshopOrders.createPayment>('webshop_create_payment', 'POST'),
  login: namedCall<typeof customers.login>('auth_login', 'POST'),
  profileUpdate: namedCall<typeof accounts.profileUpdate>('auth_profile_post', 'POST'),
};
