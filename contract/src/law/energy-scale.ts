import type { ProductGroup } from './product-groups.ts';

/** Energy classes, best first. */
export const ENERGY_CLASSES = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyClass = (typeof ENERGY_CLASSES)[number];
export interface EnergyScale {
  from: EnergyClass;
  to: EnergyClass;
}

/** Rescaled labels, regulation 2017/1369, article 11. */
const RESCALED: EnergyScale = { from: 'A', to: 'G' };
/** Labels that are not rescaled yet: 65/2014 for ovens and hoods, 626/2011 for air conditioners. */
const OLD: EnergyScale = { from: 'A+++', to: 'D' };

const SCALES: Readonly<Partial<Record<ProductGroup, EnergyScale>>> = {
  display: RESCALED,
  tv: RESCALED,
  washing_machine: RESCALED,
  washer_dryer: RESCALED,
  dryer: RESCALED,
  fridge: RESCALED,
  wine_fridge: RESCALED,
  dishwasher: RESCALED,
  light_source: RESCALED,
  smartphone: RESCALED,
  slate_tablet: RESCALED,
  oven: OLD,
  hood: OLD,
  air_conditioner: OLD,
};

/** The scale of a group's label; `null`: the group has no energy label. */
export const energyScaleOf = (group: ProductGroup): EnergyScale | null => SCALES[group] ?? null;

export const isEnergyClass = (value: unknown): value is EnergyClass => (ENERGY_CLASSES as readonly unknown[]).includes(value);

/** True if the class is on the scale. */
export function isOnScale(letter: string, { from, to }: EnergyScale): boolean {
  const place = ENERGY_CLASSES.indexOf(letter as EnergyClass);
  return place >= ENERGY_CLASSES.indexOf(from) && place <= ENERGY_CLASSES.indexOf(to) && place >= 0;
}
