import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { SearchClient } from './search-client.ts';

export interface RankScore {
  queries: number;
  /** Mean NDCG@10 over the imported products; unjudged ones count as wrong. */
  all: number;
  /** Score including the shop's earlier, unjudged products. */
  withOthers: number;
  /** Score of the results from the judged source only. */
  judgedSource: number;
  /** Score of judged products only: unjudged ones are neither right nor wrong. */
  judgedAlone: number;
  /** Share of the judged products that appeared in any result. */
  seen: number;
}

/**
 * Scores a shop that imported the catalogue files of a folder, by the ratings in it: `search-judgements.csv.gz` with query, source, source_id and rating.
 * Queries without a relevant product are skipped.
 */
export async function rankOfFolder(client: SearchClient, folder: string, half?: 'fit' | 'check'): Promise<RankScore> {
  const ratings = readRatings(folder);
  const sources = sourcesOf(folder);
  const isImported = (code: string) => sources.some((source) => code.startsWith(`${source}-`));
  const scores: Omit<RankScore, 'queries' | 'seen'>[] = [];
  const [rated, seen] = [new Set<string>(), new Set<string>()];
  for (const [i, [query, ratingOf]] of [...ratings].sort(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    if (Math.max(...ratingOf.values()) < 1 || (half && (i % 2 === 0 ? 'fit' : 'check') !== half)) continue;
    const codes = await shownCodes(client, query);
    const best = gain([...ratingOf.values()].sort((a, b) => b - a));
    const score = (of: (code: string) => boolean) => gain(codes.filter(of).map((code) => ratingOf.get(code) ?? 0)) / best;
    scores.push({
      all: score(isImported),
      withOthers: score(() => true),
      judgedSource: score((code) => code.startsWith(`${SOURCE}-`)),
      judgedAlone: score((code) => ratingOf.has(code)),
    });
    for (const code of ratingOf.keys()) rated.add(code);
    for (const code of codes) if (ratingOf.has(code)) seen.add(code);
  }
  const mean = (of: keyof (typeof scores)[number]) => scores.reduce((sum, one) => sum + one[of], 0) / Math.max(1, scores.length);
  return {
    queries: scores.length,
    ...{ all: mean('all'), withOthers: mean('withOthers'), judgedSource: mean('judgedSource'), judgedAlone: mean('judgedAlone') },
    seen: seen.size / Math.max(1, rated.size),
  };
}

/** Codes in the order of the pages, with close matches after the last result, until ten of the judged source are among them. */
async function shownCodes(client: SearchClient, query: string): Promise<string[]> {
  const codes: string[] = [];
  for (let page = 1, pages = 1; page <= pages && codes.filter((code) => code.startsWith(`${SOURCE}-`)).length < DEPTH; page += 1) {
    const found = await client.search('en', query, MOST, page);
    pages = found.pages;
    codes.push(...[...found.items, ...found.close].map(({ code }) => code.toLowerCase()));
  }
  return codes;
}

const SOURCE = 'icecat-chorus';
const DEPTH = 10;
/** Rows of one page. */
const MOST = 96;

const gain = (ratings: readonly number[]): number => ratings.slice(0, DEPTH).reduce((sum, rating, i) => sum + (2 ** rating - 1) / Math.log2(i + 2), 0);

const cachedSources = new Map<string, string[]>();

/** Returns the sources of the catalogue files, which are prefixes of their product codes. */
function sourcesOf(folder: string): string[] {
  const before = cachedSources.get(folder);
  if (before) return before;
  const sources = new Set<string>();
  for (const name of readdirSync(folder).filter((one) => /^catalogue.*\.ndjson(?:\.gz)?$/.test(one)))
    for (const [, source] of textOf(join(folder, name)).matchAll(/^\{"source":\s*"([^"]+)"/gm)) sources.add((source as string).toLowerCase());
  cachedSources.set(folder, [...sources]);
  return [...sources];
}

function textOf(path: string): string {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Ratings by query and by the product's code in the shop. */
function readRatings(folder: string): Map<string, Map<string, number>> {
  const name = readdirSync(folder).find((one) => /^search-judgements\.csv(\.gz)?$/.test(one));
  if (!name) throw new Error(`no search-judgements.csv.gz in ${folder}`);
  const ratings = new Map<string, Map<string, number>>();
  for (const line of textOf(join(folder, name)).split('\n').slice(1)) {
    const [, query, source, id, rating] = /^(.*),([^,]+),([^,]+),(\d)$/.exec(line.trim()) ?? [];
    if (query === undefined) continue;
    const words = query.replace(/^"|"$/g, '').replace(/""/g, '"');
    const rated = ratings.get(words) ?? new Map<string, number>();
    rated.set(`${source}-${id}`.toLowerCase(), Number(rating));
    ratings.set(words, rated);
  }
  return ratings;
}
