import type { CategoryFilterInput } from '@vitrina/backend/seed';
import type { CategoryFacts } from '../schemas/frame.ts';
import type { Lookup } from './lookup.ts';

/**
 * Units of numbers with customary steps (16 GB, 27", 144 Hz, two sockets), offered as a list unless there are very many; other measures
 * become a range sooner.
 */
const STEPPED_UNITS = new Set<unknown>(['GB', 'TB', '"', 'Hz', undefined]);
const MOST_STEPS = 10;
const MOST_MEASURES = 4;

/** Filters and tile facts of a category; tile facts that are not filters come last. */
export function categoryFilters(lookup: Lookup, { category, id }: { category: CategoryFacts; id: number }): CategoryFilterInput[] {
  const { filters = [], tile = [] } = category;
  const filterKinds = new Map(filters.map(normalizeFilter));
  return [...new Set([...filterKinds.keys(), ...tile])].map((code, position) => ({
    category_id: id,
    attribute_code: code,
    position,
    kind: filterKinds.get(code) ?? kindOf(lookup, { category, code }),
    is_filter: filterKinds.has(code),
    tile_position: tile.includes(code) ? tile.indexOf(code) : null,
  }));
}

/** Normalizes a filter: its code, with its kind if the folder states it; `null`: derived. */
export const normalizeFilter = (filter: NonNullable<CategoryFacts['filters']>[number]): [code: string, kind: 'choice' | 'range' | null] =>
  typeof filter === 'string' ? [filter, null] : (Object.entries(filter)[0] as [string, 'choice' | 'range']);

/** Returns the kind of a filter if the folder does not state it. */
export function kindOf(lookup: Lookup, { category, code }: { category: CategoryFacts; code: string }): 'choice' | 'range' {
  const attribute = lookup.attributes.get(code);
  if (attribute?.type !== 'number') return 'choice';
  const numbers = new Set(
    lookup
      .familiesIn(category.code)
      .flatMap((family) => family.products.map((product) => product.attributes?.[code]))
      .filter((value) => value !== undefined),
  );
  const hasSteps = STEPPED_UNITS.has(attribute.unit) && (attribute.unit !== undefined || lookup.unitOf(attribute) === null);
  return numbers.size > (hasSteps ? MOST_STEPS : MOST_MEASURES) ? 'range' : 'choice';
}
