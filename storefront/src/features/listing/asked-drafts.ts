import type { ListingQuery } from '@vitrina/contract/values/listing-query';
import { listingAddress } from './listing-query.ts';

export interface Drafts {
  /** What the shopper has chosen so far. */
  draft: ListingQuery;
  /** Choices whose lists are on their way, the newest last. */
  asked: readonly ListingQuery[];
}

const isSame = (one: ListingQuery, other: ListingQuery): boolean => listingAddress('/', one) === listingAddress('/', other);

export const ask = ({ asked }: Drafts, next: ListingQuery): Drafts => ({ draft: next, asked: [...asked, next] });

/** A list has come. One that a newer choice has overtaken changes nothing: what was ticked meanwhile would be lost. */
export function receive({ draft, asked }: Drafts, query: ListingQuery): Drafts {
  const at = asked.findLastIndex((one) => isSame(one, query));
  const isOvertaken = at >= 0 && at < asked.length - 1;
  return isOvertaken ? { draft, asked: asked.slice(at + 1) } : { draft: query, asked: [] };
}
