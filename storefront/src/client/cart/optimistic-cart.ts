import type { Cart, CartItem } from '@vitrina/contract/cart';
import { toDecimal, toMinor } from '@vitrina/contract/values/money';

/** Requested quantities by shopping_cart_code; 0: removed. */
export type PendingQuantities = ReadonlyMap<string, number>;

/**
 * The expected cart before the reply: new quantities, and sums that follow from them. Discounts, delivery and VAT stay unchanged until the reply, as only the
 * backend can calculate them.
 */
export function optimisticCart(cart: Cart, requested: PendingQuantities): Cart {
  const items = cart.parcels.flatMap((parcel) => parcel.items);
  const pending = withServices(items, requested);
  const changed = items.filter((item) => (pending.get(item.shopping_cart_code) ?? item.qty) !== item.qty);
  if (changed.length === 0) return cart;
  const pieces = changed.filter((item) => !item.service).reduce((sum, item) => sum + pendingQty(item, pending) - item.qty, 0);
  const money = changed.reduce((sum, item) => sum + totalOf(item, pending) - toMinor(item.total), 0);
  return {
    ...cart,
    qty: cart.qty + pieces,
    parcels: cart.parcels
      .map((parcel) => ({ ...parcel, items: parcel.items.filter((item) => pendingQty(item, pending) > 0).map((item) => withQty(item, pending)) }))
      .filter((parcel) => parcel.items.length > 0),
    totals: { ...cart.totals, items: plus(cart.totals.items, money), total: plus(cart.totals.total, money) },
  };
}

/** Services have the quantity of their product. */
const withServices = (items: readonly CartItem[], requested: PendingQuantities): PendingQuantities =>
  new Map([
    ...requested,
    ...items.flatMap(({ service, shopping_cart_code }) =>
      service && requested.has(service.of) ? [[shopping_cart_code, requested.get(service.of) as number] as const] : [],
    ),
  ]);

const pendingQty = (item: CartItem, pending: PendingQuantities): number => pending.get(item.shopping_cart_code) ?? item.qty;
const totalOf = (item: CartItem, pending: PendingQuantities): number => toMinor(item.price) * pendingQty(item, pending);
const plus = (decimal: number, minor: number): number => Math.max(0, toDecimal(toMinor(decimal) + minor));

function withQty(item: CartItem, pending: PendingQuantities): CartItem {
  const qty = pendingQty(item, pending);
  return qty === item.qty ? item : { ...item, qty, total: toDecimal(totalOf(item, pending)) };
}
