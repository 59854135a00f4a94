/** Where in a product a word stands, as bits of one number; a word may stand in several places. */
export const PLACE = {
  title: 1,
  brand: 2,
  /** The category's name as a whole: the product is that thing. */
  category: 4,
  /** The noun of the category: `camera` of `compact cameras`. */
  noun: 8,
  /** A value of the specification, or another word of the category. */
  attribute: 16,
  description: 32,
  /** The title begins with it, after the brand. */
  first: 64,
  /** In the title only behind `for` or its like: what the product goes with. */
  after: 128,
} as const;

/** Combinations of places. */
export const PLACES = 256;

/** The lexeme of products that belong to another one: a case, a stand, a spare part. No word is written so. */
export const ACCESSORY = '!accessory';

/** A lexeme with its places as one line of a stored document: two hexadecimal digits, then the lexeme. */
export const toLine = (lexeme: string, places: number): string => places.toString(16).padStart(2, '0') + lexeme;
