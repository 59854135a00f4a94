/** Calls of `checkout.ts` without schemas; browsers take their paths from the served endpoint table. */
export const location = { key: 'webshop_location', method: 'GET' } as const;
export const abandonment = { key: 'webshop_abandonment', method: 'POST' } as const;
export const stopReminders = { key: 'webshop_abandonment_delete', method: 'DELETE' } as const;
export const customer = { key: 'webshop_customer', method: 'GET' } as const;
export const setCustomer = { key: 'webshop_customer_post', method: 'POST' } as const;
export const continueAsGuest = { key: 'webshop_continue_as_guest', method: 'POST' } as const;
export const customerFields = { key: 'webshop_customer_fields', method: 'GET' } as const;
export const setShipping = { key: 'webshop_shipping', method: 'POST' } as const;
export const setParcelShipping = { key: 'webshop_parcel_shipping', method: 'PUT' } as const;
export const payments = { key: 'webshop_payment', method: 'GET' } as const;
export const setPayment = { key: 'webshop_payment_post', method: 'POST' } as const;
