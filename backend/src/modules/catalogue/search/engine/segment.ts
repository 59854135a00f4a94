import type { LanguageCode } from '@vitrina/contract/values/languages';
import { runSteps } from '../../run-steps.ts';
import { ACCESSORY, MOST_IN_TITLE, MOST_TIMES, readLine } from './places.ts';

/** A product's words in one language in the storage format: lines of `toLine`. */
export interface StoredDocument {
  product_id: number;
  /** The product that is shown for it: the initial offer of a configurable one. */
  shown_id: number;
  lang: LanguageCode;
  terms: string;
}

/** Bits of a count byte: occurrences of a word in a product, and above them the occurrences in its title beyond the first. */
export const COUNT_MASK = MOST_TIMES;
export const TITLE_SHIFT = 6;
const packCount = (count: number, inTitle: number): number => count | (Math.min(MOST_IN_TITLE - 1, Math.max(0, inTitle - 1)) << TITLE_SHIFT);

/** Words of one language: postings of word w are `products[from[w]]` up to `products[from[w + 1]]`. */
interface Words {
  numbers: Map<string, number>;
  from: Int32Array;
  products: Int32Array;
  places: Uint8Array;
  /** Values of `packCount`: occurrences of the word in each product, and in its title. */
  counts: Uint8Array;
  /** Number of words of the title, by product. */
  lengths: Uint8Array;
  /** Number of words in all texts, by product. */
  sizes: Uint16Array;
}

export interface Postings {
  products: Int32Array;
  places: Uint8Array;
  counts: Uint8Array;
  lengths: Uint8Array;
  sizes: Uint16Array;
}

/** Immutable inverted index over some products, which are numbered in the order of insertion. */
export class Segment {
  readonly shownIds: Int32Array;
  readonly productIds: Int32Array;
  /** 1: the product is an accessory, by its words in some language. */
  readonly accessories: Uint8Array;
  readonly #words: ReadonlyMap<LanguageCode, Words>;

  constructor(productIds: Int32Array, shownIds: Int32Array, words: ReadonlyMap<LanguageCode, Words>) {
    this.productIds = productIds;
    this.shownIds = shownIds;
    this.#words = words;
    this.accessories = new Uint8Array(shownIds.length);
    for (const lang of words.keys()) for (const product of this.postings(lang, ACCESSORY)?.products ?? []) this.accessories[product] = 1;
  }

  get size(): number {
    return this.shownIds.length;
  }

  /** Number of products that have a word. */
  frequency(lang: LanguageCode, lexeme: string): number {
    const words = this.#words.get(lang);
    const word = words?.numbers.get(lexeme);
    return words && word !== undefined ? (words.from[word + 1] as number) - (words.from[word] as number) : 0;
  }

  postings(lang: LanguageCode, lexeme: string): Postings | null {
    const words = this.#words.get(lang);
    const word = words?.numbers.get(lexeme);
    if (!words || word === undefined) return null;
    const [from, to] = [words.from[word] as number, words.from[word + 1] as number];
    return {
      products: words.products.subarray(from, to),
      places: words.places.subarray(from, to),
      counts: words.counts.subarray(from, to),
      lengths: words.lengths,
      sizes: words.sizes,
    };
  }
}

/** Collects documents in any order and builds a segment of them. */
export class SegmentBuilder {
  readonly #numbers = new Map<number, number>();
  readonly #shownIds: number[] = [];
  readonly #languages = new Map<LanguageCode, LanguageBuilder>();

