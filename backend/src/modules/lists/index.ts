/** Wish lists, comparison, and a shopper's own devices. Public entry point of the module. */
export { mergeGuestCompare } from './compare-merge.ts';
export { compareRoutes } from './compare-routes.ts';
export { deviceRoutes } from './devices.ts';
export { deleteGuestLists } from './delete-guest-lists.ts';
export { exportLists } from './export-lists.ts';
export type { ListDeps } from './list-deps.ts';
export { mergeGuestWishlist } from './wishlist-merge.ts';
export { wishlistRoutes } from './wishlist-routes.ts';
