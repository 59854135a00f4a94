export { type AdditionalProps, loadAdditionalThanks as load } from '../../features/order/load-additional.ts';
