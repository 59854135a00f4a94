interface Buckets {
  buckets: readonly { key: number; doc_count: number }[];
}

/** The part of OpenSearch's answer that a `facetQuery` asks for. */
export interface FacetReply {
  seen_manufacturers: Buckets;
  seen_sellers: Buckets;
  manufacturers: { counts: Buckets };
  sellers: { counts: Buckets };
  categories: { counts: Buckets };
  available: { counts: { doc_count: number } };
  reduced: { counts: { doc_count: number } };
  ratings: { counts: Buckets };
  sources: BySource;
  whole: BySource & { ratings: Buckets; reduced: { doc_count: number } };
  price: { counts: { count: number; min: number | null; max: number | null } };
}

/** Products, and those with a price by where they come from. */
interface BySource {
  doc_count: number;
  priced: { doc_count: number; counts: Buckets };
}

/** Of a `valuesQuery`; groups are `group:N`. */
export interface ValuesReply {
  present?: Buckets;
  values: { counts: Buckets };
  [group: `group:${number}`]: { counts: Buckets };
}

export interface BarsReply {
  price: { counts: Buckets };
}

/** By id, without 0, which stands for "none". `seen`: those that stay with 0. */
export function countsOf({ buckets }: Buckets, seen?: Buckets): Map<number, number> {
  const counts = new Map((seen?.buckets ?? []).flatMap(({ key }): [number, number][] => (key === 0 ? [] : [[key, 0]])));
  for (const { key, doc_count } of buckets) if (key !== 0) counts.set(key, doc_count);
  return counts;
}

/** Adds counts to a table by number. */
export function addCounts(table: Int32Array, { buckets }: Buckets): Int32Array {
  for (const { key, doc_count } of buckets) if (key < table.length) table[key] = doc_count;
  return table;
}

/** By where products come from; what has no price cannot be ordered from anywhere. */
export function sourcesOf({ doc_count, priced }: BySource, size: number): Int32Array {
  const table = addCounts(new Int32Array(size), priced.counts);
  table[0] = (table[0] ?? 0) + doc_count - priced.doc_count;
  return table;
}
