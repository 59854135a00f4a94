import type { StockMode } from './stock-search.ts';

/** Pieces to be added or taken away, typed and not sent yet, by product and warehouse. */
export interface PendingItem {
  product_code: string;
  warehouse: string;
  delta: number;
  /** Pieces that stood there when it was typed. */
  expected: number;
}
export type Pending = Readonly<Record<string, PendingItem>>;

export const keyOf = (product: string, warehouse: string): string => `${product}\n${warehouse}`;

/** `+3`, `-2`, `3`: so many more or fewer; `=15`, or `15` where it was counted: so many afterwards. `null`: no number, or fewer where goods arrive. */
export function readDelta(typed: string, qty: number, mode: StockMode): number | null {
  const match = /^([+\-−=]?)(\d{1,7})$/.exec(typed.replace(/\s/g, ''));
  if (!match) return null;
  const [, sign, digits] = match;
  const pieces = Number(digits);
  if (mode === 'receive') return sign === '' || sign === '+' ? pieces : null;
  if (sign === '=' || (mode === 'count' && sign === '')) return pieces - qty;
  return sign === '-' || sign === '−' ? -pieces : pieces;
}

/** The item laid over what is pending already; nothing to move leaves none. */
export function withItem(pending: Pending, item: PendingItem): Pending {
  const { [keyOf(item.product_code, item.warehouse)]: _, ...others } = pending;
  return item.delta === 0 ? others : { ...others, [keyOf(item.product_code, item.warehouse)]: item };
}
