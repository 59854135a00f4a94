import type { Cart, CartItem } from '@vitrina/contract/cart';
import { describe, expect, it } from 'vitest';
import { optimisticCart } from './optimistic-cart.ts';

const line = (shopping_cart_code: string, qty: number, price: number) => ({ shopping_cart_code, qty, price, total: (qty * price * 100) / 100 }) as CartItem;
const cart = {
  qty: 3,
  parcels: [
    { id: 'a', items: [line('p-1', 2, 39.9)] },
    { id: 'b', items: [line('p-2', 1, 479)] },
  ],
  totals: { items: 558.8, total: 558.8 },
} as unknown as Cart;

describe('the cart before the shop has answered', () => {
  it('is the same while nothing was asked for', () => expect(optimisticCart(cart, new Map())).toBe(cart));
  it('shows the new number and the sums that follow [S4.29]', () => {
    const { qty, totals, parcels } = optimisticCart(cart, new Map([['p-1', 3]]));
    expect([qty, totals.items, totals.total, parcels[0]?.items[0]?.total]).toEqual([4, 598.7, 598.7, 119.7]);
  });
  it('leaves out a line that is taken out, and a parcel with nothing left [S4.30]', () => {
    const { qty, totals, parcels } = optimisticCart(cart, new Map([['p-2', 0]]));
    expect([qty, totals.total, parcels.map(({ id }) => id)]).toEqual([2, 79.8, ['a']]);
  });
  it('keeps what only the shop can reckon', () => expect(optimisticCart(cart, new Map([['p-9', 5]])).totals).toBe(cart.totals));
});
