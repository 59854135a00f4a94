import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { runStepsYielding } from '../../run-steps.ts';
import { IdNumbers } from '../../listing/id-numbers.ts';
import { allSlots, chooseSlots, isEnough, type SlotKnowledge } from './choose-matches.ts';
import { createMatcher, HEAD_NAMED, type Matcher, type Matches, type Reading, type WordQuery, WORD_NAMED } from './match-segment.ts';
import { Ranking, rankKey } from './ranking.ts';
import { type Segment, SegmentBuilder, type StoredDocument } from './segment.ts';
import { rarityOf, WEIGHTS, type Weights } from './weights.ts';

export interface Ranked {
  /** Shown products. */
  ranking: Ranking;
  /** Bit set of the slots that all of them match. */
  slots: number;
  /** True if some result is the requested thing itself, not only a mention of it. */
  hasThing: boolean;
}

export interface RankRequest {
  wordQuery: WordQuery;
  /** Statistics of each slot. */
  knowledge: readonly SlotKnowledge[];
  /** True if a product may be shown: visible, and within the limits of the query. */
  mayShow: (shownId: number) => boolean;
  /** Returns the factor of a score, 0.7 to 1.1: available and popular products rank a little higher. */
  lift: (shownId: number) => number;
  /** Id of a product's own category. */
  shelfOf: (shownId: number) => number;
}

interface Part {
  segment: Segment;
  matcher: Matcher;
  /** Maps a product's id to its number in the segment. */
  numbers: Pick<IdNumbers, 'of'>;
  /** By number: 1 if a later part has the product, or it is deleted. */
  stale: Uint8Array;
}

interface Matched {
  part: Part;
  matches: Matches;
}

/** Limit of products changed since the last build; above it the index is rebuilt. */
const MOST_CHANGED = 2000;
/** Each change adds a part; above this number the parts are merged in the background. */
const MOST_PARTS = 12;
/** Products merged per turn of the event loop: takes a millisecond or two. */
const AT_ONCE = 10;
/** Greatest size of a part whose products are searched linearly: a table by id would be as long as the greatest id. */
const FEW = 100;

/** All products' words in memory: one large part, and small parts of changes since. */
export class SearchIndex {
  #main: Part;
  #recent: Part[] = [];
  readonly #changes = new Map<number, readonly StoredDocument[]>();
  readonly #weights: Weights;
  #joining: Promise<void> | null = null;

  constructor(segment: Segment, weights: Weights = WEIGHTS) {
    this.#weights = weights;
    this.#main = this.#part(segment);
  }

  /** Creates an index over the segment of another, with other weights. */
  static over({ main }: { main: Segment }, weights: Weights): SearchIndex {
    return new SearchIndex(main, weights);
  }

  get main(): Segment {
    return this.#main.segment;
  }

  get size(): number {
    return this.#main.segment.size;
  }

  /** True if so much has changed that the index should be rebuilt. */
  get isWorn(): boolean {
    return this.#changes.size > MOST_CHANGED;
  }

