import type { LanguageCode } from '@vitrina/contract/values/languages';
import { PLACE, SHELF_ALONE } from './places.ts';
import type { Postings, Segment } from './segment.ts';
import { oftenTable, scoreTable, sizeRow, tableRow, type Weights } from './weights.ts';

/** One way to understand a slot: lexemes of documents in a language, all required. `worth`: 1, less for a guess. */
export interface Reading {
  lang: LanguageCode;
  lexemes: readonly string[];
  worth: number;
  /** Matches only if each lexeme occurs in title, brand or category. */
  named?: true;
}

/** A word or expression of a question with its readings, one of which must hold. */
export interface Slot {
  words: readonly string[];
  readings: readonly Reading[];
}

/** Query after parsing. */
export interface Wanted {
  slots: readonly Slot[];
  /** Number of the slot that names the thing. */
  head: number;
  /** The whole question as the name of a category. */
  whole: readonly Reading[];
  /** A product that belongs to another was asked for. */
  wantsAccessory: boolean;
  /** Products with one of these in title, brand or category are left out; those that have it elsewhere stand below the others. */
  without: readonly Reading[];
}

/** Products of a segment with what they count and, bit by bit, the slots that they meet. */
export interface Matches {
  products: number[];
  /** Scores by product. */
  scores: Float32Array;
  hits: Uint32Array;
}

/** A question has no more slots. */
export const MOST_SLOTS = 12;
/** Bit of `hits`: the category is called by the thing asked for; that it is also called by what is not wanted (`Headphones & earbuds`) says nothing then. */
const SHELVED = 1 << 12;
/** Bit of `hits`: what is not wanted is mentioned in its texts. */
const MENTIONED = 1 << 13;
/** Bit of `hits`: the thing asked for is named in title, brand or category. */
export const HEAD_NAMED = 1 << 15;
/** Bit of `hits`: another word of the question stands in title, brand or category. */
export const WORD_NAMED = 1 << 16;
/** The thing asked for is a brand of the product: all of it belongs to that. */
const BRANDED = 1 << 14;
const SHELF = PLACE.category | PLACE.noun;
const NAMED = PLACE.title | PLACE.brand | PLACE.category | PLACE.noun;

interface Tables {
  plain: Float32Array;
  head: Float32Array;
  often: Float32Array;
}

const made = new WeakMap<Weights, Tables>();

/** Memo: every changed product is a segment of its own. */
function tablesOf(weights: Weights): Tables {
  const tables = made.get(weights) ?? { plain: scoreTable(weights, false), head: scoreTable(weights, true), often: oftenTable(weights) };
  made.set(weights, tables);
  return tables;
}

/** BM25F over one segment. `rarity`: weight of a slot by the products that have it anywhere in the catalogue. */
export function createMatcher(segment: Segment, weights: Weights) {
  const { plain, head, often } = tablesOf(weights);
  const best = new Float32Array(segment.size);
  const scores = new Float32Array(segment.size);
  const hits = new Uint32Array(segment.size);
  let products: number[] = [];

  const clear = () => {
    for (const product of products) {
      scores[product] = 0;
      hits[product] = 0;
    }
    products = [];
  };

  const takeSlot = (slot: Slot, bit: number, { isHead, isOwner }: { isHead: boolean; isOwner: boolean }, rarity: number) => {
    const touched: number[] = [];
    const named: number[] = [];
    const branded: number[] = [];
    const shelved: number[] = [];
    const counting = { table: isHead && !isOwner ? head : plain, often, saturation: weights.saturation };
    const keep = (product: number, score: number, places: number) => {
      if (places & NAMED && (!isHead || isOwner || !(places & PLACE.after))) named.push(product);
      if (isHead && places & PLACE.brand) branded.push(product);
      if (isHead && places & PLACE.category) shelved.push(product);
      const known = best[product] as number;
      if (score <= known) return;
      if (known === 0) touched.push(product);
      best[product] = score;
    };
    for (const reading of slot.readings) takeReading(segment, reading, counting, keep);
    for (const product of touched) {
      if (hits[product] === 0) products.push(product);
      (hits[product] as number) |= bit;
      (scores[product] as number) += (best[product] as number) * rarity;
      best[product] = 0;
    }
    const isNamed = isHead ? HEAD_NAMED : WORD_NAMED;
    for (const product of named) (hits[product] as number) |= isNamed;
    for (const product of branded) (hits[product] as number) |= BRANDED;
    for (const product of shelved) (hits[product] as number) |= SHELVED;
  };

  return (wanted: Wanted, rarities: readonly number[]): Matches => {
    clear();
    for (const [i, slot] of wanted.slots.slice(0, MOST_SLOTS).entries())
      takeSlot(slot, 1 << i, { isHead: i === wanted.head, isOwner: wanted.wantsAccessory }, rarities[i] ?? 1);
    for (const reading of wanted.whole)
      each(segment, reading, (product) => {
        if (hits[product] !== 0) (scores[product] as number) += weights.wholeCategory;
      });
    if (!wanted.wantsAccessory)
      for (const product of products)
        if (segment.accessories[product] === 1 && !((hits[product] as number) & BRANDED)) (scores[product] as number) *= weights.accessory;
    for (const reading of wanted.without)
      each(segment, reading, (product, places) => {
        const hit = hits[product] as number;
        if (hit === 0) return;
        if (places & (PLACE.title | PLACE.brand)) hits[product] = 0;
        else if (places & SHELF) hits[product] = hit & SHELVED ? hit : 0;
        else if (!(hit & MENTIONED) && places !== SHELF_ALONE) {
          hits[product] = hit | MENTIONED;
          (scores[product] as number) *= weights.mentioned;
        }
      });
    return { products: wanted.without.length > 0 ? products.filter((product) => hits[product] !== 0) : products, scores, hits };
  };
}

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

