import type { Endpoint } from '@vitrina/contract/endpoint';
import type { wishlists } from '@vitrina/contract/wishlist';

type Calls = typeof wishlists;
const named = <E extends Endpoint>(key: E['key'], method: E['method'], path: E['path']): E => ({ key, method, path }) as unknown as E;

/** The contract's calls about wish lists without their schemas, as CART_CALLS; a test compares them with the contract. */
export const WISH_CALLS = {
  wishlist: named<Calls['wishlist']>('catalog_wishlist', 'GET', '/api/catalog/wishlist/'),
  wishCodes: named<Calls['wishCodes']>('catalog_wishlist_codes', 'GET', '/api/catalog/wishlist/codes/'),
  addWish: named<Calls['addWish']>('catalog_wishlist_post', 'POST', '/api/catalog/wishlist/'),
  removeWish: named<Calls['removeWish']>('catalog_wishlist_item', 'DELETE', '/api/catalog/wishlist/{id}/'),
  addList: named<Calls['addList']>('catalog_wishlist_list_post', 'POST', '/api/catalog/wishlist/lists/'),
  renameList: named<Calls['renameList']>('catalog_wishlist_list_put', 'PUT', '/api/catalog/wishlist/lists/{id}/'),
  removeList: named<Calls['removeList']>('catalog_wishlist_list_delete', 'DELETE', '/api/catalog/wishlist/lists/{id}/'),
  shareList: named<Calls['shareList']>('catalog_wishlist_share', 'POST', '/api/catalog/wishlist/lists/{id}/share/'),
};
