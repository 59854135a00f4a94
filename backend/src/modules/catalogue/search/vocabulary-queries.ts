import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { slotQuery } from './match-documents.ts';
import type { ReadQuery, Slot } from './read-query.ts';

/** Statistics of the query's terms in the vocabulary. */
export interface TermStatistics {
  /** Pairs of neighbouring words that also occur as one. */
  joined: ReadonlySet<string>;
  /** Documents with the word, of a query of one word. */
  documents: number;
}

export async function selectTermStatistics(db: Db, words: readonly string[], langs: readonly LanguageCode[]): Promise<TermStatistics> {
  const pairs = words.slice(1).map((word, i) => `${words[i]}${word}`);
  const wanted = words.length === 1 ? words : pairs;
  if (wanted.length === 0) return { joined: new Set(), documents: 0 };
  const { rows } = await sql<{
    word: string;
    documents: number;
  }>`select word, max(documents) as documents from search_words where word = any(${wanted}::text[]) and lang = any(${langs}::text[]) group by word`.execute(db);
  return words.length === 1 ? { joined: new Set(), documents: rows[0]?.documents ?? 0 } : { joined: new Set(rows.map((row) => row.word)), documents: 0 };
}

export interface SlotStatistics {
  /** Occurs somewhere. */
  known: boolean;
  /** Occurs in a title, brand or category. */
  inTitles: boolean;
  /** Is (part of) the name of a brand or category. */
  isName: boolean;
}

/**
 * What the documents know of each slot: by the vocabulary, and where that knows nothing by the documents themselves.
 * The queries are readings of one query in several languages, so their slots agree.
 */
export async function selectSlotStatistics(db: Db, queries: readonly ReadQuery[]): Promise<SlotStatistics[]> {
  const stems = new Set(queries.flatMap(({ slots }) => slots.flatMap((slot) => slot.readings.flat())));
  const { rows } = await sql<{ lang: string; stem: string; is_name: boolean }>`
    select lang, stem, bool_or(is_name) as is_name from search_words where lang = any(${queries.map((query) => query.lang)}::text[]) and stem = any(${[...stems]}::text[]) group by lang, stem`.execute(
    db,
  );
  const isName = new Map(rows.map((row) => [`${row.lang} ${row.stem}`, row.is_name]));
  const knowledge: SlotStatistics[] = [];
  for (const [i] of (queries[0]?.slots ?? []).entries()) {
    const readings = queries
      .flatMap(({ lang, slots }) => slots[i]?.readings.map((reading) => reading.map((word) => isName.get(`${lang} ${word}`))) ?? [])
      .filter((reading) => !reading.includes(undefined));
    if (readings.length > 0) knowledge.push({ known: true, inTitles: true, isName: readings.some((reading) => reading.every(Boolean)) });
    else knowledge.push(await selectKnowledge(db, queries, i));
  }
  return knowledge;
}

/** Counted, not `exists`: for that the planner would read the table from its beginning. */
async function selectKnowledge(db: Db, queries: readonly ReadQuery[], i: number): Promise<SlotStatistics> {
  const countIn = (column: 'words' | 'top') =>
    sql.join(
      queries.map(
        ({ lang, slots }) =>
          sql`(select count(*) from search_documents where lang = ${sql.lit(lang)} and ${sql.ref(column)} @@ (select ${slotQuery(slots[i] as Slot)}::tsquery))`,
      ),
      sql` + `,
    );
  const { rows } = await sql<{ anywhere: number; titles: number }>`select ${countIn('words')} as anywhere, ${countIn('top')} as titles`.execute(db);
  const [row] = rows;
  const inTitles = (row?.titles ?? 0) > 0;
  return {
    known: (row?.anywhere ?? 0) > 0,
    inTitles,
    isName: inTitles && queries.some(({ slots }) => slots[i]?.readings.some(([first]) => first?.startsWith('='))),
  };
}

export interface Completion {
  lang: LanguageCode;
  word: string;
  stem: string;
  documents: number;
}

const COMPLETIONS = 12;

/** The most frequent words with a beginning. */
export async function selectCompletions(db: Db, beginning: string, langs: readonly LanguageCode[]): Promise<Completion[]> {
  const length = Math.min(3, beginning.length);
  const column = sql.raw(`left(word, ${length})`);
  const longer = beginning.length > 3 ? sql`and starts_with(word, ${beginning})` : sql``;
  const parts = langs.map(
    (lang) =>
      sql`(select lang, word, stem, documents from search_words where lang = ${lang} and ${column} = ${beginning.slice(0, length)} ${longer} order by documents desc limit ${COMPLETIONS}::integer)`,
  );
  const { rows } = await sql<Completion>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}
