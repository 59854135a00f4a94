/**
 * The readable address of a filtered list: `?manufacturer=lenovo,asus&price=200-500&ram=16-gb&sort=price_asc&page=2`.
 * Keys and values have a canonical order; unknown ones are ignored and left out (contract, "filters").
 */
import { mergeQueries } from './keep-query.ts';
import { cutText } from './text.ts';

export const SORTS = ['recommended', 'price_asc', 'price_desc', 'newest', 'rating', 'discount'] as const;
export type Sort = (typeof SORTS)[number];

export interface ListingQuery {
  search_q?: string | undefined;
  /** Attribute code (or `manufacturer`, `seller`) to value codes. A range filter has one value `43-55`. */
  filters: Record<string, string[]>;
  price_from?: number | undefined;
  price_to?: number | undefined;
  only_available?: boolean | undefined;
  sort: Sort;
  page: number;
}

/** Keys of the query that are not filters. Everything else that looks like a filter code is one. */
const RESERVED = new Set([
  'search_q',
  'price',
  'available',
  'sort',
  'page',
  'special_view',
  'mode',
  'missing_url',
  'search_content',
  'redirect',
  'devclearcache',
]);
/** Campaign parameters and parameters for staff, which look like filters but are not. */
const CAMPAIGN = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|_ga|ref|view_as)$/;
export const isCampaign = (name: string): boolean => CAMPAIGN.test(name);
const CODE = /^[a-z][a-z0-9_]{0,39}$/;
const VALUE = /^[a-z0-9][a-z0-9.-]{0,79}$/;
const MAX_FILTERS = 12;
const MAX_VALUES = 20;
const MAX_PAGE = 1000;
const MAX_SEARCH = 200;

/** Reads a listing's query string. Bad values are ignored, as links from anywhere must lead somewhere. */
export function parseListingQuery(params: URLSearchParams): ListingQuery {
  const [from, to] = /^(\d{1,8})?-(\d{1,8})?$/.exec(params.get('price') ?? '')?.slice(1) ?? [];
  const page = Number(params.get('page') ?? 1);
  const search = cutText((params.get('search_q') ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim(), MAX_SEARCH);
  return {
    search_q: search || undefined,
    filters: parseFilters(params),
    price_from: from === undefined ? undefined : Number(from),
    price_to: to === undefined ? undefined : Number(to),
    only_available: params.get('available') === '1' || undefined,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'recommended',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

function parseFilters(params: URLSearchParams): Record<string, string[]> {
  const filters: Record<string, string[]> = {};
  for (const key of [...new Set(params.keys())].sort()) {
    if (RESERVED.has(key) || !CODE.test(key) || Object.keys(filters).length >= MAX_FILTERS) continue;
    const values = params.getAll(key).flatMap((value) => value.split(','));
    const valid = [...new Set(values.filter((value) => VALUE.test(value)))].sort().slice(0, MAX_VALUES);
    if (valid.length > 0) filters[key] = valid;
  }
  return filters;
}

/** The canonical query string of a listing with its `?`, or an empty string. Equal listings give equal strings. */
export function formatListingQuery(query: Partial<ListingQuery>): string {
  const parts: string[] = [];
  if (query.search_q) parts.push(`search_q=${encodeURIComponent(query.search_q).replace(/%20/g, '+')}`);
  for (const key of Object.keys(query.filters ?? {}).sort()) {
    const values = query.filters?.[key] ?? [];
    if (values.length > 0) parts.push(`${key}=${[...values].sort().join(',')}`);
  }
  if (query.price_from !== undefined || query.price_to !== undefined) parts.push(`price=${query.price_from ?? ''}-${query.price_to ?? ''}`);
  if (query.only_available) parts.push('available=1');
  if (query.sort && query.sort !== 'recommended') parts.push(`sort=${query.sort}`);
  if (query.page && query.page > 1) parts.push(`page=${query.page}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Canonical query of a listing: known parameters in their order, then unknown ones unchanged. */
export function tidyListingSearch(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()]) if (isCampaign(name)) params.delete(name);
  const query = mergeQueries(formatListingQuery(parseListingQuery(params)), search);
  return query && `?${query}`;
}
