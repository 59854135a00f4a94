/** Warnings whose words stand in the labels (`warning_<code>`) in all languages. */
export const WARNING_CODES = [
  'hot_surface',
  'electric_shock',
  'lithium_battery',
  'hearing',
  'tip_over',
  'children',
  'blades',
  'strong_light',
  'suffocation',
  'epilepsy',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];
