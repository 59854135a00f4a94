import { createHint } from '../create-hint.ts';

/** There may be a cart. */
export const cartHint = createHint('vitrina-cart');
