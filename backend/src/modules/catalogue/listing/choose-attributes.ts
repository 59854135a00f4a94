import type { Catalogue } from '../catalogue.ts';
import type { CategoryFilter, Dictionary } from '../dictionary.ts';
import type { FiltersOf } from './filter-parts.ts';
import type { Base } from './listing-base.ts';
import type { CountedAttributes } from './listing-request.ts';

/** An attribute that a list can be filtered by. */
export type Facet = Pick<CategoryFilter, 'attribute_code' | 'kind'>;

interface Placed {
  facet: Facet;
  /** Position in the category's own order. */
  place: number;
}

const MOST = 12;
/** Least share of products that have the attribute: in a category with own filters, and in lists over several. */
const LEAST_FILL = { own: 0.05, mixed: 0.4 };
/** Least probability that two products differ in it; below it a filter does not divide the list. */
const LEAST_DIVISION = 0.02;
/** Usual limit of values of one attribute in a product. */
const USUAL_VALUES = 2;
/** Number of texts above which a filter is harder to use. */
const EASY_CHOICES = 12;
/** Weight of a filter's use by shoppers. */
const USED = 3;
/** Deduction for each place in the category's own order. */
const PLACE = 0.12;

/**
 * Attributes useful as filters of this list, best first: those that most of its products have, that divide it well, that are used, and that the category lists
 * first. A selection does not change them, so filters do not move while a shopper ticks values.
 */
export function chooseAttributes({ catalogue, base, result }: Pick<FiltersOf, 'catalogue' | 'base' | 'result'>): Facet[] {
  const { candidates, least } = candidatesOf(catalogue, base);
  const sums = sumsOf(catalogue.dictionary, result.present);
  return candidates
    .flatMap(({ facet, place }) => {
      const own = sums.get(facet.attribute_code);
      return own ? [{ facet, place, ...measure(own, facet.kind, result.whole.size) }] : [];
    })
    .filter(({ fill, division }) => fill >= least && division >= LEAST_DIVISION)
    .map(({ facet, fill, division, ease, place }) => {
      const use = catalogue.usage.useOf(base.category?.id ?? null, facet.attribute_code);
      return { facet, score: (fill * (0.25 + division) * ease * (1 + USED * use)) / (1 + PLACE * place) };
    })
    .sort((a, b) => b.score - a.score || (a.facet.attribute_code < b.facet.attribute_code ? -1 : 1))
    .slice(0, MOST)
    .map(({ facet }) => facet);
}

/** Returns the attributes to count in order to choose them; a product with several values of an attribute counts once here, and several times in the counts. */
export function countedFor(catalogue: Catalogue, base: Pick<Base, 'category'>): CountedAttributes {
  const { candidates, least } = candidatesOf(catalogue, base);
  const codes = codesOf.get(candidates) ?? candidates.map(({ facet }) => facet.attribute_code);
  codesOf.set(candidates, codes);
  return { codes, leastFill: least / USUAL_VALUES };
}

/** Cache: lists over several categories have hundreds of candidates, equal each time. */
const codesOf = new WeakMap<readonly Placed[], readonly string[]>();

function candidatesOf(catalogue: Catalogue, base: Pick<Base, 'category'>): { candidates: readonly Placed[]; least: number } {
  const own = base.category ? nearestFilters(catalogue, base.category.path) : null;
  return own
    ? { candidates: own.map((facet, place) => ({ facet, place })), least: LEAST_FILL.own }
    : { candidates: allFilters(catalogue.dictionary), least: LEAST_FILL.mixed };
}

/** Filters of the category, or of its nearest ancestor that has some. */
function nearestFilters({ dictionary }: Catalogue, path: readonly number[]): CategoryFilter[] | null {
  for (const id of path.toReversed()) {
    const filters = (dictionary.filtersOf.get(id) ?? []).filter((filter) => filter.is_filter);
    if (filters.length > 0) return filters;
  }
  return null;
}

const filtersCache = new WeakMap<Dictionary['filtersOf'], Placed[]>();

