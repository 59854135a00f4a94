/** The ways to pay are buttons of a form that leads here. */
export { beginAdditional as post } from '../../features/order/begin-additional.ts';
export { type AdditionalProps as Props, loadAdditional as load } from '../../features/order/load-additional.ts';
