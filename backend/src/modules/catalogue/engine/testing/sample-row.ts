import type { ListingRow } from '../../listing/listing-row.ts';

/** A public product without a price, a brand or values. */
export const sampleRow = (more: Partial<ListingRow> & Pick<ListingRow, 'id'>): ListingRow => ({
  category_path: [],
  alone: false,
  manufacturer_id: null,
  seller_id: null,
  shown: true,
  available: false,
  source: 0,
  condition: 0,
  value_ids: [],
  own_value_ids: more.value_ids ?? [],
  family_id: null,
  tag_ids: [],
  shop_ids: [],
  score: 0,
  released: 0,
  rating: 0,
  prices: [],
  ...more,
});
