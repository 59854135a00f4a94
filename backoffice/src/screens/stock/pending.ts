import type { StockMode } from './stock-search.ts';

/** Unsent change of a quantity, by product and warehouse; `delta`: units to add, negative: to remove. */
export interface PendingItem {
  product_code: string;
  warehouse: string;
  delta: number;
  /** Quantity in stock when it was entered. */
  expected: number;
}
export type Pending = Readonly<Record<string, PendingItem>>;

export const keyOf = (product: string, warehouse: string): string => `${product}\n${warehouse}`;

/**
 * Parses input as a difference: `+3`, `-2` or `3` is one; `=15`, and `15` in a count, is the new quantity. `null`: no number, or a negative one for arrivals.
 */
export function readDelta(typed: string, qty: number, mode: StockMode): number | null {
  const match = /^([+\-−=]?)(\d{1,7})$/.exec(typed.replace(/\s/g, ''));
  if (!match) return null;
  const [, sign, digits] = match;
  const pieces = Number(digits);
  if (mode === 'receive') return sign === '' || sign === '+' ? pieces : null;
  if (sign === '=' || (mode === 'count' && sign === '')) return pieces - qty;
  return sign === '-' || sign === '−' ? -pieces : pieces;
}

/** Replaces the pending item of that product and warehouse; a difference of 0 removes it. */
export function withItem(pending: Pending, item: PendingItem): Pending {
  const { [keyOf(item.product_code, item.warehouse)]: _, ...others } = pending;
  return item.delta === 0 ? others : { ...others, [keyOf(item.product_code, item.warehouse)]: item };
}
