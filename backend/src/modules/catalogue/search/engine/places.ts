/** Places of a word in a product, as bits of one number. */
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
  /** In the title after `for` or its like: the thing the product goes with. */
  after: 128,
} as const;

/** Only the name of a shelf that holds other things too: says nothing of the product itself. */
export const SHELF_ALONE = PLACE.attribute | PLACE.after;

/** Combinations of places. */
export const PLACES = 256;

/** The lexeme of products that belong to another one: a case, a stand, a spare part. No word is written so. */
export const ACCESSORY = '!accessory';

const MOST_TIMES = 255;

const HEXADECIMAL = Array.from({ length: PLACES }, (_, places) => places.toString(16).padStart(2, '0'));

/** A lexeme of a product as it is stored: two hexadecimal digits of its places, the lexeme, and behind a tab how often it stands there, if more than once. */
export const toLine = (lexeme: string, places: number, count = 1): string =>
  `${HEXADECIMAL[places]}${lexeme}${count > 1 ? `\t${Math.min(MOST_TIMES, count)}` : ''}`;

export interface Line {
  lexeme: string;
  places: number;
  count: number;
}

/** `null`: there is no lexeme in it. */
export function readLine(line: string): Line | null {
  if (line.length < 3) return null;
  const tab = line.indexOf('\t');
  const places = Number.parseInt(line.slice(0, 2), 16);
  return tab < 0 ? { lexeme: line.slice(2), places, count: 1 } : { lexeme: line.slice(2, tab), places, count: Number(line.slice(tab + 1)) };
}
