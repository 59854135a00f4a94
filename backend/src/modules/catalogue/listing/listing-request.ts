import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Sort } from '@vitrina/contract/values/listing-query';
import type { Found } from '../engine/question.ts';

/** Sources of delivery, quickest first; rows carry the index plus 1; 0: cannot be ordered. */
export const SOURCES = ['central', 'shop', 'supplier'] as const;
export const MOST_STARS = 5;
/** Conditions of products; rows carry the index. */
export const CONDITIONS = ['new', 'open-box', 'refurbished'] as const;

export interface ListingRequest {
  market: LanguageCode;
  isStaff: boolean;
  base:
    | { kind: 'all' }
    | { kind: 'reduced' }
    | { kind: 'category' | 'manufacturer' | 'seller' | 'tag'; id: number }
    | { kind: 'ids'; ids: readonly number[] }
    /** Result of a search, after the products whose code was typed. */
    | { kind: 'found'; first: readonly number[]; found: Found | null };
  /** Selections by attribute: code and ids of its selected values. */
  groups: { attribute: string; valueIds: readonly number[] }[];
  manufacturerIds: readonly number[];
  sellerIds: readonly number[];
  /** Selected categories, each with its subcategories. */
  categoryIds: readonly number[];
  /** Minor units. */
  priceFrom: number | null;
  priceTo: number | null;
  onlyAvailable: boolean;
  onlyReduced: boolean;
  /** Conditions, as indexes of `CONDITIONS`; empty: any. */
  conditions: readonly number[];
  /** Least number of whole stars; `null`: any. */
  ratingFrom: number | null;
  /** Allowed sources of delivery; empty: any. */
  sources: readonly number[];
  /** Warehouse ids of our own shops, at least one of which must have it in stock; empty: any. */
  shopIds: readonly number[];
  /** Attributes whose values are counted; `null`: all. Counts of others may be missing, but never those of `groups`. */
  counted: CountedAttributes | null;
  /** `given`: the order of `base.ids`, or by rank after a search. */
  sort: Sort | 'given';
  offset: number;
  limit: number;
}

export interface CountedAttributes {
  codes: readonly string[];
  /** Share of the base's products that must have an attribute for its values to be counted. */
  leastFill: number;
}

/** Request for the whole base, without counting attributes. */
export const UNFILTERED = {
  groups: [],
  manufacturerIds: [],
  sellerIds: [],
  categoryIds: [],
  priceFrom: null,
  priceTo: null,
  onlyAvailable: false,
  onlyReduced: false,
  conditions: [],
  ratingFrom: null,
  sources: [],
  shopIds: [],
  counted: { codes: [], leastFill: 0 },
} satisfies Partial<ListingRequest>;

export interface ListingResult {
  ids: number[];
  total: number;
  /** Counts by value id, each within the results of all other groups (disjunctive). */
  values: Int32Array;
  /**
   * Number of products of the base with each value id, regardless of filters: shows values that filters leave without products, and tells how well a filter
   * divides.
   */
  present: Int32Array;
  manufacturers: ReadonlyMap<number, number>;
  sellers: ReadonlyMap<number, number>;
  /** Counts by the product's own category. */
  categories: ReadonlyMap<number, number>;
  available: number;
  reduced: number;
  /** Counts in the order of `CONDITIONS`. */
  conditions: Int32Array;
  /** Counts by whole stars, rounded down; 0: not rated. */
  ratings: Int32Array;
  /** Counts in the order of `SOURCES`. */
  sources: Int32Array;
  /** Counts by id of the shop that has stock. */
  shops: ReadonlyMap<number, number>;
  /** Counts of the base, regardless of filters. */
  whole: { size: number; reduced: number; conditions: Int32Array; ratings: Int32Array; sources: Int32Array };
  /** Minor units, within the results of all filters except the price, with the number of products in each bar of the slider; `null`: no product has a price. */
  price: { min: number; max: number; bars: readonly number[] } | null;
}
