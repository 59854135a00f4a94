import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';

export interface SearchCount {
  lang: LanguageCode;
  q: string;
  shown: string;
  visitors: number;
}
export interface FilterCount {
  category_id: number;
  attribute_code: string;
  visitors: number;
}

/** Limit of different queries counted a day; more come from scripts. */
const MOST_A_DAY = 5000;
/** Least frequency of words that are suggested to other shoppers: distinct days, and networks. */
const LEAST = { days: 3, visitors: 8 };
const WINDOW_DAYS = 30;
/** Half-life of a query's weight, in days. */
const HALF_LIFE = 7;
const MOST_A_LANGUAGE = 24;
const KEPT_DAYS = 90;

export async function addSearchCounts(db: Db, counts: readonly SearchCount[]): Promise<void> {
  if (counts.length === 0) return;
  await sql`
    insert into search_counts (lang, q, shown, visitors)
    select lang, q, shown, visitors from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c(lang text, q text, shown text, visitors integer)
    where (select count(*) from search_counts where day = current_date) < ${MOST_A_DAY}::integer
      or exists (select from search_counts s where s.day = current_date and s.lang = c.lang and s.q = c.q)
    order by lang, q
    on conflict (day, lang, q) do update set visitors = search_counts.visitors + excluded.visitors`.execute(db);
}

export async function addFilterCounts(db: Db, counts: readonly FilterCount[]): Promise<void> {
  if (counts.length === 0) return;
  await sql`
    insert into filter_counts (category_id, attribute_code, visitors)
    select category_id, attribute_code, visitors
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c(category_id integer, attribute_code text, visitors integer)
    order by category_id, attribute_code
    on conflict (day, category_id, attribute_code) do update set visitors = filter_counts.visitors + excluded.visitors`.execute(db);
}

/** Words that many shoppers searched for with results, most frequent first. The weight of a search halves in seven days. */
export async function selectPopular(db: Db): Promise<{ lang: LanguageCode; shown: string }[]> {
  const { rows } = await sql<{ lang: LanguageCode; shown: string }>`
    select lang, shown from (
      select lang, q, (array_agg(shown order by visitors desc, day desc))[1] as shown,
        row_number() over (partition by lang order by sum(visitors * power(0.5, (current_date - day) / ${HALF_LIFE}::float8)) desc, q) as place
      from search_counts where day > current_date - ${WINDOW_DAYS}::integer
      group by lang, q having count(*) >= ${LEAST.days}::integer and sum(visitors) >= ${LEAST.visitors}::integer) asked
    where place <= ${MOST_A_LANGUAGE}::integer order by lang, place`.execute(db);
  return rows;
}

export async function selectFilterUse(db: Db): Promise<FilterCount[]> {
  const { rows } = await sql<FilterCount>`
    select category_id, attribute_code, sum(visitors)::integer as visitors from filter_counts
    where day > current_date - ${KEPT_DAYS}::integer group by category_id, attribute_code`.execute(db);
  return rows;
}

export async function deleteOldCounts(db: Db): Promise<void> {
  await sql`delete from search_counts where day <= current_date - ${KEPT_DAYS}::integer`.execute(db);
  await sql`delete from filter_counts where day <= current_date - ${KEPT_DAYS}::integer`.execute(db);
}
