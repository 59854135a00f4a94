export { checkPayments } from './check-payments.ts';
export { createOrder } from './create-order.ts';
export { expireOrders } from './expire-orders.ts';
export type { OrderDeps } from './order-deps.ts';
export type { OrderDraft, OrderLine } from './order-draft.ts';
export { findOrder, type OrderRow, selectOrderOfCart } from './order-queries.ts';
export { receiveCallback } from './receive-callback.ts';
export { redirectOnCreated } from './redirect-on-created.ts';
export { orderRoutes } from './routes.ts';
