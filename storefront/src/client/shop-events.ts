import type { CartItem } from '@vitrina/contract/cart';
import { createEmitter } from './create-emitter.ts';

/** Events of the visit for analytics; without consent there are no listeners and nothing is stored. */
export type ShopEvent =
  | { kind: 'cart_added' | 'cart_removed'; item: Pick<CartItem, 'id' | 'title' | 'price'>; qty: number }
  | { kind: 'wished'; code: string; title: string };

export const { emit: announce, listen: listenToShop } = createEmitter<ShopEvent>();
