import { wishlists } from '@vitrina/contract/wishlist';
import { type Binding, bind } from '../../http/bind.ts';
import type { ListDeps } from './list-deps.ts';
import { listWishCategories } from './wishlist-categories.ts';
import { addWish, removeWish } from './wishlist-changes.ts';
import { addList, removeList, renameList, shareList } from './wishlist-list-changes.ts';
import { readWishCodes, readWishlist } from './wishlist-read.ts';
import { readSharedList } from './wishlist-shared.ts';
import { writeWishlist } from './wishlist-write.ts';

const productIdOf = (shoppingCartCode: string): number => Number(shoppingCartCode.slice('p-'.length));

export const wishlistRoutes = (deps: ListDeps): Binding[] => [
  bind(wishlists.wishlist, async (input, context) => readWishlist(input, context, deps)),
  bind(wishlists.wishCodes, async (_input, context) => readWishCodes(context, deps)),
  bind(wishlists.addWish, async ({ code, qty, list }, context) =>
    writeWishlist(context, deps, addWish({ productId: productIdOf(code), qty, list }), { makesFirst: list === undefined }),
  ),
  bind(wishlists.removeWish, async ({ id }, context) => writeWishlist(context, deps, removeWish(id))),
  bind(wishlists.wishCategories, async (input, context) => listWishCategories(input, context, deps)),
  bind(wishlists.addList, async ({ title }, context) => writeWishlist(context, deps, addList(title), { makesFirst: true })),
  bind(wishlists.renameList, async ({ id, title }, context) => writeWishlist(context, deps, renameList({ id, title }))),
  bind(wishlists.removeList, async ({ id }, context) => writeWishlist(context, deps, removeList(id))),
  bind(wishlists.shareList, async ({ id, shared }, context) => writeWishlist(context, deps, shareList({ id, shared }))),
  bind(wishlists.sharedList, async (input, context) => readSharedList(input, context, deps)),
];
