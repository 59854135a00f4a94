import { CONDITIONS, type ListingRequest, type ListingResult, MOST_STARS, SOURCES } from '../../listing/listing-request.ts';
import { attributeIn, valueIn } from './choice-key.ts';
import { matchedPart, type Part, partOf } from './facet-query.ts';
import { type FilterName, filtersOf } from './list-query.ts';

interface Buckets {
  buckets: readonly { key: number; doc_count: number }[];
}

/** Buckets by text: an attribute's code, or `choiceKey`. */
interface NamedBuckets {
  buckets: readonly { key: string; doc_count: number }[];
}

interface Priced {
  doc_count: number;
  counts: Buckets;
}

/** OpenSearch's reply to a `countQuery`, with the aggregations it requested. */
export interface CountReply {
  hits: { total?: { value: number } };
  aggregations?: {
    manufacturer?: Buckets;
    seller?: Buckets;
    category?: Buckets;
    available?: { doc_count: number };
    reduced?: { doc_count: number };
    condition?: Buckets;
    rating?: Buckets;
    /** Products with a price only. */
    sources?: Priced;
    shops?: Priced;
    price?: { count: number; min: number | null; max: number | null };
    attributes?: NamedBuckets;
    choices?: NamedBuckets;
    bars?: Buckets;
  };
}

type Aggregations = NonNullable<CountReply['aggregations']>;

/** Replies by the counted part, without the values of attributes. */
export type Replies = ReadonlyMap<Part, CountReply>;

/** Returns the named counts of a part. Throws if they were not requested. */
export function countsIn<K extends keyof Aggregations>(replies: Replies, part: Part, name: K): NonNullable<Aggregations[K]> {
  const found = replies.get(part)?.aggregations?.[name];
  if (found === undefined) throw new Error(`${name} of ${part} was not counted`);
  return found;
}

/** Number of products of a part. */
export const sizeIn = (replies: Replies, part: Part): number => replies.get(part)?.hits.total?.value ?? 0;

/** Counts by id, without id 0, which means none. `seen`: ids that are listed even with count 0. */
function countsById({ buckets }: Buckets, seen: Buckets): Map<number, number> {
  const counts = new Map(seen.buckets.flatMap(({ key }): [number, number][] => (key === 0 ? [] : [[key, 0]])));
  for (const { key, doc_count } of buckets) if (key !== 0) counts.set(key, doc_count);
  return counts;
}

const NOTHING: Buckets = { buckets: [] };

/** Counts as an array by number. */
function tableOf({ buckets }: Buckets, size: number): Int32Array {
  const table = new Int32Array(size);
  for (const { key, doc_count } of buckets) if (key < size) table[key] = doc_count;
  return table;
}

const conditionsOf = (counts: Buckets): Int32Array => tableOf(counts, CONDITIONS.length);
const starsOf = (counts: Buckets): Int32Array => tableOf(counts, MOST_STARS + 1);

/** Counts by source; products without a price cannot be ordered and count as source 0. */
function sourcesIn(replies: Replies, part: Part): Int32Array {
  const { doc_count, counts } = countsIn(replies, part, 'sources');
  const table = tableOf(counts, SOURCES.length + 1);
  table[0] = (table[0] ?? 0) + sizeIn(replies, part) - doc_count;
  return table;
}

/** Returns all counts except those of attributes and prices. */
export function goodsOf(request: ListingRequest, replies: Replies): Omit<ListingResult, 'ids' | 'values' | 'present' | 'price'> {
  const filters = filtersOf(request);
  const part = (name: FilterName) => partOf(filters, name);
  const seen = (name: 'manufacturer' | 'seller') => countsIn(replies, 'base', name);
  return {
    total: sizeIn(replies, matchedPart(filters)),
    manufacturers: countsById(countsIn(replies, part('manufacturer'), 'manufacturer'), seen('manufacturer')),
    sellers: countsById(countsIn(replies, part('seller'), 'seller'), seen('seller')),
    categories: countsById(countsIn(replies, part('category'), 'category'), NOTHING),
    available: countsIn(replies, part('available'), 'available').doc_count,
    reduced: countsIn(replies, part('reduced'), 'reduced').doc_count,
    conditions: conditionsOf(countsIn(replies, part('condition'), 'condition')),
    ratings: starsOf(countsIn(replies, part('rating'), 'rating')),
    sources: sourcesIn(replies, part('sources')),
    shops: countsById(countsIn(replies, part('shops'), 'shops').counts, NOTHING),
    whole: {
      size: sizeIn(replies, 'base'),
      reduced: countsIn(replies, 'base', 'reduced').doc_count,
      conditions: conditionsOf(countsIn(replies, 'base', 'condition')),
      ratings: starsOf(countsIn(replies, 'base', 'rating')),
      sources: sourcesIn(replies, 'base'),
    },
  };
}

interface Tables {
  /** Counts by value id: of products that match all filters, or for a selected attribute all filters but its own. */
  values: Int32Array;
  present: Int32Array;
}

/** Builds the tables of attribute counts; a part may have several replies. */
export function choicesIn(request: ListingRequest, replies: readonly (readonly [Part, CountReply])[], size: number): Tables {
  const filters = filtersOf(request);
  const [values, present] = [new Int32Array(size), new Int32Array(size)];
  const add = (table: Int32Array, from: Part, attribute: string | null) => {
    for (const [part, { aggregations }] of replies) {
      if (part !== from) continue;
      for (const { key, doc_count } of aggregations?.choices?.buckets ?? []) {
        const value = valueIn(key);
        if (value < size && (attribute === null || attributeIn(key) === attribute)) table[value] = doc_count;
      }
    }
  };
  add(present, 'base', null);
  add(values, matchedPart(filters), null);
  for (const name of filters.keys()) {
    const group = groupOf(request, name);
    if (group !== null) add(values, partOf(filters, name), group);
  }
  return { values, present };
}

/** Attribute of a group's filter; `null`: another filter. */
export const groupOf = ({ groups }: ListingRequest, name: Part): string | null =>
  name.startsWith('group:') ? (groups[Number(name.slice('group:'.length))]?.attribute ?? null) : null;

export const barsOf = ({ buckets }: Buckets): number[] => buckets.map(({ doc_count }) => doc_count);
