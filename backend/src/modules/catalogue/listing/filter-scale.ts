import { type EnergyScale, energyScaleOf } from '@vitrina/contract/law/energy-scale';
import type { Category } from '../dictionary.ts';
import type { FiltersOf } from './filter-parts.ts';

/** Attribute of energy classes, which a list is filtered by. */
export const ENERGY_CLASS = 'energy_class';

/**
 * The scale that the classes of a list stand on: that of its labelled product groups. `null`: they differ, so that a class of one is none of
 * the other and only its letter is shown; or no category says a group.
 */
export function filterScale({ catalogue: { dictionary }, base, result }: FiltersOf): EnergyScale | null {
  const roots = base.category ? new Set([base.category.id]) : new Set([...result.categories].flatMap(([id, count]) => (count > 0 ? [id] : [])));
  const scales = new Map<string, EnergyScale>();
  for (const category of dictionary.categories.values()) {
    if (!category.path.some((id) => roots.has(id))) continue;
    const scale = scaleOf(category, dictionary.categories);
    if (scale) scales.set(`${scale.from}-${scale.to}`, scale);
  }
  const [only, ...more] = scales.values();
  return only && more.length === 0 ? only : null;
}

/** A category has the group of the nearest above it that says one. */
function scaleOf({ path }: Category, categories: ReadonlyMap<number, Category>): EnergyScale | null {
  const group = path
    .toReversed()
    .map((id) => categories.get(id)?.law.group)
    .find((one) => one !== undefined);
  return group === undefined ? null : energyScaleOf(group);
}
