import { createHint } from '../create-hint.ts';

/** There may be something on the wish list. */
export const wishlistHint = createHint('vitrina-wishlist');
