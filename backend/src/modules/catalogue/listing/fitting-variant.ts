import type { ListingRow } from './listing-columns.ts';
import type { ListingRequest } from './listing-request.ts';

type Wanted = Pick<ListingRequest, 'groups' | 'isStaff'>;

/** What a list shows of a product with variants: the initial offer, unless chosen values are met by another variant alone. */
export function fittingVariant(row: ListingRow, siblings: readonly ListingRow[], { groups, isStaff }: Wanted): ListingRow {
  const fits = ({ own_value_ids }: ListingRow) => groups.every(({ valueIds }) => valueIds.some((id) => own_value_ids.includes(id)));
  if (siblings.length < 2 || fits(row)) return row;
  const fitting = siblings.filter((one) => (one.shown || isStaff) && fits(one));
  return fitting.find(({ available }) => available) ?? fitting[0] ?? row;
}
