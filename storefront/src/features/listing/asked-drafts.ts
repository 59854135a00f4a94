import type { ListingQuery } from '@vitrina/contract/values/listing-query';
import { listingAddress } from './listing-query.ts';

export interface Drafts {
  /** Current choice of the shopper. */
  draft: ListingQuery;
  /** Queries whose lists are loading, the newest last. */
  asked: readonly ListingQuery[];
}

const isSame = (one: ListingQuery, other: ListingQuery): boolean => listingAddress('/', one) === listingAddress('/', other);

export const ask = ({ asked }: Drafts, next: ListingQuery): Drafts => ({ draft: next, asked: [...asked, next] });

/**
 * Handles an arrived list. One outdated by a newer choice changes nothing, nor does the list already shown (`shown`) when it arrives again: choices made
 * meanwhile would be lost.
 */
export function receive({ draft, asked }: Drafts, query: ListingQuery, shown?: ListingQuery): Drafts {
  const at = asked.findLastIndex((one) => isSame(one, query));
  if (at < 0 && asked.length > 0 && shown && isSame(shown, query)) return { draft, asked };
  const isOvertaken = at >= 0 && at < asked.length - 1;
  return isOvertaken ? { draft, asked: asked.slice(at + 1) } : { draft: query, asked: [] };
}
