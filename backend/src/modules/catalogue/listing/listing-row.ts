import type { LanguageCode } from '@vitrina/contract/values/languages';

/** Index data of a product shown in lists: a simple one, or the initial offer of a configurable one. */
export interface ListingRow {
  /** Id of the product that is shown. */
  id: number;
  category_path: readonly number[];
  /** A variant other than the initial offer: found only by its own id, never in a category or a search by words. */
  alone: boolean;
  manufacturer_id: number | null;
  seller_id: number | null;
  /** Public; `false`: visible to staff only. */
  shown: boolean;
  available: boolean;
  /** Index of `SOURCES` plus 1; 0: cannot be ordered. */
  source: number;
  /** Index of `CONDITIONS`. */
  condition: number;
  /** Value ids; of an initial offer those of all variants. */
  value_ids: readonly number[];
  own_value_ids: readonly number[];
  /** Id of its configurable product; `null`: it has no variants. */
  family_id: number | null;
  tag_ids: readonly number[];
  /** Warehouse ids of our own shops that have it in stock. */
  shop_ids: readonly number[];
  /** Sort key of the recommended order, descending. */
  score: number;
  /** Days since 1970. */
  released: number;
  rating: number;
  prices: readonly { market: LanguageCode; amount: number; percent: number }[];
}

/** Columns that determine a product's lists and counts. */
type Keys = Omit<ListingRow, 'available' | 'source' | 'shop_ids' | 'score' | 'released' | 'rating' | 'prices'>;

/** Key of these columns; if it changes, lists and counts change. */
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
