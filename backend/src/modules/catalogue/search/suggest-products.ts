import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { selectByCode } from './code-queries.ts';
import { conceptAt } from './concepts.ts';
import { correctWords } from './correct-words.ts';
import { matchTitles } from './match-documents.ts';
import { documentLanguages, MAX_QUERY, queryTerms, type ReadQuery } from './read-query.ts';
import { readForAll, type SearchResult } from './search-products.ts';
import { type Completion, selectCompletions, selectSlotStatistics } from './vocabulary-queries.ts';

const LIMIT = 12;
const SHORTEST = 2;
const SCAN = 1500;
/** Completions are taken, the most frequent first, until they cover so many documents. */
const ENOUGH_DOCUMENTS = 1500;

const NOTHING: SearchResult = { ids: [], corrected: null, relaxed: false };

/** Products for a partial query: the last word may be a prefix. Searches titles, brands and categories. */
export async function suggestProducts(db: Db, { q: raw, lang }: { q: string; lang: LanguageCode }): Promise<SearchResult> {
  const q = raw.slice(0, MAX_QUERY);
  if (q.trim().length < SHORTEST) return NOTHING;
  const [exact, { queries }] = await Promise.all([selectByCode(db, q), readForAll(db, q, lang)]);
  const ids = await complete(db, queries, { q, lang });
  if (ids.length > 0 || exact.length > 0) return { ...NOTHING, ids: [...new Set([...exact, ...ids])].slice(0, LIMIT) };
  return mended(db, queries, { q, lang });
}

async function complete(db: Db, queries: readonly ReadQuery[], { q, lang }: { q: string; lang: LanguageCode }): Promise<number[]> {
  const last = queryTerms(q, lang).at(-1);
  if (!last) return [];
  const completions = await selectCompletions(db, last.word, documentLanguages(lang));
  const matches = await matchTitles(
    db,
    queries.map((query) => withCompletions(query, last.word, completions, lang)),
    { scan: SCAN, limit: LIMIT },
  );
  return matches.map((match) => match.id);
}

/** The last slot also by the words it may become. */
function withCompletions(query: ReadQuery, last: string, completions: readonly Completion[], spoken: LanguageCode): ReadQuery {
  const slot = query.slots.at(-1);
  if (!slot || slot.words.at(-1) !== last || slot.words.length > 1) return query;
  const readings = [...slot.readings];
  let documents = 0;
  for (const { lang, stem, documents: more } of completions.toSorted((a, b) => b.documents - a.documents)) {
    const concept = lang === spoken && lang !== query.lang ? conceptAt([stem], 0, spoken) : null;
    if (concept) readings.push([`=${concept.concept}`]);
    if (lang !== query.lang || documents > ENOUGH_DOCUMENTS) continue;
    readings.push([stem]);
    documents += more;
  }
  return { ...query, slots: [...query.slots.slice(0, -1), { ...slot, readings }] };
}

async function mended(db: Db, queries: readonly ReadQuery[], { q, lang }: { q: string; lang: LanguageCode }): Promise<SearchResult> {
  const knowledge = await selectSlotStatistics(db, queries);
  const unknown = (queries[0]?.slots ?? []).flatMap((slot, i) => (knowledge[i]?.inTitles ? [] : slot.words));
  const corrected = unknown.length > 0 ? await correctWords(db, { q, unknown, langs: documentLanguages(lang), typing: true }) : null;
  if (corrected === null) return NOTHING;
  const ids = await complete(db, (await readForAll(db, corrected, lang)).queries, { q: corrected, lang });
  return ids.length > 0 ? { ids, corrected, relaxed: false } : NOTHING;
}
