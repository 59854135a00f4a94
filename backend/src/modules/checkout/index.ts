/** Checkout: customer data, orders from a cart, orders by telephone. Public entry point of the module. */
export { lacksCustomerData } from './get-customer.ts';
export { confirmOrder, readConfirmation } from './confirm-order.ts';
export { stopReminders } from './stop-reminders.ts';
export { createOrder, type CreateOrderDeps } from './create-order.ts';
export { checkoutRoutes } from './routes.ts';
export { staffCheckoutRoutes } from './staff/staff-checkout-routes.ts';
export { type PastBuyer, type PastOrder, saveOrders } from './save-orders.ts';