/** Returns the kind of filter of an attribute that no list offers. */
export const kindOf = (dictionary: Dictionary, attribute: string): Facet['kind'] =>
  allFilters(dictionary).find(({ facet }) => facet.attribute_code === attribute)?.facet.kind ?? 'choice';

/** Every attribute that any category is filtered by, once, at its first place in any category; a range if any category has a range. */
function allFilters({ filtersOf }: Dictionary): Placed[] {
  const before = filtersCache.get(filtersOf);
  if (before) return before;
  const all = new Map<string, Placed>();
  for (const filters of filtersOf.values())
    for (const [place, { attribute_code, kind }] of filters.filter((filter) => filter.is_filter).entries()) {
      const one = all.get(attribute_code);
      const isRange = kind === 'range' || one?.facet.kind === 'range';
      all.set(attribute_code, { facet: { attribute_code, kind: isRange ? 'range' : 'choice' }, place: Math.min(place, one?.place ?? place) });
    }
  const placed = [...all.values()];
  filtersCache.set(filtersOf, placed);
  return placed;
}

interface Measures {
  /** Share of the products that have it, estimated by the sum of counts, at most 1. */
  fill: number;
  /** Probability that two products that have it differ in it. */
  division: number;
  /** Factor below 1 for a long list of texts. */
  ease: number;
}

/** Sums of an attribute's value counts: total, squares, number of values. */
interface Sums {
  sum: number;
  squares: number;
  distinct: number;
}

function measure({ sum, squares, distinct }: Sums, kind: Facet['kind'], size: number): Measures {
  const ease = kind === 'range' || distinct <= EASY_CHOICES ? 1 : Math.sqrt(EASY_CHOICES / distinct);
  return { fill: Math.min(1, sum / size), division: 1 - squares / (sum * sum), ease };
}

const summed = new WeakMap<Int32Array, { values: Dictionary['values']; sums: Map<string, Sums> }>();

/** Sums of all occurring attributes in one pass over the counts; cached by counts, which lists may share. */
function sumsOf({ values }: Pick<Dictionary, 'values'>, present: Int32Array): Map<string, Sums> {
  const before = summed.get(present);
  if (before?.values === values) return before.sums;
  const { codes, attributeOf } = numbered(values);
  const [sum, squares, distinct] = [new Float64Array(codes.length), new Float64Array(codes.length), new Float64Array(codes.length)];
  for (let id = Math.min(present.length, attributeOf.length) - 1; id >= 0; id -= 1) {
    const count = present[id] as number;
    if (count === 0) continue;
    const attribute = attributeOf[id] as number;
    (sum[attribute] as number) += count;
    (squares[attribute] as number) += count * count;
    (distinct[attribute] as number) += 1;
  }
  const sums = new Map<string, Sums>();
  for (let i = 1; i < codes.length; i += 1)
    if (distinct[i] !== 0) sums.set(codes[i] as string, { sum: sum[i] as number, squares: squares[i] as number, distinct: distinct[i] as number });
  summed.set(present, { values, sums });
  return sums;
}

interface Numbered {
  /** Attribute codes by number; number 0: an id without a value. */
  codes: string[];
  /** Number of the attribute of each value id. */
  attributeOf: Uint32Array;
}

const numbers = new WeakMap<Dictionary['values'], Numbered>();

/** Cache of attributes as numbers, so that sums need no look-ups by text. */
function numbered(values: Dictionary['values']): Numbered {
  const before = numbers.get(values);
  if (before) return before;
  const codes = ['', ...new Set(Array.from(values.values(), ({ attribute_code }) => attribute_code))];
  const numberOf = new Map(codes.map((code, number) => [code, number]));
  const attributeOf = new Uint32Array([...values.keys()].reduce((most, id) => Math.max(most, id), 0) + 1);
  for (const { id, attribute_code } of values.values()) attributeOf[id] = numberOf.get(attribute_code) ?? 0;
  const attributes = { codes, attributeOf };
  numbers.set(values, attributes);
  return attributes;
}