/** Place in the list of products that are asked for in their order; -1: the product has not the word. Postings stand in that order, so nothing is copied. */
function walk(list: Postings | null): (product: number) => number {
  if (!list) return () => -1;
  const { products } = list;
  let at = 0;
  return (product) => {
    let step = 1;
    while (at + step < products.length && (products[at + step] as number) <= product) step *= 2;
    let high = Math.min(at + step, products.length);
    while (at < high) {
      const middle = (at + high) >> 1;
      if ((products[middle] as number) < product) at = middle + 1;
      else high = middle;
    }
    return products[at] === product ? at : -1;
  };
}

interface Counting {
  table: Float32Array;
  often: Float32Array;
  saturation: number;
}

function takeReading(
  segment: Segment,
  { lang, lexemes, worth, named }: Reading,
  { table, often, saturation }: Counting,
  keep: (product: number, score: number, places: number) => void,
): void {
  const lists: Postings[] = [];
  for (const lexeme of lexemes) {
    const found = segment.postings(lang, lexeme);
    if (!found) return;
    lists.push(found);
  }
  const [first, ...rest] = lists.sort((a, b) => a.products.length - b.products.length);
  if (!first) return;
  const { products, places, counts, lengths, sizes } = first;
  const scoreAt = ({ places, counts }: Postings, at: number, row: number, once: number) => {
    const raw = (table[row + (places[at] as number)] as number) + (counts[at] as number) * once;
    return raw / (raw + saturation);
  };
  if (rest.length === 0) {
    for (let i = 0; i < products.length; i += 1) {
      const product = products[i] as number;
      const raw =
        (table[tableRow(lengths[product] as number) + (places[i] as number)] as number) +
        (counts[i] as number) * (often[sizeRow(sizes[product] as number)] as number);
      keep(product, (raw / (raw + saturation)) * worth, places[i] as number);
    }
    return;
  }
  // Several words for one thing count as their mean: they take one slot.
  const others = rest.map(walk);
  for (let i = 0; i < products.length; i += 1) {
    const product = products[i] as number;
    const row = tableRow(lengths[product] as number);
    const once = often[sizeRow(sizes[product] as number)] as number;
    let sum = named && !((places[i] as number) & NAMED) ? 0 : scoreAt(first, i, row, once);
    for (let n = 0; n < others.length; n += 1) {
      const at = (others[n] as (product: number) => number)(product);
      if (at < 0 || (named && !(((rest[n] as Postings).places[at] as number) & NAMED))) {
        sum = 0;
        break;
      }
      sum += scoreAt(rest[n] as Postings, at, row, once);
    }
    if (sum > 0) keep(product, (sum / lists.length) * worth, places[i] as number);
  }
}
