import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { SearchClient } from './search-client.ts';

export interface RankScore {
  queries: number;
  /** Mean NDCG@10 over all results; what is not judged counts as wrong. */
  all: number;
  /** The same with the results of the judged source alone. */
  judgedSource: number;
}

/**
 * Judges a shop that imported the catalogue files of a folder by the ratings beside them: `search-judgements.csv.gz` with query, source, source_id and
 * rating. Queries without a product that fits are left out.
 */
export async function rankOfFolder(client: SearchClient, folder: string, half?: 'fit' | 'check'): Promise<RankScore> {
  const ratings = readRatings(folder);
  const scores: [number, number][] = [];
  for (const [i, [query, rated]] of [...ratings].sort(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    if (Math.max(...rated.values()) < 1 || (half && (i % 2 === 0 ? 'fit' : 'check') !== half)) continue;
    const { items } = await client.search('en', query, 96);
    const gains = items.map(({ code }) => rated.get(code.toLowerCase()) ?? 0);
    const ofSource = items.filter(({ code }) => code.toLowerCase().startsWith(`${SOURCE}-`)).map(({ code }) => rated.get(code.toLowerCase()) ?? 0);
    const best = [...rated.values()].sort((a, b) => b - a);
    scores.push([gain(gains) / gain(best), gain(ofSource) / gain(best)]);
  }
  const mean = (of: 0 | 1) => scores.reduce((sum, one) => sum + one[of], 0) / Math.max(1, scores.length);
  return { queries: scores.length, all: mean(0), judgedSource: mean(1) };
}

const SOURCE = 'icecat-chorus';
const DEPTH = 10;

const gain = (ratings: readonly number[]): number => ratings.slice(0, DEPTH).reduce((sum, rating, i) => sum + (2 ** rating - 1) / Math.log2(i + 2), 0);

/** Query to the ratings of products by their code in the shop. */
function readRatings(folder: string): Map<string, Map<string, number>> {
  const name = readdirSync(folder).find((one) => /^search-judgements\.csv(\.gz)?$/.test(one));
  if (!name) throw new Error(`no search-judgements.csv.gz in ${folder}`);
  const bytes = readFileSync(join(folder, name));
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const ratings = new Map<string, Map<string, number>>();
  for (const line of text.split('\n').slice(1)) {
    const [, query, source, id, rating] = /^(.*),([^,]+),([^,]+),(\d)$/.exec(line.trim()) ?? [];
    if (query === undefined) continue;
    const words = query.replace(/^"|"$/g, '').replace(/""/g, '"');
    const rated = ratings.get(words) ?? new Map<string, number>();
    rated.set(`${source}-${id}`.toLowerCase(), Number(rating));
    ratings.set(words, rated);
  }
  return ratings;
}
