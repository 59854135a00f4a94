import { type Line, MOST_IN_TITLE, PLACE, PLACES } from './places.ts';

/** Weights of BM25F: the weight of a word in each place. Fitted on one half of our queries, validated on the other (docs/decisions/0072). */
export interface Weights {
  title: number;
  brand: number;
  category: number;
  noun: number;
  attribute: number;
  description: number;
  first: number;
  /** Instead of `title` for a word that only names what the product goes with: `after` for the head of the query, `goesWith` for another word. */
  after: number;
  goesWith: number;
  /** Added for the word that names the requested thing. */
  headCategory: number;
  headNoun: number;
  headFirst: number;
  /** The whole query is a category's name. */
  wholeCategory: number;
  /** Saturation of repeated occurrences. */
  saturation: number;
  /** Penalty of long titles. */
  length: number;
  /** Factor for accessories if no accessory was requested. */
  accessory: number;
  /** Factor for products without a price, which cannot be bought. */
  unpriced: number;
  /** Factors for products available now, and for popular ones by their place in the recommended order. */
  available: number;
  standing: number;
  /** Greatest increase by recent orders. */
  bought: number;
  /** Factor of a match by concept instead of by the typed word. */
  thing: number;
  /** Weight of each occurrence of the word in the product, normalised by the length of all its texts. */
  often: number;
  size: number;
  /** Plain BM25 of the title alone, added to the rest: greatest value, saturation of repeated occurrences, penalty of long titles. */
  titled: number;
  titledSaturation: number;
  titledLength: number;
  /** Factor of the title's BM25 for a word that only names what the product goes with, and for accessories. */
  titledAside: number;
  /** Plain BM25 of all texts together, added to the rest: greatest value, saturation of repeated occurrences, penalty of long texts. */
  texts: number;
  textsSaturation: number;
  textsLength: number;
  /** Factor of the typed word without its concept: `phone` of `phone case`. */
  homonym: number;
  /** Factor of the words of a concept's name, if they do not form the name. */
  scattered: number;
  /** Factor of the parts of a word in any place, instead of the word: `ps` and `4` for `ps4`. */
  apart: number;
  /** Factor for products not named by the requested thing, if few are. */
  unnamed: number;
  /** Factor for products whose specification or description has an excluded word. */
  mentioned: number;
  /** Factor of a document in another language. */
  otherLanguage: number;
  /** Factor of a word of which only the beginning was typed. */
  completion: number;
}

export const WEIGHTS: Weights = {
  title: 5,
  brand: 3,
  category: 2,
  noun: 0.86,
  attribute: 1.97,
  description: 0.16,
  first: 0.215,
  after: 0.65,
  goesWith: 4,
  headCategory: 1.094,
  headNoun: 0.39,
  headFirst: 0.41,
  wholeCategory: 1.62,
  saturation: 2.16,
  length: 0.15,
  accessory: 0.9,
  unpriced: 0.6,
  available: 1.03,
  standing: 0.0065,
  bought: 0.05,
  thing: 0.7,
  often: 0.6,
  size: 0.94,
  titled: 0.45,
  titledSaturation: 2.4,
  titledLength: 0.2,
  titledAside: 0.4,
  texts: 0.35,
  textsSaturation: 0.75,
  textsLength: 0.15,
  homonym: 0.4,
  scattered: 0.8,
  apart: 0.6,
  unnamed: 0.7,
  mentioned: 0.6,
  otherLanguage: 0.93,
  completion: 0.72,
};

const USUAL_TITLE = 8;
const LONGEST = 64;

/** Returns the weights of a word before saturation as a lookup table: row by title length, column by places. */
export function scoreTable(weights: Weights, isHead: boolean): Float32Array {
  const table = new Float32Array((LONGEST + 1) * PLACES);
  for (let length = 0; length <= LONGEST; length += 1) {
    const norm = normOf(weights, length);
    for (let places = 0; places < PLACES; places += 1) {
      table[length * PLACES + places] = placeWeight(weights, places, isHead, norm);
    }
  }
  return table;
}

