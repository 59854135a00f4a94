import type { wishlists } from '@vitrina/contract/wishlist';
import { namedCall } from '../../api/named-call.ts';

type Calls = typeof wishlists;

/** The contract's calls about wish lists without their schemas, as CART_CALLS; a test compares them with the contract. */
export const WISH_CALLS = {
  wishlist: namedCall<Calls['wishlist']>('catalog_wishlist', 'GET'),
  wishCodes: namedCall<Calls['wishCodes']>('catalog_wishlist_codes', 'GET'),
  addWish: namedCall<Calls['addWish']>('catalog_wishlist_post', 'POST'),
  removeWish: namedCall<Calls['removeWish']>('catalog_wishlist_item', 'DELETE'),
  addList: namedCall<Calls['addList']>('catalog_wishlist_list_post', 'POST'),
  renameList: namedCall<Calls['renameList']>('catalog_wishlist_list_put', 'PUT'),
  removeList: namedCall<Calls['removeList']>('catalog_wishlist_list_delete', 'DELETE'),
  shareList: namedCall<Calls['shareList']>('catalog_wishlist_share', 'POST'),
};
