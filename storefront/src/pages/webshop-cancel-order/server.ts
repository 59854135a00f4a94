export { cancelOrder as post } from '../../features/order/cancel-order.ts';
export { head } from './head.ts';
export { load } from './load.ts';
