import type { webshopOrders } from '@vitrina/contract/orders';

/** The contract's call that pages of a payment make from the browser, without its schema. A test compares it with the contract. */
export const ORDER_STATUS_CALL = { key: 'webshop_order_status', method: 'GET', path: '/api/webshop/order-status/' } as typeof webshopOrders.orderStatus;
