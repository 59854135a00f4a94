import type { CartCustomer } from '@vitrina/contract/cart';
import type { Buyer } from '../../../adapters/payments/gateway.ts';

/** Who pays an order, in the words of gateways; what was not asked for stays empty. */
export function paymentBuyer({ country, fields }: CartCustomer): Buyer {
  const { name = '', surname = '', street = '', town = '', post_code = '', phone = '' } = fields;
  return { fullName: `${name} ${surname}`.trim(), address: street, town, postCode: post_code, country, phone };
}
