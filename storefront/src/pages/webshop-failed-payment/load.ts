export { loadUnpaidOrder as load, type UnpaidOrderProps as Props } from '../../features/order/load-unpaid-order.ts';
