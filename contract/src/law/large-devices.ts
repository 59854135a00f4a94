import type { ProductGroup } from './product-groups.ts';

/** Devices with free take-back of the old one at delivery (directive 2012/19, article 5 (2) (b)). */
const LARGE: ReadonlySet<ProductGroup> = new Set([
  'tv',
  'washing_machine',
  'washer_dryer',
  'dryer',
  'fridge',
  'wine_fridge',
  'dishwasher',
  'oven',
  'hood',
  'air_conditioner',
]);
export const isLargeDevice = (group: ProductGroup | null): boolean => group !== null && LARGE.has(group);
