import type { accounts } from '@vitrina/contract/accounts';
import type { webshopCart } from '@vitrina/contract/cart';
import type { customers } from '@vitrina/contract/customers';
import { namedCall } from '../../api/named-call.ts';

type Calls = typeof accounts & typeof customers & Pick<typeof webshopCart, 'cart'>;

/** The calls of the account's that a browser makes, by name: their schemas stay on the server. */
export const CALLS = {
  login: namedCall<Calls['login']>('auth_login', 'POST'),
  logout: namedCall<Calls['logout']>('auth_logout', 'POST'),
  isLogin: namedCall<Calls['isLogin']>('auth_is_login', 'GET'),
  profile: namedCall<Calls['profile']>('auth_profile', 'GET'),
  cart: namedCall<Calls['cart']>('webshop_cart', 'GET'),
};
