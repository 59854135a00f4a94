import type { AttributeData } from '../catalogue/index.ts';

/** Attributes of almost every device, so no evidence of similarity. */
const EVERYDAY = new Set(
  [
    'colour warranty weight_kg weight_g width_cm height_cm depth_cm power noise energy_class charger_in_box connectivity app_control voice_assistant body_material auto_off remote_included program_count',
    'material supply_voltage power_cord_m plug standby_power battery_type battery_voltage battery_wh battery_cycles user_battery charge_minutes usb_version usb_c_ports wireless_range wifi_bands bluetooth wifi',
    'operating_temperature spare_parts_years plastic_free_packaging made_in conformity in_the_box recycled_share update_years child_lock protections',
  ].flatMap((codes) => codes.split(' ')),
);
/** Common attributes that make two products of different categories comparable. */
const ENOUGH = 2;

export interface PartProduct {
  id: number;
  category_id: number | null;
  attributes: readonly (readonly [code: string, data: AttributeData])[];
}

/** Groups the products into comparable ones, in their order: those of one category, and those that share enough uncommon attributes. */
export function partsOf(products: readonly PartProduct[]): PartProduct[][] {
  const parts: PartProduct[][] = [];
  for (const product of products) {
    const part = parts.find(([first]) => first && isComparable(first, product));
    if (part) part.push(product);
    else parts.push([product]);
  }
  return parts;
}

function isComparable(a: PartProduct, b: PartProduct): boolean {
  if (a.category_id !== null && a.category_id === b.category_id) return true;
  const codes = new Set(a.attributes.map(([code]) => code));
  return b.attributes.filter(([code]) => codes.has(code) && !EVERYDAY.has(code)).length >= ENOUGH;
}
