import { MAX_QUANTITY } from '@vitrina/contract/values/max-quantity';
import type { FieldError } from '@vitrina/contract/errors';
import type { CartLine } from '../delivery/split-parcels.ts';

/** Error of a line with too little stock; `available`: the quantity that can be ordered. */
export const insufficientStockError = ({ product, availability }: Pick<CartLine, 'product' | 'availability'>): FieldError => ({
  field: `p-${product.id}`,
  label_name: 'error_quantity_not_available',
  available: Math.min(product.status === 2 ? MAX_QUANTITY : availability.qty, MAX_QUANTITY),
});
