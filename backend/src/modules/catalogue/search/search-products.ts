import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { selectAvailable, selectByCode } from './code-queries.ts';
import { correctWords } from './correct-words.ts';
import { type Match, matchDocuments, matchTitles, mergeMatches } from './match-documents.ts';
import { documentLanguages, MAX_QUERY, queryTerms, type ReadQuery, readQuery } from './read-query.ts';
import { relaxedQueries } from './relax-query.ts';
import { selectTermStatistics, selectSlotStatistics } from './vocabulary-queries.ts';

export interface SearchResult {
  /** Products by rank; configurable ones as their initial offer. The caller filters by visibility. */
  ids: number[];
  /** The query with its typing errors mended, as people write it; set when these results are of that one. */
  corrected: string | null;
  /** A word was left out, as no product has all of them. */
  relaxed: boolean;
}

const LIMIT = 3000;
/** Rows read at a time in each language. */
const SCAN = 2500;
/** A word that more titles have is not looked for in the rest of the texts. */
const COMMON = 1500;
/** So many products that can be ordered now come before others that fit as well: ten pages. */
const AVAILABLE_FIRST = 240;

/** Products for a query: by code, then by words; all words must fit. Where nothing fits, typing errors are mended, then words left out. */
export async function searchProducts(db: Db, { q: raw, lang, limit = LIMIT }: { q: string; lang: LanguageCode; limit?: number }): Promise<SearchResult> {
  const q = raw.slice(0, MAX_QUERY);
  const [exact, found] = await Promise.all([selectByCode(db, q), findByWords(db, { q, lang, limit })]);
  if (found.matches.length > 0 || exact.length > 0)
    return { ids: withExactFirst(exact, await availableFirst(db, found.matches)).slice(0, limit), corrected: null, relaxed: false };
  return mendedSearch(db, { q, lang, limit, queries: found.queries });
}

async function findByWords(db: Db, { q, lang, limit }: { q: string; lang: LanguageCode; limit: number }): Promise<{ queries: ReadQuery[]; matches: Match[] }> {
  const { queries, documents } = await readForAll(db, q, lang);
  if (!queries[0]?.slots.length) return { queries, matches: [] };
  return { queries, matches: documents > COMMON ? await matchTitles(db, queries, { scan: SCAN, limit }) : await matchAll(db, queries, limit) };
}

/** The query for the documents of each searched language; `documents`: how many contain a single-word query. */
export async function readForAll(db: Db, q: string, spoken: LanguageCode): Promise<{ queries: ReadQuery[]; documents: number }> {
  const langs = documentLanguages(spoken);
  const { joined, documents } = await selectTermStatistics(
    db,
    queryTerms(q, spoken).map((term) => term.word),
    langs,
  );
  return { queries: langs.map((lang) => readQuery({ q, spoken, lang, joined })), documents };
}

/** Words everywhere; where that is too much, those with everything in the title as well. */
async function matchAll(db: Db, queries: readonly ReadQuery[], limit: number): Promise<Match[]> {
  const everywhere = await matchDocuments(db, queries, { only: 'words', scan: SCAN, limit });
  return everywhere.full ? mergeMatches([await matchTitles(db, queries, { scan: SCAN, limit }), everywhere.matches], limit) : everywhere.matches;
}

async function mendedSearch(
  db: Db,
  { q, lang, limit, queries }: { q: string; lang: LanguageCode; limit: number; queries: readonly ReadQuery[] },
): Promise<SearchResult> {
  const knowledge = await selectSlotStatistics(db, queries);
  const unknown = (queries[0]?.slots ?? []).flatMap((slot, i) => (knowledge[i]?.known ? [] : slot.words));
  const corrected = unknown.length > 0 ? await correctWords(db, { q, unknown, langs: documentLanguages(lang), typing: false }) : null;
  if (corrected !== null) {
    const { matches } = await findByWords(db, { q: corrected, lang, limit });
    if (matches.length > 0) return { ids: await availableFirst(db, matches), corrected, relaxed: false };
  }
  for (const fewer of relaxedQueries(queries, knowledge)) {
    const matches = await matchAll(db, fewer, limit);
    if (matches.length > 0) return { ids: await availableFirst(db, matches), corrected: null, relaxed: true };
  }
  return { ids: [], corrected: null, relaxed: false };
}

async function availableFirst(db: Db, matches: readonly Match[]): Promise<number[]> {
  const best = matches.slice(0, AVAILABLE_FIRST);
  if (best.length < 2) return best.map((match) => match.id);
  const available = await selectAvailable(
    db,
    best.map((match) => match.id),
  );
  const sorted = best.toSorted((a, b) => b.fit - a.fit || Number(available.has(b.id)) - Number(available.has(a.id)));
  return [...sorted, ...matches.slice(AVAILABLE_FIRST)].map((match) => match.id);
}

const withExactFirst = (exact: readonly number[], ids: readonly number[]): number[] => (exact.length === 0 ? [...ids] : [...new Set([...exact, ...ids])]);
