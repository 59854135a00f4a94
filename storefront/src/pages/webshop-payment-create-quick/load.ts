export { loadToPay as load, type ToPayProps as Props } from '../../features/order/load-to-pay.ts';
