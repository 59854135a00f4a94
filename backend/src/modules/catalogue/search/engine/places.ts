/** Places of a word in a product, as bit flags. */
export const PLACE = {
  title: 1,
  brand: 2,
  /** The category's name as a whole: the product is of that concept. */
  category: 4,
  /** The noun of the category: `camera` of `compact cameras`. */
  noun: 8,
  /** A value of the specification, or another word of the category. */
  attribute: 16,
  description: 32,
  /** The first word of the title after the brand. */
  first: 64,
  /** In the title after `for` or a synonym of it: what the product goes with. */
  after: 128,
} as const;

/** Only in the name of a category that also holds other concepts: not evidence about the product itself. */
export const SHELF_ALONE = PLACE.attribute | PLACE.after;

/** Number of combinations of places. */
export const PLACES = 256;

/** Lexeme of accessories and spare parts: a case, a stand. The prefix `!` occurs in no word of a text. */
export const ACCESSORY = '!accessory';

/** Limit of counted occurrences of a word in a product. */
export const MOST_TIMES = 63;

const HEXADECIMAL = Array.from({ length: PLACES }, (_, places) => places.toString(16).padStart(2, '0'));

/** Limit of counted occurrences of a word in a title. */
export const MOST_IN_TITLE = 4;

/**
 * Storage format of a product's lexeme: two hexadecimal digits of its places, and the lexeme; after a tab the number of occurrences, if more than one; after
 * another tab the number of occurrences in the title, if more than one.
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

/** `null`: the line has no lexeme. */
export function readLine(line: string): Line | null {
  if (line.length < 3) return null;
  const [text = '', count, inTitle] = line.split('\t', 3);
  const places = Number.parseInt(text.slice(0, 2), 16);
  return { lexeme: text.slice(2), places, count: Math.min(MOST_TIMES, Number(count ?? 1)), inTitle: places & PLACE.title ? Number(inTitle ?? 1) : 0 };
}
