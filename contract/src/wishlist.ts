/** Wish lists (specification, sections 3, 4 and 7): for customers and guests, with a link to share. A product is on at most one list of its owner. */
import { z } from 'zod';
import * as calls from './wishlist.calls.ts';
import { qty, shoppingCartCode } from './cart.ts';
import { categorySummary, productListItem } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, idInQuery, lang, price, words } from './fields.ts';

/** Limits of products on all lists of one owner, and of lists. */
export const MAX_WISHES = 200;
export const MAX_WISH_LISTS = 20;

export const wishList = z.object({
  id,
  /** `null`: the first list, which pages name in their language. */
  title: z.string().nullable(),
  /** Products on it. */
  total: z.number().int(),
  /** Last part of the link that shows it to others; `null`: it is not shared. */
  share_code: z.string().nullable(),
});
export type WishList = z.infer<typeof wishList>;

export const wishItem = z.object({
  id,
  shopping_cart_code: z.string(),
  qty: z.number().int(),
  /** Id of its list. */
  list: id,
  added_at: z.string(),
  title: z.string(),
  /** Current list item; `null`: deleted from the shop. */
  product: productListItem.nullable(),
  /** Price of one unit in the caller's market, when added and now; `null`: on request or unknown. */
  price_then: price,
  price_now: price,
  /** Stock, when it was added and now. */
  stock_then: z.number().int(),
  stock_now: z.number().int(),
});
export type WishItem = z.infer<typeof wishItem>;

/** Wish lists of the caller; with `list` requested, only its items. */
export const wishlist = z.object({ items: z.array(wishItem), lists: z.array(wishList) });
export type Wishlist = z.infer<typeof wishlist>;

/** Shared list as others see it: nothing about its owner. */
export const sharedWishlist = z.object({ title: z.string().nullable(), items: z.array(z.object({ qty: z.number().int(), product: productListItem })) });
export type SharedWishlist = z.infer<typeof sharedWishlist>;

const listTitle = words(60);
/** Secret of a shared list: 128 random bits, base64url. */
const shareCode = z.string().regex(/^[\w-]{22}$/);
const ERRORS = ['error_unauthorized', 'error_empty_data'] as const;

export const wishlists = {
  wishlist: defineEndpoint({
    ...calls.wishlist,
    path: '/api/catalog/wishlist/',
    summary: 'The caller’s wish lists, newest entries first, with price and stock then and now. Empty if there are none.',
    input: z.object({ list: idInQuery.optional() }),
    reply: wishlist,
    errors: ['error_empty_data'],
  }),
  wishCodes: defineEndpoint({
    ...calls.wishCodes,
    path: '/api/catalog/wishlist/codes/',
    summary: 'Codes of the products on the caller’s wish lists, for cached pages.',
    input: z.object({}),
    reply: z.object({ items: z.array(z.object({ id, shopping_cart_code: z.string() })) }),
  }),
  addWish: defineEndpoint({
    ...calls.addWish,
    path: '/api/catalog/wishlist/',
    summary: 'Adds a product to a list, by default the first one. For a product already on a list, changes quantity and list if given.',
    input: z.object({ lang, model: z.literal('product').default('product'), code: shoppingCartCode, qty: qty.optional(), list: id.optional() }),
    reply: wishlist,
    errors: [...ERRORS, 'error_wishlist_full'],
  }),
  removeWish: defineEndpoint({
    ...calls.removeWish,
    path: '/api/catalog/wishlist/{id}/',
    summary: 'Removes an entry.',
    input: z.object({ id: idInQuery }),
    reply: wishlist,
    errors: [...ERRORS],
  }),
  wishCategories: defineEndpoint({
    ...calls.wishCategories,
    path: '/api/catalog/wishlist/categories/',
    summary: 'Categories of the products on the caller’s wish lists; `total`: number of their entries.',
    input: z.object({ level_from: z.coerce.number().int().min(1).max(9).optional(), level_to: z.coerce.number().int().min(1).max(9).optional() }),
    reply: z.object({ items: z.array(categorySummary) }),
  }),
  addList: defineEndpoint({
    ...calls.addList,
    path: '/api/catalog/wishlist/lists/',
    summary: 'Creates a list.',
    input: z.object({ lang, title: listTitle }),
    reply: wishlist,
    errors: [...ERRORS, 'error_wishlist_lists'],
  }),
  renameList: defineEndpoint({
    ...calls.renameList,
    path: '/api/catalog/wishlist/lists/{id}/',
    summary: 'Renames a list, except the first one.',
    input: z.object({ lang, id: idInQuery, title: listTitle }),
    reply: wishlist,
    errors: [...ERRORS],
  }),
  removeList: defineEndpoint({
    ...calls.removeList,
    path: '/api/catalog/wishlist/lists/{id}/',
    summary: 'Deletes a list, except the first one, which gets its entries.',
    input: z.object({ id: idInQuery }),
    reply: wishlist,
    errors: [...ERRORS],
  }),
  shareList: defineEndpoint({
    ...calls.shareList,
    path: '/api/catalog/wishlist/lists/{id}/share/',
    summary: 'Shares a list by a link, or ends that: an ended link never works again.',
    input: z.object({ lang, id: idInQuery, shared: z.boolean() }),
    reply: wishlist,
    errors: [...ERRORS],
  }),
  sharedList: defineEndpoint({
    ...calls.sharedList,
    path: '/api/catalog/wishlist/shared/{code}/',
    summary: 'A shared list by its link.',
    input: z.object({ code: shareCode }),
    reply: sharedWishlist,
    errors: ['error_empty_data'],
  }),
};
