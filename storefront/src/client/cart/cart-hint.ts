import { createHint } from '../create-hint.ts';

/** Set while there may be a cart. */
export const cartHint = createHint('vitrina-cart');
