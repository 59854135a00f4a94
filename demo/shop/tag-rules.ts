import type { DemoModel } from '../catalogue/types.ts';
import type { DemoProduct } from '../load/products-of.ts';

/** A product as a tag's rule sees it. */
export interface Tagged {
  product: DemoProduct;
  model: DemoModel;
  /** Codes of its categories from the department down. */
  categories: readonly string[];
}

export type TagRule = (tagged: Tagged) => boolean;

const isIn = ({ categories }: Tagged, ...codes: string[]): boolean => categories.some((code) => codes.includes(code));
const attribute = ({ model }: Tagged, code: string) => model.attributes[code];
const isYes = (tagged: Tagged, code: string): boolean => attribute(tagged, code) === true;
const atMost = (tagged: Tagged, code: string, most: number): boolean => typeof attribute(tagged, code) === 'number' && Number(attribute(tagged, code)) <= most;
const atLeast = (tagged: Tagged, code: string, least: number): boolean =>
  typeof attribute(tagged, code) === 'number' && Number(attribute(tagged, code)) >= least;
const isOneOf = (tagged: Tagged, code: string, ...values: string[]): boolean => values.includes(String(attribute(tagged, code)));
const costsAtMost = ({ model }: Tagged, euros: number): boolean => model.price <= euros * 100;

export const forStudents: TagRule = (t) =>
  (isIn(t, 'laptops-everyday') && costsAtMost(t, 800)) ||
  (isIn(t, 'tablets') && costsAtMost(t, 500)) ||
  (isIn(t, 'printers', 'e-readers', 'smartphones-mid') && costsAtMost(t, 250)) ||
  (isIn(t, 'headphones', 'keyboards', 'mice', 'external-ssd') && costsAtMost(t, 110));

/** What counts as quiet depends on what makes the noise. */
const QUIET: Record<string, number> = {
  dishwashers: 43,
  fridges: 36,
  freezers: 38,
  'washing-machines': 72,
  dryers: 63,
  'air-purifiers': 48,
  fans: 52,
  'robot-vacuums': 64,
  'stick-vacuums': 72,
  'automatic-coffee-machines': 62,
  projectors: 28,
  desktops: 30,
};

export const quiet: TagRule = (t) =>
  isYes(t, 'fanless') || isYes(t, 'silent_clicks') || Object.entries(QUIET).some(([category, noise]) => isIn(t, category) && atMost(t, 'noise', noise));

export const smallFlats: TagRule = (t) =>
  (isIn(t, 'washing-machines') && atMost(t, 'depth_cm', 48)) ||
  (isIn(t, 'dishwashers') && atMost(t, 'width_cm', 45)) ||
  (isIn(t, 'freezers') && atMost(t, 'height_cm', 90)) ||
  (isIn(t, 'desktops-mini', 'turntables') && costsAtMost(t, 500)) ||
  (isIn(t, 'soundbars') && atMost(t, 'width_cm', 80)) ||
  (isIn(t, 'televisions') && atMost(t, 'screen_size', 43)) ||
  (isIn(t, 'espresso-machines', 'automatic-coffee-machines') && atMost(t, 'width_cm', 24));

export const repairable: TagRule = (t) =>
  isOneOf(t, 'repair_class', 'a', 'b') || isYes(t, 'removable_battery') || atLeast(t, 'free_m2_slots', 1) || atLeast(t, 'warranty', 60);

export const homeOffice: TagRule = (t) =>
  isIn(t, 'monitors-office', 'keyboards', 'printers', 'nas', 'desktops-mini') ||
  (isIn(t, 'mice') && !isIn(t, 'gaming') && costsAtMost(t, 60)) ||
  (isIn(t, 'laptops-everyday', 'laptops-ultralight') && atLeast(t, 'ram', 16));

export const gaming: TagRule = (t) =>
  isIn(t, 'laptops-gaming', 'monitors-gaming', 'gaming') ||
  (isIn(t, 'desktops-tower') && isOneOf(t, 'graphics', 'dedicated')) ||
  (isIn(t, 'televisions') && atLeast(t, 'hdmi_21_ports', 4));

export const travel: TagRule = (t) =>
  isIn(t, 'powerbanks', 'e-readers', 'earbuds') ||
  (isIn(t, 'laptops') && atMost(t, 'weight_kg', 1.3)) ||
  (isIn(t, 'chargers') && isYes(t, 'gan')) ||
  (isIn(t, 'drones') && atMost(t, 'weight_g', 249)) ||
  (isIn(t, 'consoles') && isOneOf(t, 'console_type', 'handheld')) ||
  (isIn(t, 'headphones-over-ear') && isYes(t, 'foldable'));

export const lowEnergy: TagRule = (t) => isOneOf(t, 'energy_class', 'a') || (isOneOf(t, 'energy_class', 'b') && isIn(t, 'white-goods'));
