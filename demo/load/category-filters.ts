import type { CategoryFilterInput } from '@vitrina/backend/seed';
import { catalogue } from '../catalogue/catalogue.ts';
import type { DemoCategory } from '../catalogue/types.ts';
import type { Lookup } from './lookup.ts';

/** Numbers that come in steps people know (16 GB, 27", 144 Hz, two sockets) are picked from a list unless there are very many; measures sooner become a range. */
const STEPPED_UNITS = new Set<unknown>(['GB', 'TB', '"', 'Hz', undefined]);
const MOST_STEPS = 10;
const MOST_MEASURES = 4;

/** Filters and tile facts of a category; facts that are no filters come behind them. */
export function categoryFilters(lookup: Lookup, category: DemoCategory, categoryId: number): CategoryFilterInput[] {
  const { filters = [], tile = [] } = category;
  return [...new Set([...filters, ...tile])].map((code, position) => ({
    category_id: categoryId,
    attribute_code: code,
    position,
    kind: kindOf(lookup, category, code),
    is_filter: filters.includes(code),
    tile_position: tile.includes(code) ? tile.indexOf(code) : null,
  }));
}

function kindOf(lookup: Lookup, category: DemoCategory, attribute: string): 'choice' | 'range' {
  const { type, unit } = lookup.attributes.get(attribute) ?? {};
  if (type !== 'number') return 'choice';
  const below = catalogue.families.filter((family) => lookup.categoryPath(family.category).includes(category));
  const numbers = new Set(below.flatMap((family) => family.models.map((model) => model.attributes[attribute])).filter((value) => value !== undefined));
  return numbers.size > (STEPPED_UNITS.has(unit) ? MOST_STEPS : MOST_MEASURES) ? 'range' : 'choice';
}
