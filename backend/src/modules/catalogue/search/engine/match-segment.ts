import type { LanguageCode } from '@vitrina/contract/values/languages';
import { PLACE, PLACES, SHELF_ALONE } from './places.ts';
import { COUNT_MASK, type Postings, type Segment, TITLE_SHIFT } from './segment.ts';
import { meetingAll, walk } from './walk-postings.ts';
import { oftenTable, scoreTable, sizeRow, tableRow, textsTable, titleRow, titleTable, type Weights } from './weights.ts';

/** One interpretation of a slot: lexemes of documents in a language, all required. `worth`: 1, less for a guess. */
export interface Reading {
  lang: LanguageCode;
  lexemes: readonly string[];
  worth: number;
  /** Matches only if each lexeme occurs in title, brand or category. */
  named?: true;
}

/** A word or expression of a query with its readings, one of which must match. */
export interface Slot {
  words: readonly string[];
  readings: readonly Reading[];
}

/** A word of the query as typed. `worth`: 1, less for a part of a word. */
export interface Typed {
  lang: LanguageCode;
  lexeme: string;
  worth: number;
  /** Number of products that have it. */
  frequency: number;
}

/** Query after parsing. */
export interface WordQuery {
  slots: readonly Slot[];
  /** Index of the slot that names the requested thing. */
  head: number;
  /** Each occurrence of these words raises the score, in any place. */
  typed: readonly Typed[];
  /** The whole query as the name of a category. */
  whole: readonly Reading[];
  /** True if the query requests an accessory. */
  isForAccessory: boolean;
  /** Excludes products with one of these in title, brand or category; products that have it elsewhere rank below the others. */
  without: readonly Reading[];
}

/** Matching products of a segment, with scores and bit sets of the slots they match. */
export interface Matches {
  products: Int32Array;
  /** Scores by product. */
  scores: Float32Array;
  hits: Uint32Array;
}

/** Weights of slots and of typed words by their frequency in the whole catalogue. */
export interface Rarities {
  slots: readonly number[];
  typed: readonly number[];
}

/** Limit of slots in a query. */
export const MOST_SLOTS = 12;
/** Bit of `hits`: the category is named by the head; an excluded word in its name (`Headphones & earbuds`) then does not exclude the product. */
const SHELVED = 1 << 12;
/** Bit of `hits`: the product's texts mention an excluded word. */
const MENTIONED = 1 << 13;
/** Bit of `hits`: the head is named in title, brand or category. */
export const HEAD_NAMED = 1 << 15;
/** Bit of `hits`: another word of the query occurs in title, brand or category. */
export const WORD_NAMED = 1 << 16;
/** Bit of `hits`: the head is a brand of the product, which covers all its products. */
const BRANDED = 1 << 14;
const SHELF = PLACE.category | PLACE.noun;
const NAMED = PLACE.title | PLACE.brand | PLACE.category | PLACE.noun;

interface Tables {
  plain: Float32Array;
  head: Float32Array;
  often: Float32Array;
  titles: Float32Array;
  halves: Float32Array;
}

const tablesByWeights = new WeakMap<Weights, Tables>();

/** Cached by weights, as every changed product is a segment of its own. */
function tablesOf(weights: Weights): Tables {
  const tables = tablesByWeights.get(weights) ?? {
    plain: scoreTable(weights, false),
    head: scoreTable(weights, true),
    often: oftenTable(weights),
    titles: titleTable(weights),
    halves: textsTable(weights),
  };
  tablesByWeights.set(weights, tables);
  return tables;
}

/**
 * BM25F over one segment. `match` scores the products that match the slots of `all` and returns the matched slots as bits; it may include some that do not
 * match all. `rarities`: weights of slots and typed words by their frequency in the whole catalogue. `meets` only returns which slots each product matches, for
 * products that match any.
 */
