import type { ListingQuery } from '@vitrina/contract/values/listing-query';
import { listingAddress } from './listing-query.ts';

export interface Drafts {
  /** Current choice of the shopper. */
  draft: ListingQuery;
  /** Queries whose lists are loading, the newest last. */
  pending: readonly ListingQuery[];
}

const isSame = (one: ListingQuery, other: ListingQuery): boolean => listingAddress('/', one) === listingAddress('/', other);

export const requestList = ({ pending }: Drafts, next: ListingQuery): Drafts => ({ draft: next, pending: [...pending, next] });

/**
 * Handles an arrived list. One outdated by a newer choice changes nothing, nor does the list already shown (`shown`) when it arrives again: choices made
 * meanwhile would be lost.
 */
export function receive({ draft, pending }: Drafts, query: ListingQuery, shown?: ListingQuery): Drafts {
  const at = pending.findLastIndex((one) => isSame(one, query));
  if (at < 0 && pending.length > 0 && shown && isSame(shown, query)) return { draft, pending };
  const isOvertaken = at >= 0 && at < pending.length - 1;
  return isOvertaken ? { draft, pending: pending.slice(at + 1) } : { draft: query, pending: [] };
}