  add({ product_id, shown_id, lang, terms }: StoredDocument): void {
    let number = this.#numbers.get(product_id);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(product_id, number);
      this.#shownIds.push(shown_id);
    }
    const language = this.#languages.get(lang) ?? new LanguageBuilder();
    this.#languages.set(lang, language);
    language.add(number, terms);
  }

  build(): Segment {
    return runSteps(this.steps());
  }

  /** Builds the segment in steps of a few milliseconds. */
  *steps(): Generator<undefined, Segment> {
    const words = new Map<LanguageCode, Words>();
    for (const [lang, builder] of this.#languages) words.set(lang, yield* builder.build(this.#numbers.size));
    const productIds = Int32Array.from(this.#numbers.keys());
    yield;
    return new Segment(productIds, Int32Array.from(this.#shownIds), words);
  }
}

/** Copies the list to another length; new elements are 0. */
function withRoom<T extends Uint8Array | Uint16Array>(list: T, length: number): T {
  const other = new (list.constructor as new (length: number) => T)(length);
  other.set(list.subarray(0, length));
  return other;
}

const FIRST_ROOM = 4096;
/** Postings processed between two pauses. */
const MOST_ROOM = 2 ** 18;

/** Postings in the order of insertion. A new page is added instead of copying: the postings of a large catalogue take a hundred megabytes. */
interface Page {
  used: number;
  words: Int32Array;
  products: Int32Array;
  places: Uint8Array;
  counts: Uint8Array;
}

const emptyPage = (room: number): Page => ({
  used: 0,
  words: new Int32Array(room),
  products: new Int32Array(room),
  places: new Uint8Array(room),
  counts: new Uint8Array(room),
});

/** Postings of one language, sorted by word when built. */
class LanguageBuilder {
  readonly #numbers = new Map<string, number>();
  #page = emptyPage(FIRST_ROOM);
  readonly #pages = [this.#page];
  #lengths = new Uint8Array(FIRST_ROOM);
  #sizes = new Uint16Array(FIRST_ROOM);

  add(product: number, terms: string): void {
    let [titleWords, size] = [0, 0];
    for (const line of terms.split('\n')) {
      const read = readLine(line);
      if (!read) continue;
      const { lexeme, places, count, inTitle } = read;
      size += count;
      let word = this.#numbers.get(lexeme);
      if (word === undefined) {
        word = this.#numbers.size;
        this.#numbers.set(lexeme, word);
      }
      const page = this.#page.used === this.#page.words.length ? this.#turnPage() : this.#page;
      const at = page.used++;
      page.words[at] = word;
      page.products[at] = product;
      page.places[at] = places;
      page.counts[at] = packCount(count, inTitle);
      titleWords += inTitle;
    }
    if (product >= this.#lengths.length) {
      this.#lengths = withRoom(this.#lengths, 2 * product);
      this.#sizes = withRoom(this.#sizes, 2 * product);
    }
    this.#lengths[product] = Math.min(255, titleWords);
    this.#sizes[product] = Math.min(65_535, size);
  }

  #turnPage(): Page {
    this.#page = emptyPage(Math.min(MOST_ROOM, this.#page.words.length * 2));
    this.#pages.push(this.#page);
    return this.#page;
  }

  *build(size: number): Generator<undefined, Words> {
    const from = new Int32Array(this.#numbers.size + 1);
    for (const { used, words } of this.#pages) {
      for (let i = 0; i < used; i += 1) (from[(words[i] as number) + 1] as number) += 1;
      yield;
    }
    for (let word = 0; word < this.#numbers.size; word += 1) (from[word + 1] as number) += from[word] as number;
    yield;
    const next = from.slice();
    const count = from[this.#numbers.size] as number;
    const [products, places, counts] = [new Int32Array(count), new Uint8Array(count), new Uint8Array(count)];
    for (const page of this.#pages) {
      for (let i = 0; i < page.used; i += 1) {
        const word = page.words[i] as number;
        const at = next[word] as number;
        next[word] = at + 1;
        products[at] = page.products[i] as number;
        places[at] = page.places[i] as number;
        counts[at] = page.counts[i] as number;
      }
      yield;
    }
    return { numbers: this.#numbers, from, products, places, counts, lengths: withRoom(this.#lengths, size), sizes: withRoom(this.#sizes, size) };
  }
}
