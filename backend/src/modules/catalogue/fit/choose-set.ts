import type { Partner } from './proven-partners.ts';
import type { ProductRow } from '../product/product-queries.ts';

/** Most accessories beside the device. */
const BESIDE = 2;
/** An accessory of a set costs no more than this share of the device. */
const SHARE = 0.5;

/**
 * Accessories to buy in one go with the device: of two categories one each, for sale now, without anything that speaks against them; none where fewer than one is left.
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
