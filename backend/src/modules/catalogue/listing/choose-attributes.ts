import type { Catalogue } from '../catalogue.ts';
import type { CategoryFilter, Dictionary } from '../dictionary.ts';
import type { FiltersOf } from './filter-parts.ts';
import type { Base } from './listing-base.ts';
import type { CountedAttributes } from './listing-request.ts';

/** One attribute that a list is filtered by. */
export type Facet = Pick<CategoryFilter, 'attribute_code' | 'kind'>;

interface Placed {
  facet: Facet;
  /** Position in the category's own order. */
  place: number;
}

const MOST = 12;
/** Share of the products that must have the attribute: in the category that offers it, and in lists over several. */
const LEAST_FILL = { own: 0.05, mixed: 0.4 };
/** Chance that two products differ, below which a filter divides nothing. */
const LEAST_DIVISION = 0.02;
/** Values of one attribute that a product has, at most, with few exceptions. */
const USUAL_VALUES = 2;
/** Number of texts above which a filter is harder to use. */
const EASY_CHOICES = 12;
/** Weight of a filter's use by shoppers. */
const USED = 3;
/** Deduction for each place in the category's own order. */
const PLACE = 0.12;

/**
 * Attributes that help in this list, the most helpful first: those that most of its products have, that divide them well, that are used, and that the
 * category names first. What is chosen does not change them, so nothing moves while shoppers tick.
 */
export function chooseAttributes({ catalogue, base, result }: Pick<FiltersOf, 'catalogue' | 'base' | 'result'>): Facet[] {
  const { candidates, least } = candidatesOf(catalogue, base);
  const sums = sumsOf(catalogue.dictionary, result.present);
  return candidates
    .map(({ facet, place }) => ({ facet, place, ...measure(sums.get(facet.attribute_code), facet.kind, result.whole.size) }))
    .filter(({ fill, division }) => fill >= least && division >= LEAST_DIVISION)
    .map(({ facet, fill, division, ease, place }) => {
      const use = catalogue.asked.useOf(base.category?.id ?? null, facet.attribute_code);
      return { facet, score: (fill * (0.25 + division) * ease * (1 + USED * use)) / (1 + PLACE * place) };
    })
    .sort((a, b) => b.score - a.score || (a.facet.attribute_code < b.facet.attribute_code ? -1 : 1))
    .slice(0, MOST)
    .map(({ facet }) => facet);
}

/** Returns the attributes to count in order to choose them; a product with several values of an attribute counts once here, and several times in the counts. */
export function countedFor(catalogue: Catalogue, base: Pick<Base, 'category'>): CountedAttributes {
  const { candidates, least } = candidatesOf(catalogue, base);
  return { codes: candidates.map(({ facet }) => facet.attribute_code), leastFill: least / USUAL_VALUES };
}

function candidatesOf(catalogue: Catalogue, base: Pick<Base, 'category'>): { candidates: readonly Placed[]; least: number } {
  const own = base.category ? nearestFilters(catalogue, base.category.path) : null;
  return own
    ? { candidates: own.map((facet, place) => ({ facet, place })), least: LEAST_FILL.own }
    : { candidates: allFilters(catalogue.dictionary), least: LEAST_FILL.mixed };
}

/** Filters of the category, or of the nearest one above it that has some. */
function nearestFilters({ dictionary }: Catalogue, path: readonly number[]): CategoryFilter[] | null {
  for (const id of path.toReversed()) {
    const filters = (dictionary.filtersOf.get(id) ?? []).filter((filter) => filter.is_filter);
    if (filters.length > 0) return filters;
  }
  return null;
}

const known = new WeakMap<Dictionary['filtersOf'], Placed[]>();

/** Returns the kind of filter of an attribute that no list offers. */
export const kindOf = (dictionary: Dictionary, attribute: string): Facet['kind'] =>
  allFilters(dictionary).find(({ facet }) => facet.attribute_code === attribute)?.facet.kind ?? 'choice';

/** Every attribute that some category is filtered by, once, at the first place that a category gives it; a range where one is. */
function allFilters({ filtersOf }: Dictionary): Placed[] {
  const before = known.get(filtersOf);
  if (before) return before;
  const all = new Map<string, Placed>();
  for (const filters of filtersOf.values())
    for (const [place, { attribute_code, kind }] of filters.filter((filter) => filter.is_filter).entries()) {
      const one = all.get(attribute_code);
      const isRange = kind === 'range' || one?.facet.kind === 'range';
      all.set(attribute_code, { facet: { attribute_code, kind: isRange ? 'range' : 'choice' }, place: Math.min(place, one?.place ?? place) });
    }
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

/** Counts of an attribute's values, and how many there are. */
interface Sums {
  sum: number;
  squares: number;
  distinct: number;
}

function measure(sums: Sums | undefined, kind: Facet['kind'], size: number): Measures {
  if (!sums || size === 0) return { fill: 0, division: 0, ease: 0 };
  const { sum, squares, distinct } = sums;
  const ease = kind === 'range' || distinct <= EASY_CHOICES ? 1 : Math.sqrt(EASY_CHOICES / distinct);
  return { fill: Math.min(1, sum / size), division: 1 - squares / (sum * sum), ease };
}

/** Sums of all attributes that occur, in one pass over the counts. */
function sumsOf({ values }: Pick<Dictionary, 'values'>, present: Int32Array): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  for (let id = 0; id < present.length; id += 1) {
    const count = present[id] as number;
    const attribute = count === 0 ? undefined : values.get(id)?.attribute_code;
    if (attribute === undefined) continue;
    const own = sums.get(attribute) ?? { sum: 0, squares: 0, distinct: 0 };
    own.sum += count;
    own.squares += count * count;
    own.distinct += 1;
    sums.set(attribute, own);
  }
  return sums;
}
