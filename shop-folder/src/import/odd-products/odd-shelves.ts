import { LEAST_MEMBERS, type ListedProduct, type Anomaly } from './listed-product.ts';

/** Minimum advantage of the other category: natural logarithm of the likelihood ratio. */
const CLEARLY = 10;
/** Words in fewer titles are names and typing errors. */
const LEAST_TITLES = 5;
const LEAST_WORDS = 2;
/** Weight of the overall word frequencies, as a number of additional titles of the category. */
const PRIOR = 5;
/** Maximum of categories compared with a title. */
const CANDIDATES = 8;
/** Maximum of categories considered for each word. */
const PER_WORD = 5;

/** Products whose title has words of another category and not of their own, by code. */
export function oddShelves(products: readonly ListedProduct[]): Map<string, Anomaly> {
  const vocabulary = new Vocabulary(products);
  return new Map(
    products.flatMap((product) => {
      const found = otherShelf(product, vocabulary);
      return found ? [[product.code, found] as const] : [];
    }),
  );
}

function otherShelf({ category, words }: ListedProduct, vocabulary: Vocabulary): Anomaly | null {
  if (vocabulary.size(category) < LEAST_MEMBERS) return null;
  const known = words.filter((word) => vocabulary.titles(word) >= LEAST_TITLES);
  if (known.length < LEAST_WORDS) return null;
  // The product itself is excluded, as its words would support its present category.
  const own = vocabulary.fit(known, category, 1);
  if (own >= 0) return null;
  const best = vocabulary
    .candidates(known, category)
    .map((other) => ({ other, fit: vocabulary.fit(known, other, 0) }))
    .reduce<{ other: string; fit: number } | null>((a, b) => (a && a.fit >= b.fit ? a : b), null);
  if (!best || best.fit <= 0 || best.fit - own <= CLEARLY) return null;
  return { strength: (best.fit - own) / CLEARLY, note: `its title speaks of ${best.other}, it stands in ${category}` };
}

/** Frequencies of words in the titles of each category. */
class Vocabulary {
  readonly #count: number;
  readonly #sizes = new Map<string, number>();
  readonly #words = new Map<number, Map<string, number>>();
  readonly #titles = new Map<number, number>();
  readonly #tops = new Map<number, readonly (readonly [category: string, titles: number])[]>();

  constructor(products: readonly ListedProduct[]) {
    this.#count = products.length;
    for (const { category, words } of products) {
      this.#sizes.set(category, this.size(category) + 1);
      for (const word of words) {
        const own = this.#words.get(word) ?? new Map<string, number>();
        own.set(category, (own.get(category) ?? 0) + 1);
        this.#words.set(word, own);
        this.#titles.set(word, this.titles(word) + 1);
      }
    }
  }

  size(category: string): number {
    return this.#sizes.get(category) ?? 0;
  }

  titles(word: number): number {
    return this.#titles.get(word) ?? 0;
  }

  /** Returns how much more likely the words are in the category's titles than in all, as a logarithm. `itself` 1: one title is excluded. */
  fit(words: readonly number[], category: string, itself: 0 | 1): number {
    const size = this.size(category) - itself;
    return words.reduce((sum, word) => {
      const usual = (this.titles(word) - 1) / (this.#count - 1);
      const own = (this.#words.get(word)?.get(category) ?? 0) - itself;
      return sum + Math.log((own + PRIOR * usual) / (size + PRIOR) / usual);
    }, 0);
  }

  /** Categories in which the words are most frequent, except one. */
  candidates(words: readonly number[], except: string): string[] {
    const homes = new Map<string, number>();
    for (const word of words) for (const [category, titles] of this.#top(word)) homes.set(category, (homes.get(category) ?? 0) + titles / this.size(category));
    return [...homes.keys()]
      .filter((category) => category !== except && this.size(category) >= LEAST_MEMBERS)
      .sort((a, b) => (homes.get(b) as number) - (homes.get(a) as number))
      .slice(0, CANDIDATES);
  }

  #top(word: number) {
    const known = this.#tops.get(word);
    if (known) return known;
    const top = [...(this.#words.get(word) ?? [])].sort((a, b) => b[1] - a[1]).slice(0, PER_WORD);
    this.#tops.set(word, top);
    return top;
  }
}
