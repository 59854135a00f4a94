import type { ListingRequest } from '../../listing/listing-request.ts';
import { choicesOf } from './choice-key.ts';
import { priceField } from './index-definition.ts';
import { baseFilter, canBeHad, type FilterName, filtersOf, hasPrice, isReduced, without } from './list-query.ts';
import type { Query } from './question-query.ts';

/** Limit of buckets that OpenSearch counts in one reply (`search.max_buckets`), with a margin. */
export const MOST_BUCKETS = 60_000;

type Aggregation = Readonly<Record<string, unknown>>;

/** The products that are counted: the whole base, those that match every filter, or those that match every filter but the named one. */
export type Part = 'base' | 'matched' | FilterName;

/** Facets other than attributes. */
const FACETS = ['manufacturer', 'seller', 'category', 'price', 'available', 'reduced', 'condition', 'rating', 'sources', 'shops'] as const;
export type Facet = (typeof FACETS)[number];

/** A request for counts, without hits. */
export interface CountQuery {
  size: 0;
  track_total_hits: boolean;
  query: Query;
  aggs: Readonly<Record<string, Aggregation>>;
}

/** Selects the counted values: those of some attributes, or one of `parts` partitions of all. */
export type Choices = { attributes: readonly string[] } | { part: number; parts: number };

export interface FacetSelection {
  facets?: readonly Facet[];
  /** Counts the products that have each attribute. */
  hasAttributes?: boolean;
  choices?: Choices | null;
  /** Bounds of the price slider's bars. */
  bounds?: readonly number[] | null;
}

/**
 * The part in which a filter's values are counted: the list as if this filter alone were not set. If it is the only filter, that is the base itself, whose
 * counts do not depend on filters.
 */
export function partOf(filters: ReadonlyMap<FilterName, Query>, name: FilterName): Part {
  if (!filters.has(name)) return matchedPart(filters);
  return filters.size === 1 ? 'base' : name;
}

export const matchedPart = (filters: ReadonlyMap<FilterName, Query>): Part => (filters.size === 0 ? 'base' : 'matched');

/** The facets counted in a part; in the base all, as its counts are also those of the unfiltered list. */
export const facetsIn = (filters: ReadonlyMap<FilterName, Query>, part: Part): readonly Facet[] =>
  part === 'base' ? FACETS : FACETS.filter((facet) => partOf(filters, facet) === part);

/** Counts of one part. Each part is a separate query, so that products outside it are not visited. */
export function countQuery(
  request: ListingRequest,
  part: Part,
  { facets = [], hasAttributes = false, choices = null, bounds = null }: FacetSelection,
): CountQuery {
  const aggregations = facetAggregations(request.market);
  const base = baseFilter(request);
  const filters = part === 'base' ? [] : without(filtersOf(request), part === 'matched' ? undefined : part);
  return {
    size: 0,
    track_total_hits: facets.length > 0,
    query: filters.length === 0 ? base : { bool: { filter: [base, ...filters] } },
    aggs: {
      ...Object.fromEntries(facets.map((facet) => [facet, aggregations[facet]])),
      ...(hasAttributes && { attributes: terms('attributes') }),
      ...(choices && { choices: terms('choices', includeOf(choices)) }),
      ...(bounds && { bars: { range: { field: priceField(request.market), ranges: bounds.slice(0, -1).map((from, i) => ({ from, to: bounds[i + 1] })) } } }),
    },
  };
}

const terms = (field: string, more: object = {}): Aggregation => ({ terms: { field, size: MOST_BUCKETS, ...more } });

function facetAggregations(market: ListingRequest['market']): Readonly<Record<Facet, Aggregation>> {
  const priced = (field: string): Aggregation => ({ filter: hasPrice(market), aggs: { counts: terms(field) } });
  return {
    manufacturer: terms('manufacturer'),
    seller: terms('seller'),
    category: terms('category'),
    price: { stats: { field: priceField(market) } },
    available: { filter: canBeHad(market) },
    reduced: { filter: isReduced(market) },
    condition: terms('condition'),
    rating: terms('stars'),
    sources: priced('source'),
    shops: priced('shops'),
  };
}

function includeOf(choices: Choices): object {
  if ('attributes' in choices) return { include: choicesOf(choices.attributes) };
  return choices.parts > 1 ? { include: { partition: choices.part, num_partitions: choices.parts } } : {};
}