export function createMatcher(segment: Segment, weights: Weights) {
  const { plain, head, often, titles, halves } = tablesOf(weights);
  const best = new Float32Array(segment.size);
  const scores = new Float32Array(segment.size);
  const hits = new Uint32Array(segment.size);
  /** Buffers: products seen so far (the first `seen`), and products of the current slot (the first `touchedCount`). */
  const products = new Int32Array(segment.size);
  const touched = new Int32Array(segment.size);
  let seen = 0;

  const clear = () => {
    for (let n = 0; n < seen; n += 1) {
      const product = products[n] as number;
      scores[product] = 0;
      hits[product] = 0;
    }
    seen = 0;
  };

  const found = (): Int32Array => products.subarray(0, seen);

  /** `among`: the only products that count, in ascending order; `null`: all. */
  const takeSlot = (slot: Slot, bit: number, { isHead, isOwner, among }: { isHead: boolean; isOwner: boolean; among: Int32Array | null }, rarity: number) => {
    let touchedCount = 0;
    const counting = {
      table: isHead && !isOwner ? head : plain,
      often,
      titles,
      saturation: weights.saturation,
      aside: isHead && !isOwner ? weights.titledAside : 1,
    };
    const hitBits = !isHead ? HIT_BITS.other : isOwner ? HIT_BITS.owner : HIT_BITS.head;
    const addHit = (product: number, score: number, places: number) => {
      const hit = hits[product] as number;
      if (hit === 0) products[seen++] = product;
      hits[product] = hit | bit | (hitBits[places] as number);
      const previous = best[product] as number;
      if (score <= previous) return;
      if (previous === 0) touched[touchedCount++] = product;
      best[product] = score;
    };
    for (const reading of slot.readings) takeReading(segment, reading, { counting, among }, addHit);
    for (let n = 0; n < touchedCount; n += 1) {
      const product = touched[n] as number;
      (scores[product] as number) += (best[product] as number) * rarity;
      best[product] = 0;
    }
  };

  /** Adds to the scores of matched products by the number of occurrences of a typed word in all their texts. */
  const takeTyped = ({ lang, lexeme, worth }: Typed, rarity: number, among: Int32Array | null) => {
    const list = segment.postings(lang, lexeme);
    if (!list) return;
    const { products: having, counts, sizes } = list;
    const most = weights.texts * worth * rarity;
    const placeOf = among && walk(list);
    const candidates = among ?? having;
    for (let n = 0; n < candidates.length; n += 1) {
      const product = candidates[n] as number;
      const at = placeOf ? placeOf(product) : n;
      if (at < 0 || hits[product] === 0) continue;
      const times = (counts[at] as number) & COUNT_MASK;
      (scores[product] as number) += (most * times) / (times + (halves[sizeRow(sizes[product] as number)] as number));
    }
  };

  const leaveOut = (query: WordQuery, mention: (product: number) => void) => {
    for (const reading of query.without)
      each(segment, reading, (product, places) => {
        const hit = hits[product] as number;
        if (hit === 0) return;
        if (places & (PLACE.title | PLACE.brand)) hits[product] = 0;
        else if (places & SHELF) hits[product] = hit & SHELVED ? hit : 0;
        else if (!(hit & MENTIONED) && places !== SHELF_ALONE) {
          hits[product] = hit | MENTIONED;
          mention(product);
        }
      });
  };

  /** Matched products without the excluded ones; valid until the next query. */
  const left = (query: WordQuery): Int32Array => (query.without.length > 0 ? found().filter((product) => hits[product] !== 0) : found());

  const match = (query: WordQuery, rarities: Rarities, all: number): Matches => {
    clear();
    const slots = query.slots.slice(0, MOST_SLOTS);
    const needed = slots.filter((_, i) => all & (1 << i));
    const among = slots.length > 1 && needed.length > 0 ? meetingAll(segment, needed) : null;
    for (const [i, slot] of slots.entries()) takeSlot(slot, 1 << i, { isHead: i === query.head, isOwner: query.isForAccessory, among }, rarities.slots[i] ?? 1);
    for (const [i, word] of query.typed.entries()) takeTyped(word, rarities.typed[i] ?? 1, among);
    for (const reading of query.whole)
      each(segment, reading, (product) => {
        if (hits[product] !== 0) (scores[product] as number) += weights.wholeCategory;
      });
    if (!query.isForAccessory)
      for (let n = 0; n < seen; n += 1) {
        const product = products[n] as number;
        if (segment.accessories[product] === 1 && !((hits[product] as number) & BRANDED)) (scores[product] as number) *= weights.accessory;
      }
    leaveOut(query, (product) => {
      (scores[product] as number) *= weights.mentioned;
    });
    return { products: left(query), scores, hits };
  };

  const meets = (query: WordQuery): Pick<Matches, 'products' | 'hits'> => {
    clear();
    for (const [i, { readings }] of query.slots.slice(0, MOST_SLOTS).entries()) {
      const isHead = i === query.head;
      const notNamed = query.isForAccessory ? 0 : PLACE.after;
      for (const reading of readings)
        eachNamed(segment, reading, (product, places) => {
          const hit = hits[product] as number;
          if (hit === 0) products[seen++] = product;
          const isNamed = isHead && places & NAMED && !(places & notNamed);
          hits[product] = hit | (1 << i) | (isNamed ? HEAD_NAMED : 0) | (isHead && places & PLACE.category ? SHELVED : 0);
        });
    }
    leaveOut(query, () => {});
    return { products: left(query), hits };
  };

  return { match, meets };
}

