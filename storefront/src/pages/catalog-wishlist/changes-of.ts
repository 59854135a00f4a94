import { toDecimal, toMinor } from '@vitrina/contract/values/money';
import type { Wish } from './wish-view.ts';

/** Change of a product since it was added to the list. */
export type WishChange = { kind: 'cheaper' | 'dearer'; amount: number } | { kind: 'gone' | 'sold_out' | 'back' | 'last' };

/** Returns the changes by importance; empty: none. */
export function changesOf(wish: Pick<Wish, 'product' | 'price_then' | 'price_now' | 'stock_then' | 'stock_now'>): WishChange[] {
  if (!wish.product) return [{ kind: 'gone' }];
  return [...priceChange(wish), ...stockChange({ ...wish, isAvailable: wish.product.is_available })];
}

function priceChange({ price_then, price_now }: Pick<Wish, 'price_then' | 'price_now'>): WishChange[] {
  if (price_then === null || price_now === null || price_then === price_now) return [];
  const amount = toDecimal(Math.abs(toMinor(price_now) - toMinor(price_then)));
  return [{ kind: price_now < price_then ? 'cheaper' : 'dearer', amount }];
}

function stockChange({ stock_then, stock_now, isAvailable }: Pick<Wish, 'stock_then' | 'stock_now'> & { isAvailable: boolean }): WishChange[] {
  if (stock_then > 0 && stock_now === 0 && !isAvailable) return [{ kind: 'sold_out' }];
  if (stock_then === 0 && stock_now > 0) return [{ kind: 'back' }];
  return stock_then > 1 && stock_now === 1 ? [{ kind: 'last' }] : [];
}
