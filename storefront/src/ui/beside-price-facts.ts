import type { ProductListItem } from '@vitrina/contract/catalogue';

/** Facts the law requires beside a price. */
export type BesidePriceFacts = Pick<ProductListItem, 'energy' | 'unit_price' | 'charging'>;

/** Picks these facts from a product. */
export const besidePriceFacts = ({ energy, unit_price, charging }: BesidePriceFacts): BesidePriceFacts => ({
  energy,
  ...(unit_price && { unit_price }),
  ...(charging && { charging }),
});
