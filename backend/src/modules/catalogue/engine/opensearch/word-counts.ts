import type { Word } from '../question.ts';
import { wordKey } from './word-key.ts';

type Search = (body: object) => Promise<{ aggregations?: unknown }>;

/** Greatest number of words in one request. */
const MOST = 200;
const KEPT = 50_000;

/** Counts the products that have each word; cached until the catalogue changes. */
export function createWordCounts(search: Search) {
  let counts = new Map<string, number>();
  const fetchCounts = async (keys: readonly string[]): Promise<void> => {
    const memory = counts;
    const filters = Object.fromEntries(keys.map((key, i) => [`w${i}`, { rank_feature: { field: `words.${key}` } }]));
    const { aggregations } = await search({ size: 0, track_total_hits: false, aggs: { words: { filters: { filters } } } });
    const { buckets } = (aggregations as { words: { buckets: Record<string, { doc_count: number }> } }).words;
    for (const [i, key] of keys.entries()) memory.set(key, buckets[`w${i}`]?.doc_count ?? 0);
  };
  return {
    forget: (): void => {
      counts = new Map();
    },
    count: async (words: readonly Word[]): Promise<number[]> => {
      if (counts.size > KEPT) counts = new Map();
      const memory = counts;
      const keys = words.map(wordKey);
      const missing = [...new Set(keys.filter((key) => !memory.has(key)))];
      for (let from = 0; from < missing.length; from += MOST) await fetchCounts(missing.slice(from, from + MOST));
      return keys.map((key) => memory.get(key) ?? counts.get(key) ?? 0);
    },
  };
}
