/** Carts: reading and changing, prices and totals, delivery options, quick order, saved items. Public entry point of the module. */
export type { CartDeps } from './cart-deps.ts';
export type { CartRow } from './cart-queries.ts';
export { cartView, cartPaymentOption } from './view/cart-view.ts';
export { closeCart, selectRecentlyOrderedCart } from './ordering/close-cart.ts';
export { cachePickupPoints } from './delivery/cache-pickup-points.ts';
export { type CartForOrder, loadCartForOrder, loadClosedCart, type OrderRequest, snapshotOf } from './ordering/load-cart-for-order.ts';
export { mergeCarts, mergeGuestCart } from './merging/merge-carts.ts';
export { chosenOf } from './delivery/shipping-options.ts';
export { paymentMethodsFor } from './pricing/payment-methods.ts';
export { priceCart, type PricedCart } from './pricing/price-cart.ts';
export { cartTotals } from './pricing/cart-totals.ts';
export { ratesOf } from './pricing/price-lines.ts';
export { readCart, readCartRow } from './read-cart.ts';
export { deleteOldSaved, exportSaved } from './saved/saved-queries.ts';
export { cartRoutes } from './routes.ts';
export { type CartWrite, writeCart } from './write-cart.ts';
export { deletePickupPoints, type PickupPointInput, savePickupPoints } from './delivery/save-pickup-points.ts';
export { proveVatNumber } from './vat/intra-community.ts';
