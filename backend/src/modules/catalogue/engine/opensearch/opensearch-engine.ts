import type { ListingRequest, ListingResult } from '../../listing/listing-request.ts';
import { allSlots, FEW, isEnough } from '../../search/engine/choose-matches.ts';
import { HEAD_NAMED } from '../../search/engine/match-segment.ts';
import type { CatalogueEngine, Grouping } from '../catalogue-engine.ts';
import { Ranking } from '../../search/engine/ranking.ts';
import { type CloseRequest, type Found, hasLimits, LIMITS_ALONE, type Question, type Word } from '../question.ts';
import type { Sales } from '../sales.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import { createOpenSearchLists, idOf, type KnownValues, NOTHING_READ } from './opensearch-lists.ts';
import { MOST_BUCKETS } from './facet-query.ts';
import { orderOf } from './list-query.ts';
import { closeQuery, foundFilter, foundQuery, HEAD_NAME, type Knowledge, slotsQuery } from './question-query.ts';
import { createWordCounts } from './word-counts.ts';

interface EngineOptions {
  client: OpenSearchClient;
  /** Alias or index to search. */
  index: string;
  values: () => KnownValues;
  /** `null`: sales do not count. */
  sales: Pick<Sales, 'levels' | 'refresh'> | null;
}

/** Number of public products by grouping. */
type ShownCounts = Readonly<Record<Grouping, ReadonlyMap<number, number>>>;

const FIELD_OF: Readonly<Record<Grouping, string>> = { category: 'categories', manufacturer: 'manufacturer', seller: 'seller', tag: 'tags' };
const NONE: ShownCounts = { category: new Map(), manufacturer: new Map(), seller: new Map(), tag: new Map() };

/** Lists and search by OpenSearch. Its replies are ids and counts; queries are structures, never text for it to parse. */
export class OpenSearchEngine implements CatalogueEngine {
  readonly name = 'opensearch';
  readonly #lists: ReturnType<typeof createOpenSearchLists>;
  readonly #words: ReturnType<typeof createWordCounts>;
  readonly #client: OpenSearchClient;
  readonly #index: string;
  readonly #sales: EngineOptions['sales'];
  #counts = NONE;
  #total = 0;

  constructor({ client, index, values, sales }: EngineOptions) {
    this.#client = client;
    this.#index = index;
    this.#sales = sales;
    this.#lists = createOpenSearchLists({ client, index, values, knowledge: () => this.#knowledge() });
    this.#words = createWordCounts(this.#lists.search);
  }

  /** Drops cached counts after a write. */
  forget(): void {
    this.#lists.forget();
  }

