export { cancelOrder as post } from '../../features/order/cancel-order.ts';
