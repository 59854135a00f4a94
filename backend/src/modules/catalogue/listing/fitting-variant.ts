import type { ListingRow } from './listing-row.ts';
import type { ListingRequest } from './listing-request.ts';

type Variant = Pick<ListingRow, 'shown' | 'available' | 'own_value_ids'>;
type VariantRequest = Pick<ListingRequest, 'groups' | 'isStaff'>;

/** Returns the variant that a list shows of a product: the initial offer, unless only another variant has the selected values. */
export function fittingVariant<T extends Variant>(row: T, siblings: readonly T[], { groups, isStaff }: VariantRequest): T {
  const fits = ({ own_value_ids }: Variant) => groups.every(({ valueIds }) => valueIds.some((id) => own_value_ids.includes(id)));
  if (siblings.length < 2 || fits(row)) return row;
  const fitting = siblings.filter((one) => (one.shown || isStaff) && fits(one));
  return fitting.find(({ available }) => available) ?? fitting[0] ?? row;
}
