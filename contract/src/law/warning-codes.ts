/** Codes of warnings with an interface text in all languages (`warning_<code>`). */
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
