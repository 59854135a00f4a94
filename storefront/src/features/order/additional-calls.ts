import type { additionalPayments } from '@vitrina/contract/additional-payments';

/** The contract's call that these pages make from the browser, without its schema. A test compares it with the contract. */
export const ADDITIONAL_CALL = {
  key: 'webshop_additional_payment',
  method: 'GET',
  path: '/api/webshop/additional-payment/',
} as typeof additionalPayments.additionalPayment;
