import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { ListingIndex } from '../../listing/listing-index.ts';
import type { ListingRequest, ListingResult } from '../../listing/listing-request.ts';
import type { RankRequest, SearchIndex } from '../../search/engine/search-index.ts';
import { Ranking } from '../../search/engine/ranking.ts';
import { WEIGHTS } from '../../search/engine/weights.ts';
import type { CatalogueEngine, Grouping } from '../catalogue-engine.ts';
import { type CloseRequest, type Found, hasLimits, LIMITS_ALONE, type Question, type Word } from '../question.ts';
import type { Sales } from '../sales.ts';

/** Lists and search in this process's memory, loaded from PostgreSQL. */
export class MemoryEngine implements CatalogueEngine {
  readonly name = 'memory';
  #lists: ListingIndex;
  #words: SearchIndex;

  readonly #sales: Pick<Sales, 'share' | 'refresh'> | null;

  constructor(lists: ListingIndex, words: SearchIndex, sales: Pick<Sales, 'share' | 'refresh'> | null = null) {
    this.#lists = lists;
    this.#words = words;
    this.#sales = sales;
  }

  get lists(): ListingIndex {
    return this.#lists;
  }

  get words(): SearchIndex {
    return this.#words;
  }

  /** Replaces lists, words or both between two queries. */
  replace({ lists = this.#lists, words = this.#words }: { lists?: ListingIndex; words?: SearchIndex }): void {
    this.#lists = lists;
    this.#words = words;
  }

  async frequencies(words: readonly Word[]): Promise<number[]> {
    return words.map(({ lang, lexeme }) => this.#words.frequency(lang, lexeme));
  }

  async find(question: Question): Promise<Found> {
    return this.#rank(question);
  }

  async first(found: Found, limit: number): Promise<number[]> {
    return this.#ranked(found).first(limit);
  }

  async closeTo({ question, slots, not }: CloseRequest, limit: number): Promise<number[]> {
    this.#sales?.refresh();
    return this.#words.closeTo(this.#rankRequest(question), { slots, not }).first(limit);
  }

  async list(request: ListingRequest): Promise<ListingResult> {
    const { base } = request;
    if (base.kind !== 'found') return this.#lists.query(request);
    const ranked = base.found ? this.#ranked(base.found) : Ranking.of([]);
    return this.#lists.query(request, ranked.behind(base.first));
  }

  async best(categoryId: number, limit: number): Promise<number[]> {
    return this.#lists.best(categoryId, limit);
  }

  async listed(ids: readonly number[], isStaff: boolean): Promise<number[]> {
    return this.#lists.listed(ids, isStaff);
  }

  countShown(grouping: Grouping, id: number): number {
    return this.#lists.countShown(grouping, id);
  }

  /** Ranks the results if they came from an engine that does not rank them in `find`. */
  #ranked = (found: Found): Ranking => found.ranking ?? this.#rank(found.question).ranking;

  #rank(question: Question): Found & { ranking: Ranking } {
    const { wordQuery } = question;
    if (wordQuery.slots.length === 0 && !hasLimits(question)) return { question, slots: 0, hasThing: false, ranking: Ranking.of([]) };
    if (wordQuery.slots.length === 0) {
      const ids = this.#lists.inOrder().filter(this.#meets(question));
      return { question, slots: ids.length > 0 ? LIMITS_ALONE : 0, hasThing: false, ranking: Ranking.of(ids) };
    }
    this.#sales?.refresh();
    return { question, ...this.#words.rank(this.#rankRequest(question)) };
  }

  #rankRequest(question: Question): RankRequest {
    const { wordQuery, knowledge, market } = question;
    return { wordQuery, knowledge, mayShow: this.#meets(question), lift: this.#liftIn(market), shelfOf: (id) => this.#lists.categoryOf(id) };
  }

  /** Returns a test whether a product may be a result: visible, and within the limits of the query. */
  #meets({ isStaff, prices, valueIds, market }: Question): (id: number) => boolean {
    const lists = this.#lists;
    if (prices.length === 0 && valueIds.length === 0) return (id) => lists.isListed(id, isStaff);
    return (id) => {
      if (!lists.isListed(id, isStaff)) return false;
      if (prices.length > 0) {
        const price = lists.priceOf(id, market);
        if (price === 0 || prices.some(({ from, to }) => price < (from ?? 0) || price > (to ?? Number.POSITIVE_INFINITY))) return false;
      }
      return valueIds.every((value) => lists.hasValue(id, value));
    };
  }

  /** Returns the factor of a score: products without a price rank lower, available and popular ones a little higher, never above a clearly better match. */
  #liftIn(market: LanguageCode): (id: number) => number {
    const offers = this.#lists.offersIn(market);
    const sales = this.#sales;
    return (id) => {
      const number = offers.numberOf(id);
      const price = number < 0 ? 0 : (offers.prices[number] as number);
      const standing = number < 0 ? 0 : 1 - number / offers.size;
      return (
        (price > 0 ? 1 : WEIGHTS.unpriced) *
        (offers.available[number] === 1 ? WEIGHTS.available : 1) *
        (1 + WEIGHTS.standing * standing) *
        (1 + WEIGHTS.bought * (sales?.share(id) ?? 0))
      );
    };
  }
}
