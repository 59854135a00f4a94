import type { Cart, CartItem } from '@vitrina/contract/cart';
import { toDecimal, toMinor } from '@vitrina/contract/values/money';

/** Pieces the visitor has just asked for, by shopping_cart_code; 0: taken out. */
export type Wishes = ReadonlyMap<string, number>;

/**
 * The cart as it will most likely be once the shop has answered: other quantities, and sums that follow from them. Discounts,
 * delivery and VAT stay as they were until the answer is here, as only the shop can reckon them.
 */
export function expectedCart(cart: Cart, wishes: Wishes): Cart {
  const items = cart.parcels.flatMap((parcel) => parcel.items);
  const changed = items.filter((item) => (wishes.get(item.shopping_cart_code) ?? item.qty) !== item.qty);
  if (changed.length === 0) return cart;
  const pieces = changed.reduce((sum, item) => sum + wish(item, wishes) - item.qty, 0);
  const money = changed.reduce((sum, item) => sum + totalOf(item, wishes) - toMinor(item.total), 0);
  return {
    ...cart,
    qty: cart.qty + pieces,
    parcels: cart.parcels
      .map((parcel) => ({ ...parcel, items: parcel.items.filter((item) => wish(item, wishes) > 0).map((item) => withQty(item, wishes)) }))
      .filter((parcel) => parcel.items.length > 0),
    totals: { ...cart.totals, items: plus(cart.totals.items, money), total: plus(cart.totals.total, money) },
  };
}

const wish = (item: CartItem, wishes: Wishes): number => wishes.get(item.shopping_cart_code) ?? item.qty;
const totalOf = (item: CartItem, wishes: Wishes): number => toMinor(item.price) * wish(item, wishes);
const plus = (decimal: number, minor: number): number => Math.max(0, toDecimal(toMinor(decimal) + minor));

function withQty(item: CartItem, wishes: Wishes): CartItem {
  const qty = wish(item, wishes);
  return qty === item.qty ? item : { ...item, qty, total: toDecimal(totalOf(item, wishes)) };
}
