import type { ListingQuery } from '@vitrina/contract/values/listing-query';
import { listingAddress } from './listing-query.ts';

export interface Drafts {
  /** Current choice of the shopper. */
  draft: ListingQuery;
  /** Choices whose lists are on their way, the newest last. */
  asked: readonly ListingQuery[];
}

const isSame = (one: ListingQuery, other: ListingQuery): boolean => listingAddress('/', one) === listingAddress('/', other);

export const ask = ({ asked }: Drafts, next: ListingQuery): Drafts => ({ draft: next, asked: [...asked, next] });

/**
 * A list has come. One that a newer choice has overtaken changes nothing, nor does the one that is shown already (`shown`) when it comes again: what was ticked
 * meanwhile would be lost.
 */
export function receive({ draft, asked }: Drafts, query: ListingQuery, shown?: ListingQuery): Drafts {
  const at = asked.findLastIndex((one) => isSame(one, query));
  if (at < 0 && asked.length > 0 && shown && isSame(shown, query)) return { draft, asked };
  const isOvertaken = at >= 0 && at < asked.length - 1;
  return isOvertaken ? { draft, asked: asked.slice(at + 1) } : { draft: query, asked: [] };
}
