import type { Filter } from '@vitrina/contract/catalogue';
import type { ListingQuery } from '@vitrina/contract/values/listing-query';
import { AVAILABLE, type Bounds, boundsOf, hasFilter, toggleValue, withoutFilter } from './listing-query.ts';

/** An active value as a chip, with the list's query without it. */
export interface ActiveFilter {
  key: string;
  /** Filter's name if the value alone is unclear: `4`, `E`. */
  prefix: string | null;
  title: string;
  title_lang?: string | undefined;
  rest: ListingQuery;
}

const SHORT = 3;
/** Code of the filter by delivery day. */
const DELIVERY = 'delivery';

/** Returns the active filters in their order. `rangeText` formats the bounds of a range. */
export function activeFilters(filters: readonly Filter[], query: ListingQuery, rangeText: (bounds: Bounds, filter: Filter) => string): ActiveFilter[] {
  return filters.flatMap((filter) => {
    if (!hasFilter(query, filter.code)) return [];
    if (filter.type === 'range')
      return [
        {
          key: filter.code,
          prefix: filter.code === 'price' ? null : filter.title,
          title: rangeText(boundsOf(query, filter.code), filter),
          rest: withoutFilter(query, filter.code),
        },
      ];
    return (filter.code === AVAILABLE ? ['1'] : (query.filters[filter.code] ?? [])).map((value) => {
      const option = filter.values.find((one) => one.value === value);
      const title = option?.title ?? value;
      const prefix = title.length <= SHORT || /^\d+$/.test(title) || filter.code === DELIVERY ? filter.title : null;
      return { key: `${filter.code}:${value}`, prefix, title, title_lang: option?.title_lang, rest: toggleValue(query, filter.code, value) };
    });
  });
}
