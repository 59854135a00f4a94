/** Highest quantity of a line of the cart. */
export const MAX_QUANTITY = 99;

/** A requested quantity as a valid one: whole, from 1 to the maximum. */
export const clampQuantity = (asked: number): number => Math.min(MAX_QUANTITY, Math.max(1, Math.round(asked) || 1));
