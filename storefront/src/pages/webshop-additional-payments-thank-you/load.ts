import type { AdditionalProps } from '../../features/order/load-additional.ts';

export { loadAdditionalThanks as load } from '../../features/order/load-additional.ts';
export type Props = Pick<AdditionalProps, 'additional'>;
