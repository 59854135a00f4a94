import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Postings, Segment } from './segment.ts';

/** Readings of one word, each a list of lexemes that a product must all have. */
interface WordsOf {
  readings: readonly { lang: LanguageCode; lexemes: readonly string[] }[];
}

/**
 * Returns a lookup of a product's position in the list; -1: the product does not have the word. Products must be requested in ascending order, as the postings
 * are, so nothing is copied.
 */
export function walk(list: Postings | null): (product: number) => number {
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

/**
 * Products that have a word of every slot, in ascending order; may include a few that match only in part. Begins with the rarest slot, so that only its
 * products are looked up in the others.
 */
export function meetingAll(segment: Segment, slots: readonly WordsOf[]): Int32Array {
  const bySize = slots
    .map(({ readings }) => readings.flatMap(({ lang, lexemes }) => rarestOf(segment, lang, lexemes) ?? []))
    .sort((a, b) => sizeOf(a) - sizeOf(b));
  const [first = [], ...rest] = bySize;
  let left = joined(first);
  for (const lists of rest) {
    if (left.length === 0) break;
    const places = lists.map(walk);
    let count = 0;
    const common = new Int32Array(left.length);
    for (let n = 0; n < left.length; n += 1) {
      const product = left[n] as number;
      if (places.some((placeOf) => placeOf(product) >= 0)) common[count++] = product;
    }
    left = common.subarray(0, count);
  }
  return left;
}

const sizeOf = (lists: readonly Postings[]): number => lists.reduce((sum, { products }) => sum + products.length, 0);

/** Postings of the rarest word; `null`: no product has all of them. */
function rarestOf(segment: Segment, lang: LanguageCode, lexemes: readonly string[]): Postings | null {
  let rarest: Postings | null = null;
  for (const lexeme of lexemes) {
    const list = segment.postings(lang, lexeme);
    if (!list) return null;
    if (!rarest || list.products.length < rarest.products.length) rarest = list;
  }
  return rarest;
}

/** Merges lists of products in ascending order, without duplicates. */
function joined(lists: readonly Postings[]): Int32Array {
  if (lists.length === 1) return (lists[0] as Postings).products;
  const all = new Int32Array(sizeOf(lists));
  let count = 0;
  for (const { products } of lists) {
    all.set(products, count);
    count += products.length;
  }
  return all.sort().filter((product, n) => n === 0 || product !== all[n - 1]);
}
