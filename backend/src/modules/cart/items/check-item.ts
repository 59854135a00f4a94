import { MAX_QUANTITY } from '@vitrina/contract/values/max-quantity';
import { MAX_ORDER_LINES } from '@vitrina/contract/values/order-lines';
import { fail, type Outcome } from '../../../http/outcome.ts';
import { isInStock, type PricedCart } from '../pricing/price-cart.ts';
import { insufficientStockError } from './insufficient-stock-error.ts';

/** A quick order has the same limit. */
export const MAX_LINES = MAX_ORDER_LINES;
/** Minor units; an order's total must fit its column. */
export const MAX_VALUE = 2_000_000_000;

export interface CartItemInput {
  productId: number;
  qty: number;
}

/** `p-12` → 12; the contract has checked the format. */
export const productIdOf = (shoppingCartCode: string): number => Number(shoppingCartCode.slice(2));

export const exceedsOrderLimits = ({ lines, totals }: Pick<PricedCart, 'lines' | 'totals'>): boolean => lines.length > MAX_LINES || totals.items > MAX_VALUE;

/** Refuses a changed line by label; `null`: valid. Unknown and hidden products get the same label, so that hidden ones stay secret. */
export function checkItem({ lines, totals }: PricedCart, productId: number): Outcome<never> | null {
  const line = lines.find((one) => one.product.id === productId);
  if (!line) return fail('error_not_orderable');
  if (!isInStock(line) || line.item.qty > MAX_QUANTITY || totals.items > MAX_VALUE)
    return fail('error_quantity_not_available', { errors: [insufficientStockError(line)] });
  return lines.length > MAX_LINES ? fail('error_bad_input', { errors: [{ field: 'shopping_cart_code', label_name: 'error_field_out_of_range' }] }) : null;
}
