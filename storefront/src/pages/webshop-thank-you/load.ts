export { loadThanks as load, type OrderProps as Props } from '../../features/order/load-order.ts';
