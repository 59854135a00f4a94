/** Calls of `orders.ts` without schemas; browsers take their paths from the served endpoint table. */
export const createOrder = { key: 'webshop_order_post', method: 'POST' } as const;
export const confirmation = { key: 'webshop_order_confirmation', method: 'GET' } as const;
export const confirmOrder = { key: 'webshop_order_confirmation_post', method: 'POST' } as const;
export const order = { key: 'webshop_order', method: 'GET' } as const;
export const orderStatus = { key: 'webshop_order_status', method: 'GET' } as const;
export const orderLegal = { key: 'webshop_order_legal', method: 'GET' } as const;
export const createPayment = { key: 'webshop_create_payment', method: 'POST' } as const;
export const orders = { key: 'webshop_orders', method: 'GET' } as const;
export const cancelOrder = { key: 'webshop_cancel_order', method: 'POST' } as const;
export const overview = { key: 'webshop_overview', method: 'GET' } as const;
