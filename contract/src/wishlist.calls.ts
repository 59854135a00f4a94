/** Calls of `wishlist.ts` without schemas; browsers take their paths from the served endpoint table. */
export const wishlist = { key: 'catalog_wishlist', method: 'GET' } as const;
export const wishCodes = { key: 'catalog_wishlist_codes', method: 'GET' } as const;
export const addWish = { key: 'catalog_wishlist_post', method: 'POST' } as const;
export const removeWish = { key: 'catalog_wishlist_item', method: 'DELETE' } as const;
export const wishCategories = { key: 'catalog_wishlist_categories', method: 'GET' } as const;
export const addList = { key: 'catalog_wishlist_list_post', method: 'POST' } as const;
export const renameList = { key: 'catalog_wishlist_list_put', method: 'PUT' } as const;
export const removeList = { key: 'catalog_wishlist_list_delete', method: 'DELETE' } as const;
export const shareList = { key: 'catalog_wishlist_share', method: 'POST' } as const;
export const sharedList = { key: 'catalog_wishlist_shared', method: 'GET' } as const;
