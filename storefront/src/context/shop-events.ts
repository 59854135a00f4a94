import type { CartItem } from '@vitrina/contract/cart';

/** What a visitor did, for whoever may count it; without their consent nobody listens and nothing is kept. */
export type ShopEvent =
  | { kind: 'cart_added' | 'cart_removed'; item: Pick<CartItem, 'id' | 'title' | 'price'>; qty: number }
  | { kind: 'wished'; code: string; title: string };

const listeners = new Set<(event: ShopEvent) => void>();

export function announce(event: ShopEvent): void {
  for (const listener of listeners) listener(event);
}

export function listenToShop(listener: (event: ShopEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
