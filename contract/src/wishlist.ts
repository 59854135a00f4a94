/** Wish lists (specification, sections 3, 4 and 7): for customers and guests, with a link to share. A product stands on one list of its owner at most. */
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
  /** Id of the list it stands on. */
  list: id,
  added_at: z.string(),
  title: z.string(),
  /** Current list item; `null`: deleted from the shop. */
  product: productListItem.nullable(),
  /** Price of one unit in the caller's market, when added and now; `null`: on request or unknown. */
  price_then: price,
  price_now: price,
  /** Pieces in stock, when it was put there and now. */
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
    summary: 'What the caller wishes for, newest first, with price and stock then and now. Empty for who has nothing.',
    input: z.object({ list: idInQuery.optional() }),
    reply: wishlist,
    errors: ['error_empty_data'],
  }),
  wishCodes: defineEndpoint({
    ...calls.wishCodes,
    path: '/api/catalog/wishlist/codes/',
    summary: 'What the caller wishes for by code alone, for hearts on cached pages.',
    input: z.object({}),
    reply: z.object({ items: z.array(z.object({ id, shopping_cart_code: z.string() })) }),
  }),
  addWish: defineEndpoint({
    ...calls.addWish,
    path: '/api/catalog/wishlist/',
    summary: 'Puts a product on a list, the first one where none is named. Of one that is there already pieces and list change where they are named.',
    input: z.object({ lang, model: z.literal('product').default('product'), code: shoppingCartCode, qty: qty.optional(), list: id.optional() }),
    reply: wishlist,
    errors: [...ERRORS, 'error_wishlist_full'],
  }),
  removeWish: defineEndpoint({
    ...calls.removeWish,
    path: '/api/catalog/wishlist/{id}/',
    summary: 'Takes an entry off.',
    input: z.object({ id: idInQuery }),
    reply: wishlist,
    errors: [...ERRORS],
  }),
  wishCategories: defineEndpoint({
    ...calls.wishCategories,
    path: '/api/catalog/wishlist/categories/',
    summary: 'Categories of what the caller wishes for; `total` counts what is on the lists.',
    input: z.object({ level_from: z.coerce.number().int().min(1).max(9).optional(), level_to: z.coerce.number().int().min(1).max(9).optional() }),
    reply: z.object({ items: z.array(categorySummary) }),
  }),
  addList: defineEndpoint({
    ...calls.addList,
    path: '/api/catalog/wishlist/lists/',
    summary: 'Makes one more list.',
    input: z.object({ lang, title: listTitle }),
    reply: wishlist,
    errors: [...ERRORS, 'error_wishlist_lists'],
  }),
  renameList: defineEndpoint({
    ...calls.renameList,
    path: '/api/catalog/wishlist/lists/{id}/',
    summary: 'Gives a list another title; the first one keeps its own.',
    input: z.object({ lang, id: idInQuery, title: listTitle }),
    reply: wishlist,
    errors: [...ERRORS],
  }),
  removeList: defineEndpoint({
    ...calls.removeList,
    path: '/api/catalog/wishlist/lists/{id}/',
    summary: 'Ends a list; what was on it goes to the first one, which stays.',
    input: z.object({ id: idInQuery }),
    reply: wishlist,
    errors: [...ERRORS],
  }),
  shareList: defineEndpoint({
    ...calls.shareList,
    path: '/api/catalog/wishlist/lists/{id}/share/',
    summary: 'Opens a list to whoever has its link, or ends that: an ended link never works again.',
    input: z.object({ lang, id: idInQuery, shared: z.boolean() }),
    reply: wishlist,
    errors: [...ERRORS],
  }),
  sharedList: defineEndpoint({
    ...calls.sharedList,
    path: '/api/catalog/wishlist/shared/{code}/',
    summary: 'A shared list, to be looked at by anyone with its link.',
    input: z.object({ code: shareCode }),
    reply: sharedWishlist,
    errors: ['error_empty_data'],
  }),
};