/** Bits of `hits` by the places of a word: for the head, for the head of a query for an accessory, and for any other word. */
const hitBitsByPlaces = (isHead: boolean, isOwner: boolean): Uint32Array =>
  Uint32Array.from({ length: PLACES }, (_, places) => {
    const named = places & NAMED && (!isHead || isOwner || !(places & PLACE.after)) ? (isHead ? HEAD_NAMED : WORD_NAMED) : 0;
    return named | (isHead && places & PLACE.brand ? BRANDED : 0) | (isHead && places & PLACE.category ? SHELVED : 0);
  });
const HIT_BITS = { head: hitBitsByPlaces(true, false), owner: hitBitsByPlaces(true, true), other: hitBitsByPlaces(false, false) };

export type Matcher = ReturnType<typeof createMatcher>;

function each(segment: Segment, { lang, lexemes }: Reading, see: (product: number, places: number) => void): void {
  const found = segment.postings(lang, lexemes[0] ?? '');
  if (!found) return;
  const rest = lexemes.slice(1).map((lexeme) => walk(segment.postings(lang, lexeme)));
  for (let i = 0; i < found.products.length; i += 1) {
    const product = found.products[i] as number;
    if (rest.every((placesOf) => placesOf(product) >= 0)) see(product, found.places[i] as number);
  }
}

/** Calls `see` for each product that a reading matches, with the places of its rarest word. */
function eachNamed(segment: Segment, { lang, lexemes, named }: Reading, see: (product: number, places: number) => void): void {
  const lists = lexemes.flatMap((lexeme) => segment.postings(lang, lexeme) ?? []).sort((a, b) => a.products.length - b.products.length);
  const [first, ...rest] = lists;
  if (!first || lists.length < lexemes.length) return;
  const { products, places } = first;
  const others = rest.map((list) => ({ places: list.places, placeOf: walk(list) }));
  for (let i = 0; i < products.length; i += 1) {
    const product = products[i] as number;
    const isMet = ({ places, placeOf }: (typeof others)[number]) => {
      const at = placeOf(product);
      return at >= 0 && (!named || ((places[at] as number) & NAMED) !== 0);
    };
    if (others.length > 0 && ((named && !((places[i] as number) & NAMED)) || !others.every(isMet))) continue;
    see(product, places[i] as number);
  }
}

interface Counting {
  table: Float32Array;
  often: Float32Array;
  titles: Float32Array;
  saturation: number;
  /** Factor of the title's own score for a word that only names what the product goes with. */
  aside: number;
}

function takeReading(
  segment: Segment,
  { lang, lexemes, worth, named }: Reading,
  { counting: { table, often, titles, saturation, aside }, among }: { counting: Counting; among: Int32Array | null },
  addHit: (product: number, score: number, places: number) => void,
): void {
  const lists: Postings[] = [];
  for (const lexeme of lexemes) {
    const found = segment.postings(lang, lexeme);
    if (!found) return;
    lists.push(found);
  }
  const [first, ...rest] = lists.sort((a, b) => a.products.length - b.products.length);
  if (!first) return;
  const { products, lengths, sizes } = first;
  const scoreAt = (list: Postings, at: number, product: number): number => {
    const places = list.places[at] as number;
    const count = list.counts[at] as number;
    const length = lengths[product] as number;
    const times = count & COUNT_MASK;
    const size = sizeRow(sizes[product] as number);
    const raw = (table[tableRow(length) + places] as number) + times * (often[size] as number);
    const score = raw / (raw + saturation);
    if (!(places & PLACE.title)) return score;
    return score + (titles[titleRow(length) + (count >> TITLE_SHIFT)] as number) * (places & PLACE.after ? aside : 1);
  };
  // For requested products only: the position of each in the list.
  const candidates = among ?? products;
  const placeIn = among ? walk(first) : null;
  if (rest.length === 0) {
    for (let n = 0; n < candidates.length; n += 1) {
      const product = candidates[n] as number;
      const i = placeIn ? placeIn(product) : n;
      if (i >= 0) addHit(product, scoreAt(first, i, product) * worth, first.places[i] as number);
    }
    return;
  }
  // Several words for one concept count as their mean, as they fill one slot.
  const others = rest.map(walk);
  for (let n = 0; n < candidates.length; n += 1) {
    const product = candidates[n] as number;
    const i = placeIn ? placeIn(product) : n;
    if (i < 0) continue;
    let sum = named && !((first.places[i] as number) & NAMED) ? 0 : scoreAt(first, i, product);
    for (let other = 0; other < others.length; other += 1) {
      const at = (others[other] as (product: number) => number)(product);
      if (at < 0 || (named && !(((rest[other] as Postings).places[at] as number) & NAMED))) {
        sum = 0;
        break;
      }
      sum += scoreAt(rest[other] as Postings, at, product);
    }
    if (sum > 0) addHit(product, (sum / lists.length) * worth, first.places[i] as number);
  }
}
