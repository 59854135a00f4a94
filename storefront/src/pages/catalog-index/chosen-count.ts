import type { ListingQuery } from '@vitrina/contract/values/listing-query';

/** Returns the number of chosen values; a range counts as one. */
export const chosenCount = ({ filters, price_from, price_to, only_available }: ListingQuery): number =>
  Object.values(filters).reduce((sum, values) => sum + values.length, 0) +
  (price_from !== undefined || price_to !== undefined ? 1 : 0) +
  (only_available ? 1 : 0);
