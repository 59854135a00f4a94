/** Limit of saved products per visitor. */
export const MAX_SAVED = 100;
