import type { CartCustomer } from '@vitrina/contract/cart';
import type { Buyer } from '../../../adapters/payments/gateway.ts';

/** The buyer in the form that gateways expect; fields that the checkout did not ask for are empty. */
export function paymentBuyer({ country, fields }: CartCustomer): Buyer {
  const { name = '', surname = '', street = '', town = '', post_code = '', phone = '' } = fields;
  return { fullName: `${name} ${surname}`.trim(), address: street, town, postCode: post_code, country, phone };
}
