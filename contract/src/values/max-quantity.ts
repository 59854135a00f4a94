/** Highest quantity of a line of the cart. */
export const MAX_QUANTITY = 99;

/** A requested quantity as a valid one: whole, from 1 to the maximum. */
export const clampQuantity = (requested: number): number => Math.min(MAX_QUANTITY, Math.max(1, Math.round(requested) || 1));
