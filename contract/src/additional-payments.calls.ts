/** Calls of `additional-payments.ts` without schemas; browsers take their paths from the served endpoint table. */
export const ask = { key: 'webshop_additional_payment_post', method: 'POST' } as const;
export const additionalPayment = { key: 'webshop_additional_payment', method: 'GET' } as const;
export const pay = { key: 'webshop_additional_payment_pay', method: 'POST' } as const;
