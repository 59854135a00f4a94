import type { LanguageCode } from '@vitrina/contract/values/languages';

/** What the index knows of a product that lists show: a simple one, or a configurable one standing behind its initial offer. */
export interface ListingRow {
  /** The product that is shown. */
  id: number;
  category_path: readonly number[];
  /** A variant beside its initial offer: only its own id leads to it, never a category or search by words. */
  alone: boolean;
  manufacturer_id: number | null;
  seller_id: number | null;
  /** Public; `false`: visible to staff only. */
  shown: boolean;
  available: boolean;
  /** Number by `SOURCES`. */
  source: number;
  /** Number by `CONDITIONS`. */
  condition: number;
  /** Of an initial offer those of all variants. */
  value_ids: readonly number[];
  own_value_ids: readonly number[];
  /** Id of its configurable product; `null`: it has no variants. */
  family_id: number | null;
  tag_ids: readonly number[];
  /** Shops of our own that have it, by warehouse id. */
  shop_ids: readonly number[];
  /** Order of the recommended sort, high first. */
  score: number;
  /** Days since 1970. */
  released: number;
  rating: number;
  prices: readonly { market: LanguageCode; amount: number; percent: number }[];
}

/** What decides in which lists a product is and what it counts for, as the columns keep it. */
type Keys = Omit<ListingRow, 'available' | 'source' | 'shop_ids' | 'score' | 'released' | 'rating' | 'prices'>;

/** A row that differs here changes lists and counts. */
export const keysOf = (row: Keys): string =>
  [
    row.shown,
    row.alone,
    row.condition,
    row.category_path,
    row.manufacturer_id,
    row.seller_id,
    row.tag_ids,
    row.value_ids,
    row.family_id,
    row.own_value_ids,
  ].join(';');
