import type { Partner } from './proven-partners.ts';
import type { ProductRow } from '../product/product-queries.ts';

/** Greatest number of accessories in a set. */
const BESIDE = 2;
/** Greatest price of an accessory in a set, as a share of the device's price. */
const SHARE = 0.5;

/**
 * Accessories to buy together with the device: one per category, at most two, for sale now by the device's seller, with positive reasons only; may be empty.
 */
export function chooseSet<P extends Partner>(device: ProductRow, accessories: readonly P[], isForSale: (row: ProductRow) => boolean): P[] {
  const { amount } = device;
  if (amount === null || !isForSale(device)) return [];
  const fit = accessories.filter(
    ({ row, judgement }) =>
      isForSale(row) &&
      row.amount !== null &&
      row.amount <= amount * SHARE &&
      row.seller_id === device.seller_id &&
      judgement.reasons.every((reason) => 'answer' in reason && reason.answer === 'yes'),
  );
  const first = new Map<number | null, P>();
  for (const one of fit) if (!first.has(one.row.category_id)) first.set(one.row.category_id, one);
  return [...first.values()].slice(0, BESIDE);
}
