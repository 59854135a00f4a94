import type { ListingRequest } from '../../listing/listing-request.ts';
import { choicesOf } from './choice-key.ts';
import { priceField } from './index-definition.ts';
import { baseFilter, canBeHad, type FilterName, filtersOf, hasPrice, isReduced, without } from './list-query.ts';
import type { Query } from './question-query.ts';

/** Buckets OpenSearch counts in one answer (`search.max_buckets`), with some room. */
export const MOST_BUCKETS = 60_000;

type Aggregation = Readonly<Record<string, unknown>>;

const terms = (field: string, more: object = {}): Aggregation => ({ terms: { field, size: MOST_BUCKETS, ...more } });
const among = (filter: readonly Query[], aggs: Readonly<Record<string, Aggregation>>): Aggregation => ({
  filter: filter.length === 0 ? { match_all: {} } : { bool: { filter } },
  aggs,
});

/** A request that counts and gives no products. */
export interface CountQuery {
  size: 0;
  track_total_hits: false;
  query: Query;
  aggs: Readonly<Record<string, Aggregation>>;
}

const counting = (query: Query, aggs: CountQuery['aggs']): CountQuery => ({ size: 0, track_total_hits: false, query, aggs });

interface FacetsAsked {
  /** Number of products of the base that have each attribute. */
  withAttributes: boolean;
  /** Attributes whose values are counted. */
  choices: readonly string[];
}

/** Counts of all filters, each as if it alone were not set. What is the same without filters is counted once. */
export function facetQuery(request: ListingRequest, { withAttributes, choices }: FacetsAsked): CountQuery {
  const filters = filtersOf(request);
  const { market } = request;
  const counted = (name: FilterName, aggs: CountQuery['aggs']) => among(without(filters, name), aggs);
  const priced = { filter: hasPrice(market), aggs: { counts: terms('source') } };
  const ofWhole = {
    seen_manufacturers: terms('manufacturer'),
    seen_sellers: terms('seller'),
    whole: among([], { ratings: terms('stars'), conditions: terms('condition'), reduced: { filter: isReduced(market) }, priced }),
    matched: among(without(filters), {}),
  };
  return counting(baseFilter(request), {
    ...(withAttributes && { attributes: terms('attributes') }),
    ...(filters.size > 0 && ofWhole),
    manufacturers: counted('manufacturer', { counts: terms('manufacturer') }),
    sellers: counted('seller', { counts: terms('seller') }),
    categories: counted('category', { counts: terms('category') }),
    available: counted('available', { counts: { filter: canBeHad(market) } }),
    reduced: counted('reduced', { counts: { filter: isReduced(market) } }),
    conditions: counted('condition', { counts: terms('condition') }),
    ratings: counted('rating', { counts: terms('stars') }),
    sources: counted('sources', { priced }),
    shops: counted('shops', { priced: { filter: hasPrice(market), aggs: { counts: terms('shops') } } }),
    price: counted('price', { counts: { stats: { field: priceField(market) } } }),
    ...choiceAggregations(request, choices),
  });
}

/** The counts of the values of these attributes: of everything that meets all filters, of the whole base, and of each chosen group without itself. */
function choiceAggregations(request: ListingRequest, attributes: readonly string[]): CountQuery['aggs'] {
  if (attributes.length === 0) return {};
  const filters = filtersOf(request);
  const choices = (codes: readonly string[]): Aggregation => terms('choices', { include: choicesOf(codes) });
  return {
    ...(filters.size > 0 && { present: choices(attributes) }),
    values: among(without(filters), { counts: choices(attributes) }),
    ...Object.fromEntries(
      groupsIn(filters).map((group) => [
        `group:${group}`,
        among(without(filters, `group:${group}`), { counts: choices([request.groups[group]?.attribute ?? '']) }),
      ]),
    ),
  };
}

const groupsIn = (filters: ReadonlyMap<FilterName, Query>): number[] =>
  [...filters.keys()].flatMap((name) => (name.startsWith('group:') ? [Number(name.slice('group:'.length))] : []));

/**
 * Builds one of `parts` queries for the counts of attribute values: of all products that meet all filters, of the whole
 * base, and of each chosen group without itself.
 */
export function valuesQuery(
  request: ListingRequest,
  { part, parts, valuesOf }: { part: number; parts: number; valuesOf: (attribute: string) => readonly number[] },
): CountQuery {
  const filters = filtersOf(request);
  const partition = parts > 1 ? { include: { partition: part, num_partitions: parts } } : {};
  return counting(baseFilter(request), {
    ...(filters.size > 0 && { present: terms('values', partition) }),
    values: among(without(filters), { counts: terms('values', partition) }),
    ...Object.fromEntries(
      groupsIn(filters).map((group) => [
        `group:${group}`,
        among(without(filters, `group:${group}`), { counts: terms('values', includeOf(valuesOf(request.groups[group]?.attribute ?? ''), part, parts)) }),
      ]),
    ),
  });
}

/** The values of an attribute that belong to a part. */
function includeOf(values: readonly number[], part: number, parts: number): object {
  const own = values.filter((_, i) => i % parts === part);
  return own.length > 0 ? { include: own } : { include: [-1] };
}

interface LaterAsked {
  /** Bounds of the price slider's bars; `null`: nothing has a price. */
  bounds: readonly number[] | null;
  choices: readonly string[];
}

/**
 * Builds the query that depends on the first counts: products in each bar of the price slider, and values of the
 * attributes that enough products have. `null`: nothing to count.
 */
export function laterQuery(request: ListingRequest, { bounds, choices }: LaterAsked): CountQuery | null {
  if (bounds === null && choices.length === 0) return null;
  const ranges = bounds?.slice(0, -1).map((from, i) => ({ from, to: bounds[i + 1] }));
  const bars = ranges && { price: among(without(filtersOf(request), 'price'), { counts: { range: { field: priceField(request.market), ranges } } }) };
  return counting(baseFilter(request), { ...bars, ...choiceAggregations(request, choices) });
}