const USUAL_SIZE = 80;
const SIZES = 1024;

/** Returns the weight of one occurrence of a word, by the number of words of all texts. */
export function oftenTable(weights: Weights): Float32Array {
  return Float32Array.from({ length: SIZES }, (_, size) => weights.often / (1 - weights.size + (weights.size * size) / USUAL_SIZE));
}

/** Returns the score added by the title alone, by its length and the number of occurrences in it (one, two …). */
export function titleTable({ titled, titledSaturation, titledLength }: Weights): Float32Array {
  const table = new Float32Array((LONGEST + 1) * MOST_IN_TITLE);
  for (let length = 0; length <= LONGEST; length += 1)
    for (let times = 1; times <= MOST_IN_TITLE; times += 1) {
      const norm = 1 - titledLength + (titledLength * Math.max(1, length)) / USUAL_TITLE;
      table[length * MOST_IN_TITLE + times - 1] = (titled * times) / (times + titledSaturation * norm);
    }
  return table;
}

/** Returns the number of occurrences in all texts that gives half of the greatest score, by the number of words of all texts. */
export const textsTable = ({ textsSaturation, textsLength }: Weights): Float32Array =>
  Float32Array.from({ length: SIZES }, (_, size) => textsSaturation * (1 - textsLength + (textsLength * size) / USUAL_SIZE));

export const titleRow = (length: number): number => Math.min(LONGEST, length) * MOST_IN_TITLE;

export const sizeRow = (size: number): number => Math.min(SIZES - 1, size);

const normOf = (weights: Weights, length: number): number => 1 - weights.length + weights.length * (Math.max(3, length) / USUAL_TITLE);

/** Greatest score of a word. */
export const mostOf = ({ titled }: Weights): number => 1 + titled;

/**
 * Returns the weight of a word before saturation, plain and as head: saturated and multiplied by the greatest score it equals the score of the index in memory.
 * `length`, `size`: number of words of the title and of all texts.
 */
export function rawWeights(weights: Weights) {
  const [often, titles] = [oftenTable(weights), titleTable(weights)];
  return ({ places, count, inTitle, length, size }: Omit<Line, 'lexeme'> & { length: number; size: number }): [plain: number, head: number] => {
    const norm = normOf(weights, Math.min(LONGEST, length));
    const times = count * (often[sizeRow(size)] as number);
    const title = inTitle === 0 ? 0 : (titles[titleRow(length) + Math.min(MOST_IN_TITLE, inTitle) - 1] as number);
    const unsaturated = (isHead: boolean) => {
      const raw = placeWeight(weights, places, isHead, norm) + times;
      const score = raw / (raw + weights.saturation) + (isHead && places & PLACE.after ? weights.titledAside : 1) * title;
      return (weights.saturation * score) / (mostOf(weights) - score);
    };
    return [unsaturated(false), unsaturated(true)];
  };
}

export const tableRow = (length: number): number => Math.min(LONGEST, length) * PLACES;

function placeWeight(w: Weights, places: number, isHead: boolean, norm: number): number {
  const has = (place: number) => (places & place) !== 0;
  const title = has(PLACE.title)
    ? (has(PLACE.after) ? (isHead ? w.after : w.goesWith) : w.title) + (has(PLACE.first) ? w.first + (isHead ? w.headFirst : 0) : 0)
    : 0;
  const category = has(PLACE.category) ? w.category + (isHead ? w.headCategory : 0) : has(PLACE.noun) ? w.noun + (isHead ? w.headNoun : 0) : 0;
  return title / norm + (has(PLACE.brand) ? w.brand : 0) + category + (has(PLACE.attribute) ? w.attribute : 0) + (has(PLACE.description) ? w.description : 0);
}

/** Returns the weight of a word by the number of products that have it (inverse document frequency). */
export const rarityOf = (frequency: number, total: number): number => Math.log(1 + (total - Math.min(total, frequency) + 0.5) / (frequency + 0.5)) + 0.2;
