import { type EnergyScale, energyScaleOf } from '@vitrina/contract/law/energy-scale';
import type { Category } from '../dictionary.ts';
import type { FiltersOf } from './filter-parts.ts';

/** Code of the attribute of energy classes. */
export const ENERGY_CLASS = 'energy_class';

/**
 * The common energy scale of a list's labelled product groups. `null`: scales differ, so that classes are not comparable and only letters are displayed; or no
 * category has a group.
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

/** Scale of a category's product group, inherited from its nearest ancestor that has one. */
function scaleOf({ path }: Category, categories: ReadonlyMap<number, Category>): EnergyScale | null {
  const group = path
    .toReversed()
    .map((id) => categories.get(id)?.law.group)
    .find((one) => one !== undefined);
  return group === undefined ? null : energyScaleOf(group);
}
