import type { GuideAnswer } from '@vitrina/contract/guides';
import type { ListingQuery } from '@vitrina/contract/values/listing-query';
import { AVAILABLE, PRICE, withBounds, withoutFilter } from './listing-query.ts';

/** The list's query with an answer's filter, which replaces earlier values of that filter. */
export function withAnswer(query: ListingQuery, { code, values }: NonNullable<GuideAnswer['filter']>): ListingQuery {
  if (code === AVAILABLE) return { ...query, only_available: true, page: 1 };
  if (code === PRICE) {
    const [from = '', to = ''] = (values[0] ?? '').split('-');
    return withBounds(query, PRICE, { from: from === '' ? undefined : Number(from), to: to === '' ? undefined : Number(to) });
  }
  const rest = withoutFilter(query, code);
  return { ...rest, filters: { ...rest.filters, [code]: values } };
}
