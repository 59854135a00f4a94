/** Place of a product among the sales of its category, counted by the shop. */
export interface SalesPlace {
  /** 1 sold most. */
  place: number;
  /** Products and pieces of its category that were sold. */
  of_products: number;
  of_pieces: number;
}

/** Best sellers of a category; beyond the second number the word would be untrue, whatever a document says. */
const BEST = 3;
const UNTRUE = 10;
/** Fewer pieces of a category say nothing. */
const LEAST_PIECES = 20;

export const isBestSeller = ({ place, of_products, of_pieces }: SalesPlace): boolean => of_pieces >= LEAST_PIECES && place <= BEST && of_products > BEST;
export const isNoBestSeller = ({ place, of_pieces }: SalesPlace): boolean => of_pieces >= LEAST_PIECES && place > UNTRUE;
