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

/** How often a word of a product counts at most. */
export const MOST_TIMES = 63;

const HEXADECIMAL = Array.from({ length: PLACES }, (_, places) => places.toString(16).padStart(2, '0'));

/** How often a word of a title counts at most. */
export const MOST_IN_TITLE = 4;

/**
 * A lexeme of a product as it is stored: two hexadecimal digits of its places and the lexeme; behind a tab how often it stands there, if more than once; behind another how often of that in
 * the title, if more than once.
 */
export const toLine = (lexeme: string, places: number, count = 1, inTitle = 1): string =>
  `${HEXADECIMAL[places]}${lexeme}${count > 1 ? `\t${Math.min(MOST_TIMES, count)}` : ''}${inTitle > 1 ? `\t${Math.min(MOST_IN_TITLE, inTitle)}` : ''}`;

export interface Line {
  lexeme: string;
  places: number;
  count: number;
  /** 0: not in the title. */
  inTitle: number;
}

/** `null`: there is no lexeme in it. */
export function readLine(line: string): Line | null {
  if (line.length < 3) return null;
  const [text = '', count, inTitle] = line.split('\t', 3);
  const places = Number.parseInt(text.slice(0, 2), 16);
  return { lexeme: text.slice(2), places, count: Math.min(MOST_TIMES, Number(count ?? 1)), inTitle: places & PLACE.title ? Number(inTitle ?? 1) : 0 };
}
