/** Pieces of one line of the cart at most. */
export const MAX_QUANTITY = 99;

/** Pieces asked for as a number the shop takes: whole, one at least. */
export const asPieces = (asked: number): number => Math.min(MAX_QUANTITY, Math.max(1, Math.round(asked) || 1));
