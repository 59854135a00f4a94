import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Sort } from '@vitrina/contract/values/listing-query';
import type { Found } from '../engine/question.ts';

export interface ListingRequest {
  market: LanguageCode;
  isStaff: boolean;
  base:
    | { kind: 'all' }
    | { kind: 'reduced' }
    | { kind: 'category' | 'manufacturer' | 'seller' | 'tag'; id: number }
    | { kind: 'ids'; ids: readonly number[] }
    /** What a question found, behind the products whose code it names. */
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
  /** `given`: the order of `base.ids`. */
  sort: Sort | 'given';
  offset: number;
  limit: number;
}

export interface ListingResult {
  ids: number[];
  total: number;
  /** Counts by value id, of the result of all other groups (disjunctive). */
  values: Int32Array;
  /** 1 for each value id that occurs anywhere in the base: values to show even when nothing of them is left. */
  present: Uint8Array;
  manufacturers: ReadonlyMap<number, number>;
  sellers: ReadonlyMap<number, number>;
  /** By category of the product itself. */
  categories: ReadonlyMap<number, number>;
  available: number;
  /** Minor units, of the result of everything but the price itself; `null` where nothing has a price. */
  price: { min: number; max: number; amounts: Int32Array } | null;
}
