import type { CartItem } from '@vitrina/contract/cart';
import { createEmitter } from './create-emitter.ts';

/** What a visitor did, for whoever may count it; without their consent nobody listens and nothing is kept. */
export type ShopEvent =
  | { kind: 'cart_added' | 'cart_removed'; item: Pick<CartItem, 'id' | 'title' | 'price'>; qty: number }
  | { kind: 'wished'; code: string; title: string };

export const { tell: announce, listen: listenToShop } = createEmitter<ShopEvent>();
