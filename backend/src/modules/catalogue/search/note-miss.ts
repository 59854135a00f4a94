import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { splitWords } from './split-words.ts';

/** Limit of different queries recorded a day; more come from scripts. */
const MOST_A_DAY = 2000;
const MOST_WORDS = 6;
const LONGEST = 60;

/**
 * The words of a query in the form that may be stored: folded and sorted, so that the typed form is lost. `null`: it may contain personal data (an
 * e-mail address, a long number, a long text).
 */
export function countableQuery(q: string): string | null {
  if (/@|\d{5}|(?:\d[\s/().-]*){6}/.test(q)) return null;
  const words = [...new Set(splitWords(q).map((token) => token.word))].sort();
  const storable = words.join(' ');
  return words.length === 0 || words.length > MOST_WORDS || storable.length > LONGEST ? null : storable;
}

/** Counts a query without results. */
export async function noteMiss(db: Db, q: string, lang: LanguageCode): Promise<void> {
  const storable = countableQuery(q);
  if (storable === null) return;
  await sql`
    insert into search_misses (lang, q) select ${lang}, ${storable}
    where exists (select from search_misses where day = current_date and lang = ${lang} and q = ${storable}) or (select count(*) from search_misses where day = current_date) < ${MOST_A_DAY}::integer
    on conflict (day, lang, q) do update set times = search_misses.times + 1`.execute(db);
}

/** Deletes counts after 90 days, which is long enough to see what the catalogue lacks. */
export async function deleteOldMisses(db: Db): Promise<void> {
  await sql`delete from search_misses where day < current_date - 90`.execute(db);
}