  /** Reloads the counts of `countShown`, and drops cached word frequencies. */
  async recount(): Promise<void> {
    this.forget();
    const terms = (field: string) => ({ terms: { field, size: MOST_BUCKETS } });
    const { aggregations } = await this.#lists.search({
      size: 0,
      track_total_hits: false,
      query: { term: { lists: true } },
      aggs: {
        listed: { value_count: { field: 'product' } },
        shown: { filter: { term: { shown: true } }, aggs: Object.fromEntries(Object.entries(FIELD_OF).map(([name, field]) => [name, terms(field)])) },
      },
    });
    const { listed, shown } = aggregations as { listed: { value: number }; shown: Record<Grouping, { buckets: { key: number; doc_count: number }[] }> };
    const countsOf = (name: Grouping) => new Map(shown[name].buckets.map(({ key, doc_count }) => [key, doc_count]));
    this.#counts = { category: countsOf('category'), manufacturer: countsOf('manufacturer'), seller: countsOf('seller'), tag: countsOf('tag') };
    this.#total = listed.value;
    this.#words.forget();
  }

  #knowledge(): Knowledge {
    this.#sales?.refresh();
    return { total: this.#total, bought: this.#sales?.levels() ?? new Map() };
  }

  frequencies(words: readonly Word[]): Promise<number[]> {
    return this.#words.count(words);
  }

  /** Finds only which slots have results; they are ranked when listed. */
  async find(question: Question): Promise<Found> {
    const isWordless = question.wordQuery.slots.length === 0;
    if (isWordless && !hasLimits(question)) return { question, slots: 0, hasThing: false, ranking: Ranking.of([]) };
    const { hits } = await this.#lists.search({
      size: FEW,
      ...NOTHING_READ,
      docvalue_fields: ['category'],
      track_total_hits: false,
      query: isWordless ? foundFilter({ question, slots: LIMITS_ALONE }) : slotsQuery(question),
      sort: [{ _score: 'desc' }, { product: 'asc' }],
    });
    if (isWordless) return { question, slots: hits.hits.length > 0 ? LIMITS_ALONE : 0, hasThing: false, ranking: null };
    const met = hits.hits.map(({ matched_queries = [] }) =>
      matched_queries.reduce((mask, name) => mask | (name === HEAD_NAME ? HEAD_NAMED : 1 << Number(name)), 0),
    );
    const all = allSlots(question.knowledge, question.wordQuery.head);
    const whole = met.filter((mask) => mask === all).length;
    const best = met[0] ?? 0;
    const hasThing = best !== 0 && (all & ~best & HEAD_NAMED) === 0;
    if (whole === 0 || isEnough(whole, question.knowledge, question.wordQuery.head)) return { question, slots: best, hasThing, ranking: null };
    const shelves = hits.hits.flatMap(({ fields }, i) => (met[i] === all ? (fields?.category ?? []) : []));
    return { question, slots: all & ~HEAD_NAMED, hasThing, ...(all & HEAD_NAMED && { shelves: [...new Set(shelves)] }), ranking: null };
  }

  async first(found: Found, limit: number): Promise<number[]> {
    if (found.slots === 0) return [];
    const { hits } = await this.#lists.search({
      size: limit,
      ...NOTHING_READ,
      track_total_hits: false,
      query: foundQuery(found, this.#knowledge()),
      sort: orderOf(found),
    });
    return hits.hits.map(idOf);
  }

  async closeTo(request: CloseRequest, limit: number): Promise<number[]> {
    const { question, slots } = request;
    const named = allSlots(question.knowledge, question.wordQuery.head);
    const shelves = named & ~slots & HEAD_NAMED ? await this.#shelvesOf({ question, slots: named }) : undefined;
    const { hits } = await this.#lists.search({
      size: limit,
      ...NOTHING_READ,
      track_total_hits: false,
      query: closeQuery({ ...request, ...(shelves && { shelves }) }, this.#knowledge()),
      sort: [{ _score: 'desc' }, { product: 'asc' }],
    });
    return hits.hits.map(idOf);
  }

  /** The categories of products that match the slots. */
  async #shelvesOf(found: Pick<Found, 'question' | 'slots'>): Promise<number[]> {
    const { aggregations } = await this.#lists.search({
      size: 0,
      track_total_hits: false,
      query: foundFilter(found),
      aggs: { shelves: { terms: { field: 'category', size: MOST_BUCKETS } } },
    });
    return (aggregations as { shelves: { buckets: { key: number }[] } }).shelves.buckets.map(({ key }) => key);
  }

  list(request: ListingRequest): Promise<ListingResult> {
    return this.#lists.list(request);
  }

  async best(categoryId: number, limit: number): Promise<number[]> {
    const { hits } = await this.#lists.search({
      size: limit,
      ...NOTHING_READ,
      track_total_hits: false,
      query: { bool: { filter: [{ term: { lists: true } }, { term: { shown: true } }, { term: { available: true } }, { term: { categories: categoryId } }] } },
      sort: [{ score: 'desc' }, { product: 'asc' }],
    });
    return hits.hits.map(idOf);
  }

  /** Reads by document id, which sees writes before the next refresh. */
  async listed(ids: readonly number[], isStaff: boolean): Promise<number[]> {
    if (ids.length === 0) return [];
    const { docs } = await this.#client.send<{ docs: { _id: string; found?: boolean; _source?: { shown: boolean } }[] }>({
      method: 'POST',
      path: `/${this.#index}/_mget?_source_includes=shown`,
      body: { ids: ids.map(String) },
    });
    const seen = new Set(docs.flatMap(({ _id, found, _source }) => (found && (isStaff || _source?.shown) ? [Number(_id)] : [])));
    return ids.filter((id) => seen.has(id));
  }

  countShown(grouping: Grouping, id: number): number {
    return this.#counts[grouping].get(id) ?? 0;
  }
}
