/** Payment methods are submit buttons of a form sent to this page. */
export { beginAdditional as post } from '../../features/order/begin-additional.ts';
export { type AdditionalProps as Props, loadAdditional as load } from '../../features/order/load-additional.ts';
