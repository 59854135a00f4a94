import type { ProductsInput } from '@vitrina/contract/catalogue';
import { type ListingQuery, parseListingQuery } from '@vitrina/contract/values/listing-query';
import { foldRangeFields } from '../../features/listing/fold-range-fields.ts';
import type { PageMatch } from '../../context/page-types.ts';
import type { ListKind } from './list-props.ts';

const KINDS: readonly ListKind[] = ['category', 'search', 'manufacturer', 'seller', 'list', 'tag'];

/** Returns the kind of list at an address. */
export const listKind = ({ content_type }: Pick<PageMatch, 'content_type'>): ListKind => KINDS.find((kind) => kind === content_type) ?? 'search';

/** Parses the list's query from the address; `search_content` is an alias of the search. */
export function readListQuery(params: URLSearchParams, kind: ListKind): ListingQuery {
  const query = parseListingQuery(foldRangeFields(params));
  if (kind !== 'search') return { ...query, search_q: undefined };
  const content = params.get('search_content')?.replace(/\s+/g, ' ').trim().slice(0, 200);
  return { ...query, search_q: query.search_q ?? (content || undefined) };
}

/** Input of the products call. Route slugs of categories, manufacturers etc. are their codes. */
export function productsInput(match: Pick<PageMatch, 'slug' | 'id'>, kind: ListKind, query: ListingQuery): ProductsInput {
  const slug = match.slug ?? '';
  const subject = {
    category: { category_slug: slug },
    search: { search_q: query.search_q ?? '' },
    manufacturer: { manufacturer_slug: slug },
    seller: { seller_slug: slug },
    list: { list_code: slug },
    tag: { tag_id: match.id ?? 0 },
  }[kind];
  const { filters, price_from, price_to, only_available, sort, page } = query;
  return {
    ...subject,
    ...(Object.keys(filters).length > 0 && { filters }),
    ...(price_from !== undefined && { price_from }),
    ...(price_to !== undefined && { price_to }),
    ...(only_available && { only_available }),
    ...(sort !== 'recommended' && { sort }),
    ...(page > 1 && { page }),
  };
}
