import { MAX_QUANTITY } from '@vitrina/contract/values/max-quantity';
import type { FieldError } from '@vitrina/contract/errors';
import type { CartLine } from '../delivery/split-parcels.ts';

/** A line of which there are fewer pieces than asked for, with those that can be had. */
export const insufficientStockError = ({ product, availability }: Pick<CartLine, 'product' | 'availability'>): FieldError => ({
  field: `p-${product.id}`,
  label_name: 'error_quantity_not_available',
  available: Math.min(product.status === 2 ? MAX_QUANTITY : availability.qty, MAX_QUANTITY),
});