  #part = (segment: Segment): Part => ({
    segment,
    matcher: createMatcher(segment, this.#weights),
    numbers: segment.size > FEW ? new IdNumbers(segment.productIds) : { of: (id) => segment.productIds.indexOf(id) },
    stale: new Uint8Array(segment.size),
  });

  #parts = (): Part[] => [this.#main, ...this.#recent];

  /** Resolves when no merge is running. */
  get joined(): Promise<void> {
    return this.#joining ?? Promise.resolve();
  }

  /** Replaces the documents of these products; products without documents are removed. */
  replace(productIds: readonly number[], documents: readonly StoredDocument[]): void {
    const byProduct = Map.groupBy(documents, (document) => document.product_id);
    for (const id of productIds) {
      for (const part of this.#parts()) markStale(part, id);
      this.#changes.set(id, byProduct.get(id) ?? []);
    }
    const builder = new SegmentBuilder();
    for (const document of documents) builder.add(document);
    if (documents.length > 0) this.#recent.push(this.#part(builder.build()));
    if (this.#recent.length > MOST_PARTS)
      this.#joining ??= this.#join().finally(() => {
        this.#joining = null;
      });
  }

  /** Merges all small parts into one, a few products per turn; changes meanwhile are in new parts. */
  async #join(): Promise<void> {
    const [taken, parts] = [[...this.#changes], new Set(this.#recent)];
    const builder = new SegmentBuilder();
    for (const [i, [, documents]] of taken.entries()) {
      for (const document of documents) builder.add(document);
      if (i % AT_ONCE === AT_ONCE - 1) await nextTurn();
    }
    const part = this.#part(await runStepsYielding(builder.steps()));
    for (const [id, documents] of taken) if (this.#changes.get(id) !== documents) markStale(part, id);
    this.#recent = [part, ...this.#recent.filter((one) => !parts.has(one))];
  }

  /** Number of products that have a lexeme, over all parts. */
  frequency(lang: LanguageCode, lexeme: string): number {
    return this.#parts().reduce((sum, { segment }) => sum + segment.frequency(lang, lexeme), 0);
  }

  /** Approximate number of products that match a slot: that of the most frequent reading. */
  frequencyOf(readings: readonly Reading[]): number {
    return readings.reduce((most, { lang, lexemes }) => Math.max(most, Math.min(...lexemes.map((lexeme) => this.frequency(lang, lexeme)))), 0);
  }

  rank(request: RankRequest): Ranked {
    const { wordQuery, knowledge, mayShow, lift, shelfOf } = request;
    const parts = this.#parts();
    const matched = this.#matched(request, parts);
    const resultsOf = (of: readonly Matched[], slots: number) =>
      of.map(({ part, matches }) => ({ part, matches: { ...matches, products: current(part, matches, { slots, mayShow }) } }));
    // For most queries enough products match all slots; only for the others the remaining products are examined.
    const all = allSlots(knowledge, wordQuery.head);
    const meetingAll = matched(all);
    const whole = resultsOf(meetingAll, all);
    const count = whole.reduce((sum, { matches }) => sum + matches.products.length, 0);
    if (isEnough(count, knowledge, wordQuery.head)) return { ranking: ranked(whole, lift), slots: all, hasThing: true };
    const slots =
      count > 0
        ? all & ~HEAD_NAMED
        : chooseSlots(
            parts.map((part) => ({ ...part.matcher.meets(wordQuery), isResult: isCurrent(part, mayShow) })),
            knowledge,
            wordQuery.head,
          );
    if (slots === 0) return { ranking: Ranking.of([]), slots: 0, hasThing: false };
    const results = resultsOf(count > 0 ? meetingAll : matched(slots), slots);
    if (count > 0 && all & HEAD_NAMED) keepShelves(results, shelfOf);
    if (all & ~slots & HEAD_NAMED) for (const { matches } of results) this.#lowerUnnamed(matches);
    return { ranking: ranked(results, lift), slots, hasThing: count > 0 || (all & ~slots & HEAD_NAMED) === 0 };
  }

  /**
   * Products that match `slots` and not all slots of any mask in `not`. Products that only mention the head count only in categories with a product named by
   * it.
   */
  closeTo(request: RankRequest, { slots, not }: { slots: number; not: readonly number[] }): Ranking {
    const { wordQuery, knowledge, mayShow, lift, shelfOf } = request;
    const results = this.#matched(
      request,
      this.#parts(),
    )(slots).map(({ part, matches }) => ({
      part,
      matches: { ...matches, products: current(part, matches, { slots, mayShow }) },
    }));
    if (allSlots(knowledge, wordQuery.head) & ~slots & HEAD_NAMED) keepShelves(results, shelfOf);
    const meetsMore = ({ hits }: Matches, product: number) => not.some((mask) => ((hits[product] as number) & mask) === mask);
    // Several products may be shown as one, which was already listed if any of them was.
    const before = new Set(
      results.flatMap(({ part: { segment }, matches }) =>
        Array.from(
          matches.products.filter((product) => meetsMore(matches, product)),
          (product) => segment.shownIds[product] as number,
        ),
      ),
    );
    for (const { part, matches } of results) matches.products = matches.products.filter((product) => !before.has(part.segment.shownIds[product] as number));
    return ranked(results, lift);
  }

  #matched({ wordQuery, knowledge }: RankRequest, parts: readonly Part[]): (slots: number) => Matched[] {
    const total = Math.max(1, this.size);
    const rarity = ({ frequency }: { frequency: number }) => rarityOf(frequency, total);
    const rarities = { slots: knowledge.map(rarity), typed: wordQuery.typed.map(rarity) };
    return (slots) => parts.map((part) => ({ part, matches: part.matcher.match(wordQuery, rarities, slots) }));
  }

  #lowerUnnamed({ products, scores, hits }: Matches): void {
    for (const product of products) if (((hits[product] as number) & HEAD_NAMED) === 0) (scores[product] as number) *= this.#weights.unnamed;
  }
}

/** Products that match the slots, are not replaced and may be shown. */
function current(
  { stale, segment: { shownIds } }: Part,
  { products, hits }: Matches,
  { slots, mayShow }: { slots: number; mayShow: RankRequest['mayShow'] },
): Int32Array {
  const remaining = new Int32Array(products.length);
  let count = 0;
  for (let n = 0; n < products.length; n += 1) {
    const product = products[n] as number;
    if (((hits[product] as number) & slots) === slots && stale[product] === 0 && mayShow(shownIds[product] as number)) remaining[count++] = product;
  }
  return remaining.subarray(0, count);
}

function isCurrent({ stale, segment: { shownIds } }: Part, mayShow: RankRequest['mayShow']): (product: number) => boolean {
  return (product) => stale[product] === 0 && mayShow(shownIds[product] as number);
}

/** Keeps a product that only mentions the head if its category has a product named by it: no camera behind a `waterproof phone`. */
function keepShelves(parts: readonly { part: Part; matches: Matches }[], shelfOf: RankRequest['shelfOf']): void {
  const isNamed = ({ hits }: Matches, product: number, by = HEAD_NAMED) => ((hits[product] as number) & by) !== 0;
  const shelf = ({ part }: { part: Part }, product: number) => shelfOf(part.segment.shownIds[product] as number);
  const shelves = new Set(
    parts.flatMap((one) =>
      Array.from(
        one.matches.products.filter((product) => isNamed(one.matches, product)),
        (product) => shelf(one, product),
      ),
    ),
  );
  for (const one of parts)
    one.matches.products = one.matches.products.filter((product) => isNamed(one.matches, product, HEAD_NAMED | WORD_NAMED) || shelves.has(shelf(one, product)));
}

function markStale({ numbers, stale }: Part, id: number): void {
  const number = numbers.of(id);
  if (number >= 0) stale[number] = 1;
}

function ranked(parts: readonly { part: Part; matches: Matches }[], lift: RankRequest['lift']): Ranking {
  const keys = new Float64Array(parts.reduce((sum, { matches }) => sum + matches.products.length, 0));
  let count = 0;
  for (const { part, matches } of parts) {
    const { products, scores } = matches;
    const { shownIds } = part.segment;
    for (let n = 0; n < products.length; n += 1) {
      const product = products[n] as number;
      const id = shownIds[product] as number;
      keys[count++] = rankKey((scores[product] as number) * lift(id), id);
    }
  }
  return new Ranking(keys);
}
