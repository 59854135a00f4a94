import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Sort } from '@vitrina/contract/values/listing-query';
import type { Found } from '../engine/question.ts';

/** Places a product is sent from, quickest first; rows carry the index plus 1, or 0: it cannot be ordered. */
export const SOURCES = ['central', 'shop', 'supplier'] as const;
export const MOST_STARS = 5;
/** Rows carry the place of theirs. */
export const CONDITIONS = ['new', 'open-box', 'refurbished'] as const;

export interface ListingRequest {
  market: LanguageCode;
  isStaff: boolean;
  base:
    | { kind: 'all' }
    | { kind: 'reduced' }
    | { kind: 'category' | 'manufacturer' | 'seller' | 'tag'; id: number }
    | { kind: 'ids'; ids: readonly number[] }
    /** Result of a search, after the products whose code it names. */
    | { kind: 'found'; first: readonly number[]; found: Found | null };
  /** One entry a group of choices: attribute code and ids of its chosen values. */
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
  /** Stars, whole; `null`: any. */
  ratingFrom: number | null;
  /** Allowed sources of delivery; empty: any. */
  sources: readonly number[];
  /** Warehouse ids of our own shops that must have it, one of them; none: anywhere. */
  shopIds: readonly number[];
  /** Attributes whose values are counted; `null`: all. Counts of others may be missing, but never those of `groups`. */
  counted: CountedAttributes | null;
  /** `given`: the order of `base.ids`. */
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
  /** Counts by value id, of the result of all other groups (disjunctive). */
  values: Int32Array;
  /** Products of the base with each value id, whatever is filtered: values to show even when nothing of them is left, and how well a filter divides. */
  present: Int32Array;
  manufacturers: ReadonlyMap<number, number>;
  sellers: ReadonlyMap<number, number>;
  /** Counts by category of the product itself. */
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
  /** The base itself, whatever is filtered. */
  whole: { size: number; reduced: number; conditions: Int32Array; ratings: Int32Array; sources: Int32Array };
  /** Minor units, of the result of everything but the price itself, with the products in each bar of the slider; `null` where nothing has a price. */
  price: { min: number; max: number; bars: readonly number[] } | null;
}
