import type { CategoryFilterInput } from '@vitrina/backend/seed';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { CategoryFacts } from '../schemas/frame.ts';
import type { Lookup } from './lookup.ts';

/** Numbers that come in steps people know (16 GB, 27", 144 Hz, two sockets) are picked from a list unless there are very many; measures sooner become a range. */
const STEPPED_UNITS = new Set<unknown>(['GB', 'TB', '"', 'Hz', undefined]);
const MOST_STEPS = 10;
const MOST_MEASURES = 4;

/** Filters and tile facts of a category; facts that are no filters come behind them. */
export function categoryFilters(shop: ShopFacts, lookup: Lookup, { category, id }: { category: CategoryFacts; id: number }): CategoryFilterInput[] {
  const { filters = [], tile = [] } = category;
  return [...new Set([...filters, ...tile])].map((code, position) => ({
    category_id: id,
    attribute_code: code,
    position,
    kind: kindOf(shop, lookup, { category, code }),
    is_filter: filters.includes(code),
    tile_position: tile.includes(code) ? tile.indexOf(code) : null,
  }));
}

function kindOf(shop: ShopFacts, lookup: Lookup, { category, code }: { category: CategoryFacts; code: string }): 'choice' | 'range' {
  const attribute = lookup.attributes.get(code);
  if (attribute?.type !== 'number') return 'choice';
  const below = shop.families.filter((family) => lookup.categoryPath(family.category).includes(category));
  const numbers = new Set(below.flatMap((family) => family.products.map((product) => product.attributes?.[code])).filter((value) => value !== undefined));
  const hasSteps = STEPPED_UNITS.has(attribute.unit) && (attribute.unit !== undefined || lookup.unitOf(attribute) === null);
  return numbers.size > (hasSteps ? MOST_STEPS : MOST_MEASURES) ? 'range' : 'choice';
}
