export { createOrder, type CreateOrderDeps } from './create-order.ts';
export { checkoutRoutes } from './routes.ts';
