import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { allowedErrors, distance } from './distance.ts';
import { splitWords } from './split-words.ts';

interface Known {
  word: string;
  shown: string;
  documents: number;
}

/** How much more frequent a word must be to win over one that is an error nearer. */
const NEARER = 30;
const LEAST_SIMILAR = '0.18';
const SHORTEST_HALF = 3;

export const isCorrectable = (word: string): boolean => /^\p{L}{4,40}$/u.test(word);

/**
 * The query with the unknown words replaced by the most frequent word of the vocabulary that differs in one or two
 * letters, or by the two words it is made of; as people write them. `null` where nothing is near.
 */
export async function correctWords(
  db: Db,
  { q, unknown, langs, typing }: { q: string; unknown: readonly string[]; langs: readonly LanguageCode[]; typing: boolean },
): Promise<string | null> {
  const last = splitWords(q).at(-1)?.word;
  const better = new Map<string, string>();
  for (const word of unknown.filter(isCorrectable).slice(0, 4)) {
    const shown = nearest(word, await similar(db, word, langs), typing && word === last) ?? (await twoWords(db, word, langs));
    if (shown !== null) better.set(word, shown);
  }
  if (better.size === 0) return null;
  return splitWords(q)
    .map((token) => better.get(token.word) ?? token.shown)
    .join(' ');
}

async function similar(db: Db, word: string, langs: readonly LanguageCode[]): Promise<Known[]> {
  return db.transaction().execute(async (db) => {
    await sql`select set_config('pg_trgm.similarity_threshold', ${LEAST_SIMILAR}, true)`.execute(db);
    const { rows } = await sql<Known>`
      select word, shown, documents from search_words
      where word % ${word} and word !~ '[0-9]' and lang = any(${langs}::text[]) and length(word) >= ${word.length - 2}::integer
      order by similarity(word, ${word}) desc, documents desc limit 200`.execute(db);
    return rows;
  });
}

/** The best of similar words, or `null` where all differ too much. */
export function nearest(word: string, known: readonly Known[], beginning = false): string | null {
  let best: { shown: string; points: number } | null = null;
  for (const one of known) {
    const errors = distance(word, one.word, { beginning });
    if (errors === 0 || errors > allowedErrors(word.length)) continue;
    const points = one.documents / NEARER ** (errors - 1);
    if (!best || points > best.points) best = { shown: one.shown, points };
  }
  return best?.shown ?? null;
}

/** `wallmount` is `wall mount`. */
async function twoWords(db: Db, word: string, langs: readonly LanguageCode[]): Promise<string | null> {
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_HALF + 1) }, (_, i) => i + SHORTEST_HALF);
  const halves = cuts.flatMap((cut) => [word.slice(0, cut), word.slice(cut)]);
  const { rows } =
    await sql<Known>`select word, max(shown) as shown, sum(documents)::integer as documents from search_words where lang = any(${langs}::text[]) and word = any(${halves}::text[]) group by word`.execute(
      db,
    );
  const known = new Map(rows.map((row) => [row.word, row]));
  const pairs = cuts.flatMap((cut) => {
    const [first, second] = [known.get(word.slice(0, cut)), known.get(word.slice(cut))];
    return first && second ? [{ shown: `${first.shown} ${second.shown}`, documents: Math.min(first.documents, second.documents) }] : [];
  });
  return pairs.sort((a, b) => b.documents - a.documents)[0]?.shown ?? null;
}
