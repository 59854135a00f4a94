/** Product groups distinguished by laws; `none`: not named by any law of the table. */
export const PRODUCT_GROUPS = [
  'display',
  'tv',
  'washing_machine',
  'washer_dryer',
  'dryer',
  'fridge',
  'wine_fridge',
  'dishwasher',
  'oven',
  'hood',
  'light_source',
  'air_conditioner',
  'smartphone',
  'slate_tablet',
  'laptop',
  'phone_simple',
  'headphones',
  'speaker',
  'camera',
  'console',
  'e_reader',
  'keyboard',
  'mouse',
  'none',
] as const;
export type ProductGroup = (typeof PRODUCT_GROUPS)[number];

/** Groups whose radio equipment charges through a cable (directive 2014/53, annex Ia). */
export const CHARGED_GROUPS: readonly ProductGroup[] = [
  'smartphone',
  'phone_simple',
  'slate_tablet',
  'camera',
  'headphones',
  'console',
  'speaker',
  'e_reader',
  'keyboard',
  'mouse',
  'laptop',
];
