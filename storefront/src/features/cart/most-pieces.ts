/** Pieces of one line at most; the contract's number, compared by a test as its schemas stay out of the browser. */
export const MOST_PIECES = 99;

/** Pieces asked for as a number the shop takes: whole, one at least. */
export const asPieces = (asked: number): number => Math.min(MOST_PIECES, Math.max(1, Math.round(asked) || 1));
