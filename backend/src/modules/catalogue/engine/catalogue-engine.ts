import type { ListingRequest, ListingResult } from '../listing/listing-request.ts';
import type { CloseRequest, Found, Question, Word } from './question.ts';

export type Grouping = 'category' | 'manufacturer' | 'seller' | 'tag';

/**
 * Search and lists of the catalogue: which products, how many, in which order, with exact counts of every filter. What stands before it (reading of questions, synonyms,
 * corrections) and after it (rows of the products, texts) is the same for every engine (docs/decisions/0005). All engines pass `testing/engine-conformance.ts`.
 */
export interface CatalogueEngine {
  readonly name: 'memory' | 'opensearch';
  /** Products that have each word anywhere, hidden ones too. */
  frequencies(words: readonly Word[]): Promise<readonly number[]>;
  find(question: Question): Promise<Found>;
  /** The first results by rank. */
  first(found: Found, limit: number): Promise<number[]>;
  /** The first products by rank that meet less than the results. Those that only mention the thing lie in categories of what is called so. */
  closeTo(request: CloseRequest, limit: number): Promise<number[]>;
  list(request: ListingRequest): Promise<ListingResult>;
  /** The first available public products of a category in the recommended order. */
  best(categoryId: number, limit: number): Promise<number[]>;
  /** Returns the ids that are in lists and visible, in the given order. */
  listed(ids: readonly number[], isStaff: boolean): Promise<number[]>;
  /** Returns the number of public products in lists, with those of subcategories. */
  countShown(grouping: Grouping, id: number): number;
}

/** An engine with the way in which it learns of the catalogue. */
export interface FedEngine extends CatalogueEngine {
  /** Takes the whole catalogue in; until that is done the one before answers. */
  reload(): Promise<void>;
  /** Takes these products in as they are now; the words of `reworded` alone may be others. True: the whole was taken in anew. */
  take(ids: readonly number[], reworded?: readonly number[]): Promise<boolean>;
}
