import type { Catalogue } from '../catalogue.ts';
import type { CategoryFilter, Dictionary } from '../dictionary.ts';
import type { FiltersOf } from './filter-parts.ts';
import type { ListingResult } from './listing-request.ts';

/** One attribute that a list is filtered by. */
export type Facet = Pick<CategoryFilter, 'attribute_code' | 'kind'>;

const MOST = 12;
/** Share of the products that must have the attribute: in the category that offers it, and in lists over several. */
const LEAST_FILL = { own: 0.05, mixed: 0.4 };
/** Chance that two products differ, below which a filter divides nothing. */
const LEAST_DIVISION = 0.02;
/** With more texts than this to choose from a filter is harder to use. */
const EASY_CHOICES = 12;
/** How much a filter rises that all use. */
const USED = 3;
/** What each place in the category's own order takes off. */
const PLACE = 0.12;

/**
 * Attributes that help in this list, the most helpful first: those that most of its products have, that divide them well, that are used, and that the
 * category names first. What is chosen does not change them, so nothing moves while shoppers tick.
 */
export function chooseAttributes({ catalogue, base, result }: Pick<FiltersOf, 'catalogue' | 'base' | 'result'>): Facet[] {
  const own = base.category ? nearestFilters(catalogue, base.category.path) : null;
  const least = own ? LEAST_FILL.own : LEAST_FILL.mixed;
  const candidates: readonly Facet[] = own ?? allFilters(catalogue.dictionary);
  return candidates
    .map((facet, place) => ({ facet, ...measure(catalogue.dictionary, facet, result), place: own ? place : 0 }))
    .filter(({ fill, division }) => fill >= least && division >= LEAST_DIVISION)
    .map(({ facet, fill, division, ease, place }) => {
      const use = catalogue.asked.useOf(base.category?.id ?? null, facet.attribute_code);
      return { facet, score: (fill * (0.25 + division) * ease * (1 + USED * use)) / (1 + PLACE * place) };
    })
    .sort((a, b) => b.score - a.score || (a.facet.attribute_code < b.facet.attribute_code ? -1 : 1))
    .slice(0, MOST)
    .map(({ facet }) => facet);
}

/** Filters of the category, or of the nearest one above it that has some. */
function nearestFilters({ dictionary }: Catalogue, path: readonly number[]): CategoryFilter[] | null {
  for (const id of path.toReversed()) {
    const filters = (dictionary.filtersOf.get(id) ?? []).filter((filter) => filter.is_filter);
    if (filters.length > 0) return filters;
  }
  return null;
}

const known = new WeakMap<Dictionary['filtersOf'], Facet[]>();

/** How an attribute is chosen by where no list offers it. */
export const kindOf = (dictionary: Dictionary, attribute: string): Facet['kind'] =>
  allFilters(dictionary).find((facet) => facet.attribute_code === attribute)?.kind ?? 'choice';

/** Every attribute that some category is filtered by, once; a range where one is. */
function allFilters({ filtersOf }: Dictionary): Facet[] {
  const before = known.get(filtersOf);
  if (before) return before;
  const all = new Map<string, Facet>();
  for (const filters of filtersOf.values())
    for (const { is_filter, attribute_code, kind } of filters)
      if (is_filter && (kind === 'range' || !all.has(attribute_code))) all.set(attribute_code, { attribute_code, kind });
  const made = [...all.values()];
  known.set(filtersOf, made);
  return made;
}

interface Measures {
  /** Share of the products that have it; one with several values counts once at most in sum. */
  fill: number;
  /** Chance that two products that have it differ in it. */
  division: number;
  /** Less with a long list of texts. */
  ease: number;
}

function measure({ valuesOf }: Dictionary, { attribute_code, kind }: Facet, { present, whole }: ListingResult): Measures {
  let [sum, squares, distinct] = [0, 0, 0];
  for (const { id } of valuesOf.get(attribute_code) ?? []) {
    const count = present[id] ?? 0;
    if (count === 0) continue;
    sum += count;
    squares += count * count;
    distinct += 1;
  }
  if (sum === 0 || whole.size === 0) return { fill: 0, division: 0, ease: 0 };
  const ease = kind === 'range' || distinct <= EASY_CHOICES ? 1 : Math.sqrt(EASY_CHOICES / distinct);
  return { fill: Math.min(1, sum / whole.size), division: 1 - squares / (sum * sum), ease };
}
