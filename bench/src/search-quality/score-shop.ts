import type { JudgedQuery } from './read-queries.ts';
import { judgeProducts } from './right-products.ts';
import type { SearchClient } from './search-client.ts';

export interface Score {
  query: JudgedQuery;
  search: boolean;
  /** `null`: not applicable to suggestions. */
  suggest: boolean | null;
  /** Displayed titles, for the report. */
  shown: string[];
}

const ROWS = 5;

/** Sends every query once as search and once as suggestion. */
export async function scoreShop(client: SearchClient, queries: readonly JudgedQuery[]): Promise<Score[]> {
  const isRight = judgeProducts(client);
  const scores: Score[] = [];
  for (const query of queries) {
    const { lang, q, right } = query;
    const found = await client.search(lang, q, ROWS);
    const suggested = await client.suggest(lang, q);
    const rows = found.items.slice(0, ROWS);
    const offered = suggested.items.slice(0, ROWS);
    const helps = (codes: readonly string[]) => right.kind === 'help' && codes.slice(0, 3).some((code) => right.pages.includes(code));
    const search = right.kind === 'none' ? found.total === 0 : right.kind === 'help' ? helps(found.help) : await isRight(lang, right, rows);
    const suggest = right.kind === 'none' ? offered.length === 0 : right.kind === 'help' ? helps(suggested.help) : await isRight(lang, right, offered);
    scores.push({ query, search, suggest, shown: right.kind === 'help' ? found.help : rows.map((row) => row.title) });
  }
  return scores;
}
