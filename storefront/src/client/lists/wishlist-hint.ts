import { createHint } from '../create-hint.ts';

/** Flag in storage: the wish list may not be empty. */
export const wishlistHint = createHint('vitrina-wishlist');
