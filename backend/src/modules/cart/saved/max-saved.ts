/** Products that one visitor may put aside. */
export const MAX_SAVED = 100;
