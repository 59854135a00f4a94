import { CONDITIONS, type ListingResult, MOST_STARS, SOURCES } from '../../listing/listing-request.ts';
import { valueIn } from './choice-key.ts';

interface Buckets {
  buckets: readonly { key: number; doc_count: number }[];
}

/** Buckets by text: code of an attribute, or `choiceKey`. */
interface NamedBuckets {
  buckets: readonly { key: string; doc_count: number }[];
}

/** The part of OpenSearch's answer that a `facetQuery` asks for; values of attributes apart. */
export interface FacetReply {
  attributes?: NamedBuckets;
  seen_manufacturers?: Buckets;
  seen_sellers?: Buckets;
  matched?: { doc_count: number };
  manufacturers: { counts: Buckets };
  sellers: { counts: Buckets };
  categories: { counts: Buckets };
  available: { counts: { doc_count: number } };
  reduced: { counts: { doc_count: number } };
  conditions: { counts: Buckets };
  ratings: { counts: Buckets };
  sources: BySource;
  shops: { priced: { counts: Buckets } };
  /** Counts without filters; absent if there are none, as the others are equal then. */
  whole?: BySource & { ratings: Buckets; conditions: Buckets; reduced: { doc_count: number } };
  price: { counts: { count: number; min: number | null; max: number | null } };
}

/** Products, and those with a price by where they come from. */
interface BySource {
  doc_count: number;
  priced: { doc_count: number; counts: Buckets };
}

/** Reply to a `valuesQuery`; groups are `group:N`. */
interface ValuesReply {
  present?: Buckets;
  values: { counts: Buckets };
}

/** Reply to a `choicesQuery`. */
interface ChoicesReply {
  present?: NamedBuckets;
  values?: { counts: NamedBuckets };
}

/** Counts by the value's number. */
const byValue = ({ buckets }: NamedBuckets): Buckets => ({ buckets: buckets.map(({ key, doc_count }) => ({ key: valueIn(key), doc_count })) });

export interface BarsReply {
  price: { counts: Buckets };
}

/** Counts by id, without 0, which stands for "none". `seen`: ids that stay with 0. */
function countsOf({ buckets }: Buckets, seen?: Buckets): Map<number, number> {
  const counts = new Map((seen?.buckets ?? []).flatMap(({ key }): [number, number][] => (key === 0 ? [] : [[key, 0]])));
  for (const { key, doc_count } of buckets) if (key !== 0) counts.set(key, doc_count);
  return counts;
}

/** Adds counts to a table by number. */
function addCounts(table: Int32Array, { buckets }: Buckets): Int32Array {
  for (const { key, doc_count } of buckets) if (key < table.length) table[key] = doc_count;
  return table;
}

/** Counts by source; products without a price cannot be ordered from any. */
function sourcesOf({ doc_count, priced }: BySource, size: number): Int32Array {
  const table = addCounts(new Int32Array(size), priced.counts);
  table[0] = (table[0] ?? 0) + doc_count - priced.doc_count;
  return table;
}

/** Counts by value id: of what is left, and of the whole base. */
interface Tables {
  table: Int32Array;
  present: Int32Array;
}

type Groups = Readonly<Record<`group:${number}`, { counts: unknown }>>;

const groupsOf = (reply: object): unknown[] => Object.entries(reply as Groups).flatMap(([name, { counts }]) => (name.startsWith('group:') ? [counts] : []));

/** Adds what a `valuesQuery` counted. */
export function addValues({ table, present }: Tables, aggregations: unknown): void {
  const reply = aggregations as ValuesReply;
  addCounts(table, reply.values.counts);
  addCounts(present, reply.present ?? reply.values.counts);
  for (const counts of groupsOf(reply)) addCounts(table, counts as Buckets);
}

/** Adds what was counted of chosen attributes, if anything was. */
export function addChoices({ table, present }: Tables, aggregations: unknown): void {
  const reply = (aggregations ?? {}) as ChoicesReply;
  if (!reply.values) return;
  addCounts(table, byValue(reply.values.counts));
  addCounts(present, byValue(reply.present ?? reply.values.counts));
  for (const counts of groupsOf(reply)) addCounts(table, byValue(counts as NamedBuckets));
}

type Goods = Omit<ListingResult, 'ids' | 'values' | 'present' | 'price'>;

/** Returns all counts but those of attributes and prices. */
export function goodsOf(reply: FacetReply): Goods {
  const whole = reply.whole ?? { ...reply.sources, ratings: reply.ratings.counts, conditions: reply.conditions.counts, reduced: reply.reduced.counts };
  return {
    total: (reply.matched ?? reply.sources).doc_count,
    manufacturers: countsOf(reply.manufacturers.counts, reply.seen_manufacturers),
    sellers: countsOf(reply.sellers.counts, reply.seen_sellers),
    categories: countsOf(reply.categories.counts),
    available: reply.available.counts.doc_count,
    reduced: reply.reduced.counts.doc_count,
    conditions: conditionsOf(reply.conditions.counts),
    ratings: starsOf(reply.ratings.counts),
    sources: sourcesOf(reply.sources, SOURCES.length + 1),
    shops: countsOf(reply.shops.priced.counts),
    whole: {
      size: whole.doc_count,
      reduced: whole.reduced.doc_count,
      conditions: conditionsOf(whole.conditions),
      ratings: starsOf(whole.ratings),
      sources: sourcesOf(whole, SOURCES.length + 1),
    },
  };
}

const conditionsOf = (counts: Buckets): Int32Array => addCounts(new Int32Array(CONDITIONS.length), counts);
const starsOf = (counts: Buckets): Int32Array => addCounts(new Int32Array(MOST_STARS + 1), counts);

export const barsOf = ({ price }: BarsReply): number[] => price.counts.buckets.map(({ doc_count }) => doc_count);
