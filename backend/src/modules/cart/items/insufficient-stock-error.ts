import { MOST_PIECES } from '@vitrina/contract/values/most-pieces';
import type { FieldError } from '@vitrina/contract/errors';
import type { CartLine } from '../delivery/split-parcels.ts';

/** A line of which there are fewer pieces than asked for, with those that can be had. */
export const shortLine = ({ product, availability }: Pick<CartLine, 'product' | 'availability'>): FieldError => ({
  field: `p-${product.id}`,
  label_name: 'error_quantity_not_available',
  available: Math.min(product.status === 2 ? MOST_PIECES : availability.qty, MOST_PIECES),
});
