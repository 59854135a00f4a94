import type { ListingRequest } from '../../listing/listing-request.ts';
import { type Found, LIMITS_ALONE } from '../question.ts';
import { percentField, priceField } from './index-definition.ts';
import { foundFilter, foundQuery, type Knowledge, type Query } from './question-query.ts';

/** Greatest number of groups a URL can carry. */
const MAX_GROUPS = 24;
/** Score difference between products whose code was typed; far above any other score. */
const FIRST = 1_000_000;

export type FilterName =
  | 'manufacturer'
  | 'seller'
  | 'category'
  | 'price'
  | 'available'
  | 'reduced'
  | 'condition'
  | 'rating'
  | 'sources'
  | 'shops'
  | `group:${number}`;

/** Query for the products of the list before filters. */
export function baseFilter({ base, isStaff, market }: ListingRequest): Query {
  const visible = isStaff ? [] : [{ term: { shown: true } }];
  return { bool: { filter: [...visible, ...baseClauses(base, market)] } };
}

function baseClauses(base: ListingRequest['base'], market: string): Query[] {
  const listed = { term: { lists: true } };
  switch (base.kind) {
    case 'all':
      return [listed];
    case 'reduced':
      return [listed, isReduced(market)];
    case 'ids':
      return [{ terms: { product: base.ids } }];
    case 'found':
      return [
        {
          bool: {
            should: [{ terms: { product: base.first } }, ...(base.found?.slots ? [foundFilter(base.found)] : [])],
            minimum_should_match: 1,
          },
        },
      ];
    default:
      return [listed, { term: { [FIELD_OF[base.kind]]: base.id } }];
  }
}

const FIELD_OF = { category: 'categories', manufacturer: 'manufacturer', seller: 'seller', tag: 'tags' } as const;

/** Returns the filters of a list by name, so that a facet can be counted without its own. */
export function filtersOf(request: ListingRequest): ReadonlyMap<FilterName, Query> {
  const { manufacturerIds, sellerIds, categoryIds, priceFrom, priceTo, onlyAvailable, market } = request;
  const filters = new Map<FilterName, Query>();
  const among = (name: FilterName, field: string, ids: readonly number[]) => {
    if (ids.length > 0) filters.set(name, { terms: { [field]: ids } });
  };
  for (const [i, { valueIds }] of request.groups.slice(0, MAX_GROUPS).entries()) among(`group:${i}`, 'values', valueIds);
  among('manufacturer', 'manufacturer', manufacturerIds);
  among('seller', 'seller', sellerIds);
  among('category', 'categories', categoryIds);
  if (priceFrom !== null || priceTo !== null) filters.set('price', priceFilter(priceField(market), priceFrom ?? 1, priceTo));
  if (onlyAvailable) filters.set('available', canBeHad(market));
  if (request.onlyReduced) filters.set('reduced', isReduced(market));
  if (request.conditions.length > 0) filters.set('condition', { terms: { condition: request.conditions } });
  if (request.ratingFrom !== null) filters.set('rating', { range: { stars: { gte: request.ratingFrom } } });
  if (request.sources.length > 0) filters.set('sources', comesFrom(request.sources, market));
  if (request.shopIds.length > 0) filters.set('shops', { bool: { filter: [{ terms: { shops: request.shopIds } }, hasPrice(market)] } });
  return filters;
}

/** Query for products with a price; others cannot be ordered. */
export const hasPrice = (market: string): Query => ({ exists: { field: priceField(market) } });
export const canBeHad = (market: string): Query => ({ bool: { filter: [{ term: { available: true } }, hasPrice(market)] } });
export const isReduced = (market: string): Query => ({ range: { [percentField(market)]: { gt: 0 } } });

function comesFrom(sources: readonly number[], market: string): Query {
  const ordered = { bool: { filter: [{ terms: { source: sources } }, hasPrice(market)] } };
  return sources.includes(0) ? { bool: { should: [ordered, { bool: { must_not: [hasPrice(market)] } }], minimum_should_match: 1 } } : ordered;
}

/** Filter of prices; a lower bound of 0 includes products without a price. */
function priceFilter(field: string, from: number, to: number | null): Query {
  const within = { range: { [field]: { gte: from, ...(to !== null && { lte: to }) } } };
  return from > 0 ? within : { bool: { should: [within, { bool: { must_not: [{ exists: { field } }] } }], minimum_should_match: 1 } };
}

/** All filters but one. */
export const without = (filters: ReadonlyMap<FilterName, Query>, name?: FilterName): Query[] =>
  [...filters].flatMap(([key, filter]) => (key === name ? [] : [filter]));

const RECOMMENDED = [{ available: 'desc' }, { score: 'desc' }, { product: 'asc' }];

/** Returns the order by rank; without words all hits match equally and are sorted as recommended. */
export const orderOf = (found: Found | null): object[] => (found?.slots === LIMITS_ALONE ? RECOMMENDED : [{ _score: 'desc' }, { product: 'asc' }]);

/** Returns the sort of a page; after a search by rank. The id comes last, so that the order is deterministic. */
export function sortOf({ sort, market, base }: ListingRequest): object[] {
  const price = (order: 'asc' | 'desc') => [{ [priceField(market)]: { order, missing: '_last' } }, ...RECOMMENDED];
  if (sort === 'price_asc') return price('asc');
  if (sort === 'price_desc') return price('desc');
  if (sort === 'newest') return [{ released: 'desc' }, ...RECOMMENDED];
  if (sort === 'rating') return [{ rating: 'desc' }, ...RECOMMENDED];
  if (sort === 'discount') return [{ [percentField(market)]: { order: 'desc', missing: '_last' } }, ...RECOMMENDED];
  return sort === 'given' && base.kind === 'found' ? orderOf(base.found) : RECOMMENDED;
}

/** The query of a page; scored only if it is sorted by rank. */
export function pageQuery(request: ListingRequest, filters: ReadonlyMap<FilterName, Query>, knowledge: Knowledge): Query {
  const { base, sort } = request;
  const scored = base.kind === 'found' && sort === 'given';
  const should = scored
    ? [
        ...(base.found?.slots ? [foundQuery(base.found, knowledge)] : []),
        ...base.first.map((id, i) => ({ constant_score: { filter: { term: { product: id } }, boost: FIRST * (base.first.length - i) } })),
      ]
    : [];
  return { bool: { filter: [baseFilter(request), ...without(filters)], ...(scored && { should }) } };
}
