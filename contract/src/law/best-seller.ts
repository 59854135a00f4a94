/** Place of a product among the sales of its category, counted by the shop. */
export interface SalesPlace {
  /** 1: most sold. */
  place: number;
  /** Number of different products, and of pieces, sold in its category. */
  of_products: number;
  of_pieces: number;
}

/** Greatest place of a best seller in its category; beyond `UNTRUE` the claim is false, even with a document as proof. */
const BEST = 3;
const UNTRUE = 10;
/** Least number of sold pieces in a category; with fewer the place is not significant. */
const LEAST_PIECES = 20;

export const isBestSeller = ({ place, of_products, of_pieces }: SalesPlace): boolean => of_pieces >= LEAST_PIECES && place <= BEST && of_products > BEST;
export const isNoBestSeller = ({ place, of_pieces }: SalesPlace): boolean => of_pieces >= LEAST_PIECES && place > UNTRUE;
