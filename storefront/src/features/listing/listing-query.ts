import { formatListingQuery, type ListingQuery } from '@vitrina/contract/values/listing-query';

/** Bounds of a range; `undefined`: open on that side. */
export interface Bounds {
  from: number | undefined;
  to: number | undefined;
}

/** Code of the filter for products in stock; not an attribute. */
export const AVAILABLE = 'available';
export const PRICE = 'price';
/** Filters whose values include the better ones, so that only one is chosen at a time. */
const STEPS: ReadonlySet<string> = new Set(['rating', 'delivery']);
const RANGE = /^(\d{1,9}(?:\.\d{1,4})?)-(\d{1,9}(?:\.\d{1,4})?)?$/;

/** Address of a list: path and its canonical query. */
export const listingAddress = (path: string, query: Partial<ListingQuery>): string => path + formatListingQuery(query);

export function isChosen(query: ListingQuery, code: string, value: string): boolean {
  return code === AVAILABLE ? query.only_available === true : (query.filters[code]?.includes(value) ?? false);
}

/** Toggles a value. Any change of filters leads to the first page. */
export function toggleValue(query: ListingQuery, code: string, value: string): ListingQuery {
  if (code === AVAILABLE) return { ...query, only_available: query.only_available ? undefined : true, page: 1 };
  const chosen = query.filters[code] ?? [];
  const others = STEPS.has(code) ? [] : chosen.filter((one) => one !== value);
  const values = chosen.includes(value) ? others : [...others, value];
  return { ...query, filters: withEntry(query.filters, code, values), page: 1 };
}

/** Bounds of a range as in the address, not rounded to existing products. */
export function boundsOf(query: ListingQuery, code: string): Bounds {
  if (code === PRICE) return { from: query.price_from, to: query.price_to };
  const [, from, to] = RANGE.exec(query.filters[code]?.[0] ?? '') ?? [];
  const isFromZero = from !== undefined && Number(from) === 0;
  return { from: from === undefined || isFromZero ? undefined : Number(from), to: to === undefined ? undefined : Number(to) };
}

/** Sets both bounds of a range; reversed ones are swapped. */
export function withBounds(query: ListingQuery, code: string, bounds: Bounds): ListingQuery {
  const [from, to] = bounds.from !== undefined && bounds.to !== undefined && bounds.from > bounds.to ? [bounds.to, bounds.from] : [bounds.from, bounds.to];
  if (code === PRICE) return { ...query, price_from: whole(from), price_to: whole(to), page: 1 };
  const value = from === undefined && to === undefined ? [] : [`${from ?? 0}-${to ?? ''}`];
  return { ...query, filters: withEntry(query.filters, code, value), page: 1 };
}

/** The list without one filter. */
export function withoutFilter(query: ListingQuery, code: string): ListingQuery {
  if (code === AVAILABLE) return { ...query, only_available: undefined, page: 1 };
  if (code === PRICE) return withBounds(query, code, { from: undefined, to: undefined });
  return { ...query, filters: withEntry(query.filters, code, []), page: 1 };
}

/** The list without any filter; search and sorting are kept. */
export const withoutFilters = ({ search_q, sort }: ListingQuery): ListingQuery => ({ search_q, filters: {}, sort, page: 1 });

export const hasFilter = (query: ListingQuery, code: string): boolean =>
  code === AVAILABLE
    ? query.only_available === true
    : code === PRICE
      ? query.price_from !== undefined || query.price_to !== undefined
      : (query.filters[code]?.length ?? 0) > 0;

export const isFiltered = (query: ListingQuery): boolean => hasFilter(query, AVAILABLE) || hasFilter(query, PRICE) || Object.keys(query.filters).length > 0;

/** Drops filters unknown to the list, as tracking parameters look like filters in an address. */
export function withKnownFilters(query: ListingQuery, codes: ReadonlySet<string>): ListingQuery {
  return { ...query, filters: Object.fromEntries(Object.entries(query.filters).filter(([code]) => codes.has(code))) };
}

/** The list's query as name and value pairs, for hidden fields of forms. */
export function hiddenFields(query: Partial<ListingQuery>): [name: string, value: string][] {
  return [...new URLSearchParams(formatListingQuery(query))];
}

const whole = (value: number | undefined): number | undefined => (value === undefined ? undefined : Math.max(0, Math.round(value)));

function withEntry(filters: ListingQuery['filters'], code: string, values: string[]): ListingQuery['filters'] {
  const { [code]: _, ...others } = filters;
  return values.length > 0 ? { ...others, [code]: values } : others;
}
