import type { ListingRequest, ListingResult } from '../listing/listing-request.ts';
import type { CloseRequest, Found, Question, Word } from './question.ts';

export type Grouping = 'category' | 'manufacturer' | 'seller' | 'tag';

/**
 * Search and lists of the catalogue: which products, how many, in which order, with exact counts of every filter. The steps before it (query parsing, synonyms,
 * corrections) and after it (rows of the products, texts) are common to all engines (docs/decisions/0005). All engines pass `testing/engine-conformance.ts`.
 */
export interface CatalogueEngine {
  readonly name: 'memory' | 'opensearch';
  /** Number of products that have each word in any place, including hidden products. */
  frequencies(words: readonly Word[]): Promise<readonly number[]>;
  find(question: Question): Promise<Found>;
  /** The first results by rank. */
  first(found: Found, limit: number): Promise<number[]>;
  /**
   * The first products by rank that match fewer slots than the results. Products that only mention the head count only in categories with a product named by
   * it.
   */
  closeTo(request: CloseRequest, limit: number): Promise<number[]>;
  list(request: ListingRequest): Promise<ListingResult>;
  /** The first available public products of a category in the recommended order. */
  best(categoryId: number, limit: number): Promise<number[]>;
  /** Returns the ids that are in lists and visible, in the given order. */
  listed(ids: readonly number[], isStaff: boolean): Promise<number[]>;
  /** Returns the number of public products in lists, with those of subcategories. */
  countShown(grouping: Grouping, id: number): number;
}

/** An engine with methods to load and update its data. */
export interface FedEngine extends CatalogueEngine {
  /** Loads the whole catalogue; the previous data serves requests until it is complete. */
  reload(): Promise<void>;
  /** Updates these products from the database; only the words of `reworded` may have changed. True: the whole catalogue was reloaded instead. */
  take(ids: readonly number[], reworded?: readonly number[]): Promise<boolean>;
}
